import { describe, expect, it } from 'vitest';
import { createAccess } from '../../../src/data/access.ts';
import { parseChildren, parseSummaries, sortSummaries } from '../../../src/data/read/parse.ts';
import { loadAdventure, loadFamily } from '../../../src/data/read/queries.ts';
import type { Row } from '../../../src/data/schema.ts';
import { adventureAfter, stampAfter } from '../../../src/data/write/apply-adventure.ts';
import { limits } from '../../../src/domain/limits.ts';
import { account, adventure, den, mia, openTestFamily, step, type TestFamily, tom, uuid } from './family.ts';

/** What commands do if something prevents them, or if they come in an unexpected order. */

const done = { ok: true };
const id = uuid(8);
const row = (n: number, fields: Row['fields'], change: Partial<Row> = {}): Row => ({
  id: uuid(n),
  version: 1,
  deletedAt: null,
  dirty: 0,
  revision: 0,
  fields,
  ...change,
});

async function playing(): Promise<TestFamily> {
  const family = await openTestFamily();
  await family.write({ kind: 'createAdventure', id, fields: adventure() });
  for (const one of ['a', 'b']) await family.write({ kind: 'progress', id, move: { kind: 'append', step: step(one), queuedSteps: [] } });
  return family;
}

const stored = async ({ db }: TestFamily) => (await db.dexie.adventures.get(id))?.fields;
const refused = (kind: string, problem: string) => ({ ok: false, error: { kind, problem } });

