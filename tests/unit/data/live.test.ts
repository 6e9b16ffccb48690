// A live query looks for the browser's own database before it begins.
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restingQuery } from '../../../src/data/live.ts';

let dexie: Dexie;

beforeEach(async () => {
  dexie = new Dexie(`live-${crypto.randomUUID()}`);
  dexie.version(1).stores({ notes: 'id' });
  await dexie.open();
});

afterEach(() => dexie.delete());

/** A query whose answer takes `tookMs` by its own clock. Answers what it has told, and how often it was asked. */
function count(tookMs: number, isBusy: () => boolean = () => false) {
  const told: number[] = [];
  let asked = 0;
  let time = 0;
  const ask = (): Promise<number> => {
    asked += 1;
    time += tookMs;
    return dexie.table('notes').count();
  };
  const subscription = restingQuery(ask, isBusy, () => time).subscribe({ next: (notes) => void told.push(notes) });
  return { told, asked: () => asked, stop: () => subscription.unsubscribe() };
}

describe('a query that rests', () => {
  it('follows every change at once where the answer is there in a moment', async () => {
    const notes = count(0);
    await vi.waitFor(() => expect(notes.told).toEqual([0]));
    for (const id of [1, 2, 3]) {
      await dexie.table('notes').add({ id });
      await vi.waitFor(() => expect(notes.told.at(-1)).toBe(id));
    }
    expect(notes.told).toEqual([0, 1, 2, 3]);
    notes.stop();
  });

  it('asks once for all the changes that come while it rests, and misses none', async () => {
    const notes = count(20);
    await vi.waitFor(() => expect(notes.told).toEqual([0]));
    for (const id of [1, 2, 3, 4, 5]) await dexie.table('notes').add({ id });
    await vi.waitFor(() => expect(notes.told).toEqual([0, 5]));
    expect(notes.asked()).toBe(2);
    notes.stop();
  });

  it('leaves the pages of a sync alone, and reads once when they are over', async () => {
    let busy = true;
    const notes = count(0, () => busy);
    await vi.waitFor(() => expect(notes.told).toEqual([0]));
    for (const id of [1, 2, 3]) await dexie.table('notes').add({ id });
    expect(notes.asked()).toBe(1);
    busy = false;
    await dexie.table('notes').add({ id: 4 });
    await vi.waitFor(() => expect(notes.told).toEqual([0, 4]));
    expect(notes.asked()).toBe(2);
    notes.stop();
  });

  it('does not wait for a sync that takes its time', async () => {
    const notes = count(0, () => true);
    await vi.waitFor(() => expect(notes.told).toEqual([0]));
    await dexie.table('notes').add({ id: 1 });
    await vi.waitFor(() => expect(notes.told).toEqual([0, 1]), { timeout: 5_000 });
    notes.stop();
  });

  it('an answer that is overtaken by the next page is owed: the one for it does not rest again', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const told: number[] = [];
    let asked = 0;
    let time = 0;
    // Stored while the second answer is being read.
    let read = (): void => undefined;
    const stored = new Promise<void>((resolve) => {
      // (from outside of the query, which only reads)
      read = () => setTimeout(resolve);
    }).then(() => dexie.table('notes').add({ id: 'a page' }));
    const ask = async (): Promise<number> => {
      asked += 1;
      time += 1_000;
      const notes = await dexie.table('notes').count();
      if (asked === 2) {
        read();
        await stored;
      }
      return notes;
    };
    const query = restingQuery(
      ask,
      () => true,
      () => time,
    );
    const subscription = query.subscribe({ next: (notes) => void told.push(notes) });
    await vi.waitFor(() => expect(told).toEqual([0]));
    await dexie.table('notes').add({ id: 1 });
    await vi.waitFor(() => expect(told).toEqual([0, 2]), { timeout: 5_000 });
    expect(asked).toBe(3);
    expect(timers.mock.calls.filter(([, ms]) => ms === 1_000)).toHaveLength(1);
    timers.mockRestore();
    subscription.unsubscribe();
  });

  it('goes on following after it has rested', async () => {
    const notes = count(20);
    await vi.waitFor(() => expect(notes.told).toEqual([0]));
    await dexie.table('notes').add({ id: 1 });
    await vi.waitFor(() => expect(notes.told).toEqual([0, 1]));
    await dexie.table('notes').delete(1);
    await vi.waitFor(() => expect(notes.told).toEqual([0, 1, 0]));
    notes.stop();
  });
});
