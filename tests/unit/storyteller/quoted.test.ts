import { expect, test } from 'vitest';
import { quotedWords, shortWords } from '../../../src/storyteller/tales/own/quoted.ts';

test.each([
  ['im so mad!!!', 'im so mad'],
  ['a bit of jealous because the new baby', 'a bit of jealous because the new baby'],
  ['Mein Bruder kommt in die Schule', 'Mein Bruder kommt in die Schule'],
  ['🌧️🌧️🌧️🦔', '🌧️🌧️🌧️🦔'],
])('%s is quoted as it was typed, without the marks around it', (typed, quoted) => {
  expect(quotedWords(typed, 'something big')).toBe(quoted);
});

test.each([[''], ['?!'], ['guns and blood'], ['eating vegetables']])('“%s” is not quoted: something else is said in its place', (typed) => {
  expect(quotedWords(typed, 'something big')).toBe('something big');
});

test('what is longer than a tag ends at a word', () => {
  const quoted = quotedWords(`we are moving ${'and packing boxes '.repeat(20)}`, 'something big');
  expect(quoted.length).toBeLessThanOrEqual(122);
  expect(quoted).toMatch(/(?:packing|boxes) …$/);
});

test.each([
  ['being angry at my brother', 'being angry at my brother'],
  ['I miss my friend Jonas he moved away', 'I miss my friend Jonas'],
  ['Mama is in hospital until friday but she is ok', 'Mama is in hospital'],
  ['going to the hairdresser without crying', 'going to the hairdresser'],
  ['Papa arbeitet nachts und ich kann nicht schlafen', 'Papa arbeitet nachts'],
  ['we have to share a room now, me and my sister', 'we have to share a room now'],
  ['I am afraid of the big dog next door', 'I am afraid of the big dog …'],
  ['nobody in my new class wants to play with me', 'nobody in my new class …'],
  ['my sister and my brother always fight', 'my sister and my brother always fight'],
  ['x'.repeat(100), `${'x'.repeat(44)} …`],
])('%s is %s for short', (quoted, short) => {
  expect(shortWords(quoted)).toBe(short);
});
