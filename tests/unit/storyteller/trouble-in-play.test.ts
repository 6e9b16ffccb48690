import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readTrouble } from '../../../src/storyteller/safety/trouble.ts';
import harmless from '../../fixtures/notes/harmless-stranger.json' with { type: 'json' };
import harmlessBlind from '../../fixtures/notes/harmless-stranger-blind.json' with { type: 'json' };
import trouble from '../../fixtures/notes/trouble-stranger.json' with { type: 'json' };
import troubleBlind from '../../fixtures/notes/trouble-stranger-blind.json' with { type: 'json' };
import { troubleShares } from './notes/measure.ts';

/** Notes by a stranger to the rules, half of them (`-blind`) neither mended by nor learned from, and the same said in one breath with a game. */
const Notes = z.array(z.object({ note: z.string(), lang: z.string() }));
const family = ['Mia', 'Leo', 'Ella', 'Tim', 'Max', 'Lily', 'Rose', 'Will', 'Hope'];

const notes = (raw: unknown) => Notes.parse(raw).map(({ note }) => note);
const caughtAlone = (raw: unknown) =>
  Notes.parse(raw).flatMap(({ note, lang }) => (lang === 'en' && readTrouble(note, family).tier !== 'none' ? [note] : []));

test('[BEY-03] every note of trouble in the half of the stranger that the rules were mended by is caught', () => {
  expect(notes(trouble).filter((note) => readTrouble(note, family).tier === 'none')).toEqual([]);
});

test('[BEY-03] of the other half at least nine in ten are', () => {
  expect(troubleShares(notes(troubleBlind), family).caught).toBeGreaterThanOrEqual(0.9);
});

test('[BEY-03] the stranger’s notes of play stop no story, and at most one in ten is asked about', () => {
  for (const half of [harmless, harmlessBlind]) {
    const { stop, ask } = troubleShares(notes(half), family);
    expect(stop).toBe(0);
    expect(ask).toBeLessThanOrEqual(0.1);
  }
});

const breaths: readonly (readonly [name: string, told: (trouble: string) => string])[] = [
  [
    'dictated in the middle of it',
    (note) =>
      `so we did the bit with the ship and mia was the captain and leo was the parrot and they sailed over the sofa to the island and found the treasure and then ${note} and then grandma came with cookies and they want to do the dragon next`,
  ],
  ['dictated behind it', (note) => `they sailed to the island and found the treasure and then ${note}`],
  ['behind a comma', (note) => `We played pirates, Mia was the captain, ${note}`],
  ['behind who plays whom', (note) => `Leo pretended to be the dragon and ${note}`],
  [
    'between words that say that it is pretended',
    (note) => `they pretended to be pirates and the dragon attacked the castle with pretend fire, ${note}, and the knight laughed`,
  ],
];

describe('[BEY-03] trouble said in one breath with a game is asked about:', () => {
  test.each(breaths)('%s', (_, told) => {
    for (const half of [trouble, troubleBlind]) {
      expect(troubleShares(caughtAlone(half).map(told), family).caught).toBeGreaterThanOrEqual(0.9);
    }
  });

  test.each([
    'he cant breathe properly',
    'her lips are turning blue',
    'i think he ate one of the button batteries',
    'call an ambulance',
    'she says she wants to die',
    'she’s unconscious',
    'daddy slapped her really hard and she is scared',
    'got an electric shock',
  ])('never passed over, whatever is played around it: %s', (note) => {
    for (const [, told] of breaths) expect(readTrouble(told(note), family).tier).not.toBe('none');
  });
});
