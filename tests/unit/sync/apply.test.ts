import { describe, expect, test } from 'vitest';
import type { Row, Shadow } from '../../../src/data/schema.ts';
import type { Fields, ServerRow } from '../../../src/domain/contracts/sync-protocol.ts';
import { applied, conflicted, pulled, type RowState, rejected } from '../../../src/sync/apply.ts';
import { asUnsynced, descends } from '../../../src/sync/history.ts';
import type { Outgoing } from '../../../src/sync/ports.ts';
import { uuid } from '../data/family.ts';

/** What an answer from the server does to a row. */

const id = uuid(1);
const mia: Fields = { name: 'Mia', age: 6, interests: [], limitations: null };
const refusal = { code: '23514', reason: 'children_name_length', at: '2026-11-21T10:00:00.000Z' };

const row = (change: Partial<Row> = {}): Row => ({
  id,
  version: 5,
  deletedAt: null,
  dirty: 1,
  revision: 3,
  fields: mia,
  trail: ['m1'],
  ...change,
});
const clean = (change: Partial<Row> = {}): Row => row({ dirty: 0, ...change });
const shadow = (change: Partial<Shadow> = {}): Shadow => ({ table: 'children', id, base: mia, sent: [], ...change });
const sent = (change: Partial<Outgoing> = {}): Outgoing => ({
  table: 'children',
  id,
  base: 5,
  revision: 3,
  deleted: false,
  fields: mia,
  patch: null,
  trail: ['m1', 'm2'],
  ...change,
});
const server = (version: number, fields: Fields = mia, trail: readonly string[] = ['m1', 'other']): ServerRow => ({
  table: 'children',
  id,
  version,
  deleted_at: null,
  fields: { ...fields, sync_trail: trail },
});
const tombstone = (version: number): ServerRow => ({ table: 'children', id, version, deleted_at: '2026-11-21T10:00:00.000Z', fields: {} });

describe('the server has accepted a change', () => {
  test('the row is clean, with the receipt’s version and the push’s mark; an earlier refusal is cleared', () => {
    const state: RowState = { row: row({ rejected: refusal }), shadow: shadow() };
    expect(applied(state, sent(), 6)).toEqual({ row: clean({ version: 6, trail: ['m1', 'm2'] }), shadow: null, backups: [] });
  });

  test('a row edited meanwhile stays dirty, with the sent state as its base; earlier pushes are forgotten', () => {
    const edited = row({ revision: 5, fields: { ...mia, age: 7 } });
    const before = [2, 3, 4].map((revision) => ({ revision, deleted: false, fields: mia, mark: `m${revision}` }));
    const outcome = applied({ row: edited, shadow: shadow({ base: null, sent: before }) }, sent({ fields: { ...mia, name: 'Mimi' } }), 6);
    expect(outcome).toEqual({
      row: { ...edited, version: 6, trail: ['m1', 'm2'] },
      shadow: { base: { ...mia, name: 'Mimi' }, sent: [before[2]] },
      backups: [],
    });
  });

  test('a row edited meanwhile stays dirty even if the sent state was not recorded', () => {
    const outcome = applied({ row: row({ revision: 4 }), shadow: undefined }, sent(), 6);
    expect(outcome).toMatchObject({ row: { dirty: 1, version: 6 }, shadow: { base: mia, sent: [] } });
  });

  test('an outdated receipt changes nothing', () => {
    expect(applied({ row: row({ version: 6 }), shadow: shadow() }, sent(), 6)).toBeNull();
    expect(applied({ row: clean({ version: 9 }), shadow: undefined }, sent(), 6)).toBeNull();
  });

  test('an edit that was discarded while being sent comes back, because the account has it', () => {
    const givenUp = { row: clean({ revision: 4 }), shadow: undefined };
    const outcome = applied(givenUp, sent({ fields: { ...mia, name: 'Mimi' } }), 6);
    expect(outcome).toEqual({
      row: clean({ version: 6, revision: 4, fields: { ...mia, name: 'Mimi' }, trail: ['m1', 'm2'] }),
      shadow: null,
      backups: [],
    });
    expect(applied(givenUp, sent({ deleted: true }), 6)).toBeNull();
  });

  test('a row deleted from the device meanwhile is restored as it was sent, but not if a deletion was sent', () => {
    expect(applied({ row: undefined, shadow: undefined }, sent(), 6)?.row).toEqual(clean({ version: 6, trail: ['m1', 'm2'] }));
    expect(applied({ row: undefined, shadow: undefined }, sent({ deleted: true, fields: {} }), 6)).toBeNull();
  });
});

