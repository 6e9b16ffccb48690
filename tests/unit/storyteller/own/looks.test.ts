import { expect, test } from 'vitest';
import { bodyOf, gestureOf } from '../../../../src/storyteller/tales/own/plays/archetypes/gestures.ts';
import looks from '../../../../src/storyteller/tales/own/plays/en/looks.json' with { type: 'json' };
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';
import { creatures } from '../../../../src/storyteller/tales/own/words/lexicon.ts';

test.each([
  ['why are slugs slow', 'two feelers', 'let two fingers be your feelers'],
  ['a sleepy slug', 'two feelers', 'let two fingers be your feelers'],
  ['our snail', 'curly house', 'let two fingers be your feelers'],
  ['a llama', 'woolly neck', 'make your neck long, and look down your nose'],
  ['a camel', 'humps', 'make a hump of your back'],
  ['otters', 'long tail', 'rub two paws on your tummy'],
  ['a helicopter', 'round blades', 'let one finger go round over your head'],
])('%s is shown as what it is, and not as another of its row: %s', (words, body, gesture) => {
  const { who } = readWords(words);
  if (who === null) throw new Error('nobody is named');
  expect(bodyOf(who.creature, who.one)).toBe(body);
  expect(gestureOf(who.creature, who.one)).toBe(gesture);
});

test('every look is of a word that a row has beside its own', () => {
  for (const word of Object.keys(looks)) {
    const row = creatures.find(({ en }) => en.includes(word));
    expect({ word, isKnown: row !== undefined, isOwn: row?.one === word }).toEqual({ word, isKnown: true, isOwn: false });
  }
});
