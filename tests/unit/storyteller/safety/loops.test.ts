import { expect, test } from 'vitest';
import { isLooping } from '../../../../src/storyteller/safety/loops.ts';
import { safetyFaults } from '../../../../supabase/functions/_shared/judge.ts';
import { step } from '../../story/family.ts';

const loops = ['go, ', 'run, ', 'Left, right, ', 'and run and hop ', 'The dragon laughs. '].map((part) => part.repeat(4000 / part.length));

test.each(loops)('a text that goes round in circles is noticed: %.30s', (text) => {
  expect(isLooping(text)).toBe(true);
  expect(isLooping(`Once upon a time there was a fox. ${text.slice(0, 400)}`)).toBe(true);
});

test.each([
  '',
  'Row, row, row your boat, gently down the stream. Merrily, merrily, merrily, merrily, life is but a dream.',
  'La la la la la la la la la la la la!',
  `Count with me: ${Array.from({ length: 100 }, (_, at) => at + 1).join(', ')}.`,
])('a song or a count does not: %.30s', (text) => {
  expect(isLooping(text)).toBe(false);
});

test.each(['text_to_read', 'action', 'details'] as const)(
  'a step from outside that loops in %s is not told, and not read any further',
  (field) => {
    expect(
      safetyFaults(
        { ...step('s1'), [field]: loops[0] },
        { children: [], place: { type: 'backyard', name: '', description: '', items: [], spaceDetails: '' } },
      ),
    ).toEqual([`${field}: says the same over and over`]);
  },
);