describe('the server refuses a change', () => {
  test('the row waits for a person, with the reason, and keeps its base', () => {
    const state: RowState = { row: row(), shadow: shadow({ sent: [{ revision: 3, deleted: false, fields: mia, mark: 'm2' }] }) };
    expect(rejected(state, sent(), refusal)).toEqual({
      row: row({ rejected: refusal }),
      shadow: { base: mia, sent: state.shadow?.sent },
      backups: [],
    });
    expect(rejected({ row: row(), shadow: undefined }, sent(), refusal)?.shadow).toEqual({ base: null, sent: [] });
  });

  test.each<[string, Row | undefined]>([
    ['is gone', undefined],
    ['has been taken meanwhile', clean()],
    ['has been merged with another version meanwhile', row({ version: 6 })],
    ['has been edited again', row({ revision: 4 })],
  ])('a row that %s is not marked as refused', (_what, now) => {
    expect(rejected({ row: now, shadow: shadow() }, sent(), refusal)).toBeNull();
  });

  test('after a refused patch the whole row is sent, edited again or not, without asking anybody', () => {
    for (const revision of [3, 4]) {
      const outcome = rejected({ row: row({ revision }), shadow: shadow() }, sent({ patch: [] }), refusal);
      expect(outcome).toEqual({ row: row({ revision }), shadow: { base: mia, sent: [], whole: true }, backups: [] });
    }
    expect(rejected({ row: row(), shadow: undefined }, sent({ patch: [] }), refusal)?.shadow).toEqual({
      base: null,
      sent: [],
      whole: true,
    });
  });
});

describe('a row from the account, without unsynced changes here', () => {
  test('is stored unchanged, with its trail', () => {
    const news = server(6, { ...mia, age: 7 });
    expect(pulled({ row: undefined, shadow: undefined }, news)).toEqual({
      row: clean({ version: 6, revision: 0, fields: { ...mia, age: 7 }, trail: ['m1', 'other'] }),
      shadow: null,
      backups: [],
    });
    expect(pulled({ row: clean(), shadow: undefined }, news)).toEqual({
      row: clean({ version: 6, fields: { ...mia, age: 7 }, trail: ['m1', 'other'] }),
      shadow: null,
      backups: [],
    });
  });

  test('is ignored if it is older or the same, and stored if the same version has other content', () => {
    expect(pulled({ row: clean(), shadow: undefined }, server(4, { ...mia, age: 7 }))).toBeNull();
    expect(pulled({ row: clean(), shadow: undefined }, server(5))).toBeNull();
    expect(pulled({ row: clean(), shadow: undefined }, server(5, { ...mia, age: 7 }))?.row.fields).toEqual({ ...mia, age: 7 });
  });

  test('is deleted here if it is deleted there, with its content cleared', () => {
    const wordy = { ...tombstone(6), fields: { ...mia, sync_trail: ['m1'] } };
    for (const theirs of [tombstone(6), wordy]) {
      expect(pulled({ row: clean(), shadow: undefined }, theirs)?.row).toEqual(
        clean({ version: 6, deletedAt: '2026-11-21T10:00:00.000Z', fields: {}, trail: [] }),
      );
    }
  });
});

