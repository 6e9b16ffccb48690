import { describe, expect, it } from 'vitest';
import { loadAdventure, loadFamily } from '../../../src/data/read/queries.ts';
import { readUsage } from '../../../src/data/read/usage.ts';
import { countWaiting } from '../../../src/data/read/waiting.ts';
import type { Row } from '../../../src/data/schema.ts';
import { write } from '../../../src/data/write/write.ts';
import { inWords } from '../../support/story/said.ts';
import { adventure, den, mia, openTestFamily, step, type TestFamily, tom, uuid } from './family.ts';

const done = { ok: true };

/** Puts the row into the state that it has after the server has acknowledged it. */
async function acknowledge({ db }: TestFamily, table: 'profile' | 'children' | 'adventures', id: string, version: number): Promise<void> {
  await db.dexie[table].update(id, { dirty: 0, version });
  await db.dexie.shadows.delete([table, id]);
}

async function raw(
  { db }: TestFamily,
  table: 'profile' | 'children' | 'environments' | 'adventures',
  id: string,
): Promise<Row | undefined> {
  return db.dexie[table].get(id);
}

describe('opening a family', () => {
  it('creates the profile row once, with the account’s id and the cleaned name from the sign-up', async () => {
    const family = await openTestFamily();
    await family.write({ kind: 'saveFamily', adult_name: 'Sam', children: [], removed: [] });
    const again = await openTestFamily(family.idb);
    expect((await loadFamily(again.db)).profile).toMatchObject({ id: family.db.account, adult_name: 'Sam', show_onboarding: true });
    expect(await raw(again, 'profile', family.db.account)).toMatchObject({ version: 0, revision: 1, dirty: 1 });
    expect(await readUsage(again.db)).toBeNull();
  });
});

