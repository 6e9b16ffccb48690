import { expect, test } from 'vitest';
import { familyOf } from '../../../../scripts/meter/families.ts';
import { libraryOf, readMechanics, talesOf } from '../../../../scripts/tales/library.ts';
import type { Step } from '../../../../src/domain/steps/step.ts';
import { momentOf } from '../../../../src/storyteller/engine/moment.ts';
import { tellFirst, tellNext } from '../../../../src/storyteller/engine/tell.ts';
import { limitsOf } from '../../../../src/storyteller/safety/limits.ts';
import { auditStep } from '../../../../src/storyteller/safety/step.ts';

/** What is told once a note says that they play elsewhere now: it suits the new place. */

const library = libraryOf(talesOf('pirates'));
const children = [{ id: 'c', name: 'Mia', age: 7, interests: [], considerations: null }];
const garden = { type: 'backyard', name: 'Backyard', description: '', spaceDetails: '', items: ['ball', 'rope'] };

/** All steps after the prologue, told to a lively family on its lawn that notes `note` at the prologue; nobody picks. */
function stepsAfter(note: string, seed: number): { steps: Step[]; mechanics: string[] } {
  const request = familyOf(seed, 'pirates', { children, place: garden, activityLevel: 'high', totalSteps: 8 });
  const mechanics: string[] = [];
  let told: Step[] = [tellFirst(request, library)];
  while (told.length < 8) {
    const notes = told.length === 1 ? note : '';
    const moment = momentOf({ ...request, told, notes }, library);
    if (moment.kind === 'scene') mechanics.push(moment.ways[0].playable.mechanic.id);
    if (moment.kind === 'ending') mechanics.push(moment.ways[0].mechanic.id);
    const step = tellNext({ ...request, told, notes }, library);
    told = [...told.slice(0, -1), ...told.slice(-1).map((last) => (notes === '' ? last : { ...last, notes })), step];
  }
  return { steps: told.slice(1), mechanics };
}

test.each([
  ['we moved to the bathtub', 'the bathtub'],
  ["now we're in the car", 'the car'],
  ['we went onto the balcony', 'the balcony'],
  ['playing on the stairs now', 'the stairs'],
  ['now at the pool', 'the pool'],
  ['Wir sind jetzt im Auto', 'the car'],
  ['wir spielen jetzt auf dem Balkon weiter', 'the balcony'],
])('[BEY-04] after “%s” nothing is asked that is off there: %s', (note, name) => {
  const place = { type: 'own', name, description: '', spaceDetails: '', items: [] };
  const limits = limitsOf({ children, place });
  const known = readMechanics();
  for (let seed = 1; seed <= 6; seed += 1) {
    const { steps, mechanics } = stepsAfter(note, seed);
    // A seated mechanic is played as small as one likes, whatever its energy.
    const hits = steps.flatMap((step) => auditStep(step, limits)).filter(({ rule }) => rule !== 'energy');
    expect(hits.map(({ rule, text }) => `${rule}: ${text}`)).toEqual([]);
    const asked = mechanics.flatMap((id) => known.get(id)?.demands ?? []);
    expect(asked.filter((demand) => limits.place.bans.has(demand))).toEqual([]);
  }
});

test('a family that has come back to its lawn runs again', () => {
  const asked = (note: string) => stepsAfter(note, 2).mechanics.map((id) => readMechanics().get(id)?.energy ?? 0);
  expect(Math.max(...asked('now we’re in the car'))).toBeLessThanOrEqual(3);
  expect(Math.max(...asked('we went back to the garden'))).toBeGreaterThan(3);
});
