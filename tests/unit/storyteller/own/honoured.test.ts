import { describe, expect, test } from 'vitest';
import { ownLoaders } from '../../../../src/storyteller/tales/list.ts';
import { archetypesFor } from '../../../../src/storyteller/tales/own/archetype.ts';
import { framed } from '../../../../src/storyteller/tales/own/choose/frame.ts';
import type { Archetype } from '../../../../src/storyteller/tales/own/choose/learned/model.ts';
import { fillArchetype } from '../../../../src/storyteller/tales/own/fill/fill.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';
import type { Tale } from '../../../../src/storyteller/tales/schema.ts';

const inTurn = (words: string) => archetypesFor(readWords(words));

/** The tale that a family hears first of these words, or as the archetype tells it. */
async function tale(words: string, archetype: Archetype | undefined = inTurn(words)[0]): Promise<Tale> {
  return fillArchetype((await ownLoaders[archetype ?? '']?.())?.default, framed(readWords(words), archetype ?? 'day'));
}
const told = async (words: string, archetype?: Archetype) => JSON.stringify(await tale(words, archetype));

describe('a place of work that is all of the words, or where somebody comes or goes', () => {
  test.each([
    ['grandpa visits our bakery', 'today Grandpa comes for a bun'],
    ['granny comes to see us in our toy shop', 'today Granny comes for a toy'],
    ['uncle Bob is coming to our hairdresser', 'today Uncle Bob comes for a haircut'],
    ['our neighbour Theo drops by at the shoe shop', 'Theo comes for a pair of shoes'],
    ['my uncle wants a haircut at our salon', 'today your uncle comes for a haircut'],
    ['the king comes to our shoe shop and wants boots', 'today the king comes for a pair of shoes'],
    ['auntie Jo comes to our cafe and she wants a tea', 'today Auntie Jo comes for a tea'],
    ['grandpa visits our bakery but the oven is broken', 'today Grandpa comes for a bun. But the oven is broken!'],
    ['auntie jo visits our cafe but its raining', 'today Auntie Jo comes for a cup of cocoa. But it’s raining!'],
    ['going to the dentist', 'You look after the dentist’s'],
    ['a trip to the vet', 'You look after the animal hospital'],
    ['off to the barber', 'You look after the hairdresser’s'],
    ['beim Friseur', 'You look after the hairdresser’s'],
    ['chez le coiffeur', 'You look after the hairdresser’s'],
    ['al dentista', 'You look after the dentist’s'],
    ['beim Tierarzt', 'You look after the animal hospital'],
    ['bij de tandarts', 'You look after the dentist’s'],
    ['chemist', 'You look after the chemist’s'],
    ['in der Apotheke', 'You look after the chemist’s'],
    ['la pharmacie', 'You look after the chemist’s'],
    ['butchers', 'You look after the butcher’s'],
    ['Metzgerei', 'You look after the butcher’s'],
  ])('“%s” is a day there: %s', async (words, said) => {
    expect(inTurn(words)).toEqual(['shop']);
    expect(await told(words)).toContain(said);
  });

  test.each([
    ['im Krankenhaus', 'lodger'],
    ['Grandpa is in hospital', 'lodger'],
    ['scared of the dentist', 'lodger'],
    ['going to the dentist without crying', 'news'],
    ['the car wash', 'news'],
  ])('where more is said, or it is no errand, it is as it was: “%s”', (words, first) => {
    expect(inTurn(words)[0]).toBe(first);
  });
});