describe('a row from the account that was edited here', () => {
  const edited = row({ fields: { ...mia, age: 7 } });
  const state: RowState = { row: edited, shadow: shadow() };

  test('an older version, and the one the edit is based on, change nothing', () => {
    expect(pulled(state, server(4, { ...mia, name: 'Old' }))).toBeNull();
    expect(pulled(state, server(5))).toBeNull();
    expect(pulled({ row: edited, shadow: undefined }, server(5, { ...mia, name: 'Else' }))).toBeNull();
  });

  test('a newer version is merged: both sides’ changes are kept, and sent with the new base', () => {
    expect(pulled(state, server(6, { ...mia, name: 'Mimi' }))).toEqual({
      row: row({ version: 6, revision: 4, fields: { ...mia, name: 'Mimi', age: 7 }, trail: ['m1', 'other'] }),
      shadow: { base: { ...mia, name: 'Mimi' }, sent: [] },
      backups: [],
    });
  });

  test('the merged row’s trail has the marks of both', () => {
    expect(pulled({ row: { ...edited, trail: ['m0', 'm1'] }, shadow: shadow() }, server(6))?.row.trail).toEqual(['m0', 'm1', 'other']);
    const { trail: _, ...older } = edited;
    expect(pulled({ row: older, shadow: shadow() }, server(6))?.row.trail).toEqual(['m1', 'other']);
  });

  test('a newer version without changes to the edited fields does not count as a new edit', () => {
    const outcome = pulled(state, server(6));
    expect(outcome?.row).toEqual(row({ version: 6, fields: edited.fields, trail: ['m1', 'other'] }));
  });

  test('is clean if both sides made the same change', () => {
    expect(pulled(state, server(6, { ...mia, age: 7 }))).toEqual({
      row: clean({ version: 6, revision: 4, fields: { ...mia, age: 7 }, trail: ['m1', 'other'] }),
      shadow: null,
      backups: [],
    });
  });

  test('each side that loses a change in the merge is kept as a backup', () => {
    const outcome = pulled(state, server(6, { ...mia, age: 8 }));
    expect(outcome?.row.fields).toEqual({ ...mia, age: 7 });
    expect(outcome?.backups).toEqual([{ side: 'account', fields: { ...mia, age: 8 } }]);
  });

  test('the device’s row is kept as a backup if the account’s was edited later', () => {
    const named = (custom_name: string, updated_at: string): Fields => ({ custom_name, updated_at });
    const here = row({ fields: named('One', '2026-01-02T00:00:00.000Z') });
    const theirs = { ...server(6, named('Two', '2026-01-03T00:00:00.000Z')), table: 'adventure_sessions' } as const;
    const outcome = pulled({ row: here, shadow: shadow({ base: named('Old', '2026-01-01T00:00:00.000Z') }) }, theirs);
    expect(outcome?.row).toMatchObject({ dirty: 0, fields: { custom_name: 'Two' } });
    expect(outcome?.backups).toEqual([{ side: 'device', fields: here.fields }]);
  });

  test('a refused row that a merge has changed is no longer refused', () => {
    const refused: RowState = { row: { ...edited, rejected: refusal }, shadow: shadow() };
    expect(pulled(refused, server(6, { ...mia, name: 'Mimi' }))?.row).not.toHaveProperty('rejected');
    expect(pulled(refused, server(6))?.row.rejected).toEqual(refusal);
  });

  test('is merged with its base version if that now has other content', () => {
    expect(pulled(state, server(5, { ...mia, name: 'Mia, as the server writes it' }))).toMatchObject({
      row: { version: 5, dirty: 1, fields: { ...mia, name: 'Mia, as the server writes it', age: 7 } },
    });
  });

  test('is deleted if the account’s row is, and the edit is kept as a backup; if both are deleted there is no backup', () => {
    expect(pulled(state, tombstone(6))).toEqual({
      row: clean({ version: 6, revision: 4, deletedAt: '2026-11-21T10:00:00.000Z', fields: {}, trail: [] }),
      shadow: null,
      backups: [{ side: 'device', fields: edited.fields }],
    });
    expect(pulled({ row: row({ deletedAt: 'then', fields: {} }), shadow: shadow() }, tombstone(6))?.backups).toEqual([]);
  });

  test('stays deleted if it was deleted here; the account’s newer version is kept as a backup', () => {
    const gone: RowState = { row: row({ deletedAt: 'then', fields: {} }), shadow: shadow() };
    expect(pulled(gone, server(6, { ...mia, name: 'Mimi' }))).toEqual({
      row: row({ version: 6, deletedAt: 'then', fields: {}, trail: ['m1', 'other'] }),
      shadow: { base: { ...mia, name: 'Mimi' }, sent: [] },
      backups: [{ side: 'account', fields: { ...mia, name: 'Mimi' } }],
    });
    expect(pulled(gone, server(6))?.backups).toEqual([]);
    expect(pulled({ ...gone, shadow: undefined }, server(6))?.backups).toHaveLength(1);
  });

  test('the last push that arrived is the merge base, even if its answer was lost', () => {
    const pushes = [
      { revision: 1, deleted: false, fields: { ...mia, age: 7 }, mark: 'first' },
      { revision: 2, deleted: false, fields: { ...mia, age: 8 }, mark: 'second' },
      { revision: 3, deleted: true, fields: {}, mark: 'third' },
    ];
    const here: RowState = { row: row({ fields: { ...mia, age: 8 } }), shadow: shadow({ base: mia, sent: pushes }) };
    // Somebody has changed eight to nine after seeing the eight, so that is no conflict.
    const outcome = pulled(here, server(6, { ...mia, age: 9 }, ['first', 'second', 'third', 'theirs']));
    expect(outcome?.row).toMatchObject({ dirty: 0, fields: { age: 9 } });
    expect(outcome?.backups).toEqual([]);
  });

  test('without a base, the account’s row is an earlier state of this one if this one’s trail contains its last mark', () => {
    const here: RowState = {
      row: row({ version: 0, fields: { ...mia, limitations: null, age: 8 }, trail: ['m1', 'm2'] }),
      shadow: undefined,
    };
    const past = { ...mia, limitations: 'No nuts', age: 6 };
    expect(pulled(here, server(6, past, ['m1']))?.row.fields).toMatchObject({ age: 8, limitations: null });
    expect(pulled(here, server(6, past, ['else']))?.row.fields).toMatchObject({ age: 8, limitations: 'No nuts' });
    const { trail: _, ...older } = here.row ?? row();
    expect(pulled({ row: older, shadow: undefined }, server(6, past, []))?.row.fields).toMatchObject({ age: 8, limitations: 'No nuts' });
  });
});

