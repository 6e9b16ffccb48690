import { describe, expect, test } from 'vitest';
import { hitsIn } from '../../../../src/storyteller/safety/rendered.ts';
import { archetypesFor } from '../../../../src/storyteller/tales/own/archetype.ts';
import { becauseSlots } from '../../../../src/storyteller/tales/own/plays/because/because.ts';
import { eventsIn } from '../../../../src/storyteller/tales/own/plays/because/event.ts';
import { eventIn } from '../../../../src/storyteller/tales/own/plays/because/told.ts';
import { verbsTyped } from '../../../../src/storyteller/tales/own/plays/because/verbs.ts';
import rows from '../../../../src/storyteller/tales/own/plays/en/events.json' with { type: 'json' };
import verbs from '../../../../src/storyteller/tales/own/plays/en/verbs.json' with { type: 'json' };
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';
import { limits } from './everybody.ts';

const told = (words: string) => eventIn(readWords(words));

describe('what has happened, to whom, is read out of a family’s sentence', () => {
  test.each([
    ['It snowed today and the snowman came inside', 'came-in', 'the snowman', ''],
    ['a ghost moves in next door', 'moved-in', 'the ghost', ''],
    ['the lego men escaped from there box and are hiding', 'escaped', 'the lego men', ''],
    ['hamster peanut runs away to join the circus', 'ran-off-to', 'Peanut', 'join the circus'],
    ['The bus driver fell asleep and the bus is driving itself', 'asleep', 'the bus driver', ''],
    ['the dragon doesnt want to go to bed', 'no-sleep', 'the dragon', ''],
    ['the volcano wakes up', 'woke-up', 'the volcano', ''],
    ['the books are alive', 'alive', 'the books', ''],
    ['the fridge is talking and it says its lonely', 'talks', 'the fridge', ''],
    ['our cat Biscuit can talk and she is the boss of the house', 'boss', 'Biscuit', ''],
    ['everything in the house turned to jelly', 'turned', 'everything', 'jelly'],
    ['Mrs Patterson turned into a frog in the middle of maths', 'turned', 'Mrs Patterson', 'a frog'],
    ['grandma has shrunk and shes as small as a peanut', 'tiny', 'Grandma', ''],
    ['the spaghetti wont stop growing', 'huge', 'the spaghetti', ''],
    ['the new neighbour is a witch', 'is-really', 'the new neighbour', 'a witch'],
    ['a bee came in our car and now it wants to go to school with us', 'wants-to', 'the bee', 'go to school with you'],
    ['our cat wants a birthday cake', 'wants-thing', 'your cat', 'a birthday cake'],
    ['ducks on the pond are on strike', 'wont', 'the ducks', 'work'],
    ['our car doesnt want to go to nursery any more', 'wont', 'your car', 'go to nursery'],
    ['The robot can’t stop dancing', 'cant-stop', 'the robot', 'dancing'],
    ['theres a monster under the bed but hes scared of us', 'scared', 'the monster', 'you'],
    ['salt and pepper aren’t talking to each other', 'cross', 'salt and pepper', ''],
    ['Santa is stuck in our chimney, feet up', 'stuck', 'Santa', ''],
    ['my homework ate the dog', 'took', 'your homework', 'the dog'],
    ['the bath is full of crocodiles but they are all very polite', 'shy', 'the crocodiles', ''],
    ['our teacher Mr Okafor is secretly a superhero but he is afraid of spiders', 'scared', 'Mr Okafor', 'spiders'],
    ['socks the rabbit is a policeman now', 'is-really', 'Socks', 'a policeman'],
    ['grandma can fly', 'can', 'Grandma', 'fly'],
    ['Princess Ella does not want to be a princess she wants to fix tractors', 'wants-to', 'Princess Ella', 'fix tractors'],
    ['the baby owl can’t fly', 'cant', 'the baby owl', 'fly'],
    ['gravity got turned off in the supermarket', 'upside-down', 'gravity', ''],
    ['it is raining spaghetti', 'fell-from-sky', 'spaghetti', ''],
    ['there is a tiny man in the mailbox', 'found', 'the tiny man', ''],
  ])('“%s”: %s, %s', (words, id, who, what) => {
    const event = told(words);
    expect([event?.id, event?.who.text, event?.what]).toEqual([id, who, what]);
  });

  test.each([
    'Wren Halloway has sold her shadow and the buyer wants a refund',
    'bunny and giraffe are getting married but the cake ran away',
    'the rainbow has a hole',
    'Herr Klein grew a tree on his head',
    'two snowmen are arguing about who has the best nose',
    'the car wash',
    'my brother Luca is invisible',
    'baby Theo can fly',
    'the cake ran away',
    'The wind blew our house to Africa',
    'dragon castle',
    'mermaids under the sea',
    'we are spies',
    'going to the moon in a rocket',
    'everyone speaks like a duck',
    '🦖',
    'Easter bunny got the flu',
  ])('“%s” tells of nothing that has happened to somebody', (words) => {
    expect(told(words)).toBeNull();
  });

  test('a pronoun points at whoever was named before, and at nobody where that is not sure', () => {
    expect(eventsIn(readWords('a dragon moved in and he is scared of mice')).map(({ clause }) => clause)).toEqual([
      'the dragon moved in',
      'the dragon is scared of mice',
    ]);
    expect(eventsIn(readWords('the king has two cats and they are bored')).map(({ id }) => id)).not.toContain('bored');
  });
});

