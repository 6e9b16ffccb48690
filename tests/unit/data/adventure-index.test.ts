import { IDBObjectStore } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { fillIndex, withUnchangedEntry } from '../../../src/data/adventure-index.ts';
import { openFamily } from '../../../src/data/db.ts';
import { parseSummaries, sortSummaries } from '../../../src/data/read/parse.ts';
import type { Row } from '../../../src/data/schema.ts';
import { account, adventure, openTestFamily, step, type TestFamily, uuid } from './family.ts';

async function family(): Promise<TestFamily> {
  const made = await openTestFamily();
  for (const n of [1, 2, 3]) await made.write({ kind: 'createAdventure', id: uuid(n), fields: adventure() });
  await made.write({ kind: 'progress', id: uuid(2), move: { kind: 'append', step: step('a'), queuedSteps: [step('b')] } });
  return made;
}

/** What a list shows, read from the whole adventures and from the index. */
async function both({ db }: Pick<TestFamily, 'db'>) {
  const whole = parseSummaries(await db.dexie.adventures.toArray());
  const light = parseSummaries(await db.dexie.adventureIndex.toArray());
  const lists = ({ good, bad }: typeof whole) => ({
    good: sortSummaries(good).map(({ id, status, custom_name: name, progress, hasKeepsake, playedAt }) => ({
      id,
      status,
      name,
      progress,
      hasKeepsake,
      playedAt,
    })),
    bad,
  });
  return { whole: lists(whole), light: lists(light) };
}

