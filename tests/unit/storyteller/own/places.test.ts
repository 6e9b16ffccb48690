import { describe, expect, test } from 'vitest';
import { archetypesFor } from '../../../../src/storyteller/tales/own/archetype.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';
import { ownTale } from './own-tale.ts';

const chosen = (words: string) => archetypesFor(readWords(words));
const told = async (words: string) => JSON.stringify(await ownTale(words));

describe('whoever took it has it, and it goes back to whose it is', () => {
  test.each([
    ['a cheeky raccoon snatched grandmas scarf', 'the cheeky raccoon', 'Grandma’s scarf', 'to Grandma'],
    ['ein wolf hat omas brille geklaut', 'the wolf', 'Oma’s glasses', 'to Oma'],
    ['une pie a volé la bague de mamie', 'the magpie', 'Mamie’s ring', 'to Mamie'],
    ['some foxes pinched our ball', 'the oldest fox', 'your ball', 'to you'],
  ])('%s', async (words, taker, loot, owner) => {
    expect(chosen(words)).toEqual(['heist']);
    const tale = await told(words);
    expect(tale).toContain(`Behind the last door snores ${taker}. How do you get ${loot} from under`);
    expect(tale).toContain(`back ${owner}`);
    expect(tale).not.toMatch(/Madam Later|<<|undefined/);
  });

  test('it is he or she by whoever it is, with paws or claws, and whoever took it is not in the gang', async () => {
    const wolf = await told('our cat stole dads slippers');
    expect(wolf).toMatch(/under her nose/);
    expect(wolf).toMatch(/her paws don’t let go/);
    expect(wolf).not.toContain('You and your cat');
    expect(await told('an owl took our torch')).toMatch(/His claws say|His Claws Say/);
    expect(await told('a wizard took our torch')).toMatch(/under his nose/);
  });

  test('nobody is said to have borrowed or kept it for good where it is somebody’s', async () => {
    expect(await told('a troll grabbed papas boots')).not.toMatch(/may Papa’s boots stay|might Papa’s boots stay|borrowed/i);
    expect(await told('the golden banana heist')).toContain('a year ago Madam Later borrowed it');
  });
});

describe('the family against one of them', () => {
  test.each([
    ['Zoe and Max are agents and mum is the bad guy', 'Baddy Mum', 'Zoe and Max are secret agents, and so are all of you.'],
    ['Nils and Ada are police and grandpa is the robber', 'Baddy Grandpa', 'Nils and Ada are the police, and so are all of you.'],
    ['dad is the wicked wizard and we are elves', 'Dad, the wicked wizard,', 'You are a small gang'],
    ['opa ist der bösewicht und wir sind spione', 'Baddy Opa', 'You are spies'],
  ])('%s: whoever is the baddy has it, and those who are named are in front', async (words, baddy, band) => {
    expect(chosen(words)).toEqual(['heist']);
    const { prologue } = await ownTale(words);
    expect(prologue.said.middle).toContain(`It’s ${baddy} who has`);
    expect(prologue.said.middle).toContain(band);
  });

  test('those who are detectives are so by name, and no name is an island', async () => {
    const { prologue } = await ownTale('Isla and Theo are detectives');
    expect(prologue.said.middle).toContain('Isla and Theo are the detectives, and so are all of you.');
    expect(prologue.said.middle).not.toContain('island');
  });
});

describe('what was left behind is looked for', () => {
  test.each([
    ['Rabbit got left on the train', 'Rabbit got left on the train', 'up and down the train'],
    ['my elephant was forgotten on the tram', 'your elephant was forgotten on the tram', 'up and down the tram'],
    ['his teddy fell off the sledge', 'the teddy fell off the sledge', 'We look for the teddy, up and down.'],
    ['our teddy is still at kindergarten', 'your teddy is still at kindergarten', 'We look for the teddy'],
    ['wir haben die puppe im bus vergessen', 'The doll is gone', 'up and down the bus'],
  ])('%s', async (words, how, where) => {
    expect(chosen(words)).toEqual(['lost']);
    const tale = await told(words);
    expect(tale.toLowerCase()).toContain(how.toLowerCase());
    expect(tale).toContain(where);
    expect(tale).toContain('At home it is bedtime.');
  });

  test('nobody who is alive is left behind like a thing', () => {
    for (const words of ['the baby got left on the train', 'a sailor was left on an island']) expect(chosen(words)).not.toContain('lost');
    expect(chosen('ich habe vergessen wie man singt')).not.toContain('lost');
  });
});

describe('whoever can’t do it is the smallest new one', () => {
  test.each([
    ['a parrot who cant whistle', 'a little parrot who can’t whistle', 'can whistle now, a bit'],
    ['the dragon can’t breathe fire only confetti', 'a little dragon who can’t breathe fire, only confetti', 'confetti, confetti!'],
    ['a dog that says moo instead of woof', 'a little dog who says moo instead of woof', 'as the little dog does it: moo, moo!'],
    ['a parrot that only says pudding', 'a little parrot who only says pudding', 'pudding, pudding!'],
    ['ein löwe der nicht brüllen kann', 'a little lion who can’t roar', 'can roar now, a bit'],
    ['a fairy who is scared of flying', 'a little fairy who is scared of flying', 'isn’t scared of flying any more'],
  ])('%s', async (words, comes, later) => {
    expect(chosen(words)).toEqual(['school']);
    const { prologue, ...tale } = await ownTale(words);
    expect(prologue.said.little).toContain(`Today somebody is new: ${comes}.`);
    expect(JSON.stringify(tale)).toContain(later);
  });

  test('whoever is stuck or can’t sleep is no beginner', () => {
    for (const words of ['a mole who cant get out of the jar', 'a fox who can’t sleep', 'a knight who is afraid of the dark'])
      expect(chosen(words)).not.toContain('school');
  });
});

describe('a baby that is on its way', () => {
  test.each([
    'mum is pregnant',
    'we are getting twins',
    'Mama bekommt ein Baby',
    'the baby in my mummys belly',
    'leah is going to be a big sister',
  ])('%s: a nest is built for it, and nobody asks what goes wrong', async (words) => {
    expect(chosen(words)).toEqual(['building']);
    const { prologue, ...tale } = await ownTale(words);
    expect(prologue.said.little).toContain('Today you are building a nest for the baby.');
    expect(JSON.stringify({ prologue, tale })).not.toMatch(/goes wrong|too cold, or gone/);
  });

  test('a feeling about it has its own story', () => expect(chosen('I am so jealous of the new baby')).toEqual(['lodger']));
});

test.each([
  ['flower shop and im the boss', 'You are the boss of the flower shop.'],
  ['a car repair place and Tilda is the boss', 'and Tilda is the boss.'],
])('%s: whoever is the boss is told so', async (words, line) => {
  expect(chosen(words)).toEqual(['shop']);
  const { prologue } = await ownTale(words);
  expect(prologue.said.middle?.startsWith('You ')).toBe(true);
  expect(prologue.said.middle).toContain(line);
});

test.each([
  ['a wizard and a grandma', 'knit with two fingers'],
  ['eine hexe und ein opa', 'lean on a stick'],
  ['a vampire and a baker', 'knead'],
])('%s: both are heroes, each with what only they do', async (words, does) => {
  expect(chosen(words)[0]).toBe('news');
  expect(await told(words)).toContain(does);
});

test('Grandma and the dragon stay the family’s grandma and her day', () => expect(chosen('Grandma and the dragon')).toContain('day'));