describe('saving the family', () => {
  it('[PROF-06] writes only differences: a child keeps its id, an unchanged one is not written, a removed one is deleted', async () => {
    const family = await openTestFamily();
    const children = [
      { id: uuid(1), fields: mia },
      { id: uuid(2), fields: tom },
    ];
    expect(await family.write({ kind: 'saveFamily', adult_name: 'Sam', children, removed: [] })).toEqual(done);
    await acknowledge(family, 'children', uuid(1), 4);
    await acknowledge(family, 'children', uuid(2), 5);
    const changed = [{ id: uuid(1), fields: { ...mia, age: 7 } }];
    expect(await family.write({ kind: 'saveFamily', adult_name: 'Sam', children: changed, removed: [uuid(2)] })).toEqual(done);
    expect((await loadFamily(family.db)).children).toMatchObject([{ id: uuid(1), name: 'Mia', age: 7 }]);
    expect(await raw(family, 'children', uuid(2))).toMatchObject({ version: 5, dirty: 1, fields: {} });
    expect(await family.db.dexie.shadows.get(['children', uuid(1)])).toMatchObject({ base: { age: 6 } });
  });

  it('keeps the account’s last version as the merge base, however often a row is edited or removed since', async () => {
    const family = await openTestFamily();
    await family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    await acknowledge(family, 'children', uuid(1), 4);
    for (const age of [7, 8]) await family.write({ kind: 'saveChild', id: uuid(1), fields: { ...mia, age } });
    const base = () => family.db.dexie.shadows.get(['children', uuid(1)]);
    expect(await base()).toMatchObject({ base: { age: 6 } });
    await family.write({ kind: 'saveFamily', children: [], removed: [uuid(1)] });
    expect(await base()).toMatchObject({ base: { age: 6 } });
  });

  it('queues nothing for sync if nothing has changed', async () => {
    const family = await openTestFamily();
    await family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    await acknowledge(family, 'children', uuid(1), 4);
    await family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    expect(await countWaiting(family.db)).toBe(0);
  });

  it('keeps the order in which children and places were added, whatever their ids', async () => {
    const family = await openTestFamily();
    await family.write({ kind: 'saveEnvironment', id: uuid(19), fields: den });
    await family.write({ kind: 'saveEnvironment', id: uuid(13), fields: { ...den, name: 'The attic' } });
    expect((await loadFamily(family.db)).environments.map((place) => place.name)).toEqual(['The den', 'The attic']);
    await family.write({ kind: 'saveChild', id: uuid(9), fields: mia });
    await family.write({ kind: 'saveChild', id: uuid(3), fields: tom });
    expect((await loadFamily(family.db)).children.map((child) => child.name)).toEqual(['Mia', 'Tom']);
  });

  it('keeps the form’s order, although its children are saved at the same moment', async () => {
    const family = await openTestFamily();
    const children = [
      { id: uuid(9), fields: mia },
      { id: uuid(3), fields: tom },
    ];
    const moment = family.clock.now();
    const clock = { ...family.clock, now: () => moment };
    expect(await write(family.db, { kind: 'saveFamily', adult_name: 'Sam', children, removed: [] }, clock)).toEqual(done);
    expect((await loadFamily(family.db)).children.map((child) => child.name)).toEqual(['Mia', 'Tom']);
  });

  it('stores the same message only once', async () => {
    const family = await openTestFamily();
    const item = { id: uuid(5), kind: 'stop', body: { adventure: uuid(4) } } as const;
    for (const _ of ['first', 'again']) expect(await family.write({ kind: 'enqueue', item })).toEqual(done);
    expect(await countWaiting(family.db)).toBe(1);
  });

  it('keeps columns of newer apps', async () => {
    const family = await openTestFamily();
    await family.write({ kind: 'saveChild', id: uuid(1), fields: { ...mia, favourite_colour: 'red' } });
    await family.write({ kind: 'saveChild', id: uuid(1), fields: { ...mia, age: 8 } });
    expect((await raw(family, 'children', uuid(1)))?.fields).toMatchObject({ age: 8, favourite_colour: 'red' });
  });

  it('[PROF-05] refuses a 21st child and a 51st place in plain words, and rolls back the whole write', async () => {
    const family = await openTestFamily();
    const children = Array.from({ length: 21 }, (_, n) => ({ id: uuid(n), fields: mia }));
    const result = await family.write({ kind: 'saveFamily', adult_name: 'Sam', children, removed: [] });
    expect(inWords(result)).toEqual({ ok: false, error: { kind: 'limit', message: 'A family can have 20 children at most.' } });
    expect((await loadFamily(family.db)).children).toEqual([]);
    for (let n = 0; n < 50; n += 1) expect(await family.write({ kind: 'saveEnvironment', id: uuid(100 + n), fields: den })).toEqual(done);
    expect(await family.write({ kind: 'saveEnvironment', id: uuid(99), fields: den })).toMatchObject({
      ok: false,
      error: { kind: 'limit' },
    });
  });

  it.each([
    [{ kind: 'saveChild', id: uuid(1), fields: { ...mia, name: ' ' } }, 'Name is required.'],
    [{ kind: 'saveChild', id: uuid(1), fields: { ...mia, age: 19 } }, 'Age must be between 1 and 18.'],
    [{ kind: 'saveChild', id: uuid(1), fields: { ...mia, interests: ['x'.repeat(501)] } }, 'Interests must be less than 500 characters.'],
    [{ kind: 'saveChild', id: 'child-1', fields: mia }, 'Please check what you entered.'],
    [
      { kind: 'saveEnvironment', id: uuid(1), fields: { ...den, available_items: Array(51).fill('rug') } },
      'A place can hold 50 items at most.',
    ],
  ] as const)('refuses the same values as the server: $1', async (command, message) => {
    const family = await openTestFamily();
    expect(inWords(await family.write(structuredClone(command) as never))).toEqual({ ok: false, error: { kind: 'invalid', message } });
  });

  it('a removed row leaves a tombstone to sync, whether it was ever sent or not, and can’t be created again', async () => {
    const family = await openTestFamily();
    await family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    await family.write({ kind: 'saveFamily', children: [], removed: [uuid(1)] });
    expect(await raw(family, 'children', uuid(1))).toMatchObject({ dirty: 1, revision: 2, deletedAt: expect.any(String), fields: {} });
    expect(await countWaiting(family.db)).toBe(1);
    expect(await family.write({ kind: 'saveChild', id: uuid(1), fields: mia })).toMatchObject({ ok: false, error: { kind: 'missing' } });
  });
});

