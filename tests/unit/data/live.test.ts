// A live query looks for a global IndexedDB before it starts.
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { answered, followQuery, shared } from '../../../src/data/read/live.ts';
import { loseConnection, mia, openTestFamily, uuid } from './family.ts';

/** A source whose values the test sends. */
function source() {
  const stops = vi.fn<() => void>();
  const says: { tell: (value: string) => void; lost: () => void }[] = [];
  const live = shared<string>((tell, lost) => {
    says.push({ tell, lost });
    return stops;
  });
  return { live, stops, says };
}

it('subscribes to the source once for all listeners, and informs each until it unsubscribes', () => {
  const { live, says, stops } = source();
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stopFirst = live.subscribe(first);
  live.subscribe(second);
  expect(says).toHaveLength(1);
  says[0]?.tell('one');
  stopFirst();
  says[0]?.tell('two');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
  expect(live.get()).toBe('two');
  expect(stops).not.toHaveBeenCalled();
  live.end();
  expect(stops).toHaveBeenCalledOnce();
});

it('subscribes again for the next listener after the source was lost, and only then', () => {
  const { live, says, stops } = source();
  live.subscribe(() => undefined);
  says[0]?.tell('one');
  says[0]?.lost();
  live.subscribe(() => undefined);
  expect(stops).toHaveBeenCalledOnce();
  expect(says).toHaveLength(2);
  expect(live.get()).toBe('one');
  live.subscribe(() => undefined);
  expect(says).toHaveLength(2);
});

it('does not subscribe again if the source has sent a value since it was lost', () => {
  const { live, says } = source();
  live.subscribe(() => undefined);
  says[0]?.lost();
  says[0]?.tell('one');
  live.subscribe(() => undefined);
  expect(says).toHaveLength(1);
});

it('waiting for the first answer resolves with it, and unsubscribes', async () => {
  let lookers = 0;
  let value: string | undefined;
  const listeners = new Set<() => void>();
  const waits = answered({
    get: () => value,
    subscribe: (changed) => {
      lookers += 1;
      listeners.add(changed);
      return () => {
        lookers -= 1;
      };
    },
    end: () => undefined,
  });
  expect(lookers).toBe(1);
  value = 'one';
  for (const listener of listeners) listener();
  await waits;
  expect(lookers).toBe(0);
});

it('a query is followed until it is stopped, and not run again afterwards', async () => {
  const { db, write } = await openTestFamily();
  const [told, other] = [vi.fn<(count: number) => void>(), vi.fn<(count: number) => void>()];
  const stop = followQuery(() => db.dexie.children.count(), told);
  const stopOther = followQuery(() => db.dexie.children.count(), other);
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(0));
  stop();
  await write({ kind: 'saveChild', id: uuid(1), fields: mia });
  await vi.waitFor(() => expect(other).toHaveBeenLastCalledWith(1));
  expect(told).toHaveBeenCalledOnce();
  stopOther();
});

it('a query whose connection is lost reports that, and continues with the next change', async () => {
  const { db, write } = await openTestFamily();
  const [told, lost] = [vi.fn<(count: number) => void>(), vi.fn<() => void>()];
  const stop = followQuery(() => db.dexie.children.count(), told, lost);
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(0));
  expect(lost).not.toHaveBeenCalled();
  loseConnection(db);
  await write({ kind: 'saveChild', id: uuid(1), fields: mia });
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
  await write({ kind: 'saveChild', id: uuid(2), fields: mia });
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(2));
  stop();
});
