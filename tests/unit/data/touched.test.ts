import { Dexie, type ObservabilitySet, RangeSet } from 'dexie';
import { expect, it, vi } from 'vitest';
import { keysIn, onTouched, touchedOf } from '../../../src/data/read/touched.ts';
import { mia, openTestFamily, uuid } from './family.ts';

it('a transaction reports its changed keys one by one, or none if there are too many', () => {
  expect(keysIn(new RangeSet())).toEqual([]);
  expect(keysIn(new RangeSet().addKeys(['b', 'a']))).toEqual(['a', 'b']);
  expect(keysIn(new RangeSet('a', 'c'))).toBeNull();
  expect(keysIn(new RangeSet(-Infinity, [[]]))).toBeNull();
  expect(keysIn(new RangeSet(1, 1))).toBeNull();
});

it('a listener is told which tables each write has changed, until it stops', async () => {
  const { db, write } = await openTestFamily();
  const events: ObservabilitySet[] = [];
  const stop = onTouched((parts) => events.push(parts));
  await write({ kind: 'saveChild', id: uuid(1), fields: mia });
  await vi.waitFor(() => expect(events.some((parts) => touchedOf(parts, db.dexie, 'children') !== undefined)).toBe(true));
  expect(events.every((parts) => touchedOf(parts, db.dexie, 'environments') === undefined)).toBe(true);
  stop();
  const others = vi.fn<() => void>();
  const stopOther = onTouched(others);
  const before = events.length;
  await write({ kind: 'saveChild', id: uuid(2), fields: mia });
  await vi.waitFor(() => expect(others).toHaveBeenCalled());
  expect(events).toHaveLength(before);
  stopOther();
});

it('a listener that stops is not told of a write just before', async () => {
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
