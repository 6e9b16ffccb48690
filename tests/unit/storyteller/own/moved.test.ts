import { expect, test } from 'vitest';
import { ownTale } from './own-tale.ts';

/** What the family names goes, sounds and is called as they say. */
test.each([
  [
    'ninja penguins versus the librarian pirates',
    ['it is you against the librarian pirates', 'Warm up as ninja penguins do: make your arms two stiff flippers'],
  ],
  [
    'I wish we could ride on the back of a whale to see grandad in New Zealand',
    ['On its back hangs', 'Grandad’s house in New Zealand', 'out to where there is only water'],
  ],
  ['diggers', ['Use both your arms: dig, dig, and tip it out!']],
  ['garbage truck + unicorn', ['calls the unicorn, who has come along', 'All the garbage trucks go home, and the unicorn, too']],
])('%s', async (words, said) => {
  const told = JSON.stringify(await ownTale(words));
  for (const each of said) expect(told).toContain(each);
});

test('a whale in the story does not ask what a whale is, and never sits down', async () => {
  const told = JSON.stringify(await ownTale('a journey on a whale'));
  expect(told).not.toMatch(/What is a whale|sits down\b.*half-way|Round its neck/);
});

test('whoever has found a seat at a match is the one who asks at its end who was first', async () => {
  const told = JSON.stringify(await ownTale('a football match of pirates and a dragon'));
  expect(told).toContain('even a dragon has found a seat');
  expect(told).toContain('asks the dragon.');
  expect(told).not.toContain('the postman');
});
