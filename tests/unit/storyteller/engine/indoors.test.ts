import { describe, expect, test } from 'vitest';
import { effectsOf } from '../../../../src/storyteller/engine/past/note-effects.ts';
import { readNote } from '../../../../src/storyteller/notes/read.ts';

/** Whether the family is indoors after this note. */
function isInside(note: string): boolean {
  return effectsOf([readNote(note, { children: ['Mia', 'Tom'], offers: [], dropped: [] })], [], {
    children: ['Mia', 'Tom'],
    adult: 'Robin',
    joins: true,
  }).inside;
}

describe('where the family is after a note on a move', () => {
  test.each([
    'we moved to the bedroom',
    'now playing in the lounge',
    'we moved to the hall',
    'moved to the living room',
    'we went inside',
    'we moved to the car',
    'we are up in the loft now',
    'Wir sind jetzt im Wohnzimmer',
    'wir spielen jetzt auf dem Dachboden',
    'on est dans la cuisine',
    'ahora jugamos dentro',
    'siamo in cucina adesso',
    'mutfakta oynuyoruz şimdi',
    'jesteśmy teraz w kuchni',
  ])('%j: indoors', (note) => {
    expect(isInside(note)).toBe(true);
  });

  test.each([
    'we moved to the garden',
    'we moved to the school playground',
    "we moved to grandma's garden",
    'Wir sind jetzt im Garten',
    'on est dans le jardin maintenant',
    'the captain lost his hat in the bedroom',
  ])('%j: not indoors', (note) => {
    expect(isInside(note)).toBe(false);
  });
});