describe('an adventure', () => {
  it('is created only once', async () => {
    const family = await playing();
    expect(await family.write({ kind: 'createAdventure', id, fields: adventure() })).toMatchObject(refused('invalid', 'adventure-exists'));
  });

  it('can’t be continued if it is deleted, over, or written by a newer app', async () => {
    const family = await playing();
    const back = { kind: 'progress', id, move: { kind: 'back' } } as const;
    await family.db.dexie.adventures.update(id, { fields: { ...(await stored(family)), play_style: 'telepathic' } });
    expect(await family.write(back)).toMatchObject(refused('invalid', 'adventure-unreadable'));
    await family.db.dexie.adventures.update(id, { fields: { ...(await stored(family)), play_style: 'creative', continuation_data: null } });
    expect(await family.write(back)).toMatchObject(refused('finished', 'adventure-over'));
    await family.write({ kind: 'deleteAdventure', id });
    expect(await family.write(back)).toMatchObject(refused('missing', 'adventure-deleted'));
    expect(await family.write({ kind: 'deleteAdventure', id })).toMatchObject(refused('missing', 'deleted-already'));
    expect(await loadAdventure(family.db, id)).toBeUndefined();
    expect(await loadAdventure(family.db, uuid(99))).toBeUndefined();
  });

  it('keeps its notes but can’t be continued if one of its steps is unreadable', async () => {
    const family = await playing();
    const fields = await stored(family);
    const told = [{ ...step('a'), type: 'riddle' }, step('b')];
    const data = { currentStep: 1, adventureSteps: told, userNotes: '', stepHistory: [] };
    await family.db.dexie.adventures.update(id, { fields: { ...fields, continuation_data: data } });
    expect(await family.write({ kind: 'progress', id, move: { kind: 'notes', text: 'They sang.' } })).toEqual({ ok: true });
    expect((await stored(family))?.['continuation_data']).toMatchObject({ adventureSteps: told, userNotes: 'They sang.' });
    expect(await family.write({ kind: 'progress', id, move: { kind: 'back' } })).toMatchObject(refused('invalid', 'adventure-unreadable'));
    await family.db.dexie.adventures.update(id, { fields: { ...fields, continuation_data: { ...data, userNotes: 7 } } });
    expect(await family.write({ kind: 'progress', id, move: { kind: 'notes', text: 'They sang.' } })).toMatchObject(
      refused('invalid', 'adventure-unreadable'),
    );
  });

  it('can be named, and the name removed', async () => {
    const family = await playing();
    for (const [name, wanted] of [
      [' The Kite ', 'The Kite'],
      ['  ', null],
    ] as const) {
      await family.write({ kind: 'renameAdventure', id, name });
      expect((await stored(family))?.['custom_name']).toBe(wanted);
    }
  });

  it('changes only its time when it is resumed while active', async () => {
    const family = await playing();
    const before = await stored(family);
    await family.write({ kind: 'resumeAdventure', id });
    expect(await stored(family)).toEqual({ ...before, updated_at: expect.any(String) });
    await family.write({ kind: 'pauseAdventure', id });
    await family.write({ kind: 'resumeAdventure', id });
    expect(await stored(family)).toMatchObject({ status: 'active', continuation_data: { pausedAt: null } });
  });

  it('keeps its summary if no new one comes', async () => {
    const family = await playing();
    await family.write({ kind: 'setSummary', id, summary: 'So far.', outcome: 'Home' });
    await family.write({ kind: 'endAdventure', id, summary: null, outcome: null });
    expect(await stored(family)).toMatchObject({ story_summary: 'So far.', final_outcome: 'Home' });
  });

  it('keeps its branches in the keepsake, if it has any', async () => {
    const straight = await playing();
    await straight.write({ kind: 'completeAdventure', id, summary: null, outcome: null });
    expect((await stored(straight))?.['keepsake']).not.toHaveProperty('stepHistory');
    const turned = await playing();
    for (const kind of ['back', 'branch'] as const) await turned.write({ kind: 'progress', id, move: { kind } });
    await turned.write({ kind: 'completeAdventure', id, summary: null, outcome: null });
    expect((await stored(turned))?.['keepsake']).toMatchObject({ steps: [{ id: 'a' }], stepHistory: [{ steps: [{ id: 'b' }] }] });
  });

  it('dates its notes when they change or are cleared, but not when they stay the same', async () => {
    const family = await playing();
    const dated = async () => ((await stored(family))?.['continuation_data'] as { userNotesAt?: string } | undefined)?.userNotesAt;
    await family.write({ kind: 'progress', id, move: { kind: 'queue', steps: [], after: 'a' } });
    expect(await dated()).toBeUndefined();
    await family.write({ kind: 'progress', id, move: { kind: 'notes', text: 'It rains.' } });
    const first = await dated();
    await family.write({ kind: 'progress', id, move: { kind: 'queue', steps: [step('q')], after: 'a' } });
    expect(await dated()).toBe(first);
    await family.write({ kind: 'progress', id, move: { kind: 'back' } });
    expect(String(await dated()) > String(first)).toBe(true);
  });

  it('is always dated later than before, whatever the clock says', () => {
    const now = Date.parse('2026-11-21T10:00:00Z');
    expect(stampAfter('2026-11-21T09:00:00.000Z', now)).toBe('2026-11-21T10:00:00.000Z');
    expect(stampAfter('2026-12-24T00:00:00.000Z', now)).toBe('2026-12-24T00:00:00.001Z');
    for (const odd of ['some day', 17, undefined, null]) expect(stampAfter(odd, now)).toBe('2026-11-21T10:00:00.000Z');
  });
});

