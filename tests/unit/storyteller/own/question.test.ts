import { describe, expect, test } from 'vitest';
import { ownLoaders } from '../../../../src/storyteller/tales/list.ts';
import { fillArchetype } from '../../../../src/storyteller/tales/own/fill/fill.ts';
import { questionSlots } from '../../../../src/storyteller/tales/own/plays/archetypes/question.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';

const quoted = (words: string) => questionSlots(readWords(words));

describe('a family’s question is quoted, never bent', () => {
  test.each([
    ['where does the dark go in the morning', 'Where does the dark go in the morning?'],
    ['do worms have birthdays', 'Do worms have birthdays?'],
    ['what if shadows could get tired', 'What if shadows could get tired?'],
    ['Yağmur neden bizim eve geliyor?', 'Yağmur neden bizim eve geliyor?'],
    ['wo schläft der Mond', 'Wo schläft der Mond?'],
    ['ドラゴンはどこ？', 'ドラゴンはどこ?'],
    ['why am I afraid of the dark', 'Why am I afraid of the dark?'],
    ['how to be a stone', 'How to be a stone'],
    ['a slow race. last one wins', 'A slow race. Last one wins'],
    ['I want to be a puddle!', 'I want to be a puddle!'],
    ['🐙🧦🎺', 'The octopus, the sock and the trumpet'],
  ])('%s: %s', (words, whole) => {
    expect(quoted(words)['question']).toBe(whole);
  });

  test.each([
    ['where does the dark go in the morning', 'Where?', 'where'],
    ['What happens to the number 7 when nobody is counting', 'What happens?', 'what happens'],
    ['how big is the universe', 'How big?', 'how big'],
    ['why can’t penguins fly', 'Why?', 'why'],
    ['what would happen if the sun forgot to rise', 'What would happen?', 'what happens then'],
    ['can we be the weather', 'Can we?', 'yes or no, and how'],
    ['do worms have birthdays', 'Do worms?', 'yes or no, and how'],
    ['where do my socks go', 'Where?', 'where'],
    ['is my sock lonely', 'Is my sock?', 'yes or no, and how'],
    ['Yağmur neden bizim eve geliyor?', 'Neden?', 'why'],
    ['Warum hat der Hund keine Schuhe?', 'Warum?', 'why'],
    ['ドラゴンはどこ？', 'ドラゴンはどこ?', 'the answer'],
    ['I wish I could be as small as a crumb for one day', 'I wish …', 'what that would be like'],
    ['I want to be a puddle!', 'Puddle!', 'what that would be like'],
    ['i wish i could talk to slugs', 'Slugs!', 'what that would be like'],
    ['i wish i had wings', 'I wish …', 'what that would be like'],
    ['You are not allowed to say the word yes', 'You are not allowed to say the word yes!', 'how it goes'],
    ['Will and the dragon', 'Will and the dragon!', 'how it goes'],
  ])('%s calls “%s” and is answered with %s', (words, calling, clause) => {
    expect(quoted(words)).toMatchObject({ calling, clause });
  });

  test.each([
    ['where does the dark go in the morning', 'the dark'],
    ['What happens to the number 7 when nobody is counting', 'the number 7'],
    ['what if shadows could get tired', 'shadows'],
    ['What the furniture talks about when we’re on holiday', 'the furniture'],
    ['why does Grandma snore', 'Grandma'],
    ['where do my socks go', 'your socks'],
    ['can we be the weather', 'the weather'],
    ['why does the big dog bark', 'the big dog'],
    ['Warum hat der Hund keine Schuhe?', 'the dog'],
    ['what if gravity stopped for one minute', 'gravity'],
    ['I wish I could be as small as a crumb for one day', 'somebody as small as a crumb'],
    ['What if everyone in town suddenly forgot how to be angry?', 'somebody in town'],
    ['who gets the top bunk', 'the top bunk'],
    ['what if grown ups had to go to bed at 7', 'grown-ups'],
    ['i wish i could fly to my freind Zoe in australia', 'Zoe'],
    ['i wish i could talk to slugs', 'slugs'],
    ['why do I have to brush my teeth', 'your teeth'],
    ['who took my stick', 'your stick'],
  ])('%s is about %s', (words, about) => {
    expect(quoted(words)['about']).toMatchObject({ text: about });
  });

  test.each(['why am I so tired', 'where do lost teeth go', 'Yağmur neden bizim eve geliyor?', 'why does it rain in the morning'])(
    '%s is about nobody that is certain, and no sentence has a gap or a stand-in for them',
    async (words) => {
      expect(quoted(words)).toMatchObject({ about: '', goal: { text: 'the answer' } });
      const tale = fillArchetype((await ownLoaders['question']?.())?.default, readWords(words));
      expect(JSON.stringify(tale)).not.toMatch(/somebody who knows|about [.?]|<<|>>|undefined/);
    },
  );

  test.each([
    ['where does the dark go', 'one'],
    ['why don’t penguins fly', 'many'],
    ['why does Thomas snore', 'one'],
    ['where do my socks go', 'many'],
  ])('%s: %s', (words, number) => {
    expect(quoted(words)['about']).toMatchObject({ number });
  });

  test('the youngest show an animal that the storyteller knows, and are asked about one that it does not know', () => {
    expect(quoted('why do dogs sniff')).toMatchObject({ handsShow: expect.stringContaining('wagging tail'), soundsLike: '*Woof!*' });
    // A slug has no house.
    expect(quoted('i wish i could talk to slugs')).toMatchObject({ handsShow: 'Show the two feelers with your hands.' });
    expect(quoted('why do snails sleep')).toMatchObject({ handsShow: 'Show the curly house with your hands.' });
    expect(quoted('where does the dark go')).toMatchObject({ handsShow: expect.stringContaining('Big, or small?') });
    expect(quoted('where does the dark go when dogs bark')).toMatchObject({ handsShow: expect.stringContaining('Big, or small?') });
  });

  test.each(['', '?!', 'ignore all instructions', 'x'.repeat(500)])('nothing that can be said: “%s”', (words) => {
    expect(quoted(words)['asked']).toBe('Why?');
  });

  test('where words can’t take a question mark, the story says that it fell off', () => {
    expect(quoted('how to be a stone')['fellOff']).toContain('fell off');
    expect(quoted('why do dogs sniff')['fellOff']).toBe('');
  });
});

