import { expect, test } from 'vitest';
import { alwaysRules } from '../../../../src/storyteller/safety/always.ts';
import gestures from '../../../../src/storyteller/tales/own/plays/en/gestures.json' with { type: 'json' };
import shops from '../../../../src/storyteller/tales/own/plays/en/shops.json' with { type: 'json' };
import { creatures, kinds } from '../../../../src/storyteller/tales/own/words/lexicon.ts';
import { ownTale } from './own-tale.ts';

/** Whoever a family types is seen and played, and not only named. */
test('every creature has a gesture, and every shop says what fits whom', () => {
  expect(Object.keys(gestures).toSorted()).toEqual(creatures.map(({ id }) => id).toSorted());
  const named = kinds.flatMap(({ id, tale }) => (tale === 'shop' ? [id] : []));
  expect(Object.keys(shops).toSorted()).toEqual([...named, 'shop'].toSorted());
  for (const { never, fits } of Object.values(shops)) {
    expect([never, fits].filter((text) => !text.includes('{body}'))).toEqual([]);
    expect(fits).toMatch(/!$/);
  }
});

test('no gesture asks what safety takes out', () => {
  const barred = Object.values(gestures).filter((text) => alwaysRules.some(({ pattern }) => pattern.test(`Be it, and ${text}.`)));
  expect(barred).toEqual([]);
});

test.each([
  [
    'hairdresser for lions',
    [
      'In comes the smallest lion',
      'make a mane of all your fingers',
      'Wash the great mane',
      'Every bow slides off my great mane',
      'a lion with a comb in its mane',
    ],
  ],
  ['penguins who run a library', ['Be penguins: make your arms two stiff flippers', 'Show him how penguins do it']],
  ['a bakery on the moon', ['In comes an astronaut with cold feet', 'let two fingers float in, and bow']],
  ['football world cup of the animals', ['you against the animals', 'an elephant with a sock for a trunk', 'a very small hedgehog']],
  ['football match against the elephants', ['a shy elephant', 'let one arm be your trunk', '“*Toot*, heave!”']],
  ['a party for dinosaurs', ['somebody’s long tail', 'I forget my *roar*', 'let one arm be your long tail, *roar!*']],
  [
    'the nurse and a hamster with a sore paw',
    ['In comes the hamster with the sore paw', 'says the hamster with the sore paw', 'And I’m well again!', 'two old hamsters'],
  ],
  ['doctors for hurt toads', ['In comes the smallest hurt toad', 'And I’m well again!']],
  ['vets for a limping fox', ['In comes the limping fox', 'And I’m well again!']],
  ['un vétérinaire et un chat malade', ['In comes the poorly cat', 'And I’m well again!']],
  ['penguin baker in a submarine with jelly', ['the smallest penguin', 'and jelly']],
  ['yellow against green', ['You are the yellows, and it is you against the greens', 'a very small green player']],
  ['Rot gegen Blau', ['You are the reds, and it is you against the blues']],
  ['Halloween', ['the smallest ghost', 'somebody’s long hem']],
])('%s', async (words, said) => {
  const told = JSON.stringify(await ownTale(words));
  for (const each of said) expect(told).toContain(each);
});
