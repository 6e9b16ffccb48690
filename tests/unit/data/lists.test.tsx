// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FamilyDb, openFamily } from '../../../src/data/db.ts';
import { FamilyProvider } from '../../../src/data/family-context.tsx';
import { useAdventure, useAdventures, useChildren, useEnvironments, useProfile, useQuarantine } from '../../../src/data/read/hooks.ts';
import { ask, lastAnswer } from '../../../src/data/read/live-query.ts';
import { lists, readLists, storyOf } from '../../../src/data/read/queries.ts';
import { watchWaiting } from '../../../src/data/read/waiting.ts';
import { write } from '../../../src/data/write/write.ts';
import { adventure, comeBackFromCache, loseConnection, mia, step, tom, uuid } from './family.ts';

afterEach(cleanup);

const clock = { now: () => Date.parse('2026-11-21T10:00:00Z'), id: () => uuid(1) };
const row = (id: string, fields: Record<string, unknown>) => ({ id, version: 1, deletedAt: null, dirty: 0 as const, revision: 1, fields });
const rows = (count: number) => Array.from({ length: count }, (_, n) => row(uuid(n + 1), adventure()));

let accounts = 0;

/** A separate family for each test, because Dexie reports changes by the database's name. */
function newFamily(): Promise<FamilyDb> {
  accounts += 1;
  return openFamily({ id: uuid(70_000 + accounts), adultName: 'Robin' });
}

/** Renders what a screen of this family reads; `seen` are all its values, the first render's first. */
function show<T>(db: FamilyDb, read: () => T): { seen: T[]; now: () => T | undefined } {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FamilyProvider family={db} clock={clock}>
      {children}
    </FamilyProvider>
  );
  const seen: T[] = [];
  renderHook(() => void seen.push(read()), { wrapper });
  return { seen, now: () => seen.at(-1) };
}

/** Waits for what a screen shows; longer than a query waits that could not read the database. */
const until = (expectation: () => void) => waitFor(expectation, { timeout: 5_000 });

