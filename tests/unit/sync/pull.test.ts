import { describe, expect, test } from 'vitest';
import type { SyncAnswer } from '../../../src/domain/contracts/sync-protocol.ts';
import { nextPullState, type PullState, unread } from '../../../src/sync/pull.ts';
import { uuid } from '../data/family.ts';

/** What an answer says about how far a device has read. */

const now = { seen: { version: 50, stamp: 'now' } };
const read: PullState = { ...unread, cursor: 40, floor: 10, seen: { version: 40, stamp: 'then' }, histories: 2, patches: true };
const answer = (change: Partial<SyncAnswer> = {}): SyncAnswer => ({
  receipts: [],
  rows: [],
  cursor: 50,
  more: false,
  purged: 10,
  ...now,
  ...change,
});
const row = (n: number) => ({ table: 'children', id: uuid(n), version: n, deleted_at: null, fields: {} }) as const;

describe('an answer', () => {
  test('moves the cursor, and tells what was seen and whether patches are accepted', () => {
    expect(nextPullState(read, 40, answer({ patches: true }))).toEqual({ kind: 'on', state: { ...read, ...now, cursor: 50 } });
    expect(nextPullState(read, 40, answer())).toEqual({ kind: 'on', state: { ...read, ...now, cursor: 50, patches: false } });
  });

  test('to a request from another cursor moves nothing', () => {
    for (const since of [39, 41, 0])
      expect(nextPullState(read, since, answer({ purged: 99, other_history: true }))).toEqual({ kind: 'on', state: read });
  });

  test('never moves the cursor back', () => {
    expect(nextPullState(read, 40, answer({ cursor: 30 }))).toMatchObject({ kind: 'on', state: { cursor: 40 } });
  });

  test('to the very first request tells up to which version deletions were purged', () => {
    expect(nextPullState(unread, 0, answer({ purged: 33 }))).toMatchObject({ kind: 'on', state: { cursor: 50, floor: 33 } });
    expect(nextPullState(read, 40, answer({ purged: 3 }))).toMatchObject({ state: { floor: 10 } });
  });
});

describe('purged deletions', () => {
  test('make a device that has not seen them read everything again', () => {
    expect(nextPullState(read, 40, answer({ purged: 41, patches: true }))).toEqual({
      kind: 'reread',
      state: { ...read, ...now, cursor: 0, reread: [] },
    });
  });

  test('don’t matter to a device that has read past them, or started after them', () => {
    expect(nextPullState(read, 40, answer({ purged: 40 }))).toMatchObject({ kind: 'on' });
    expect(nextPullState({ ...read, floor: 45 }, 40, answer({ purged: 45 }))).toMatchObject({ kind: 'on' });
    expect(nextPullState(unread, 0, answer({ purged: 45 }))).toMatchObject({ kind: 'on' });
  });
});

describe('while everything is read again', () => {
  const again: PullState = { ...read, cursor: 0, reread: ['children x'] };
  const applied = { table: 'children', id: uuid(3), outcome: 'applied', version: 51 } as const;
  const refused = { table: 'children', id: uuid(4), outcome: 'rejected', code: 'too_many', reason: 'children' } as const;

  test('the read rows are recorded page by page, with those just accepted and without refused ones', () => {
    const met = ['children x', `children ${uuid(1)}`, `children ${uuid(3)}`];
    const page = { rows: [row(1)], receipts: [applied, refused] };
    expect(nextPullState(again, 0, answer({ ...page, more: true }))).toMatchObject({ kind: 'on', state: { cursor: 50, reread: met } });
    expect(nextPullState(again, 0, answer(page))).toEqual({
      kind: 'reread-done',
      state: { ...again, ...now, cursor: 50, reread: null, patches: false },
      met: new Set(met),
    });
  });
});

describe('another history', () => {
  test('is read from the start, and nothing of the former one counts', () => {
    expect(nextPullState(read, 40, answer({ other_history: true, seen: { version: 3, stamp: 'else' }, patches: true }))).toEqual({
      kind: 'other-history',
      state: { ...unread, seen: { version: 3, stamp: 'else' }, histories: 3, meeting: true, patches: true },
    });
  });

  test('counts as known once it was completely read', () => {
    const meeting: PullState = { ...unread, meeting: true };
    expect(nextPullState(meeting, 0, answer({ more: true }))).toMatchObject({ state: { meeting: true } });
    expect(nextPullState(meeting, 0, answer())).toMatchObject({ state: { meeting: false } });
    expect(nextPullState(unread, 0, answer({ more: true }))).toMatchObject({ state: { meeting: false } });
  });
});