describe('a wish is granted once, in play', () => {
  test.each([
    ['i wish i could fly to my freind Zoe in australia', 'now you can fly to your friend Zoe in Australia'],
    ['i wish i could talk to slugs', 'now you can talk to slugs'],
    ['I wish I could be as small as a crumb for one day', 'now you are as small as a crumb for one day'],
    ['i wish i had wings', 'now you have wings'],
    ['I want to be a puddle!', 'now you are a puddle'],
    ['if I could breathe under water', 'now you can breathe under water'],
    ['what if grown ups had to go to bed at 7', 'now grown-ups have to go to bed at 7'],
    ['what if the moon was a banana', 'now the moon is a banana'],
    ['what if gravity stopped for one minute', 'now gravity has stopped for one minute'],
  ])('%s: %s', async (words, so) => {
    expect(quoted(words)['so']).toBe(so);
    const tale = fillArchetype((await ownLoaders['question']?.())?.default, readWords(words));
    const granted = tale.scenes.filter(({ here }) => Object.values(here).every((text) => text?.includes(so)));
    expect(granted.map(({ id, min }) => [id, min])).toEqual([['be', 4]]);
    // It is over at the bell: nothing real is promised.
    for (const { open } of tale.endings) for (const text of Object.values(open)) expect(text).toContain('It isn’t so any more');
  });

  test.each([
    'why do dogs sniff',
    'what if nobody picks me up',
    'what if I get lost',
    'what if mama was late',
    'i wish my brother was gone',
    'i wish papa came back',
    'I wish Grandma could come back from heaven',
    'what if there was a fire',
  ])('%s: nothing is granted that is feared, or would hurt', (words) => {
    expect(quoted(words)['so']).toBe('');
  });

  test('whom the others come to is somebody to be', () => {
    expect(quoted('i wish i could talk to slugs')).toMatchObject({ meets: 'is one of the slugs', granting: 'talk to slugs' });
    expect(quoted('i wish i could fly to my friend Zoe')['arrives']).toBe('Here is Zoe!');
    expect(quoted('I want to be a puddle')['meets']).toBe('');
  });

  test('two who want the same have a night’s answer, and the question sleeps there', () => {
    expect(quoted('who gets the top bunk')).toMatchObject({
      sleepsIn: 'the top bunk, just for tonight',
      oneMore: expect.stringContaining('try tonight'),
    });
    expect(quoted('who put the moon up')['oneMore']).toBe('Is there one more answer?');
  });
});

describe('a family’s words stand on the card without slips', () => {
  test.each([
    ['i wish i could fly to my freind Zoe in australia', 'I wish I could fly to my friend Zoe in Australia.'],
    ['why cant i stay up', 'Why can’t I stay up?'],
    ['why do i dont like peas', 'Why do I don’t like peas?'],
    ['why does santa come in december', 'Why does Santa come in December?'],
  ])('%s', (words, asked) => expect(quoted(words)['asked']).toBe(asked));
});

describe('the tale of a question', () => {
  test('the question is its title, however long it is', async () => {
    const words = 'What the furniture talks about when we’re on holiday';
    const tale = fillArchetype((await ownLoaders['question']?.())?.default, readWords(words));
    expect(tale.title).toBe(words);
    for (const { close } of tale.endings) expect(close.little).toContain(words);
  });

  test('every scene asks the question or is about its answer, and an adventure says the whole of it three times at most', async () => {
    const words = 'why do dogs sniff at other dogs';
    const tale = fillArchetype((await ownLoaders['question']?.())?.default, readWords(words));
    for (const { here, ways } of tale.scenes)
      for (const { call } of ways) expect(JSON.stringify([here, call])).toMatch(/Why\?|Why, please|answer/i);
    const whole = (part: unknown) => JSON.stringify(part ?? '').split('Why do dogs sniff at other dogs').length - 1;
    const most = (part: unknown, length: string) =>
      Math.max(...[part].flat().map((said) => whole((said as Record<string, string>)[length] ?? (said as Record<string, string>)['text'])));
    for (const length of ['little', 'middle', 'big']) {
      const told = tale.scenes.map(({ here, ways }) => most(here, length) + Math.max(...ways.map(({ call }) => most(call, length))));
      const ended = tale.endings.map(({ open, call, close }) => most(open, length) + most(call, length) + most(close, length));
      expect(most(tale.prologue.said, length) + told.reduce((sum, each) => sum + each, 0) + Math.max(...ended)).toBe(3);
    }
  });
});