describe('an adventure', () => {
  async function begun(): Promise<TestFamily> {
    const family = await openTestFamily();
    expect(await family.write({ kind: 'createAdventure', id: uuid(1), fields: adventure() })).toEqual(done);
    await family.write({ kind: 'progress', id: uuid(1), move: { kind: 'append', step: step('a', 'prologue'), queuedSteps: [] } });
    return family;
  }

  it('[PLAY-13] every move is on the disk when it is acknowledged', async () => {
    const family = await begun();
    await family.write({ kind: 'progress', id: uuid(1), move: { kind: 'notes', text: 'They met a fox' } });
    const reopened = await openTestFamily(family.idb);
    const kept = await loadAdventure(reopened.db, uuid(1));
    expect(kept?.continuation_data).toMatchObject({ userNotes: 'They met a fox', currentStep: 0, adventureSteps: [{ id: 'a' }] });
  });

  it('[PLAY-14] an edit of a step that is no longer in the story is refused, and changes no other step', async () => {
    const family = await begun();
    const edit = (id: string) => family.write({ kind: 'progress', id: uuid(1), move: { kind: 'edit', id, words: { content: 'Mine' } } });
    expect(await edit('b')).toMatchObject({ ok: false, error: { kind: 'missing' } });
    expect((await loadAdventure(family.db, uuid(1)))?.continuation_data?.adventureSteps).toEqual([step('a', 'prologue')]);
    expect(await edit('a')).toEqual(done);
    expect((await loadAdventure(family.db, uuid(1)))?.continuation_data?.adventureSteps).toMatchObject([{ id: 'a', content: 'Mine' }]);
  });

  it('[PLAY-15] [PLAY-16] stores the times of pausing and resuming', async () => {
    const family = await begun();
    await family.write({ kind: 'pauseAdventure', id: uuid(1), summary: 'So far so good' });
    const paused = await loadAdventure(family.db, uuid(1));
    expect(paused).toMatchObject({ status: 'paused_for_continuation', story_summary: 'So far so good' });
    expect(paused?.continuation_data?.pausedAt).toBe(paused?.updated_at);
    expect(paused?.continuation_data?.pause_timestamp).toBe(paused?.updated_at);
    await family.write({ kind: 'resumeAdventure', id: uuid(1) });
    expect(await loadAdventure(family.db, uuid(1))).toMatchObject({ status: 'active', continuation_data: { pausedAt: null } });
  });

  it('[PLAY-17] completes: the story moves to the keepsake, with the last notes, and can’t be continued', async () => {
    const family = await begun();
    await family.write({ kind: 'progress', id: uuid(1), move: { kind: 'notes', text: 'Treasure shared' } });
    await family.write({ kind: 'completeAdventure', id: uuid(1), summary: 'All home', outcome: null });
    const completed = await loadAdventure(family.db, uuid(1));
    expect(completed).toMatchObject({ status: 'completed', continuation_data: null, story_summary: 'All home' });
    expect(completed?.keepsake?.steps).toEqual([{ ...step('a', 'prologue'), notes: 'Treasure shared' }]);
    const again = await family.write({ kind: 'progress', id: uuid(1), move: { kind: 'back' } });
    expect(again).toMatchObject({ ok: false, error: { kind: 'finished' } });
  });

  it('[PLAY-17] ends early: continuation_data is kept with end_timestamp and ended_early', async () => {
    const family = await begun();
    await family.write({ kind: 'endAdventure', id: uuid(1), summary: null, outcome: 'Rain' });
    const ended = await loadAdventure(family.db, uuid(1));
    expect(ended).toMatchObject({ status: 'ended_early', final_outcome: 'Rain', continuation_data: { ended_early: true } });
    expect(ended?.continuation_data?.end_timestamp).toBe(ended?.updated_at);
  });

  it('dates each edit later than the one before, even if the clock was set back', async () => {
    const family = await begun();
    const before = (await loadAdventure(family.db, uuid(1)))?.updated_at ?? '';
    family.clock.set(Date.parse('2020-01-01T00:00:00Z'));
    await family.write({ kind: 'renameAdventure', id: uuid(1), name: '  The Lost Kite ' });
    const after = await loadAdventure(family.db, uuid(1));
    expect(after?.custom_name).toBe('The Lost Kite');
    expect(Date.parse(after?.updated_at ?? '')).toBe(Date.parse(before) + 1);
  });

  it('can have its name removed', async () => {
    const family = await begun();
    for (const [name, left] of [
      ['The Lost Kite', 'The Lost Kite'],
      ['', null],
    ] as const) {
      expect(await family.write({ kind: 'renameAdventure', id: uuid(1), name })).toEqual(done);
      expect((await loadAdventure(family.db, uuid(1)))?.custom_name).toBe(left);
    }
  });

  it('clearing the notes is dated too, so that a merge does not restore them', async () => {
    const family = await begun();
    await family.write({ kind: 'progress', id: uuid(1), move: { kind: 'append', step: step('b'), queuedSteps: [] } });
    await family.write({ kind: 'progress', id: uuid(1), move: { kind: 'notes', text: 'x' } });
    await family.write({ kind: 'progress', id: uuid(1), move: { kind: 'back' } });
    const walked = await loadAdventure(family.db, uuid(1));
    expect(walked?.continuation_data).toMatchObject({ userNotes: '', userNotesAt: walked?.updated_at, currentStep: 0 });
  });

  it('refuses to grow beyond 256 kB, and says so', async () => {
    const family = await begun();
    const long = { ...step('z'), content: 'x'.repeat(256 * 1024) };
    const result = await family.write({ kind: 'progress', id: uuid(1), move: { kind: 'append', step: long, queuedSteps: [] } });
    expect(result).toMatchObject({ ok: false, error: { kind: 'too-large' } });
    expect((await loadAdventure(family.db, uuid(1)))?.continuation_data?.adventureSteps).toHaveLength(1);
  });
});

