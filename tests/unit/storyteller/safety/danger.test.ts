import { expect, test } from 'vitest';
import { bySeed, familyOf, play } from '../../../../scripts/meter/families.ts';
import { libraryOf, talesOf, themesWithTales } from '../../../../scripts/tales/library.ts';
import { askedIn, dangerIn } from '../../../../src/storyteller/safety/danger/danger.ts';
import { heldTexts, safetyFaults } from '../../../../supabase/functions/_shared/judge.ts';
import alike from '../../../fixtures/danger/alike.json' with { type: 'json' };
import dangerous from '../../../fixtures/danger/danger.json' with { type: 'json' };
import ordinary from '../../../fixtures/danger/ordinary.json' with { type: 'json' };
import told from '../../../fixtures/danger/told.json' with { type: 'json' };

test.each(told)('[BEY-04] what a teller from outside must not ask: %s', (text) => {
  expect(dangerIn(text)).not.toBeNull();
});

const family = {
  children: [{ id: 'mia', name: 'Mia', age: 6, interests: [], considerations: null }],
  place: { type: 'living-room', name: 'Living room', description: '', items: [], spaceDetails: '' },
} as const;

/** Of these texts, the share that are refused where they tell people what to do. */
function refusedOf(texts: readonly string[]): number {
  const refused = texts.filter((text) => safetyFaults({ id: 'a', type: 'action', step: 'On we go', action: text }, family).length > 0);
  return refused.length / texts.length;
}

test('[BEY-04] of dangerous steps that the filter has not seen before, at least 98 in a hundred are refused', () => {
  expect(dangerous.length).toBeGreaterThanOrEqual(200);
  expect(refusedOf(dangerous)).toBeGreaterThanOrEqual(0.98);
});

test('of ordinary steps that the filter has not seen before, at least two thirds reach the family', () => {
  expect(ordinary.length).toBeGreaterThanOrEqual(150);
  expect(refusedOf(ordinary)).toBeLessThanOrEqual(1 / 3);
});

test('of harmless steps that only sound dangerous, at least forty in a hundred reach the family', () => {
  expect(alike.length).toBeGreaterThanOrEqual(100);
  expect(refusedOf(alike)).toBeLessThanOrEqual(0.6);
});

test('[BEY-04] of the product’s own steps at most one in a hundred is refused, where the filter has learned the tales as they are', () => {
  const steps = themesWithTales().flatMap((theme, at) => {
    const library = libraryOf(talesOf(theme));
    return Array.from({ length: 4 }, (_, turn) => play(familyOf(90_000 + at * 31 + turn, theme), library, bySeed(at + turn)).told).flat();
  });
  // Cues are not among the texts that it has learned.
  const refused = steps.filter((step) => heldTexts({ ...step, cues: [] }).some(({ asks }) => dangerIn(asks) !== null));
  expect(steps.length).toBeGreaterThan(250);
  expect(refused.length / steps.length, 'where tales have changed: npm run train:danger').toBeLessThanOrEqual(0.01);
});

test.each(told)('[BEY-04] is found in what only the adult reads: %s', (text) => {
  const step = { id: 'a', type: 'action', step: 'On we go', text_to_read: 'You reach a fork.' } as const;
  expect(safetyFaults({ ...step, details: `Stand where all can see you.\n${text}` }, family)).not.toEqual([]);
  expect(safetyFaults({ ...step, cues: ['Watch for tired legs.', text] }, family)).not.toEqual([]);
});

test('a cue may name what to keep from, and how somebody speaks', () => {
  const cues = ['Keep the candle away from the children.', 'Watch that nobody climbs on the table.', 'Stay away from the road.'];
  const step = { id: 'a', type: 'action', step: 'On we go', text_to_read: 'You reach a fork.' } as const;
  expect(safetyFaults({ ...step, cues: [...cues, 'Mind the stove.', 'Olga talks warmly, until her voice gives way.'] }, family)).toEqual(
    [],
  );
  for (const cue of ['Keep the scissors away and light the candle.', 'Put the bag over your head to keep the rain out.'])
    expect(safetyFaults({ ...step, cues: [cue] }, family)).not.toEqual([]);
});

test.each([
  'The knight draws his sword, and the candle flickers.',
  'They ride through the dark forest at midnight.',
  'The dragon sleeps on a heap of swords, and her breath smells of smoke.',
])('a story may tell of danger: %s', (text) => {
  expect(dangerIn(askedIn(text))).toBeNull();
});

test.each(told)('[BEY-04] is found in the middle of a story too: %s', (text) => {
  expect(dangerIn(askedIn(`The tide turns, and the ship swings round. ${text}`))).not.toBeNull();
});
