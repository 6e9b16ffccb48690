import { describe, expect, test } from 'vitest';
import { archetypesFor } from '../../../../src/storyteller/tales/own/archetype.ts';
import { framed } from '../../../../src/storyteller/tales/own/choose/frame.ts';
import { frameSlots } from '../../../../src/storyteller/tales/own/plays/frames/frame-slots.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';
import { supposedIn } from '../../../../src/storyteller/tales/own/read/supposed.ts';
import { ownTales } from '../../../../src/storyteller/tales/own.ts';

describe('what a family supposes or wishes for everybody', () => {
  test.each([
    ['what if for one day nobody was allowed to say no', 'nobody is allowed to say no'],
    ['i wish it would snow inside the house', 'it snows inside the house'],
    ['What if the floor was jelly?', 'the floor is jelly'],
    ['what if grown ups had to go to bed at 7', 'grown ups have to go to bed at 7'],
    ['I wish every day was pizza day', 'every day is pizza day'],
    ['what if gravity stopped', 'gravity has stopped'],
    ['what if it rained lemonade', 'it rains lemonade'],
    ['imagine if trees could walk', 'trees can walk'],
    ['what if there were no colours', 'there are no colours'],
    ['i wish the stairs would be a slide', 'the stairs are a slide'],
  ])('%s: for a day, by law, %s', (words, so) => {
    const read = readWords(words);
    expect(supposedIn(read)).toBe(so);
    expect(archetypesFor(read)).toEqual(['law', 'question']);
  });

  test('what one would like to be allowed is allowed for a day', () => {
    const read = readWords('we want to stay up till midnight');
    expect(supposedIn(read)).toBe('everybody may stay up till midnight');
    expect(archetypesFor(read)[0]).toBe('law');
  });

  test.each([
    ['i want it to snow in my room', 'it snows in my room'],
    ['I’d like the trees to talk', 'the trees can talk'],
    ['I want oskar to share', null],
    ['i want it to stop', null],
    ['I want you to carry me', null],
  ])('%s: what one wants to be so is %s', (words, so) => {
    expect(supposedIn(readWords(words))).toBe(so);
  });

  test('a rule is a law, with a slip too', () => {
    expect(archetypesFor(readWords('noone may touch the floor, its cheese'))[0]).toBe('law');
  });

  test.each([
    'we want to win the talent show',
    'I want to be a garbage truck',
    'I wish I could fly',
    'what if I was a cat',
    'what if mum disappeared',
    'i wish my brother would go away',
    'what if everyone forgot my birthday',
    'why is the sky up there',
    'the floor is lava',
  ])('%s is no law for all', (words) => {
    expect(supposedIn(readWords(words))).toBeNull();
  });

  test('the law says it as it is, and asks how one lives with it', async () => {
    const [law] = await ownTales('what if dogs could talk');
    expect(law?.title).toContain('Dogs Can Talk');
    expect(law?.prologue.said).toMatchObject({ middle: expect.stringContaining('Now dogs can talk!') });
    expect(JSON.stringify(law?.forks)).toContain('how does one get up, when dogs can talk?');
    // What dogs usually do is not the point.
    expect(JSON.stringify(law)).not.toMatch(/\bwag\b/);
  });

  test.each([
    ['everything is made of cheese', 'everything is made of cheese'],
    ['thandi is the boss today', 'Thandi is the boss today'],
    ['we are robots today', 'you are robots today'],
    ['I wish it would rain frogs', 'it rains frogs'],
    ['der Boden ist Lava', 'that is so'],
    ['a day as a worm', 'that is so'],
  ])('%s: how does one get up, when %s?', (words, so) => {
    expect(frameSlots(framed(readWords(words), 'law'))['isSo']).toBe(so);
  });

  test.each([
    ['what if dogs could drive', 'be dogs, and drive: steer, steer'],
    ['imagine if trees could walk', 'be trees: walk, walk'],
    ['what if grown ups had to go to bed at 7', 'be grown ups, and go to bed at 7: yawn, yawn'],
    ['what if my teddy could talk', 'be your teddy, and talk'],
    ['what if elephants were tiny', 'be tiny elephants: sway, sway'],
    ['what if cats had wings', 'be cats, with wings: pat, pat'],
    ['we are butterflies', 'be butterflies: flap, flap'],
    ['our hamster Biscuit is the king of the kitchen', 'be the king of the kitchen: wave slowly'],
    ['what if it rained lemonade', ''],
    ['everything is made of cheese', ''],
    ['what if for one day nobody was allowed to say no', ''],
    ['gravity has stopped', ''],
  ])('%s is done, and not only told: %s', (words, done) => {
    expect(frameSlots(framed(readWords(words), 'law'))['enact']).toBe(done);
  });

  test.each([
    ['we are not allowed to eat on the sofa anymore', 'everybody has to munch on the sofa', 'munch on the sofa'],
    ['I am not allowed to bring my stick inside', 'everybody has to bring their stick inside', 'bring your stick inside'],
    ['no shoes in the house', 'there are shoes all over town', 'do the shoes'],
    // What is forbidden for a reason is forbidden to the mayor, too.
    ['we may not sit in the front seat', 'nobody in the whole town may sit in the front seat, not even the mayor', 'your move'],
    ['no nuts at school', 'there are no nuts anywhere in town', 'your move'],
    ['no candles in the bedroom', 'there are no candles anywhere in town', 'your move'],
    ['we are not allowed to cross the road alone', 'nobody in the whole town may cross the road alone, not even the mayor', 'your move'],
  ])('“%s” is turned round for a day: %s', async (words, fact, doIt) => {
    expect(frameSlots(framed(readWords(words), 'law'))).toMatchObject({ fact, doIt });
    expect(JSON.stringify(await ownTales(words))).not.toMatch(/anymore\?| anymore now/);
  });

  test.each([
    'i am not allowed to eat peanuts',
    'we are not allowed to play with matches',
    'no biting at nursery',
    'no hitting in the car',
  ])('[BEY-04] what is forbidden for good reasons is nothing that everybody has to do: %s', (words) => {
    expect(frameSlots(framed(readWords(words), 'law'))['fact']).not.toMatch(/everybody has to|all over town/);
  });

  test('the law is done where every road begins', async () => {
    const [law] = await ownTales('what if dogs could drive');
    const [up] = law?.scenes ?? [];
    for (const said of [JSON.stringify(law?.prologue.said), JSON.stringify(up?.here)])
      expect(said).toContain('e dogs, and drive: steer, steer');
  });

  test('what is new is what one meets: the snow, and not the house', async () => {
    const [snow] = await ownTales('i wish it would snow inside the house');
    expect(JSON.stringify(snow)).toContain('say good morning to the snow!');
    const [pizza] = await ownTales('I wish every day was pizza day');
    expect(JSON.stringify(pizza)).toContain('say good morning to the pizza!');
    const [gravity] = await ownTales('what if gravity stopped');
    expect(JSON.stringify(gravity)).not.toContain('say good morning to gravity');
  });
});