describe('the index of adventures', () => {
  it('gives the same list as the whole adventures, whatever is done to them', async () => {
    const made = await family();
    await made.write({ kind: 'renameAdventure', id: uuid(1), name: 'The Night Ship' });
    await made.write({ kind: 'completeAdventure', id: uuid(2), summary: 'Told', outcome: null });
    await made.write({ kind: 'deleteAdventure', id: uuid(3) });
    await made.db.dexie.adventures.update(uuid(1), { 'fields.status': 'dancing' });
    const { whole, light } = await both(made);
    expect(light).toEqual(whole);
    expect(light.good).toMatchObject([{ id: uuid(2), hasKeepsake: true }]);
    expect(light.bad).toMatchObject([{ id: uuid(1) }]);
  });

  it('leaves an adventure where it was, and as old as it was, when it gets another name', async () => {
    const made = await family();
    await made.write({ kind: 'progress', id: uuid(1), move: { kind: 'append', step: step('a'), queuedSteps: [] } });
    await made.write({ kind: 'pauseAdventure', id: uuid(1) });
    await made.write({ kind: 'completeAdventure', id: uuid(2), summary: 'Told', outcome: null });
    const shown = async () => (await both(made)).light.good.map(({ id, playedAt }) => [id, playedAt]);
    const before = await shown();
    await made.write({ kind: 'renameAdventure', id: uuid(1), name: 'The Night Ship' });
    await made.write({ kind: 'renameAdventure', id: uuid(2), name: 'The Day Ship' });
    expect(await shown()).toEqual(before);
  });

  it('contains no text of a story', async () => {
    const made = await family();
    const { db } = made;
    expect(JSON.stringify(await db.dexie.adventures.toArray())).toContain('Words of a');
    expect(JSON.stringify(await db.dexie.adventureIndex.toArray())).not.toContain('Words of');
    await made.write({ kind: 'completeAdventure', id: uuid(2), summary: 'Told', outcome: null });
    expect(JSON.stringify(await db.dexie.adventures.toArray())).toContain('Words of a');
    expect(JSON.stringify(await db.dexie.adventureIndex.toArray())).not.toContain('Words of');
  });

  it('contains the number of told steps, for the progress bar', async () => {
    const made = await family();
    for (const id of ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'])
      await made.write({ kind: 'progress', id: uuid(2), move: { kind: 'append', step: step(id), queuedSteps: [] } });
    const progress = async () => (await both(made)).light.good.find(({ id }) => id === uuid(2))?.progress;
    expect(await progress()).toEqual({ step: 10, total: 10 });
    await made.write({ kind: 'progress', id: uuid(2), move: { kind: 'back' } });
    expect(await progress()).toEqual({ step: 9, total: 10 });
    await made.write({ kind: 'completeAdventure', id: uuid(2), summary: 'Told', outcome: null });
    expect(await progress()).toEqual({ step: 10, total: 10 });
  });

  it('includes an adventure written by an older app, without the columns of its story', async () => {
    const made = await family();
    const { continuation_data: _, keepsake: __, ...older } = adventure();
    await made.db.dexie.adventures.put({ id: uuid(4), version: 1, deletedAt: null, dirty: 0, revision: 0, fields: older });
    expect((await made.db.dexie.adventureIndex.get(uuid(4)))?.fields).toEqual(older);
  });

  it('does not change when only the sync state of a row changes', async () => {
    const { db } = await family();
    const row = (await db.dexie.adventures.get(uuid(1))) as Row;
    await db.dexie.adventureIndex.delete(uuid(1));
    await db.dexie.adventures.put(withUnchangedEntry({ ...row, dirty: 0, version: 3 }));
    expect(await db.dexie.adventureIndex.get(uuid(1))).toBeUndefined();
    await db.dexie.adventures.put({ ...row, dirty: 0, version: 4 });
    expect(await db.dexie.adventureIndex.get(uuid(1))).toBeDefined();
  });

  it('removes exactly the deleted adventures when many are deleted at once', async () => {
    const { db } = await family();
    await db.dexie.adventures.where('id').belowOrEqual(uuid(2)).delete();
    expect(await db.dexie.adventureIndex.toCollection().primaryKeys()).toEqual([uuid(3)]);
    await db.dexie.adventures.clear();
    expect(await db.dexie.adventureIndex.count()).toBe(0);
  });

  it('is never behind: where it can’t be changed, the adventure is not changed either, and the family is told', async () => {
    const made = await family();
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this` below
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: unknown) {
      // The request fails as on a full device: after it was made, because the entry exists.
      return this.name === 'adventureIndex' ? this.add(value) : put.call(this, value);
    });
    expect(await made.write({ kind: 'renameAdventure', id: uuid(1), name: 'The Night Ship' })).toMatchObject({ ok: false });
    vi.restoreAllMocks();
    const { whole, light } = await both(made);
    expect(light).toEqual(whole);
    expect(light.good.find(({ id }) => id === uuid(1))?.name).toBeNull();
  });

  it('is rolled back together with the change', async () => {
    const made = await family();
    await expect(
      made.db.dexie.transaction('rw', made.db.dexie.adventures, async () => {
        await made.db.dexie.adventures.delete(uuid(1));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect((await both(made)).light.good).toHaveLength(3);
  });

  it('is built when a database without one is opened', async () => {
    const made = await family();
    await made.db.dexie.adventureIndex.clear();
    made.db.dexie.close();
    const again = await openFamily(account, made.idb);
    const { whole, light } = await both({ db: again });
    expect(light).toEqual(whole);
    expect(light.good).toHaveLength(3);
  });

  it('is filled without ever having more than a hundred whole stories in memory', async () => {
    const { dexie } = (await openTestFamily()).db;
    const row = { version: 1, deletedAt: null, dirty: 0, revision: 0, fields: { ...adventure() } } as const;
    await dexie.adventures.bulkPut(Array.from({ length: 200 }, (_, n) => ({ ...row, id: uuid(n) })));
    await dexie.adventureIndex.clear();
    const read = vi.spyOn(dexie.adventures, 'bulkGet');
    await fillIndex(dexie);
    expect(read.mock.calls.map(([ids]) => ids.length)).toEqual([100, 100]);
    expect(await dexie.adventureIndex.count()).toBe(200);
  });
});
