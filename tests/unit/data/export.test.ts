import { describe, expect, it } from 'vitest';
import { openFamily } from '../../../src/data/db.ts';
import { listBackups } from '../../../src/data/files/backups.ts';
import { exportFamily, type UncheckedFamilyFile } from '../../../src/data/files/export.ts';
import { loadAdventure, loadFamily } from '../../../src/data/read/queries.ts';
import { type WriteResult, write } from '../../../src/data/write/write.ts';
import { type FamilyFileAnswer, idInAccount, readFamilyFile } from '../../../src/domain/family-file.ts';
import { inWords } from '../../support/story/said.ts';
import { account, adventure, den, idb, mia, openTestFamily, step, type TestFamily, tom, uuid } from './family.ts';

const done = { ok: true };
const exportedAt = Date.parse('2026-11-21T12:00:00Z');

const fileOf = async (family: TestFamily): Promise<UncheckedFamilyFile> => exportFamily(family.db, exportedAt);

/** Imports a file like a person does; returns the reason if it is refused. */
async function take(family: TestFamily, file: unknown): Promise<WriteResult | FamilyFileAnswer> {
  const answer = readFamilyFile(JSON.stringify(file));
  return answer.ok ? family.write({ kind: 'importFamily', file: answer.file }) : answer;
}

/** Two children, a place, and an adventure of two steps, led by Mia. */
async function fullFamily(): Promise<TestFamily> {
  const family = await openTestFamily();
  await family.write({ kind: 'saveFamily', adult_name: 'Sam', children: [], removed: [] });
  await family.write({ kind: 'saveChild', id: uuid(1), fields: { ...mia, favourite_colour: 'red' } });
  await family.write({ kind: 'saveChild', id: uuid(2), fields: tom });
  await family.write({ kind: 'saveEnvironment', id: uuid(3), fields: den });
  await family.write({ kind: 'createAdventure', id: uuid(4), fields: { ...adventure(), environment: uuid(3) } });
  await tell(family, 'a');
  await tell(family, 'b');
  return family;
}

async function tell(family: TestFamily, id: string): Promise<void> {
  const move = { kind: 'append', step: { ...step(id), lead: uuid(1) }, queuedSteps: [] } as const;
  expect(await family.write({ kind: 'progress', id: uuid(4), move })).toEqual(done);
}