describe('whoever is not well is taken care of', () => {
  test.each([
    ['our dog hurt his paw', 'You look after the animal hospital', 'your dog comes, who hurt his paw', 'no bandage goes round my paw'],
    ['the cat broke her leg', 'You look after the animal hospital', 'the cat comes, who broke her leg', 'no bandage goes round my leg'],
    ['our bunny has a cold', 'You look after the animal hospital', 'your bunny comes, who has a cold', 'round my nose'],
    ['elephant has a tummy ache', 'the animal hospital', 'the elephant comes, who has a tummy ache', 'round my tummy'],
    ['teddy is ill', 'You look after the hospital', 'Teddy comes, who is ill', 'off my soft tummy'],
    ['my dolly is sick', 'You look after the hospital', 'your dolly comes, who is sick', 'off my stiff arms'],
    ['the horse has a sore tooth', 'You look after the dentist’s', 'the horse comes, who has a sore tooth', 'brushes my mane'],
    ['the lion has toothache', 'You look after the dentist’s', 'the lion comes, who has toothache', 'brushes my'],
    ['mein Hase ist krank', 'the animal hospital, where all the rabbits go', 'the poorly rabbit', 'I’m well again'],
    ['dino has a cold', 'the animal hospital', 'the dinosaur comes, who has a cold', 'round my nose'],
    ['a monkey with tummy ache', 'where all the monkeys go', 'the monkey with tummy ache', 'round my tummy'],
    ['my poorly hamster', 'the animal hospital', 'the poorly hamster', 'I’m well again'],
    ['der hund hat bauchweh', 'where all the dogs go', 'the poorly dog', 'I’m well again'],
    ['mein teddy hat zahnweh', 'You look after the dentist’s', 'the poorly teddy', 'I’m well again'],
    ['el osito está enfermo', 'the hospital, where all the teddies go', 'the poorly teddy', 'I’m well again'],
  ])('“%s”', async (words, place, comes, sore) => {
    expect(inTurn(words)).toEqual(['shop']);
    const shop = (await told(words)).replaceAll('No bandage', 'no bandage');
    for (const said of [place, comes, sore, 'And I’m well again!']) expect(shop).toContain(said);
  });

  test.each([
    'a cat has a beautiful wing',
    'a cat with a broken umbrella',
    'our cat broke her toy',
    'our hamster is ill and we sail to Peru',
    'the moon is sick',
    'two dogs hurt the fence',
  ])('“%s” says something else', (words) => {
    expect(inTurn(words)).not.toEqual(['shop']);
  });
});

describe('what is built and how big it is, and nothing else', () => {
  test.each([
    ['huge sandcastle', 'building a huge sandcastle', 'Fill the bucket'],
    ['the biggest snow fort', 'building a fort in the snow', 'Cut the block of snow'],
    ['the tallest block tower', 'building the tallest block tower', 'Press on a brick'],
    ['tallest lego tower', 'building the tallest lego tower', 'Press on a brick'],
    ['biggest duplo tower', 'building the biggest duplo tower', 'Press on a brick'],
    ['a tower of blocks up to the ceiling', 'building a tower of blocks', 'Press on a brick'],
    ['der höchste Turm aus Lego', 'building a tower', 'Press on a brick'],
    ['a really high bridge', 'bridge', 'Tie the knot'],
  ])('“%s”', async (words, built, hands) => {
    expect(inTurn(words)).toEqual(['building']);
    for (const said of [built, hands]) expect((await told(words)).toLowerCase()).toContain(said.toLowerCase());
    expect(await told(words)).not.toContain('building a town');
  });

  test('lego by itself is a town, as before', async () => {
    expect(await told('lego')).toContain('building a town');
  });
});

describe('a school that is new, and hard for somebody by name', () => {
  test.each([
    ['a new school but Tim has no friends', 'Tim knows nobody'],
    ['kindergarten but Lina knows nobody', 'Lina knows nobody'],
    ['new class and Oskar has nobody to play with', 'Oskar knows nobody'],
    ['first day of nursery but Mila misses mummy', 'Mila would rather be at home'],
  ])('“%s”', async (words, said) => {
    expect(inTurn(words)).toEqual(['school']);
    expect(await told(words)).toContain(said);
  });

  test('who is only afraid of school has a lodger', () => {
    expect(inTurn('I am scared of my new school')).toEqual(['lodger']);
  });
});

describe('whoever has a baby beside them at home', () => {
  test.each([
    ['my sister is jealous of the new baby', 'your sister'],
    ['leo is jealous because we have a baby', 'Leo'],
    ['my brother is jealous because mama had a baby', 'your brother'],
    ['my big cousin doesnt like the new baby', 'your cousin'],
  ])('both are in it: “%s”', async (words, sibling) => {
    expect(inTurn(words)).toEqual(['lodger']);
    const { prologue, scenes, endings } = await tale(words);
    for (const text of Object.values(prologue.said)) expect(text).toContain(`${sibling} looks at it, and so does the baby`);
    expect(JSON.stringify(scenes)).toContain(`The baby says *waa*, and ${sibling} says *hmpf*`);
    expect(JSON.stringify(endings)).toMatch(new RegExp(`the baby’s other sock.*${sibling}`));
  });

  test.each(['I am jealous of my baby brother', 'mum is having a baby and leo is jealous'])(
    'of one that is still to come, or is the sibling, it is as it was: “%s”',
    async (words) => {
      expect(await told(words)).not.toContain('the baby’s other sock');
    },
  );
});