describe('the server has another version than the one that was edited', () => {
  const state: RowState = { row: row({ fields: { ...mia, age: 7 } }), shadow: shadow() };

  test('the account’s version becomes the new base, even an older one from a restored backup', () => {
    expect(conflicted(state, sent(), server(3, { ...mia, name: 'Mimi' }))).toMatchObject({
      row: { version: 3, fields: { ...mia, name: 'Mimi', age: 7 } },
      shadow: { base: { ...mia, name: 'Mimi' } },
    });
  });

  test('nothing changes if the row has changed meanwhile, or has that version already', () => {
    expect(conflicted({ ...state, row: row({ version: 6 }) }, sent(), server(3))).toBeNull();
    expect(conflicted(state, sent(), server(5))).toBeNull();
    expect(conflicted({ row: undefined, shadow: undefined }, sent(), server(3))?.row).toMatchObject({ version: 3, dirty: 0 });
  });
});

describe('preparing a row for another history', () => {
  test('a clean one is sent with the mark of its last push, without a version', () => {
    expect(asUnsynced('children', { row: clean({ trail: ['m1', 'm2'] }), shadow: undefined })).toEqual({
      row: row({ version: 0, revision: 4, trail: ['m1', 'm2'] }),
      shadow: { table: 'children', id, base: null, sent: [{ revision: 4, deleted: false, fields: mia, mark: 'm2' }] },
    });
  });

  test('an edited one remembers what the account had, and what was sent since', () => {
    const push = { revision: 2, deleted: false, fields: mia, mark: 'm2' };
    const edited = row({ fields: { ...mia, age: 7 } });
    expect(asUnsynced('children', { row: edited, shadow: shadow({ sent: [push] }) })).toEqual({
      row: { ...edited, version: 0, revision: 4 },
      shadow: { table: 'children', id, base: null, sent: [{ revision: 0, deleted: false, fields: mia, mark: 'm1' }, push] },
    });
    expect(asUnsynced('children', { row: edited, shadow: undefined }).shadow.sent).toEqual([]);
  });

  test('one that was never pushed keeps its base in every history', () => {
    const made = clean({ trail: [] });
    expect(asUnsynced('children', { row: made, shadow: undefined }).shadow).toEqual({ table: 'children', id, base: mia, sent: [] });
    const { trail: _, ...older } = clean();
    expect(asUnsynced('children', { row: older, shadow: undefined }).shadow).toEqual({ table: 'children', id, base: mia, sent: [] });
  });

  test('a deleted one has no earlier state that the account could have', () => {
    expect(asUnsynced('children', { row: clean({ deletedAt: 'then', fields: {} }), shadow: undefined }).shadow).toEqual({
      table: 'children',
      id,
      base: null,
      sent: [],
    });
  });

  test('descends from another one if its trail contains the other’s last mark', () => {
    expect(descends(['a', 'b', 'c'], ['a', 'b'])).toBe(true);
    expect(descends(['a', 'b'], ['a', 'b', 'c'])).toBe(false);
    expect(descends(['a'], [])).toBe(true);
    expect(descends([], [])).toBe(false);
  });
});
