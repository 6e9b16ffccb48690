import { describe, expect, test } from 'vitest';
import { ownLoaders } from '../../../../src/storyteller/tales/list.ts';
import { framed } from '../../../../src/storyteller/tales/own/choose/frame.ts';
import type { Archetype } from '../../../../src/storyteller/tales/own/choose/learned/model.ts';
import { fillArchetype } from '../../../../src/storyteller/tales/own/fill/fill.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';
import type { Tale } from '../../../../src/storyteller/tales/schema.ts';

const tale = async (archetype: Archetype, words: string): Promise<Tale> =>
  fillArchetype((await ownLoaders[archetype]?.())?.default, framed(readWords(words), archetype));
const told = async (archetype: Archetype, words: string): Promise<string> => JSON.stringify(await tale(archetype, words));

describe('whoever was typed is the one it happens to', () => {
  test.each([
    ['starting nursery and lilly doesnt want to go', 'Lilly doesn’t want to go in', 'Lilly, who doesn’t want to go home'],
    ['noahs first day at kindergarten and hes shy', 'Noah is shy', 'Noah, who isn’t shy any more'],
    ['my best friend is new at school and he is sad', 'your best friend is sad', 'your best friend, who isn’t sad any more'],
    ['first day of school for Anna but she misses mama', 'Anna would rather be at home', 'Anna, who forgets to look at the door'],
  ])('the smallest newcomer at school: “%s”', async (words, now, then) => {
    const school = await told('school', words);
    for (const said of [`first day, and ${now}.`, `there sits ${then}`]) expect(school).toContain(said);
    expect(school).not.toMatch(/says the smallest|The smallest looks|Today is your first day|Today is the last day/);
  });

  test.each([
    ['a penguin at school', 'at the school for penguins.'],
    ['cats at school', 'at the school for cats.'],
    ['der Bär im Kindergarten', 'at the kindergarten for bears.'],
    ['la souris à l’école', 'at the school for mice.'],
  ])('a school’s name has nothing of *at school* in it: “%s”', async (words, school) => {
    expect(await told('school', words)).toContain(school);
  });

  test('where nobody is named, it is the smallest', async () => {
    for (const words of ['School is scary', 'a school where everyone is scared of maths', 'our teacher is sad on the first day of school'])
      expect(await told('school', words)).toContain('there sits the smallest.');
  });

  test('a first day at school is no day before one moves up', async () => {
    const school = await told('school', 'my first day at school');
    expect(school).toContain('Next summer you’ll move up.');
    expect(school).not.toMatch(/move up tomorrow|Tomorrow you’ll move up/);
  });

  test.each([
    ['jonas lost his teddy', 'Jonas', 'Jonas hugs it, tight, tight.'],
    ['lotte cant find her unicorn', 'Lotte', 'Lotte takes it in both arms.'],
    ['auntie jo lost her ring', 'Auntie Jo', 'Auntie Jo takes it in both arms.'],
  ])('whoever lost it gets it back: “%s”', async (words, name, back) => {
    const lost = await told('lost', words);
    for (const said of [`you are helping ${name}.`, `!” says ${name}. Hurray! ${back}`]) expect(lost).toContain(said);
    expect(lost).not.toContain('says everyone');
  });

  test('who lost what is cuddled at night is told good night', async () => {
    expect(await told('lost', 'jonas lost his teddy')).toContain('Sleep well, Jonas.');
    expect(await told('lost', 'papa lost his car keys')).not.toContain('Sleep well');
  });

  test.each([
    ['we run a bakery and auntie sue comes', 'the bakery, and today Auntie Sue comes for a bun', 'Auntie Sue'],
    ['we have a toy shop and opa wants a train', 'the toy shop, and today Opa comes for a train', 'Opa'],
    ['grandpa visits our bakery', 'the bakery, and today Grandpa comes for a bun', 'Grandpa'],
    ['a shoe shop for my brother', 'today your brother comes for a pair of shoes', 'your brother'],
    ['we have a vets and our cat Luna is ill', 'today your cat Luna comes, who is ill.', 'your cat Luna'],
    ['a pizza restaurant and the queen comes', 'today the queen comes for a pizza', 'the queen'],
  ])('whoever comes to a shop waits there, and is served in the end: “%s”', async (words, comes, name) => {
    const shop = await told('shop', words);
    for (const said of [comes, `In comes ${name}: `, `!” says ${name}. “May I have it?”`]) expect(shop).toContain(said);
    expect(shop).not.toMatch(/postman with a cold|together with/);
  });

  test('what is built for somebody is theirs, and they come to see it', async () => {
    const den = await told('building', 'we build a den for my grandma');
    expect(den).toContain('Today you are building a den for Grandma.');
    expect(den).toContain('because tonight Grandma is coming');
    expect(await told('building', 'we build a castle with papa')).toContain('a castle together with Papa.');
  });

  test('whoever types that it is their birthday is the birthday child', async () => {
    const birthday = await told('birthday', 'my 5th birthday on the moon');
    expect(birthday).toContain('Today one of you has a birthday on the moon: the 5th.');
    expect(birthday).not.toContain('Mr Plumtree');
  });

  test('whoever is there to help is no guest', async () => {
    expect(await told('shop', 'a cafe with grandma')).toContain('the café, together with Grandma.');
  });
});

