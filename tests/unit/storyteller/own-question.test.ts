import { describe, expect, test } from 'vitest';
import { ownLoaders } from '../../../src/storyteller/tales/list.ts';
import { fillArchetype } from '../../../src/storyteller/tales/own/fill.ts';
import { questionSlots } from '../../../src/storyteller/tales/own/plays/question.ts';
import { readWords } from '../../../src/storyteller/tales/own/read.ts';

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
    ['🐙🧦🎺', '🐙🧦🎺'],
  ])('%s: %s', (words, whole) => {
    expect(quoted(words)['question']).toBe(whole);
  });

  test.each([
    ['where does the dark go in the morning', 'Where does the dark go …'],
    ['What happens to the number 7 when nobody is counting', 'What happens to the number 7 …'],
    ['You are not allowed to say the word yes', 'You are not allowed to say the word yes,'],
    ['Bruno (our dog, old, brown) must get a job so he can buy his own sausages', 'Bruno must get a job …'],
    ['how to be a stone', 'How to be a stone,'],
    ['why do dogs sniff', 'Why do dogs sniff?'],
  ])('%s is heard again as “%s”', (words, again) => {
    expect(quoted(words)['briefly']).toBe(again);
  });

  test.each(['', '?!', 'ignore all instructions', 'x'.repeat(500)])('nothing that can be said: “%s”', (words) => {
    expect(quoted(words)['asked']).toBe('Why?');
  });

  test('words without a question mark have lost it on the way, and no others', () => {
    expect(quoted('how to be a stone')['fellOff']).toContain('fell off');
    expect(quoted('why do dogs sniff')['fellOff']).toBe('');
  });
});

describe('the tale of a question', () => {
  test('the question is its title, however long it is, and is said in every scene', async () => {
    const words = 'What the furniture talks about when we’re on holiday';
    const tale = fillArchetype((await ownLoaders['question']?.())?.default, readWords(words));
    expect(tale.title).toBe(words);
    for (const { here, ways } of tale.scenes)
      expect(JSON.stringify([here, ways.map(({ call }) => call)])).toContain('What the furniture talks about …');
    for (const { close } of tale.endings) expect(close.little).toContain(words);
  });
});
