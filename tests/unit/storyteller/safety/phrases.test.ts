import { expect, test } from 'vitest';
import { phraseFinder } from '../../../../src/storyteller/safety/danger/phrases.ts';

const found = (lists: string[], text: string): string[] => phraseFinder(lists)(text).map(({ list, at, words }) => `${list}@${at} ${words}`);

test('the longest phrase of a list is found, and no other of the same list within it', () => {
  expect(found(['gas|gas ring|ring'], 'a gas ring and a ring')).toEqual(['0@2 gas ring', '0@17 ring']);
});

test('lists do not hide each other’s phrases', () => {
  expect(found(['jump off', 'off the'], 'jump off the wall')).toEqual(['0@0 jump off', '1@5 off the']);
});

test('a star stands for any ending, in the first word and in later ones', () => {
  expect(found(['climb*|window sill*'], 'climbing past window sills')).toEqual(['0@0 climbing', '0@14 window sills']);
});

test('a phrase is whole words, and no part of one with an apostrophe', () => {
  expect(found(['tell|on'], "retell, tells, can't on'")).toEqual(['0@21 on']);
  expect(found(["don't tell"], "don't tell mum")).toEqual(["0@0 don't tell"]);
  expect(found(['t'], "don't")).toEqual([]);
});