describe('such a sentence is asked about first', () => {
  test.each([
    'the snowman came inside',
    'the sofa swallowed daddy',
    'our goldfish is the boss of the bathroom and nobody is allowed to wash',
  ])('“%s”', (words) => {
    expect(archetypesFor(readWords(words))[0]).toBe('because');
  });

  test.each([
    ['nobody is allowed to laugh', 'law'],
    ['my sister never lets me play', 'news'],
    ['papa is in hospital and I miss him', 'lodger'],
    ['dragon castle', 'mission'],
  ])('but “%s” is told as %s', (words, archetype) => {
    expect(archetypesFor(readWords(words))[0]).toBe(archetype);
  });
});

test('in the end it is done what somebody wanted, wouldn’t or couldn’t do', () => {
  const lastDoing = (words: string) => becauseSlots(readWords(words))['lastDoing'];
  expect(lastDoing('the robot wants to learn how to cry')).toBe(verbs.cry);
  expect(lastDoing('a little star doesnt want to shine tonight')).toBe(verbs.shine);
  expect(lastDoing('our dog wont get in the bath')).not.toBe(rows.wont.lastDoing);
  expect(lastDoing('the goat won’t come down')).toContain('come down');
});

test('what the event is tried out with already is not offered beside it', () => {
  const slots = becauseSlots(readWords('the spaghetti wont stop growing'));
  expect([1, 2, 3, 4].map((at) => slots[`task${at}`])).not.toContain('grow');
  expect(slots['task1']).toBe('grow and grow');
});

test('whoever has run away is away in the story until they are asked', () => {
  expect(becauseSlots(readWords('the lego men escaped from their box'))['gone']).not.toBe('');
  expect(becauseSlots(readWords('the snowman came inside'))['gone']).toBe('');
});

test('what is typed as done is tried out first, then the event, and what else the words name', () => {
  const tasks = (words: string) => [1, 2, 3, 4].map((at) => becauseSlots(readWords(words))[`task${at}`]);
  expect(tasks('the potatoes in the garden started singing')[0]).toMatch(/^sing\b/);
  expect(tasks('a ghost moved in and it sneezes')[0]).toBe('sneeze');
  expect(tasks('the lego men escaped from their box and are hiding')[0]).toMatch(/^hide\b/);
  expect(tasks('the snowman came inside')[0]).toBe(rows['came-in'].tasks[0]?.do);
  for (const words of ['the snowman came inside', 'hamster peanut runs away to join the circus'])
    expect(new Set(tasks(words)).size).toBe(4);
});

test.each([
  ['every time he sneezes the village flies away', ['sneeze']],
  ['the bus driver fell asleep and the bus is driving itself', ['sleep', 'drive']],
  ['the pancake jumped out of the pan and rolled down the hill', ['jump', 'roll']],
  ['a little star doesnt want to shine tonight', ['shine']],
  ['Little Red Riding Hood lives in a building', []],
  ['Dad turned into a frog', []],
  ['the waves and the lights', []],
])('“%s”: %j is done', (words, verbs) => {
  expect(verbsTyped(words)).toEqual(verbs);
});

test.each(Object.entries(verbs))('how to %s loses nothing to the limits for everybody', (verb, how) => {
  expect(how.split(' ').length).toBeLessThanOrEqual(13);
  const lines = [
    { text: `Now ${verb}: ${how}!`, for: 'aloud' as const },
    { text: verb, for: 'option' as const },
  ];
  expect(limits.flatMap((each) => hitsIn(lines, each))).toEqual([]);
});

test.each(Object.entries(rows))('nothing in the row %s asks for what safety takes out', (_, row) => {
  const { seen, tasks, wrong, cure, cureDo, company, look, brave, last, lastDoing } = row;
  const said = [
    seen,
    ...wrong,
    cure,
    cureDo,
    ...[company, look, brave].flatMap((each) => [each.because, each.do]),
    last,
    lastDoing,
    ...tasks.flatMap((task) => [task.do, task.how]),
  ];
  const plain = (text: string) => text.replaceAll('<<what>>', 'mice').replaceAll(/<<[^<>]*>>/g, 'the owl');
  const lines = said.map((text) => ({ text: `So: ${plain(text)}!`, for: 'aloud' as const }));
  expect(limits.flatMap((each) => hitsIn(lines, each))).toEqual([]);
  const offers = tasks.map((task) => ({ text: plain(task.do), for: 'option' as const }));
  expect(limits.flatMap((each) => hitsIn(offers, each))).toEqual([]);
});
