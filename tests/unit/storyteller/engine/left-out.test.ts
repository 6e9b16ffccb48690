import { expect, test } from 'vitest';
import { familyOf } from '../../../../scripts/meter/families.ts';
import { libraryOf } from '../../../../scripts/tales/library.ts';
import { allowedText } from '../../../../src/storyteller/engine/audit.ts';
import { readFamily } from '../../../../src/storyteller/engine/people/family.ts';
import { smallTale } from '../../../support/story/small-tale.ts';

/** What is left of a text when somebody here must not be asked one of its sentences. */

const children = [{ id: 'c', name: 'Mia', age: 8, interests: [], considerations: 'asthma' }];
const family = readFamily(familyOf(1, 'pirates', { children }), libraryOf([smallTale]));
const left = (text: string) => allowedText(family, text);

test('a speech that loses its first sentence still begins with a quote', () => {
  expect(left('“Blow on the sail! Then steer for home,” says Gull. Home lies ahead.')).toBe(
    '“Then steer for home,” says Gull. Home lies ahead.',
  );
});

test('a speech that loses its last sentence still ends with a quote', () => {
  expect(left('Gull says: “Steer for home. Blow on the sail!” Home lies ahead.')).toBe('Gull says: “Steer for home.” Home lies ahead.');
  expect(left('Gull says: “Steer for home. Blow on the sail!”')).toBe('Gull says: “Steer for home.”');
});

test('a speech that loses a sentence in its middle keeps its quotes', () => {
  expect(left('“Steer for home. Blow on the sail! Home lies ahead,” says Gull.')).toBe('“Steer for home. Home lies ahead,” says Gull.');
});

test('taking out a whole speech leaves no quotation mark behind', () => {
  expect(left('“Blow on the sail!” Home lies ahead. “Land!” says Gull.')).toBe('Home lies ahead. “Land!” says Gull.');
});

test('where a question is taken out, the words that say who asks it go too', () => {
  expect(left('“Blow on the sail?” asks Gull. Home lies ahead.')).toBe('Home lies ahead.');
});
