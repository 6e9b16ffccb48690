import { expect, test } from 'vitest';
import { quotedWords } from '../../../src/storyteller/tales/own/words/quoted.ts';

test.each([
  ['im so mad!!!', 'im so mad'],
  ['a bit of jealous because the new baby', 'a bit of jealous because the new baby'],
  ['Mein Bruder kommt in die Schule', 'Mein Bruder kommt in die Schule'],
  ['🌧️🌧️🌧️🦔', '🌧️🌧️🌧️🦔'],
])('%s is quoted as it was typed, without the marks around it', (typed, quoted) => {
  expect(quotedWords(typed, 'something big')).toBe(quoted);
});

test.each([
  ['our cat has died, Tibbles. she wants a story where she is remembered', 'our cat has died, Tibbles'],
  ['they wont stop arguing, make it about that lol', 'they wont stop arguing'],
  ['Mama is in hospital but she is ok', 'Mama is in hospital but she is ok'],
])('%s: what is said to whoever tells is left out', (typed, quoted) => {
  expect(quotedWords(typed, 'something big')).toBe(quoted);
});

test.each([[''], ['?!'], ['guns and blood'], ['eating vegetables']])('“%s” is not quoted: something else is said in its place', (typed) => {
  expect(quotedWords(typed, 'something big')).toBe('something big');
});

test('words that are too long to quote whole end at a word', () => {
  const quoted = quotedWords(`we are moving ${'and packing boxes '.repeat(20)}`, 'something big');
  expect(quoted.length).toBeLessThanOrEqual(122);
  expect(quoted).toMatch(/(?:packing|boxes) …$/);
});