describe('what goes wrong in the words is the story’s trouble', () => {
  test.each<[Archetype, string, string, string]>([
    [
      'birthday',
      'mamas birthday but the dog ate the cake',
      'Today is Mama’s birthday. But the dog ate the cake! ',
      'the new cake is the best of all',
    ],
    ['birthday', 'a birthday party but nobody came', 'But nobody came! ', 'here they all come'],
    ['feast', 'our wedding but its raining', 'But it’s raining! ', 'out comes the sun'],
    [
      'feast',
      'emmas party but all the balloons popped',
      'Today is the big day: Emma’s party. But all the balloons popped! ',
      'there are balloons again',
    ],
    ['feast', 'a princess party but the queen is ill', 'But the queen is ill! ', 'the queen is well again'],
    ['journey', 'driving to grandma but the car broke down', 'But the car broke down! ', 'it runs again'],
    ['journey', 'a boat trip but the boat has a hole', 'But the boat has a hole! ', 'not a drop comes in any more'],
    ['feast', 'our wedding and the brides dress ripped', 'But the bride’s dress ripped! ', 'the bride’s dress is mended'],
    ['building', 'a treehouse for papa but the ladder broke', 'But the ladder broke! ', 'the ladder is mended'],
  ])('%s, “%s”: it is said at once, and mended in the end', async (archetype, words, said, mended) => {
    const { prologue, endings } = await tale(archetype, words);
    for (const text of Object.values(prologue.said)) expect(text).toContain(said);
    for (const { close } of endings) for (const text of Object.values(close)) expect(text).toContain(mended);
  });

  test.each([
    ['zirkus party but the clown is sad', 'the clown'],
    ['christmas party but santa is shy', 'Santa'],
    ['a disco but my sister is nervous', 'your sister'],
  ])('whoever is sad or shy at a feast is the one under the tablecloth: “%s”', async (words, who) => {
    const feast = await told('feast', words);
    expect(feast).toContain(`${who} has to come out first`);
    expect(feast).not.toContain('smallest guest');
  });

  test('it is played on the way', async () => {
    expect(await told('birthday', 'mamas birthday but the dog ate the cake')).toContain(
      '“The new cake has no cream yet!” calls Spick. So: spread it',
    );
  });

  test('the story’s own words do not contradict it', async () => {
    const birthday = await told('birthday', 'Emil turns 5 but somebody sat on the cake');
    expect(birthday).toMatch(/candles to put on the new cake.*Follow the smell of new cake/);
    expect(await told('birthday', 'Emils birthday')).not.toContain('new cake');
  });

  test('whoever is only in the trouble is not whom the story is of', async () => {
    expect(await told('birthday', 'mamas birthday but the dog ate the cake')).not.toMatch(/the dogs are coming|wag, wag/);
    expect(await told('feast', 'our wedding but a goat ate the flowers')).not.toContain('goat bride');
    // Whoever spoils a feast is there.
    expect(await told('feast', 'a picnic but the ants ate everything')).toContain('But the ants ate everything! ');
  });

  test('a clause that is no trouble is none', async () => {
    expect(await told('birthday', 'Emils birthday and the dog comes')).not.toContain('But the dog');
  });

  test('what ran away is missed as the family says it', async () => {
    const zoo = await told('lost', 'a zoo but the monkeys ran away');
    expect(zoo).toContain('All is ready. But the monkeys ran away!');
    expect(zoo).not.toContain('And the monkeys ran away');
  });
});

describe('what was typed with a journey or a building', () => {
  test.each([
    ['a trip to the beach in a wheelbarrow', ', in your wheelbarrow. Climb in, ', 'Be the wheelbarrow'],
    [
      'flying to mars in a laundry basket',
      'to Mars, in your laundry basket. Climb in, ',
      'Be the laundry basket, all of you, as it always went: three, two, one',
    ],
    ['a trip to the moon in grandpas armchair', 'coming along, in Grandpa’s armchair. Climb in', 'Be the armchair'],
    ['we go to the jungle on a magic carpet', ', on your magic carpet. Climb on, ', 'Be the magic carpet'],
  ])('is what is climbed into: “%s”', async (words, climbs, goes) => {
    const journey = await told('journey', words);
    for (const said of [climbs, goes]) expect(journey).toContain(said);
    expect(journey).not.toMatch(/old blue bus|little rocket/);
  });

  test.each([
    ['we bild a really tall tower for a princess', 'It is really tall, and'],
    ['a huge castle for the mermaid', 'It is huge, and'],
    ['the biggest castle in the world', 'It is as big as you can make it, and'],
  ])('what is big is not sad for being small: “%s”', async (words, big) => {
    const building = await told('building', words);
    expect(building).toContain(big);
    expect(building).not.toMatch(/isn’t large|not large|too small for|the small one\?|small you built|you bild|a biggest/);
  });
});

describe('what is no reason to leave a theme out', () => {
  test.each([
    ['die Maus im Garten', 'Maus'],
    ['Die Feuerwehr', 'Feuerwehr'],
    ['de prinses en die draak', 'prinses'],
    ['the glass mountain', 'glass mountain'],
    ['an ugly troll', 'ugly troll'],
    ['our cat hurt her tail', 'cat hurt her tail'],
  ])('“%s” stands in its story', async (words, named) => {
    expect((await told('news', words)).toLowerCase()).toContain(named.toLowerCase());
  });

  test('what no child is told still does not stand in it', async () => {
    for (const words of ['die zombie die', 'I want to die', 'a shop for guns', 'the dragon must die'])
      expect(await told('news', words)).not.toMatch(/\b(?:die|guns?)\b/i);
  });
});
