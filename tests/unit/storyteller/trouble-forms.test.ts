import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readTrouble } from '../../../src/storyteller/safety/trouble.ts';
import harmless from '../../fixtures/notes/harmless-forms.json' with { type: 'json' };
import harmlessBlind from '../../fixtures/notes/harmless-forms-blind.json' with { type: 'json' };
import trouble from '../../fixtures/notes/trouble-forms.json' with { type: 'json' };
import troubleBlind from '../../fixtures/notes/trouble-forms-blind.json' with { type: 'json' };
import { troubleShares } from './notes/measure.ts';

/** Notes by a stranger in six forms (short, dictated, misspelt …) and nine languages, half of them (`-blind`) neither mended by nor learned from. */
const Notes = z.array(z.object({ note: z.string(), lang: z.string(), form: z.string() }));
const family = ['Mia', 'Leo'];
const notes = (raw: unknown) => Notes.parse(raw).map(({ note }) => note);

test('[BEY-03] every note of trouble in the half that the rules were mended by is caught', () => {
  expect(notes(trouble).filter((note) => readTrouble(note, family).tier === 'none')).toEqual([]);
});

test('[BEY-03] of the other half nearly nine in ten are', () => {
  expect(troubleShares(notes(troubleBlind), family).caught).toBeGreaterThanOrEqual(0.89);
});

test.each([
  ['that were learned from', harmless, 0.05],
  // 8 % were wanted and are not reached.
  ['that were not', harmlessBlind, 0.095],
])('[BEY-03] the stranger’s notes of play are let through: those %s', (_, half, most) => {
  const { stop, ask } = troubleShares(notes(half), family);
  expect(stop).toBeLessThanOrEqual(0.01);
  expect(ask).toBeLessThanOrEqual(most);
});

describe('[BEY-03] trouble in one or two words of a longer note is asked about', () => {
  const played = [
    (said: string) =>
      `They sailed over the sofa to the island and found the treasure. ${said}. Then grandma came with cookies and they want the dragon next.`,
    (said: string) => `we played pirates and Mia was the captain of the whole ship, ${said}, and they found the treasure under the table`,
  ];
  test.each(['Leo bleeds', 'he choked', 'can’t breathe', 'Leo fainted', 'Leo vomited', 'she’s unconscious', 'real fire'])('%s', (said) => {
    for (const told of played) expect(readTrouble(told(said), family).tier).not.toBe('none');
  });

  test.each(['Roar!', 'Leo wins', 'all aboard', 'a whale', 'the end'])('but not play: %s', (said) => {
    for (const told of played) expect(readTrouble(told(said), family).tier).toBe('none');
  });
});