describe('the family', () => {
  it('shows or hides the introduction', async () => {
    const family = await openTestFamily();
    await family.write({ kind: 'setOnboarding', show: false });
    expect((await loadFamily(family.db)).profile).toMatchObject({ id: account.id, show_onboarding: false });
  });

  it('with an unreadable profile is treated as nameless, and reports that when the profile is edited', async () => {
    const family = await openTestFamily();
    await family.db.dexie.profile.clear();
    expect((await loadFamily(family.db)).profile).toEqual({ id: account.id, adult_name: null, show_onboarding: false });
    expect(await family.write({ kind: 'saveFamily', adult_name: 'Sam', children: [], removed: [] })).toMatchObject(
      refused('missing', 'no-profile'),
    );
  });

  it('[PLAY-17] remembers what it meets in addition to what it has met before, and what a newer app keeps there', async () => {
    const family = await openTestFamily();
    const { profile } = family.db.dexie;
    await profile.update(account.id, { 'fields.memory': { adventures: 4, met: { x: 3, y: 4, 'new:z': 2 }, seasons: ['spring'] } });
    await family.write({ kind: 'createAdventure', id: uuid(5), fields: adventure() });
    expect(await family.write({ kind: 'endAdventure', id: uuid(5), summary: null, outcome: null, met: ['a', 'x'] })).toEqual(done);
    const met = { a: 5, x: 5, y: 4, 'new:z': 2 };
    expect((await loadFamily(family.db)).profile.memory).toEqual({ adventures: 5, met, seasons: ['spring'] });
  });

  it('ends a story even without a profile that could remember it', async () => {
    const family = await openTestFamily();
    await family.db.dexie.profile.clear();
    await family.write({ kind: 'createAdventure', id: uuid(5), fields: adventure() });
    expect(await family.write({ kind: 'completeAdventure', id: uuid(5), summary: null, outcome: null, met: ['a'] })).toEqual(done);
  });

  it('does not count deleted children towards the limit', async () => {
    const family = await openTestFamily();
    const { children } = family.db.dexie;
    await children.bulkPut(Array.from({ length: limits.children.max }, (_, n) => row(100 + n, mia)));
    expect(await family.write({ kind: 'saveChild', id: uuid(1), fields: mia })).toMatchObject(refused('limit', 'too-many-children'));
    await family.write({ kind: 'saveFamily', children: [], removed: [uuid(100)] });
    expect(await family.write({ kind: 'saveChild', id: uuid(1), fields: mia })).toEqual(done);
  });

  it('removes a place in the same way as a child', async () => {
    const family = await openTestFamily();
    await family.write({ kind: 'saveEnvironment', id: uuid(3), fields: den });
    expect(await family.write({ kind: 'removeEnvironment', id: uuid(3) })).toEqual(done);
    expect((await loadFamily(family.db)).environments).toEqual([]);
  });

  it('[PROF-06] changes of a child only what differs from how its editing began, also where the rest is newer than the form knew', async () => {
    const family = await openTestFamily();
    const newer = { ...mia, age: 7, interests: ['boats'], limitations: 'allergic to nuts', favourite_colour: 'red' };
    const fields = { ...mia, name: 'Mia Lou', interests: ['kites', 'drums'] };
    const merged = { ...newer, name: 'Mia Lou', interests: ['boats', 'drums'] };
    for (const n of [1, 2]) {
      await family.write({ kind: 'saveChild', id: uuid(n), fields: mia });
      await family.write({ kind: 'saveChild', id: uuid(n), fields: newer });
    }
    expect(await family.write({ kind: 'saveChild', id: uuid(1), fields, from: mia })).toEqual(done);
    const children = [{ id: uuid(2), fields, from: mia }];
    expect(await family.write({ kind: 'saveFamily', adult_name: 'Sam', children, removed: [] })).toEqual(done);
    const found = (await loadFamily(family.db)).children.map(({ interests, ...rest }) => ({ ...rest, interests: interests.toSorted() }));
    expect(found).toMatchObject([merged, merged]);
  });

  it('[PROF-05] changes of a place only what differs from how its editing began', async () => {
    const family = await openTestFamily();
    await family.write({
      kind: 'saveEnvironment',
      id: uuid(3),
      fields: { ...den, description: 'In the attic', available_items: ['lamp'] },
    });
    const fields = { ...den, name: 'The big den', available_items: ['blanket', 'rope'] };
    expect(await family.write({ kind: 'saveEnvironment', id: uuid(3), fields, from: den })).toEqual(done);
    const [place] = (await loadFamily(family.db)).environments;
    expect(place).toMatchObject({ name: 'The big den', description: 'In the attic' });
    expect(place?.available_items.toSorted()).toEqual(['lamp', 'rope']);
  });

  it('adds the children of a form in the form’s order', async () => {
    const family = await openTestFamily();
    const children = [3, 1, 2].map((n) => ({ id: uuid(n), fields: { ...mia, name: `Child ${n}` } }));
    await family.write({ kind: 'saveFamily', adult_name: 'Sam', children, removed: [] });
    expect((await loadFamily(family.db)).children.map(({ name }) => name)).toEqual(['Child 3', 'Child 1', 'Child 2']);
  });
});