describe('the lists of a family', () => {
  it('are on a screen from its first render once they were read', async () => {
    const db = await newFamily();
    await write(db, { kind: 'saveChild', id: uuid(1), fields: mia }, clock);
    await write(db, { kind: 'createAdventure', id: uuid(2), fields: adventure() }, clock);
    await readLists(db);
    const { seen } = show(db, () => [useProfile(), useChildren(), useEnvironments(), useAdventures(), useQuarantine()]);
    expect(seen[0]).toMatchObject([{ adult_name: 'Robin' }, [{ id: uuid(1), name: 'Mia' }], [], [{ id: uuid(2) }], []]);
  });

  it('are read once for all who show them, now and after a change', async () => {
    const db = await newFamily();
    const read = vi.spyOn(db.dexie.children, 'toArray');
    const { now } = show(db, () => [useChildren(), useChildren()]);
    await until(() => expect(now()).toEqual([[], []]));
    expect(read).toHaveBeenCalledTimes(1);
    await db.dexie.children.add(row(uuid(1), mia));
    await until(() => expect(now()).toMatchObject([[{ name: 'Mia' }], [{ name: 'Mia' }]]));
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('are drawn again only where one is shown that has changed', async () => {
    const db = await newFamily();
    await readLists(db);
    let drawn = 0;
    const children = show(db, () => {
      drawn += 1;
      return useChildren();
    });
    const adventures = show(db, useAdventures);
    await db.dexie.adventures.bulkAdd(rows(2));
    await until(() => expect(adventures.now()).toHaveLength(2));
    expect(drawn).toBe(1);
    await db.dexie.children.add(row(uuid(1), mia));
    await until(() => expect(children.now()).toHaveLength(1));
    expect(drawn).toBe(2);
  });

  it('stay true while no screen shows them, so that the next one begins with them', async () => {
    const db = await newFamily();
    const provider = show(db, () => null);
    await db.dexie.children.bulkAdd([row(uuid(1), mia), row(uuid(2), tom)]);
    await until(() => expect(lastAnswer(db, lists.children)?.good).toHaveLength(2));
    expect(provider.seen).toHaveLength(1);
    expect(show(db, useChildren).seen[0]).toHaveLength(2);
  });

  it('are read again when the writer knows that its change is saved', async () => {
    const db = await newFamily();
    await write(db, { kind: 'createAdventure', id: uuid(2), fields: adventure() }, clock);
    const { now } = show(db, () => [useAdventure(uuid(2)), useAdventures()]);
    const counted = vi.fn<() => void>();
    const stop = watchWaiting(db, counted);
    await until(() => expect([counted.mock.calls.length, now()]).toMatchObject([1, [{ id: uuid(2) }, [{ id: uuid(2) }]]]));
    const { adventures, adventureIndex, children } = db.dexie;
    const reads = [
      vi.spyOn(adventures, 'get'),
      vi.spyOn(adventures, 'where'),
      vi.spyOn(adventureIndex, 'toArray'),
      vi.spyOn(children, 'toArray'),
    ];
    const times = () => reads.map((read) => read.mock.calls.length);
    await write(db, { kind: 'renameAdventure', id: uuid(2), name: 'The Lost Kite' }, clock);
    // The write itself has read its row.
    expect(times()).toEqual([1, 0, 0, 0]);
    await until(() => expect(now()).toMatchObject([{ custom_name: 'The Lost Kite' }, [{ custom_name: 'The Lost Kite' }]]));
    expect(times()).toEqual([2, 1, 1, 0]);
    stop();
  });
});

describe('the list of adventures', () => {
  it('keeps the objects of the adventures that have not changed', async () => {
    const db = await newFamily();
    await db.dexie.adventures.bulkAdd(rows(9));
    const { now } = show(db, useAdventures);
    await until(() => expect(now()).toHaveLength(9));
    const before = now();
    await db.dexie.adventures.update(uuid(1), { 'fields.custom_name': 'The Lost Kite' });
    await until(() => expect(now()?.[0]).toMatchObject({ custom_name: 'The Lost Kite' }));
    expect(
      now()
        ?.slice(1)
        .map((one, at) => one === before?.[at + 1]),
    ).toEqual(Array(8).fill(true));
  });

  it('counts the steps of an adventure that goes on, and puts it first', async () => {
    const db = await newFamily();
    await db.dexie.adventures.bulkAdd(rows(9));
    const { now } = show(db, useAdventures);
    await write(db, { kind: 'progress', id: uuid(5), move: { kind: 'append', step: step('a'), queuedSteps: [] } }, clock);
    await until(() => expect(now()?.[0]).toMatchObject({ id: uuid(5), progress: { step: 1, total: 8 } }));
  });

  it('follows the pages of a sync, a deletion, and an emptied table', async () => {
    const db = await newFamily();
    const { now } = show(db, useAdventures);
    await db.dexie.adventures.bulkPut(rows(200));
    await db.dexie.adventures.bulkPut(rows(300).slice(200));
    await until(() => expect(now()).toHaveLength(300));
    await write(db, { kind: 'deleteAdventure', id: uuid(6) }, clock);
    await db.dexie.adventures.delete(uuid(7));
    await until(() => expect(now()).toHaveLength(298));
    await db.dexie.adventures.clear();
    await until(() => expect(now()).toEqual([]));
  });

  it('leaves out rows that can’t be read, and takes them back once they can', async () => {
    const db = await newFamily();
    await db.dexie.adventures.bulkAdd([row(uuid(1), adventure()), row(uuid(2), { ...adventure(), status: 'dancing' })]);
    const { now } = show(db, useAdventures);
    await until(() => expect(now()?.map(({ id }) => id)).toEqual([uuid(1)]));
    expect(lastAnswer(db, lists.adventures)?.bad).toMatchObject([{ id: uuid(2) }]);
    await db.dexie.adventures.update(uuid(2), { 'fields.status': 'active' });
    await until(() => expect(now()?.map(({ id }) => id)).toEqual([uuid(1), uuid(2)]));
    expect(lastAnswer(db, lists.adventures)?.bad).toEqual([]);
  });

  it('is read again when the page returns from the back/forward cache', async () => {
    const db = await newFamily();
    await db.dexie.adventures.bulkAdd(rows(2));
    const { now } = show(db, useAdventures);
    await until(() => expect(now()).toHaveLength(2));
    const renamed = { id: uuid(1), deletedAt: null, fields: { ...adventure(), custom_name: 'The Lost Kite' } };
    await comeBackFromCache(db, { adventureIndex: [renamed] });
    await until(() => expect(now()?.map(({ custom_name }) => custom_name)).toEqual(['The Lost Kite', null]));
  });
});

describe('an adventure on screen', () => {
  it('is there on the first render if it was read before', async () => {
    const db = await newFamily();
    await db.dexie.adventures.bulkAdd(rows(1));
    await ask(db, storyOf(uuid(1)));
    expect(show(db, () => useAdventure(uuid(1))).seen[0]).toMatchObject({ id: uuid(1) });
  });

  it('is never the one that was shown before it', async () => {
    const db = await newFamily();
    await db.dexie.adventures.bulkAdd(rows(2));
    const wrapper = ({ children }: { children: ReactNode }) => (
      <FamilyProvider family={db} clock={clock}>
        {children}
      </FamilyProvider>
    );
    const seen: [string, string | undefined][] = [];
    const { rerender } = renderHook(({ id }) => void seen.push([id, useAdventure(id)?.id]), { wrapper, initialProps: { id: uuid(1) } });
    await until(() => expect(seen.at(-1)).toEqual([uuid(1), uuid(1)]));
    rerender({ id: uuid(2) });
    expect(seen.at(-1)).toEqual([uuid(2), undefined]);
    await until(() => expect(seen.at(-1)).toEqual([uuid(2), uuid(2)]));
    rerender({ id: uuid(1) });
    expect(seen.at(-1)).toEqual([uuid(1), uuid(1)]);
  });
});

describe('while the database can’t be read', () => {
  const names = (db: FamilyDb) =>
    show(db, () => [useAdventure(uuid(1))?.custom_name, useAdventures()?.map(({ custom_name }) => custom_name), useChildren()?.length]);

  it('screens keep what they show, and show what they have missed once it can', async () => {
    const db = await newFamily();
    await db.dexie.adventures.bulkAdd(rows(1));
    const { now } = names(db);
    await until(() => expect(now()).toEqual([null, [null], 0]));
    const lost = loseConnection(db);
    await db.dexie.adventures.put(row(uuid(1), { ...adventure(), custom_name: 'The Lost Kite' }));
    await until(() => expect(lost.failed()).toBeGreaterThan(1));
    expect(now()).toEqual([null, [null], 0]);
    lost.restore();
    await until(() => expect(now()).toEqual(['The Lost Kite', ['The Lost Kite'], 0]));
  });

  it('screens that have read nothing yet wait, and are filled once it can', async () => {
    const db = await newFamily();
    await db.dexie.adventures.bulkAdd(rows(1));
    const lost = loseConnection(db);
    const { now } = names(db);
    await until(() => expect(lost.failed()).toBeGreaterThanOrEqual(6));
    expect(now()).toEqual([undefined, undefined, undefined]);
    lost.restore();
    await until(() => expect(now()).toEqual([null, [null], 0]));
  });

  it('because another tab needs it, screens keep what they show, and ask no more', async () => {
    const db = await newFamily();
    await db.dexie.adventures.bulkAdd(rows(1));
    const { now } = names(db);
    await until(() => expect(now()).toEqual([null, [null], 0]));
    db.access.set({ kind: 'closed', why: 'upgrade' });
    db.dexie.close({ disableAutoOpen: true });
    const other = await openFamily({ id: db.account, adultName: 'Robin' });
    const otherTab = names(other);
    await other.dexie.adventures.put(row(uuid(1), { ...adventure(), custom_name: 'The Lost Kite' }));
    await until(() => expect(otherTab.now()).toEqual(['The Lost Kite', ['The Lost Kite'], 0]));
    expect(now()).toEqual([null, [null], 0]);
    const since = db.access.get();
    db.access.renew(since);
    expect(db.access.get()).toBe(since);
  });
});
