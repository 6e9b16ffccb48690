import { describe, expect, test } from 'vitest';
import notYet from '../../../src/storyteller/tales/en/own/not-yet.json' with { type: 'json' };
import { fillArchetype, fillText } from '../../../src/storyteller/tales/own/fill.ts';
import { bitsOf, cryIn, wrongIn } from '../../../src/storyteller/tales/own/plays/bits.ts';
import { duoIn } from '../../../src/storyteller/tales/own/plays/duo.ts';
import { plotFitting } from '../../../src/storyteller/tales/own/plays/plots.ts';
import { posterOf } from '../../../src/storyteller/tales/own/plays/poster.ts';
import { readWords } from '../../../src/storyteller/tales/own/read.ts';
import type { Tale } from '../../../src/storyteller/tales/schema.ts';

const lengths = ['little', 'middle', 'big'] as const;
type Length = (typeof lengths)[number];
type Words = Partial<Record<Length | 'text', string | undefined>>;

const inLength = (said: Words | Words[] | undefined, length: Length): string => {
  const [first = {}] = Array.isArray(said) ? said : [said];
  return first[length] ?? first.text ?? '';
};
const bits = (typed: string) => {
  const words = readWords(typed);
  return bitsOf(words, posterOf(words));
};
const taleOf = (typed: string): Tale => fillArchetype(notYet, readWords(typed));
const workIn = ({ scenes }: Tale) => scenes.find(({ id }) => id === 'work');
const flat = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[‘’“”[\]…,]/gu, '')
    .replaceAll(/\s+/g, ' ');

describe('an idea bit by bit, in the words that were typed', () => {
  test.each([
    [
      'a werewolf plumber who is allergic to soup drives a bathtub to the north pole',
      ['a werewolf plumber', 'who is allergic to soup', 'drives a bathtub', 'to the north pole'],
    ],
    ['the tap is lava but the towel is sinking', ['the tap is lava', 'but the towel is sinking']],
    ['a kraken comes to stay with us', ['a kraken comes to stay', 'with us']],
    ['otter sauna', ['otter sauna']],
    ['Unser Kuchen ist weg', ['Unser Kuchen ist weg']],
  ])('%s', (typed, expected) => {
    expect(bits(typed)).toEqual(expected);
  });

  test('a long idea is left whole, in no more bits than can be kept in mind', () => {
    const long = 'the hamster from the piano with the lamp under the stairs behind the shop by the river';
    expect(bits(long).join(' ')).toBe(long);
    expect(bits(long).length).toBeLessThanOrEqual(4);
  });

  test.each([
    ['a werewolf who is scared of soup paints the hall', 'who is scared of soup'],
    ['pandas leg fell off in the garden we must mend it', 'pandas leg fell off'],
    ['a beach party but the sea is gone', 'but the sea is gone'],
    ['otter sauna', null],
  ])('what is in the way by the words themselves, of %s: %s', (typed, wrong) => {
    expect(wrongIn(bits(typed))).toBe(wrong);
  });

  test.each([
    ['ironman and rapunzel', 'Ironman', 'Rapunzel'],
    ['shrek and a very old dragon', 'Shrek', 'the very old dragon'],
    ['cowboys and mermaids', 'the cowboys', 'the mermaids'],
  ])('%s: two are all of the idea', (typed, first, second) => {
    expect(duoIn(readWords(typed))?.heroes.map(({ name }) => name.text)).toEqual([first, second]);
  });

  test.each(['painting and drawing', 'rapunzel and the sand castle', 'shrek and fiona find a treasure', 'a dragon'])(
    '%s: nobody is one of two heroes',
    (typed) => {
      expect(duoIn(readWords(typed))).toBeNull();
    },
  );

  test.each([
    ['fire truck wee woo wee woo', null],
    ['tractor putt putt', 'putt, putt'],
    ['ambulance nee naw', 'nee naw'],
    ['digger digger', null],
    ['a very very big dog', null],
  ])('a noise that is typed in %s: %s', (typed, noise) => {
    expect(cryIn(readWords(typed))).toBe(noise);
  });

  test.each([
    ['a hedgehog in the dark', true],
    ['tractor putt putt', true],
    ['the washing machine that tells secrets', false],
    ['otter sauna', false],
    ['a sleepy otter', true],
    ['a ghost hairdresser who is scared of combs rides a scooter to mars', false],
  ])('whether a plot is about all of %s: %s', (typed, fits) => {
    expect(plotFitting(readWords(typed)) !== null).toBe(fits);
  });
});

test('what is said only of some words is chosen by the first slot that is not empty', () => {
  const text = 'It is <<two?>>both of <<two>><<:one?>>only <<one>><<:>>nobody<<.>>!';
  expect(fillText(text, { two: 'you', one: 'me' })).toBe('It is both of you!');
  expect(fillText(text, { two: '', one: 'me' })).toBe('It is only me!');
  expect(fillText(text, { two: '', one: '' })).toBe('It is nobody!');
});

