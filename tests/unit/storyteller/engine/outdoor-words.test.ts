import { expect, test } from 'vitest';
import { adaptToRoof } from '../../../../src/storyteller/engine/wording/outdoor-words.ts';

/** Calls and instructions are worded for where the family plays. */

test.each([
  ['Lay the bow on the floor, from one wall to the other.', 'Lay the bow on the ground, from one side to the other.'],
  ['Carry it right across the room, on a clear floor.', 'Carry it right across, on clear ground.'],
  ['Walk to the far side of the room, and touch the floor.', 'Walk to the far side, and touch the ground.'],
  ['The lift stops at the fourth floor, and every floor knocks.', 'The lift stops at the fourth floor, and every floor knocks.'],
])('outdoors %j becomes %j', (inside, outside) => {
  expect(adaptToRoof(inside, 'outdoors')).toBe(outside);
  expect(adaptToRoof(inside, 'indoors')).toBe(inside);
  expect(adaptToRoof(inside, null)).toBe(inside);
});
