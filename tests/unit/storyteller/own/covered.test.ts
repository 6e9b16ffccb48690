import { describe, expect, test } from 'vitest';
import { archetypesFor } from '../../../../src/storyteller/tales/own/archetype.ts';
import { uncoveredBy } from '../../../../src/storyteller/tales/own/choose/covered.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';

/** The stories that quote a family's words whole. */
const quotesAll = (archetype: string | undefined) => /^(?:because|duty|law|mission|news|stage)$/.test(archetype ?? '');
const inTurn = (words: string) => archetypesFor(readWords(words));

describe('a story that would leave out something of what a family typed comes after those that quote it whole', () => {
  test.each([
    ['the goblins stole all left socks', 'heist', 'goblins'],
    ['my little brother’s first birthday', 'birthday', 'brother’s'],
    ['a bridge made of bananas', 'building', 'bananas'],
    ['sailing to an island made of cheese', 'journey', 'cheese'],
    ['football with a melon', 'match', 'melon'],
    ['a shop that sells dreams', 'shop', 'dreams'],
    ['Hochzeit von Prinzessin und Drache', 'feast', 'Drache'],
  ] as const)('“%s”: the %s says nothing of “%s”', (words, archetype, left) => {
    expect(uncoveredBy(archetype, readWords(words))).toContain(left);
    const told = inTurn(words);
    expect(quotesAll(told[0])).toBe(true);
    expect(told.at(-1)).toBe(archetype);
  });
});

describe('a story in which all of it has a place comes first', () => {
  test.each([
    ['a hairdresser for lions', 'shop'],
    ['bakery at 3 in the morning', 'shop'],
    ['bakery opens but the flour is all gone', 'shop'],
    ['hedgehogs vs squirrels hockey', 'match'],
    ['trip to the moon in the laundry basket', 'journey'],
    ['the pirate took our red ball', 'heist'],
    ['building a castle for the princess', 'building'],
    ['Zirkus im Garten', 'feast'],
    ['les chats contre les chiens', 'match'],
    ['der Tierarzt für Drachen', 'shop'],
  ] as const)('“%s” is a %s', (words, archetype) => {
    expect(uncoveredBy(archetype, readWords(words))).toEqual([]);
    expect(inTurn(words)[0]).toBe(archetype);
  });
});

test('of a language of which too little is known to tell what a story leaves out, the words are quoted first', () => {
  const words = 'mi perro no quiere vivir en la casa nueva';
  expect(quotesAll(inTurn(words)[0])).toBe(true);
});

test('words that say when, how many or how big are in any story', () => {
  for (const words of ['dentist tomorrow', 'the biggest bakery', 'please a story about a bakery for two bears on Tuesday morning'])
    expect(inTurn(words)).toEqual(['shop']);
});

test('what is called out on the way is told', () => {
  expect(uncoveredBy('shop', readWords('zoo vet but all the animals are invisible'))).toEqual([]);
});

test('what a word means in the lexicon is told by what stands for it there', () => {
  expect(uncoveredBy('shop', readWords('Bäckerei für Mäuse'))).toEqual([]);
});

test('one creature by itself has its day first, whatever is told of it', () => {
  expect(inTurn('sloths')[0]).toBe('day');
});
