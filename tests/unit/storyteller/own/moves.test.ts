import { describe, expect, test } from 'vitest';
import { limitsOf } from '../../../../src/storyteller/safety/limits.ts';
import { hitsIn } from '../../../../src/storyteller/safety/rendered.ts';
import rows from '../../../../src/storyteller/tales/own/plays/en/moves.json' with { type: 'json' };
import { isList, moveAround, movesIn } from '../../../../src/storyteller/tales/own/plays/moves.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';

const actsFor = (typed: string) => movesIn(readWords(typed)).map(({ act }) => act);
const actFor = (typed: string) => actsFor(typed)[0] ?? moveAround(readWords(typed))?.act;

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
    expect(actsFor('Papa forgot the birthday cake at the bus stop')).toEqual(['stir, stir', 'rock, rock']);
    expect(actsFor('Papa comes home')).toEqual([]);
    expect(moveAround(readWords('Papa comes home'))?.act).toBe('hug, hug');
  });

  test.each(['you are not allowed to say the word yes', 'a slow race', 'planets', 'Oma comes to visit but she is late', ''])(
    'in “%s” nothing is seen that is not there',
    (typed) => {
      expect(actsFor(typed)).toEqual([]);
    },
  );

  test('a word of another tongue that looks like one of English gives way to the family’s own', () => {
    expect(actFor('Der Mond hat Schluckauf')).toBe('hic, hic');
  });

  test.each([
    ['🐙🎈🚂', ['wiggle, wiggle', 'bigger, bigger', 'chug, chug']],
    ['a duck that is also a bus', ['flap, flap', 'rock, rock']],
    ['Teddy Oslo and Lamby are having a picnic but its raining', ['unpack, unpack', 'drip, drip']],
    ['rescue the hamster (Biscuit) from inside the sofa', ['scrabble, scrabble', 'pat, pat']],
    ['Un escargot qui veut devenir pompier', ['slowly, slowly', 'swish, swish']],
    ['tractors tractors tractors', ['bump, bump']],
  ])('“%s” has a move for each thing, in its order, and none for a name', (typed, acts) => {
    expect(actsFor(typed)).toEqual(acts);
  });

  test.each([
    ['my red boots', 'the boots'],
    ['wobbly tooth', 'the tooth'],
    ['ice cream for everybody', 'the ice cream'],
    ['Zgubiona skarpetka', 'the sock'],
    ['les pompiers', 'the fire engine'],
    ['🦔', 'the hedgehog'],
    ['Halloween', 'Halloween'],
    ['a torch in the dark', 'the torch'],
    ['jumping', undefined],
  ])('the move for “%s” is made as %s', (typed, part) => {
    expect(movesIn(readWords(typed)).find((move) => move.part !== null)?.part?.text).toBe(part);
  });

  test('“the dark” keeps its article', () => {
    expect(moveAround(readWords('where does the dark go'))?.part?.text).toBe('the dark');
  });

  test.each([
    ['🐙🎈🚂', true],
    ['balloons and a train', true],
    ['a train that goes to yesterday', false],
    ['cleaning up but its fun', false],
  ])('whether “%s” is nothing but a list: %s', (typed, is) => {
    expect(isList(readWords(typed))).toBe(is);
  });

  const place = { type: 'living-room', name: 'Living room', description: '', spaceDetails: '', items: [] };

  test.each(['wheelchair', 'no running', 'asthma'])('nobody is asked what they cannot do: %s', (considerations) => {
    const limits = limitsOf({ children: [{ id: 'a', name: 'Mia', age: 3, considerations }], place });
    const texts = [rows.first, rows.then].flatMap((table) => Object.values(table)).map((text) => text.split('/'));
    const said = texts.flatMap(([act = '', rest = '', noise = '']) => [`${act}, ${act}, ${rest}!`, `Open: ${noise || act}!`]);
    const asked = said.filter((text) => hitsIn([{ text, for: 'aloud' }], limits).length > 0);
    expect(asked).toEqual([]);
    expect(texts.length).toBeGreaterThan(260);
  });
});