describe('a message in the outbox', () => {
  const item = { id: uuid(80), kind: 'feedback', body: { a: 1 } } as const;

  it('is queued once per id until it is delivered', async () => {
    const family = await openTestFamily();
    await family.write({ kind: 'enqueue', item });
    await family.write({ kind: 'enqueue', item: { ...item, body: { a: 2 } } });
    expect(await family.db.dexie.outbox.toArray()).toMatchObject([{ body: { a: 1 }, attempts: 0 }]);
    await family.write({ kind: 'delivered', id: item.id });
    expect(await family.db.dexie.outbox.count()).toBe(0);
  });
});

describe('the order of rows', () => {
  it('children are sorted by when they were added, and by id if that is equal or unknown', () => {
    const at = (n: number, added_at?: unknown) => row(n, { ...mia, name: String(n), added_at });
    const rows = [at(5, '2026-02'), at(4, 7), at(3, '2026-01'), at(2, '2026-02'), at(1, '2026-03'), row(6, tom, { deletedAt: 'then' })];
    expect(parseChildren(rows).good.map(({ name }) => name)).toEqual(['4', '3', '2', '5', '1']);
    expect(parseChildren([row(1, { ...mia, age: 'six' })]).bad).toEqual([
      { table: 'children', id: uuid(1), reason: expect.stringMatching(/^age: /) },
    ]);
  });

  it('adventures are sorted by when they were last played, and their steps are counted', () => {
    const edited = (n: number, updated_at: string, change = {}) => row(n, { ...adventure(), updated_at, ...change });
    const told = { currentStep: 1, adventureSteps: [0, 0, 0] };
    const rows = [
      edited(1, '2026-01', { continuation_data: told }),
      edited(3, '2026-02', { continuation_data: null, keepsake: { steps: [0, 0], completed_at: '2026-02' }, status: 'completed' }),
      edited(2, '2026-02', { keepsake: { steps: [] } }),
    ];
    const list = sortSummaries(parseSummaries(rows).good);
    expect(list.map((one) => [one.id, one.progress.step, one.hasKeepsake])).toEqual([
      [uuid(2), 1, false],
      [uuid(3), 8, true],
      [uuid(1), 2, false],
    ]);
  });
});

describe('when an adventure was played', () => {
  const playedAt = (fields: Row['fields']) => parseSummaries([row(1, fields)]).good[0]?.playedAt;
  const began = '2025-06-01T10:00:00.000Z';
  const ended = '2025-06-01T10:40:00.000Z';
  const old = { ...adventure(), session_date: began, updated_at: '2025-06-01T11:00:00.000Z' };

  it.each([
    ['with a keepsake', { status: 'completed', continuation_data: null, keepsake: { steps: [], completed_at: ended } }, ended],
    ['that was ended early', { status: 'ended_early', continuation_data: { ...old.continuation_data, end_timestamp: ended } }, ended],
    ['that kept no time of its end', { status: 'completed', continuation_data: null }, began],
    ['that was ended early without a time', { status: 'ended_early' }, began],
  ])('is not changed by a new name: one %s', (_, change, played) => {
    const fields = { ...old, ...change };
    const renamed = adventureAfter({ kind: 'renameAdventure', id, name: 'Our whale' }, fields, '2026-11-22T10:00:00.000Z');
    expect([playedAt(fields), playedAt(renamed)]).toEqual([played, played]);
  });
});

it('a subscriber is told when the page becomes read-only or writable, until it unsubscribes', () => {
  const access = createAccess({ kind: 'open' });
  const kinds: string[] = [];
  const stop = access.subscribe(() => kinds.push(access.get().kind));
  access.set({ kind: 'newer-schema' });
  stop();
  access.set({ kind: 'closed', why: 'deleted' });
  expect(kinds).toEqual(['newer-schema']);
});
