import { describe, expect, test } from 'vitest';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';
import { spelled } from '../../../../src/storyteller/tales/own/words/spelling.ts';
import { ownTale } from './own-tale.ts';

describe('a word written as it is heard is known', () => {
  test.each(
    `croccodile>crocodile pengwin>penguin dolfin>dolphin girafe>giraffe unikorn>unicorn pupy>puppy kitens>kittens goast>ghost rabit>rabbit
    octapus>octopus tortise>tortoise skwirrel>squirrel vulcano>volcano castel>castle forrest>forest jungel>jungle picknick>picnic weding>wedding
    cristmas>christmas musium>museum libary>library resturant>restaurant docter>doctor dentest>dentist teecher>teacher denstist>dentist
    submareen>submarine helicoptor>helicopter tracter>tractor trane>train lory>lorry rase>race skool>school nite>night bithday>birthday
    capibara>capybara poeple>people mermade>mermaid astronort>astronaut hedghog>hedgehog`
      .split(/\s+/)
      .map((row) => row.split('>') as [string, string]),
  )('%s is %s', (typed, meant) => {
    expect(spelled(`the ${typed}`)).toBe(`the ${meant}`);
  });
});

describe('what is near to a word of ours, and a word or a name of its own, stays as it is', () => {
  test.each([
    'the plant on the wall',
    'a while and the point',
    'which watch is the best',
    'the story of Gordon and the lake',
    'a share of the plates for Marie',
    'Allen is in the mountains',
    'une plante et un billet',
    'der Bilder und der Magier',
    'viaje a la planta',
    'het strand en de straat',
  ])('%s', (words) => {
    expect(spelled(words)).toBe(words);
  });
});

test.each([
  ['bulding a spase staton with the dog', 'Building a Space Station with the Dog'],
  ['the girafe and the croccodile', 'The Giraffe and the Crocodile'],
  ['rokit to mars', 'The Rocket to Mars'],
])('%s: the title and the tale are spelt right', async (words, title) => {
  const tale = await ownTale(words);
  expect(tale.title).toContain(title);
  for (const word of words.split(' ').filter((each) => spelled(`the ${each}`) !== `the ${each}`))
    expect(JSON.stringify(tale).toLowerCase()).not.toContain(word);
});

test('a capybara is known by any spelling', () => {
  expect(readWords('a cappibara that sleeps').who?.one).toBe('capybara');
});

test('whoever can’t breath fire can’t breathe it', () => {
  expect(spelled('a troll who cant breath fire')).toBe('a troll who cant breathe fire');
  expect(spelled('out of breath on a hill')).toBe('out of breath on a hill');
});
