import { describe, expect, test } from 'vitest';
import { limitsOf } from '../../../src/storyteller/safety/limits.ts';
import { hitsIn } from '../../../src/storyteller/safety/rendered.ts';
import rows from '../../../src/storyteller/tales/own/plays/en/moves.json' with { type: 'json' };
import { moveAround, moveFor } from '../../../src/storyteller/tales/own/plays/moves.ts';
import { readWords } from '../../../src/storyteller/tales/own/read.ts';

const actFor = (typed: string) => moveFor(readWords(typed))?.act ?? moveAround(readWords(typed))?.act;

describe('what small children can do for a family’s own words', () => {
  test.each([
    ['soup soup soup', 'stir, stir'],
    ['cleaning up but its fun', 'up and in'],
    ['baking bread together with a bear who never waits', 'knead, knead'],
    ['my stick', 'tap, tap'],
    ['Grandpa’s hands', 'pat, pat'],
    ['the elevator which has a button with no number', 'press, press'],
  ])('“%s” is done: %s', (typed, act) => {
    expect(actFor(typed)).toBe(act);
  });

  test.each([
    ['Wir backen Brot', 'knead, knead'],
    ['Die Mülltonne und der Müll', 'tip, tip'],
    ['la boue', 'squelch, squelch'],
    ['mi burbuja', 'catch, catch'],
    ['la scala e la scatola', 'up, up'],
    ['o banho', 'wash, wash'],
    ['een zeepbel en een wortel', 'pull, pull'],
    ['Zgubiona skarpetka', 'pull, pull'],
    ['Yağmur neden bizim eve geliyor?', 'drip, drip'],
  ])('“%s” is done in English: %s', (typed, act) => {
    expect(actFor(typed)).toBe(act);
  });

  test.each([
    ['🛁', 'wash, wash'],
    ['🫧🫧', 'catch, catch'],
    ['🚂', 'chug, chug'],
  ])('the picture sign %s is done: %s', (typed, act) => {
    expect(actFor(typed)).toBe(act);
  });

  test('a place or somebody of the family’s gives a move only where nothing is done', () => {
    expect(moveFor(readWords('Papa forgot the birthday cake at the bus stop'))?.act).toBe('clap, clap');
    expect(moveFor(readWords('Papa comes home'))).toBeNull();
    expect(moveAround(readWords('Papa comes home'))?.act).toBe('hug, hug');
  });

  test.each(['you are not allowed to say the word yes', 'a slow race', 'planets', 'Oma comes to visit but she is late', ''])(
    'in “%s” nothing is seen that is not there',
    (typed) => {
      expect(moveFor(readWords(typed))).toBeNull();
    },
  );

  test('a word of another tongue that looks like one of English gives way to the family’s own', () => {
    expect(actFor('Der Mond hat Schluckauf')).toBe('hic, hic');
  });

  const place = { type: 'living-room', name: 'Living room', description: '', spaceDetails: '', items: [] };

  test.each(['wheelchair', 'no running', 'asthma'])('nobody is asked what they cannot do: %s', (considerations) => {
    const limits = limitsOf({ children: [{ id: 'a', name: 'Mia', age: 3, considerations }], place });
    const acts = [rows.first, rows.then].flatMap((table) => Object.values(table)).map((text) => text.split('/')[0] ?? '');
    const asked = acts.filter((act) => hitsIn([{ text: `${act}, ${act}!`, for: 'aloud' }], limits).length > 0);
    expect(asked).toEqual([]);
    expect(acts.length).toBeGreaterThan(110);
  });
});