describe('who somebody is in the play', () => {
  test.each([
    ['bus driver', 'You are bus drivers today, and the bus goes to the end of the map.'],
    ['ein Busfahrer', 'You are bus drivers today'],
    ['I am a taxi driver', 'You are taxi drivers today, and the taxi goes'],
    ['Lokführer', 'You are train drivers today, and the train goes'],
    ['lorry driver', 'You are lorry drivers today'],
    ['camionista', 'You are lorry drivers today'],
  ])('“%s” drives', async (words, said) => {
    expect(inTurn(words)[0]).toBe('journey');
    expect(await told(words)).toContain(said);
  });

  test('a driver of whom more is told is on no such road', () => {
    expect(inTurn('a bus driver who only turns left')[0]).not.toBe('journey');
  });

  test.each(['une ballerine', 'eine Ballerina', 'ballet dancer', 'une danseuse'])('“%s” has her day', async (words) => {
    expect(inTurn(words)[0]).toBe('day');
    expect(await told(words)).toMatch(/Today you are (?:ballerinas|ballet dancers)[.!] Make a round gate of both arms/);
  });

  test.each([
    ['papa is cold', 'The last cold toe is warm'],
    ['grandma is freezing', 'The last cold toe is warm'],
    ['mama is tired', 'Even the yawn is asleep'],
  ])('“%s” is different at the end of the news', async (words, end) => {
    expect(await told(words, 'news')).toContain(end);
  });
});

describe('a creature by itself', () => {
  test.each(['cat', '🦊', 'hedgehog', 'die Biene', 'penguins', 'le lapin', 'un pirata', 'two owls'])('“%s” has its day first', (words) => {
    expect(inTurn(words)[0]).toBe('day');
    expect(inTurn(words).at(-1)).toBe('stage');
  });

  test.each([
    ['trains', 'journey'],
    ['🚒', 'duty'],
    ['tractor', 'duty'],
    ['diggers', 'mission'],
  ])('a ride has its way first, and what works what it does: “%s”', (words, first) => {
    expect(inTurn(words)[0]).toBe(first);
  });

  test.each([
    ['fox', 'Let one arm be your bushy tail'],
    ['der Igel', 'Make prickles of all ten fingers'],
    ['🐌', 'Let two fingers be your feelers'],
    ['spider', 'Let eight fingers be your legs'],
  ])('its day has its body, when it begins and at both its ends: “%s”', async (words, shape) => {
    const { prologue, endings } = await tale(words, 'day');
    for (const length of ['little', 'middle'] as const) expect(prologue.said[length]).toContain(shape);
    for (const { call } of endings) expect(JSON.stringify(call).toLowerCase()).toContain(shape.toLowerCase());
    expect(JSON.stringify(prologue)).not.toMatch(/with [^.]* with|eight fingers be your legs! Two fingers/);
  });
});

test.each(['a trip to the moon', 'bus trip', 'by boat to an island'])(
  'the ride is told at once that it will see one: “%s”',
  async (words) => {
    const { scenes } = await tale(words, 'journey');
    const heard = JSON.stringify(scenes.flatMap(({ here }) => here)).match(/(?:they say|been told), was an? [^”]+” “[^”]*/g) ?? [];
    expect(heard).toHaveLength(2);
    for (const each of heard) expect(each).toMatch(/“You(?: wi|’)ll see one/);
  },
);

test.each([
  ['robot football', 'Robot Football, or '],
  ['penguin basketball', 'Penguin Basketball, or '],
  ['unicorn tennis', 'Unicorn Tennis, or '],
  ['dinosaur ice hockey', 'Dinosaur Ice Hockey, or '],
  ['the football final', 'The Football Final, or '],
  ['bus driver', 'The Bus Driver, or '],
  ['tallest lego tower', 'The Tallest Lego Tower and '],
])('the title of “%s”: %s', async (words, title) => {
  expect((await tale(words)).title).toMatch(new RegExp(`^${title}`));
});
