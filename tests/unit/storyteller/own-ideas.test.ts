import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { archetypeFor } from '../../../src/storyteller/tales/own/archetype.ts';
import { readWords } from '../../../src/storyteller/tales/own/read.ts';
import { ownTale } from '../../../src/storyteller/tales/own.ts';

/** Ideas as families type them, each with the kinds of story that would honour it. */
type Idea = { words: string; kinds: readonly string[]; must?: readonly string[] };

const folder = 'tests/fixtures/own';
const read = (name: string): Idea[] => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Idea[];
const open = read('ideas-open.json');

const shareOf = (ideas: readonly Idea[]) =>
  ideas.filter(({ words, kinds }) => kinds.includes(archetypeFor(readWords(words)))).length / ideas.length;

test.each(readdirSync(folder))('nearly every idea of %s becomes a story of its kind', (name) => {
  expect(shareOf(read(name))).toBeGreaterThan(0.95);
});

test('most ideas of a stranger, from which nothing was learned, become a story of their kind', () => {
  expect(shareOf(JSON.parse(readFileSync('tests/fixtures/own-kept/ideas.json', 'utf8')) as Idea[])).toBeGreaterThan(0.77);
});

test('what an idea is about is heard in the title or before the story begins', async () => {
  const heard = await Promise.all(
    open.map(async ({ words, must = [] }) => {
      const { title, prologue } = await ownTale(words);
      const said = `${title} ${JSON.stringify(prologue.said)}`.toLowerCase();
      return must.every((stem) => said.includes(stem));
    }),
  );
  expect(heard.filter(Boolean).length / open.length).toBeGreaterThan(0.83);
});

test.each([
  ['a robot comes to stay with us', 'A Robot Comes to Stay with Us, and', 'A robot comes to stay with you.'],
  ['in a washing machine to china', 'In a Washing Machine to China, or', 'This is your story: in a washing machine to China.'],
  ['by train to the north pole', 'By Train to the North Pole, or', 'the train will take you'],
  ['a rollercoaster for worms', 'The Rollercoaster for Worms and', 'You have built a rollercoaster'],
  ['Moon has a birthday', 'Moon Has a Birthday, and', 'Today is the moon’s birthday'],
  ['the goblins stole all left socks', 'The Goblins Stole All Left Socks, and', 'You are a small gang'],
  ['the wind blew everything away and now the sky is gray', 'The Wind Blew Everything Away and Now the Sky Is Gray', 'the storm'],
  ['we want to play a story about two owls', 'Two Owls and', ''],
  ['Our hamster Krümel has a birthday', 'Krümel’s Birthday and', 'Today is your hamster Krümel’s birthday'],
  ['robots vs. dinosaurs', 'Robots vs Dinosaurs, or', 'You are the robots'],
  ['knights defend the castle', 'The Knights Defend the Castle and', 'You have built a castle for the knights'],
  ['lemonade stand', 'The Lemonade Stand and', 'You look after the lemonade stand'],
  ['mud kitchen', 'The Mud Kitchen and', 'You look after the mud kitchen'],
  ['aliens come for dinner', 'The Aliens Come for Dinner and', 'That is the smallest alien!'],
  ['a new baby dragon moves in', 'A New Baby Dragon Moves In, and', 'the baby dragon'],
  ['the monkeys ran away from the zoo', 'The Monkeys Ran Away from the Zoo, and', 'The monkeys are gone'],
  ['a trip to Antarctica', 'The Trip to Antarctica, or', 'to the South Pole'],
  ['snow day', 'Snow Day and', 'in the snow'],
  ['stone age', 'Stone age and', 'I came for the stone age'],
])('%s: the title reads, and the beginning tells it', async (words, title, beginning) => {
  const tale = await ownTale(words);
  expect(tale.title).toMatch(new RegExp(`^${title}`));
  expect(JSON.stringify(tale.prologue.said)).toContain(beginning);
});
