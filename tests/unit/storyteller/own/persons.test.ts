import { describe, expect, test } from 'vitest';
import { archetypesFor } from '../../../../src/storyteller/tales/own/archetype.ts';
import { framed } from '../../../../src/storyteller/tales/own/choose/frame.ts';
import { frameSlots } from '../../../../src/storyteller/tales/own/plays/frames/frame-slots.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';
import { ownTales } from '../../../../src/storyteller/tales/own.ts';

describe('a person whom a family names, and nothing else', () => {
  test.each(['my grandma', 'Opa', 'my teacher Mrs Bell', 'our neighbour Mr Pim', 'my little sister', 'uncle Bob', 'the bin man'])(
    '%s is played',
    (words) => {
      expect(archetypesFor(readWords(words))[0]).toBe('stage');
    },
  );

  test('whose thing or animal it is changes nothing', () => {
    expect(archetypesFor(readWords('grandpa’s moustache'))[0]).toBe('news');
    expect(archetypesFor(readWords('the flower shop of Auntie Jo'))[0]).toBe('mission');
  });

  test('is not lost, as a thing may be', async () => {
    const [stage] = await ownTales('my grandma');
    expect(JSON.stringify(stage)).not.toContain('no grandma anywhere');
  });
});

describe('a child of theirs', () => {
  test.each([
    ['Max always presses the lift button first', 'news', 'the lift button'],
    ['max allways takes my spoon', 'news', 'the spoon'],
  ])('%s: it is about what is taken, and not about the child', (words, frame, thing) => {
    const read = readWords(words);
    expect(archetypesFor(read)[0]).toBe(frame);
    expect(frameSlots(framed(read, 'news'))['topic']).toMatchObject({ text: thing });
  });

  test.each([
    ['Mina wont give up her pacifier', 'The pacifier can’t let go', 'the pacifier'],
    ["Mira won't brush her teeth", 'The teeth won’t be brushed', 'the teeth'],
    ['max always wants to sit in the front seat and lena says its not fair', 'Two want the front seat', 'the two'],
    ["Tom won't go to sleep", 'Somebody won’t go to sleep', 'Somebody'],
  ])('%s: nobody is blamed by name', (words, said, about) => {
    expect(frameSlots(framed(readWords(words), 'news'))).toMatchObject({ headline: said, topic: { text: about } });
  });

  test('what two are at odds about is in it, and neither of them is', () => {
    expect(frameSlots(framed(readWords('they both want the top bunk'), 'news'))).toMatchObject({
      topic: { text: 'the two' },
      second: { text: 'the top bunk' },
    });
  });

  test('who does not want to go there is not what is mended', () => {
    expect(archetypesFor(readWords('hania doesnt want to go to swimming lessons anymore'))).toEqual(['lodger']);
    expect(archetypesFor(readWords('the dragon doesnt want to go to bed'))[0]).not.toBe('lodger');
  });
});

describe('what the words are about', () => {
  const about = (words: string): unknown => frameSlots(framed(readWords(words), 'news'))['topic'];
  test.each([
    ['my teacher Mrs Bell', 'Mrs Bell'],
    ['our neighbour Mr Pim', 'Mr Pim'],
    ['i have a wobbly tooth', 'your wobbly tooth'],
    ['we have a new puppy', 'your new puppy'],
    ['the moon follows our car home', 'the moon'],
    ['our fridge sings at night', 'your fridge'],
    ['a princess rescues a dragon from a tower', 'the princess'],
    ['a volcano under the school', 'the volcano'],
    ['the sound of the fridge', 'the sound of the fridge'],
    ['the first rain of the monsoon', 'the rain'],
    ['all the butterflies have lost their way', 'the butterflies'],
    ['we make a water slide', 'the water slide'],
    ['the swimming badge', 'the swimming badge'],
  ])('%s: %s', (words, topic) => {
    expect(about(words)).toMatchObject({ text: topic });
  });

  test.each(['a day on the moon', 'formula one on the carpet', 'a robot and a hedgehog', 'you must not laugh'])(
    '%s: nothing that is certain',
    (words) => {
      expect(about(words)).toBe('');
    },
  );

  test('Mummy is a mother, and clacks no bones', () => {
    expect(frameSlots(framed(readWords('mummy'), 'news'))['moveA']).toBe('your move');
  });
});
