import { describe, expect, test } from 'vitest';
import stage from '../../../../src/storyteller/tales/en/own/stage.json' with { type: 'json' };
import { fillArchetype } from '../../../../src/storyteller/tales/own/fill/fill.ts';
import { cameTrue, overcome, resolutionOf } from '../../../../src/storyteller/tales/own/plays/ends.ts';
import { stageSlots } from '../../../../src/storyteller/tales/own/plays/stage/stage.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';
import { spelled } from '../../../../src/storyteller/tales/own/words/spelling.ts';

const ending = (typed: string) => stageSlots(readWords(typed))['lastTold'];
const told = (typed: string) => {
  const { prologue, scenes, endings } = fillArchetype(stage, readWords(typed));
  return JSON.stringify({ prologue, scenes, endings });
};

describe('a word that is spelt right is not corrected', () => {
  test.each('plates planks plants tracks tricks trails checks families places shares boulders insert watches stakes'.split(' '))(
    '%s',
    (word) => {
      expect(spelled(word)).toBe(word);
    },
  );
});

describe('a trouble is overcome, and a wish comes true', () => {
  test.each([
    ['Nobody likes the soup', 'everybody likes the soup'],
    ['The dragon can’t breathe fire', 'the dragon can breathe fire'],
    ['Mum won’t sing', 'Mum sings'],
    ['A kitten that won’t sleep', 'the kitten sleeps'],
    ['A cow who can’t swim', 'the cow can swim'],
    ['Our cat doesn’t want to fly', 'your cat flies'],
    ['We can’t find the key', 'you can find the key'],
    ['The excavator is afraid of the dark', 'the excavator is not afraid any more'],
    ['The moon is stuck in a tree', 'the moon is free'],
    ['We lost our ball', 'you have your ball again'],
    ['It’s raining', 'the sun comes out'],
    ['The train is late', 'the train comes just in time'],
    ['The elephant is too big for the bus', 'the elephant squeezes in, just about'],
    ['Grandpa is snoring too loud', 'Grandpa is quiet'],
    ['The giraffe has a stiff neck', 'the giraffe is well again'],
    ['Our soup is too salty', 'your soup is just right'],
    ['The popcorn keeps popping', 'the popcorn stops popping'],
    ['The robot can’t stop dancing', 'the robot stops dancing'],
    ['The power is out', 'the power is on again'],
    ['We are locked in the museum', 'you are free'],
    ['The toilet is blocked', 'the toilet is free'],
    ['There are too many cats', null],
    ['The sun is out', null],
    ['It is late', null],
    ['All are in the basket', null],
  ])('“%s”: %s', (trouble, end) => {
    expect(overcome(trouble)).toBe(end);
  });

  test.each([
    ['The washing machine ate my sock', 'your sock comes out again'],
    ['Somebody ate the cookies', 'the cookies are there again'],
    ['A dragon stole the princess’s crown', 'the princess’s crown comes back'],
    ['Monsters under the bed hid my slippers', 'your slippers are found'],
    ['My teddy ran away', 'your teddy comes back'],
    ['The monkeys escaped from the zoo', 'the monkeys come home again'],
    ['The moon fell down', 'the moon is up again'],
    ['The king fell into the river', 'the king is out again'],
    ['The bus driver fell asleep', 'the bus driver is awake again'],
    ['The baby fell asleep', null],
    ['Our tower fell apart', 'your tower is in one piece again'],
    ['Grandpa broke the chair', 'the chair is mended'],
    ['The car broke down', 'the car runs again'],
    ['Daddy burned the pancakes', 'the pancakes are just right, the second time'],
    ['The ice cream is melting', 'the ice cream is cold and whole again'],
    ['Our hands froze', 'your hands are warm again'],
    ['Grandpa turned into a frog', 'Grandpa is Grandpa again'],
    ['We missed the bus', 'the bus has waited for you'],
    ['Cards battle each other and evolve', 'the smallest card wins'],
    ['Pirates fight ninjas', 'the smallest of all wins'],
    ['The snails race to the moon', 'the snails are through, and the ribbon flies'],
    ['We rescue puppies in the mountains', 'the puppies are safe'],
    // What nobody minds is no trouble.
    ['Mum took the train', null],
    ['We eat a pizza', null],
    ['The frog turned into a prince', null],
    ['The snow falls down', null],
    ['I miss my mum', null],
    ['A race to the moon', null],
    ['Firefighters fight fires', null],
  ])('all that is told is “%s”: %s', (event, end) => {
    expect(resolutionOf(event)).toBe(end);
  });

  test.each([
    ['A snail wants to be a firefighter', 'the snail is a firefighter'],
    ['Our cat wants to fly', 'your cat flies'],
    ['We want to live on the moon', 'you live on the moon'],
    ['The dog wants a bone', null],
  ])('“%s”: %s', (wish, end) => {
    expect(cameTrue(wish)).toBe(end);
  });

  test.each([
    ['Running a restaurant where every guest is an animal and nobody likes the soup', 'Everybody likes the soup!'],
    ['an excavator that is afraid of the dark and works only at night', 'The excavator is not afraid any more!'],
    ['Ancient Egypt, we just did it in school and she wants to be the queen', 'You are the queen!'],
    ['our cat wants to fly', 'Your cat flies!'],
    ['the dragon cant breathe fire, all laugh', 'The dragon can breathe fire!'],
    // What they tell to its end ends as they tell it.
    ['there’s a superhero. something bad happens. then he comes, slowly', 'He comes, slowly!'],
    ['our dog is sad, and in the end we all dance', 'We all dance!'],
    ['a dragon stole the cake, we follow the crumbs, and there is a party', 'There is a party!'],
    ['the washing machine ate my sock', 'Your sock comes out again!'],
    ['a bear who can’t sleep', 'The bear can sleep!'],
  ])('“%s” ends with “%s”', (typed, end) => {
    expect(ending(typed)).toBe(end);
  });
});

describe('what the children do about a trouble fits the trouble that the family told of', () => {
  test.each([
    ['an excavator that is afraid of the dark and works only at night', 'feel along, with soft hands', 'open your eyes, wide, and smile'],
  ])('%s', (typed, doing, lastDoing) => {
    expect(stageSlots(readWords(typed))).toMatchObject({ doing, lastDoing });
  });
});

describe('what is quoted from a family’s words is a whole sentence', () => {
  test.each([
    ['an excavator that is afraid of the dark and works only at night', '“The excavator works only at night.”', '“Works only'],
    ['Running a restaurant where every guest is an animal and nobody likes the soup', '“Every guest is an animal.”', '“Running a'],
    ['a picnic, but it’s raining', '“It’s raining.”', '“A picnic.”'],
    ['Ancient Egypt, we just did it in school and she wants to be the queen', '‘Ancient Egypt’', 'in school'],
  ])('of “%s” %s, and not %s', (typed, said, scrap) => {
    expect(told(typed)).toContain(said);
    expect(told(typed)).not.toContain(scrap);
  });

  test.each([
    ['my brother wants sharks and i want a wedding so a shark wedding please', 'A Shark Wedding'],
    ['my son wants dinosaurs and my daughter wants unicorns so maybe dinosaurs and unicorns', 'Dinosaurs and Unicorns'],
    ['heist but with hamsters', 'Hamster Heist'],
    ['We’re all stuck in the car for five hours, something about detectives and license plates', 'Detectives and License Plates'],
  ])('the title of “%s” is what it shall be about: %s', (typed, title) => {
    expect(stageSlots(readWords(typed))['poster']).toBe(title);
  });
});
