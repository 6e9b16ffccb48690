import { describe, expect, test } from 'vitest';
import { libraryOf, readTale, taleFile } from '../../../../scripts/tales/library.ts';
import { aloudParagraphs, type Step } from '../../../../src/domain/steps/step.ts';
import type { TellingRequest } from '../../../../src/domain/telling.ts';
import { summarise } from '../../../../src/storyteller/engine/past/keepsake.ts';
import { child, playThrough, request } from '../../../support/story/small-library.ts';

/** Whoever has left, as a note tells it, has no part in what is told from then on. */

/** A tale that calls the adult its captain, and names them in several doings. */
const library = libraryOf([readTale(taleFile('the-ship-that-was-afraid-of-water'))]);

/** All that is read aloud, and by the adult, from the step after the last note on. */
function toldAfter(notes: readonly string[], change: Partial<TellingRequest> = {}): string {
  const asked = request({ adultName: 'Dad', seed: 3, ...change });
  return playThrough(asked, library, undefined, notes).slice(notes.length).map(wordsOf).join('\n');
}

const wordsOf = (step: Step): string => [...aloudParagraphs(step), step.action ?? '', ...(step.cues ?? [])].join('\n');

describe('[BEY-05] who left is gone', () => {
  test('Dad is named in this tale as long as he is there', () => {
    expect(toldAfter(['', ''])).toContain('Dad');
  });

  test.each([
    ['Dad', 'Dad fell asleep.'],
    ['Dad', 'Daddy has to go to work now.'],
    ['Dad', 'Mum is playing instead of Dad.'],
    ['Robin', 'Dad had to leave.'],
    ['Papa', 'Papa ist eingeschlafen.'],
    ['Grandma', 'Grandma went home.'],
  ])('an adult called %s has no part any more after “%s”', (adultName, note) => {
    for (const seed of [3, 4, 5]) {
      expect(toldAfter(['', note], { adultName, seed })).not.toMatch(new RegExp(`\\b${adultName}\\b`));
    }
  });

  test('where the adult leaves a single child, whoever reads on plays along, unnamed', () => {
    const told = toldAfter(['', 'Dad fell asleep.'], { children: [child('Mia', 7)] });
    expect(told).not.toMatch(/\bDad\b/);
    expect(told).toMatch(/\b[Tt]he grown-up\b/);
    expect(told).not.toMatch(/[.!?]”? the grown-up/);
  });

  test('an adult who comes back plays as before, and is no guest', () => {
    // The nod to the note comes first, in other words the second time.
    const [, ...back] = toldAfter(['', 'Dad fell asleep.', 'Dad is back.']).split('\n');
    const [, ...ever] = toldAfter(['', '', 'xyzzy blorf']).split('\n');
    expect(back).toEqual(ever);
    expect(back.join(' ')).toContain('Dad');
  });

  test('another parent leaves without taking the one who tells along', () => {
    expect(toldAfter(['', 'Mum went home.'])).toContain('Dad');
    expect(toldAfter(['Dad joined in.', 'Dad went home.'], { adultName: 'Robin' })).toContain('Robin');
  });

  test.each([
    ['Grandma', 'Grandma joined in.', 'Grandma went home.'],
    ['Puff', 'A dragon called Puff joined us.', 'Puff flew away.'],
    ['Oma', 'Oma spielt mit.', 'Oma ist gegangen.'],
  ])('%s who joined and left is not there at the end', (name, joined, left) => {
    expect(toldAfter(['', joined])).toContain(name);
    expect(toldAfter(['', joined, left])).not.toContain(name);
    expect(toldAfter(['', joined, '', left])).not.toContain(name);
  });

  test('the summary names the adult who has played until then', () => {
    const asked = request({ adultName: 'Dad' });
    const summary = (note: string): string => summarise(asked, playThrough(asked, library, undefined, ['', note]), library);
    expect(summary('Dad fell asleep.')).toBe(summary(''));
  });
});
