import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { archetypeFor } from '../../../../src/storyteller/tales/own/archetype.ts';
import { isTold } from '../../../../src/storyteller/tales/own/plays/stage/pages.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';
import { ownTale } from './own-tale.ts';

/** Ideas as families type them, each with the kinds of story that would honour it. */
type Idea = { words: string; kinds: readonly string[]; must?: readonly string[] };

const folder = 'tests/fixtures/own';
const read = (name: string): Idea[] => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Idea[];
const open = read('ideas-open.json');

type Choice = { honoured: number; staged: number };

/** Of how many ideas the plot is one that honours them, which the stage always is; and how many have the stage for want of a better. */
const choiceOf = (ideas: readonly Idea[]): Choice => {
  const chosen = ideas.map(({ words, kinds }) => ({ words, kinds, found: archetypeFor(readWords(words)) }));
  const missed = chosen.filter(({ kinds, found }) => !kinds.includes(found));
  const played = missed.filter(({ found }) => found === 'stage');
  // What is told piece by piece is played as it is told: that is no makeshift.
  const staged = played.filter(({ words }) => !isTold(readWords(words))).length;
  return { honoured: 1 - (missed.length - played.length) / ideas.length, staged: staged / ideas.length };
};

test.each(readdirSync(folder))('nearly every idea of %s becomes a story of its kind', (name) => {
  const { honoured, staged } = choiceOf(read(name));
  expect(honoured - staged).toBeGreaterThan(0.97);
});

test.each([
  ['ideas.json', 0.93, 0.35],
  ['wishes.json', 0.95, 0.1],
])('the ideas of %s, from which nothing was learned, become stories that honour them', (name, least, most) => {
  const { honoured, staged } = choiceOf(JSON.parse(readFileSync(`tests/fixtures/own-kept/${name}`, 'utf8')) as Idea[]);
  expect(honoured).toBeGreaterThan(least);
  expect(staged).toBeLessThan(most);
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
  ['a robot comes to stay with us', 'Tonight: A Robot Comes to Stay with Us$', '‘A Robot Comes to Stay with Us’'],
  ['in a washing machine to china', 'In a Washing Machine to China$', 'This is your story: in a washing machine to China.'],
  ['by train to the north pole', 'By Train to the North Pole$', 'the train will take you'],
  [
    'the grandparents against the kids baking competition',
    'Tonight: The Grandparents against the Kids Baking Competition$',
    '‘The Grandparents against the Kids Baking Competition’',
  ],
  ['a day as a firefighter with our dog Bello', 'Tonight: A Day as a Firefighter with Our Dog Bello$', '‘A Day as a Firefighter'],
  ['a day as pop stars', 'The Day As Pop Stars and', 'you are pop stars'],
  ['a treehouse for our cat Lilly', 'The Treehouse for Our Cat Lilly$', 'a treehouse for your cat Lilly'],
  ['we build a castle for the princess', 'We Build a Castle for the Princess', 'a castle for the princess.'],
  ['a rollercoaster for worms', 'The Rollercoaster for Worms and', 'Today you are building a rollercoaster'],
  ['the birthday of the moon', 'The Birthday of the Moon and', 'Today is the moon’s birthday.'],
  ['Moon has a birthday', 'Moon Has a Birthday$', 'Today is the moon’s birthday'],
  ['the goblins stole all left socks', 'The Goblins Stole All Left Socks$', 'You are a small gang'],
  [
    'the wind blew everything away and now the sky is gray',
    'By Law: The Wind Blew Everything Away and Now the Sky Is Gray$',
    '‘The wind blew',
  ],
  ['we want to play a story about two owls', 'Two Owls and', ''],
  ['Our hamster Krümel has a birthday', 'Krümel’s Birthday and', 'Today is your hamster Krümel’s birthday'],
  ['robots vs. dinosaurs', 'Robots vs Dinosaurs, or', 'You are the robots'],
  ['lemonade stand', 'The Lemonade Stand and', 'You look after the lemonade stand'],
  ['mud kitchen', 'The Mud Kitchen and', 'mud kitchen'],
  ['aliens come for dinner', 'The Aliens Come for Dinner and', 'the aliens are coming'],
  ['a new baby dragon moves in', 'Tonight: A New Baby Dragon Moves In$', '‘A New Baby Dragon Moves In’'],
  ['the monkeys ran away from the zoo', 'The Monkeys Ran Away from the Zoo$', 'The monkeys are gone'],
  ['a trip to Antarctica', 'The Trip to Antarctica, or', 'to the South Pole'],
  ['snow day', 'Tonight: Snow Day$', '‘Snow Day’'],
  ['stone age', 'Just In: Stone age$', '‘Stone age’'],
])('%s: the title reads, and the beginning tells it', async (words, title, beginning) => {
  const tale = await ownTale(words);
  expect(tale.title).toMatch(new RegExp(`^${title}`));
  expect(JSON.stringify(tale.prologue.said)).toContain(beginning);
});
