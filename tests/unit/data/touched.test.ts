import { Dexie, type ObservabilitySet, RangeSet } from 'dexie';
import { expect, it, vi } from 'vitest';
import { keysIn, onTouched, touchedOf } from '../../../src/data/read/touched.ts';
import { mia, openTestFamily, uuid } from './family.ts';

it('the keys of a transaction are named one by one, and none where many have changed', () => {
  expect(keysIn(new RangeSet())).toEqual([]);
  expect(keysIn(new RangeSet().addKeys(['b', 'a']))).toEqual(['a', 'b']);
  expect(keysIn(new RangeSet('a', 'c'))).toBeNull();
  expect(keysIn(new RangeSet(-Infinity, [[]]))).toBeNull();
  expect(keysIn(new RangeSet(1, 1))).toBeNull();
});

it('what was written is heard until one listens no more, and of the tables that it touched', async () => {
  const { db, write } = await openTestFamily();
  const heard: ObservabilitySet[] = [];
  const stop = onTouched((parts) => heard.push(parts));
  await write({ kind: 'saveChild', id: uuid(1), fields: mia });
  await vi.waitFor(() => expect(heard.some((parts) => touchedOf(parts, db.dexie, 'children') !== undefined)).toBe(true));
  expect(heard.every((parts) => touchedOf(parts, db.dexie, 'environments') === undefined)).toBe(true);
  stop();
  const others = vi.fn<() => void>();
  const stopOther = onTouched(others);
  const before = heard.length;
  await write({ kind: 'saveChild', id: uuid(2), fields: mia });
  await vi.waitFor(() => expect(others).toHaveBeenCalled());
  expect(heard).toHaveLength(before);
  stopOther();
});

it('who has stopped is not told of what was written just before', async () => {
  const hear = vi.fn<() => void>();
  const stop = onTouched(hear);
  Dexie.on.storagemutated.fire({ all: new RangeSet(-Infinity, [[]]) });
  stop();
  const later = vi.fn<() => void>();
  const stopLater = onTouched(later);
  Dexie.on.storagemutated.fire({ all: new RangeSet(-Infinity, [[]]) });
  await vi.waitFor(() => expect(later).toHaveBeenCalledOnce());
  expect(hear).not.toHaveBeenCalled();
  stopLater();
});