describe('Not Yet, who sits at the door of every story and has never seen one', () => {
  test.each([
    ['a whale who plays the piano in a tent', /swim, swim|play, play|hand|nose/],
    ['iron man and rapunzel', /shine with one palm|brush|Rapunzel/],
    ['the hill keeps secrets', /your move|show(?:s|ed)? |hand|nose|face|size|sound/i],
  ])('in each scene of “%s” something is done that is its own', (typed, own) => {
    const { scenes } = taleOf(typed);
    const without = scenes.flatMap(({ id, here, ways }) =>
      lengths
        .filter((length) => !ways.some(({ call }) => own.test(`${inLength(here, length)} ${inLength(call, length)}`)))
        .map((length) => `${id}, ${length}`),
    );
    expect(without).toEqual([]);
  });

  test.each([
    'the hill keeps secrets',
    'a whale who collects stamps',
    'shrek and a very old dragon',
    'our toaster is the president',
    'socks',
    'un nuage qui veut danser',
  ])('“%s” is not recited: as a whole it is said three times at most, and no piece of it stands where a doing should', (typed) => {
    const { prologue, scenes, forks, endings } = taleOf(typed);
    const whole = flat(posterOf(readWords(typed)));
    const count = (text: string) => flat(text).split(whole).length - 1;
    const parts = whole.includes(' ') ? [...bits(typed), whole].map(flat) : [whole];
    for (const length of lengths) {
      const told = scenes.flatMap(({ here, ways }) =>
        ways.map(({ call, done }) => `${inLength(here as Words, length)} ${inLength(call, length)} ${inLength(done, length)}`),
      );
      for (const { open, call, close } of endings) {
        const ends = [open, call, close].map((part) => inLength(part as Words, length)).join(' ');
        expect({ length, often: count(`${inLength(prologue.said, length)} ${ends}`) > 3 }).toEqual({ length, often: false });
      }
      const quoted = [...told, ...forks.map(({ said }) => inLength(said as Words, length))].flatMap((text) =>
        [...text.matchAll(/‘([^’]+)’/gu)].map(([, said = '']) => flat(said)),
      );
      expect({ length, pieces: quoted.filter((said) => parts.includes(said)) }).toEqual({ length, pieces: [] });
    }
  });

  test('that he would be a stone is said at the beginning, before anybody is to know of it', () => {
    for (const typed of ['badger', 'the hill keeps secrets', 'a viking and a nurse are best friends'])
      for (const length of ['middle', 'big'] as const) expect(inLength(taleOf(typed).prologue.said, length)).toMatch(/stone/);
  });

  test.each(['otter sauna', 'a pelican who plays the tuba on saturdays', 'my spoon'])(
    'where no plot fits “%s”, the children are asked what gets in the way, and no trouble is made up',
    (typed) => {
      const work = workIn(taleOf(typed));
      for (const length of lengths) expect(inLength(work?.here as Words, length)).toMatch(/(?:what|something) goes wrong/i);
      expect(JSON.stringify(work)).not.toMatch(/anywhere|too shy|is locked|look high/);
    },
  );

  test('what is in the way by the words themselves comes first, and is met by what they say is done', () => {
    const tale = taleOf('pandas leg fell off in the garden we must mend it');
    const work = workIn(tale);
    const fork = tale.forks.find(({ of }) => of.includes('work'));
    for (const length of lengths) {
      expect(`${inLength(fork?.said, length)} ${inLength(work?.here as Words, length)}`).toContain('andas leg fell off');
      expect(work?.ways.filter(({ call }) => !inLength(call, length).includes(': mend it!'))).toEqual([]);
    }
  });

  test('of two heroes each has a move, alone it is not enough, and in the end it is both at once', () => {
    const tale = taleOf('batman and merlina');
    for (const length of lengths) {
      const begins = inLength(tale.prologue.said, length);
      expect(begins).toMatch(/(?:is|Show him) Batman/);
      expect(begins).toMatch(/Batman: spread your cape! (?:And )?Merlina: move as only Merlina can!/);
      const [strength] = workIn(tale)?.ways ?? [];
      expect(inLength(strength?.call, length)).toMatch(/spread your cape.*as only Merlina can.*[Bb]oth/s);
    }
    for (const { call, close } of tale.endings) {
      expect(inLength(call, 'middle')).toMatch(/spread your cape, as only Merlina can, and shake hands/);
      expect(inLength(close, 'middle')).toMatch(/^Batman and Merlina shake hands/);
    }
  });

  test('at the end everything that the words name is done, and Not Yet sees an end for once', () => {
    const typed = 'a whale who plays the piano in a tent';
    for (const length of ['middle', 'big'] as const) {
      const [burst] = taleOf(typed).endings;
      const [, now = ''] = inLength(burst?.call, length).split('“Now!” says Not Yet.');
      expect(now).toMatch(/swim, swim, play, play/);
      expect(inLength(burst?.close, length)).toMatch(/what it looks like, an end/);
    }
  });

  test('a noise that a family has typed is the move from the beginning to the end', () => {
    const tale = taleOf('tractor putt putt');
    expect(inLength(tale.prologue.said, 'little')).toContain('Show him: putt, putt!');
    for (const { close, call } of tale.endings.slice(1))
      expect(inLength(call, 'little') + inLength(close, 'little')).toContain(': putt, putt!');
  });
});