describe('export and import', () => {
  it('[PROF-10] an export is restored unchanged by an import on a new device, with the fields of newer apps', async () => {
    const file = await fileOf(await fullFamily());
    expect(file.children[0]).toMatchObject({ id: uuid(1), name: 'Mia', favourite_colour: 'red' });
    const fresh = await openTestFamily();
    expect(await take(fresh, file)).toEqual(done);
    expect(await fileOf(fresh)).toEqual(file);
    expect((await loadAdventure(fresh.db, uuid(4)))?.continuation_data?.adventureSteps.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(await fresh.db.dexie.children.get(uuid(1))).toMatchObject({ dirty: 1, version: 0 });
  });

  it('[PROF-10] deleted rows are not in the file', async () => {
    const family = await fullFamily();
    await family.write({ kind: 'saveFamily', children: [], removed: [uuid(2)] });
    expect(await family.db.dexie.children.count()).toBe(2);
    expect((await fileOf(family)).children.map(({ id }) => id)).toEqual([uuid(1)]);
  });

  it('[PROF-10] a row’s id, version and sync state are never taken from a file', async () => {
    const file = await fileOf(await fullFamily());
    const [child, ...others] = file.children;
    const rowOf = { user_id: uuid(70), auth_user_id: uuid(70), version: 9, deleted_at: '2026-11-20T10:00:00.000Z' };
    const fresh = await openTestFamily();
    expect(await take(fresh, { ...file, children: [{ ...child, ...rowOf }, ...others] })).toEqual(done);
    expect(await fileOf(fresh)).toEqual(file);
    expect(await fresh.db.dexie.children.get(uuid(1))).toMatchObject({ version: 0, deletedAt: null });
  });

  it('[PROF-10] importing the same file again changes nothing and queues nothing for sync', async () => {
    const family = await fullFamily();
    const file = await fileOf(family);
    const revisions = async () => (await family.db.dexie.adventures.toArray()).map(({ revision }) => revision);
    const before = await revisions();
    expect(await take(family, file)).toEqual(done);
    expect(await fileOf(family)).toEqual(file);
    expect(await revisions()).toEqual(before);
    expect(await listBackups(family.db)).toEqual([]);
  });
});

describe('merging by id', () => {
  it('[PROF-10] the file counts as the edit: its values win, lists are united, other fields stay, and replaced values can be restored', async () => {
    const family = await fullFamily();
    const file = await fileOf(family);
    await family.write({ kind: 'saveChild', id: uuid(1), fields: { ...mia, name: 'Amelia', interests: ['boats'] } });
    await family.write({ kind: 'saveChild', id: uuid(5), fields: { ...tom, name: 'Ada' } });
    expect(await take(family, file)).toEqual(done);
    const { children } = await loadFamily(family.db);
    expect(children).toMatchObject([{ name: 'Mia' }, { name: 'Tom' }, { name: 'Ada' }]);
    expect(children[0]?.interests.toSorted()).toEqual(['boats', 'kites']);
    const [backup] = await listBackups(family.db);
    expect(backup).toMatchObject({ table: 'children', rowId: uuid(1), side: 'device', fields: { name: 'Amelia' } });
    expect(await family.write({ kind: 'restoreBackup', id: backup?.id ?? '', newId: uuid(80) })).toEqual(done);
    expect((await loadFamily(family.db)).children[0]).toMatchObject({ name: 'Amelia', interests: ['boats'] });
    expect(await listBackups(family.db)).toMatchObject([{ rowId: uuid(1), fields: { name: 'Mia' } }]);
  });

  it('[PROF-10] if the file only adds to a child, nothing is replaced, and no backup is made', async () => {
    const family = await fullFamily();
    const file = await fileOf(family);
    const [first, ...others] = file.children;
    expect(await take(family, { ...file, children: [{ ...first, favourite_food: 'peas' }, ...others] })).toEqual(done);
    expect((await fileOf(family)).children[0]).toMatchObject({ favourite_food: 'peas' });
    expect(await listBackups(family.db)).toEqual([]);
  });

  it('[PROF-10] an adventure changed by a file is dated now, later than both versions', async () => {
    const family = await fullFamily();
    const file = await fileOf(family);
    const before = (await loadAdventure(family.db, uuid(4)))?.updated_at ?? '';
    expect(await take(family, { ...file, adventures: [{ ...file.adventures[0], custom_name: 'The Night Ship' }] })).toEqual(done);
    const after = await loadAdventure(family.db, uuid(4));
    expect(after?.custom_name).toBe('The Night Ship');
    expect(Date.parse(after?.updated_at ?? '')).toBeGreaterThan(Date.parse(before));
  });

  it('[PROF-10] an old file never takes a story back to an earlier step', async () => {
    const family = await fullFamily();
    const file = await fileOf(family);
    await tell(family, 'c');
    await family.write({ kind: 'completeAdventure', id: uuid(4), summary: 'They won.', outcome: null });
    expect(await take(family, file)).toEqual(done);
    const now = await loadAdventure(family.db, uuid(4));
    expect(now).toMatchObject({ status: 'completed', story_summary: 'They won.' });
    expect(now?.keepsake?.steps.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('[PROF-10] a deleted child is restored once with a new id, also in its adventures', async () => {
    const family = await fullFamily();
    await family.db.dexie.children.update(uuid(1), { version: 3, dirty: 0 });
    const file = await fileOf(family);
    await family.write({ kind: 'saveFamily', children: [], removed: [uuid(1)] });
    expect(await take(family, file)).toEqual(done);
    expect(await take(family, file)).toEqual(done);
    const { children } = await loadFamily(family.db);
    expect(children.map(({ name }) => name).toSorted()).toEqual(['Mia', 'Tom']);
    const again = children.find(({ name }) => name === 'Mia')?.id ?? '';
    // On every device that imports the file.
    expect(again).toBe(idInAccount(uuid(1), account.id, account.id, 1));
    expect((await loadAdventure(family.db, uuid(4)))?.participating_children).toContain(again);
    expect(await family.db.dexie.children.get(uuid(1))).toMatchObject({ fields: {}, dirty: 1 });
  });

  it('[PROF-10] in another account rows get other ids, references stay valid, and the adult keeps their name', async () => {
    const file = await fileOf(await fullFamily());
    const other = { id: '30000000-0000-4000-8000-00000000abcd', adultName: 'Kim' };
    const family = await openTestFamily();
    const db = await openFamily(other, idb());
    const answer = readFamilyFile(JSON.stringify(file));
    if (!answer.ok) throw new Error(answer.fault.problem);
    for (const _ of ['first', 'again']) expect(await write(db, { kind: 'importFamily', file: answer.file }, family.clock)).toEqual(done);
    const { profile, children, environments } = await loadFamily(db);
    expect(profile.adult_name).toBe('Kim');
    expect(children.map(({ name }) => name)).toEqual(['Mia', 'Tom']);
    const child = idInAccount(uuid(1), account.id, other.id, 0);
    expect(children[0]?.id).toBe(child);
    expect(idInAccount(child, other.id, account.id, 0)).toBe(uuid(1));
    const [row] = await db.dexie.adventures.toArray();
    const told = await loadAdventure(db, row?.id ?? '');
    expect(told).toMatchObject({ environment: environments[0]?.id, participating_children: [child] });
    expect(told?.continuation_data?.adventureSteps[0]?.lead).toBe(child);
  });
});

describe('an invalid file', () => {
  const refusals: [string, (file: UncheckedFamilyFile) => unknown, string][] = [
    ['another program', () => ({ name: 'a recipe' }), 'This is not a file of Play Venture.'],
    ['another version', (file) => ({ ...file, version: 2 }), 'This file was written by another version of Play Venture.'],
    ['a list', () => [], 'This is not a file of Play Venture.'],
    [
      'a theme that is missing',
      (file) => ({ ...file, adventures: [{ ...file.adventures[0], theme: undefined }] }),
      'Adventure 1: A part of it is missing.',
    ],
    [
      'a theme that is no text',
      (file) => ({ ...file, adventures: [{ ...file.adventures[0], theme: 7 }] }),
      'Adventure 1: A part of it can’t be read.',
    ],
    [
      'an age',
      (file) => ({ ...file, children: [file.children[0], { ...file.children[1], age: 40 }] }),
      'Child “Tom”: Age must be between 1 and 18.',
    ],
    [
      'an id',
      (file) => ({ ...file, environments: [{ ...file.environments[0], id: '../x' }] }),
      'Place “The den”: A part of it can’t be read.',
    ],
    [
      'the same id twice',
      (file) => ({ ...file, children: [file.children[0], file.children[0]] }),
      'The children: One of them is in the file twice.',
    ],
    [
      'a date',
      (file) => ({ ...file, adventures: [{ ...file.adventures[0], updated_at: 'soon' }] }),
      'Adventure 1: A part of it can’t be read.',
    ],
    [
      'an adventure of more than 256 kB',
      (file) => ({ ...file, adventures: [{ ...file.adventures[0], extra: 'x'.repeat(256 * 1024) }] }),
      'Adventure 1: An adventure can hold 256 kB at most.',
    ],
  ];

  it.each(refusals)('[PROF-10] is refused as a whole, with the entry and the reason in plain words: %s', async (_, spoil, reason) => {
    const family = await fullFamily();
    const before = await fileOf(family);
    expect(inWords(await take(family, spoil(before)))).toEqual({ ok: false, reason });
    expect(await fileOf(family)).toEqual(before);
  });

  it('[PROF-10] is reported as damaged if it is cut off', () => {
    expect(inWords(readFamilyFile('{"app":"play-ven'))).toEqual({
      ok: false,
      reason: 'This is not a file of Play Venture, or a part of it is missing.',
    });
  });

  it('[PROF-10] is refused as a whole if there would be too many children', async () => {
    const file = await fileOf(await fullFamily());
    const family = await openTestFamily();
    for (let n = 0; n < 19; n += 1) await family.write({ kind: 'saveChild', id: uuid(100 + n), fields: mia });
    const before = await fileOf(family);
    const message = 'A family can have 20 children at most.';
    expect(inWords(await take(family, file))).toEqual({ ok: false, error: { kind: 'limit', message } });
    expect(await fileOf(family)).toEqual(before);
  });

  it('[PROF-10] is refused if the family’s profile is deleted', async () => {
    const file = await fileOf(await fullFamily());
    const family = await openTestFamily();
    await family.db.dexie.profile.clear();
    expect(await take(family, file)).toEqual({ ok: false, error: { kind: 'missing', problem: 'no-profile' } });
    expect(await family.db.dexie.children.count()).toBe(0);
  });

  it('[PROF-10] is refused if an adventure would become too large by merging; nothing is changed', async () => {
    const family = await fullFamily();
    const file = await fileOf(family);
    const branch = (id: string) => ({ ...step(id), content: 'x'.repeat(150 * 1024) });
    expect(await family.write({ kind: 'progress', id: uuid(4), move: { kind: 'append', step: branch('here'), queuedSteps: [] } })).toEqual(
      done,
    );
    const other = await openTestFamily();
    await take(other, file);
    expect(await other.write({ kind: 'progress', id: uuid(4), move: { kind: 'append', step: branch('there'), queuedSteps: [] } })).toEqual(
      done,
    );
    const before = await fileOf(family);
    expect(await take(family, await fileOf(other))).toEqual({
      ok: false,
      error: {
        kind: 'too-large',
        problem: 'adventure-too-large',
        whose: { list: 'adventures', name: null, index: null },
        united: true,
      },
    });
    expect(await fileOf(family)).toEqual(before);
  });

  it('[PROF-10] is refused if another row would become too large by merging, and names the row', async () => {
    const family = await openTestFamily();
    const items = (from: number) => Array.from({ length: 40 }, (_, n) => `thing ${from + n}`);
    await family.write({ kind: 'saveEnvironment', id: uuid(3), fields: { ...den, available_items: items(0) } });
    const file = await fileOf(family);
    await family.write({ kind: 'saveEnvironment', id: uuid(3), fields: { ...den, available_items: items(40) } });
    const message = 'Place “The den”, combined with the file: A place can hold 50 items at most.';
    expect(inWords(await take(family, file))).toEqual({ ok: false, error: { kind: 'invalid', message } });
  });
});