describe('a refused row', () => {
  async function refused(): Promise<TestFamily> {
    const family = await openTestFamily();
    await family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    await acknowledge(family, 'children', uuid(1), 4);
    await family.write({ kind: 'saveChild', id: uuid(1), fields: { ...mia, age: 12 } });
    await family.db.dexie.children.update(uuid(1), { rejected: { code: '23514', reason: 'children_age_range', at: 'then' } });
    return family;
  }

  it('is sent again after an edit, which clears the refusal', async () => {
    const family = await refused();
    await family.write({ kind: 'saveChild', id: uuid(1), fields: { ...mia, age: 11 } });
    expect(await raw(family, 'children', uuid(1))).not.toHaveProperty('rejected');
  });

  it('is sent again unchanged with Try again', async () => {
    const family = await refused();
    expect(await family.write({ kind: 'retryRefused', table: 'children', id: uuid(1) })).toEqual(done);
    expect(await raw(family, 'children', uuid(1))).toMatchObject({ dirty: 1, fields: { age: 12 } });
    expect(await raw(family, 'children', uuid(1))).not.toHaveProperty('rejected');
  });

  it('gets the account’s version back with Discard, and the edit is kept as a backup', async () => {
    const family = await refused();
    expect(await family.write({ kind: 'discardRefused', table: 'children', id: uuid(1) })).toEqual(done);
    expect(await raw(family, 'children', uuid(1))).toMatchObject({ dirty: 0, version: 4, fields: { age: 6 } });
    const [backup] = await family.db.dexie.backups.toArray();
    await family.write({ kind: 'restoreBackup', id: backup?.id ?? '', newId: uuid(5) });
    expect(await raw(family, 'children', uuid(1))).toMatchObject({ dirty: 1, fields: { age: 12 } });
  });
});
