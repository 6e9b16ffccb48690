import { describe, expect, test } from 'vitest';
import { bleu4, distinct, grams, masked, recurring, repeated, sentences, spearman, tokens } from '../../../scripts/rubric/text-metrics.ts';
import { grade } from '../../../src/storyteller/readability.ts';

/** The rubric's own measures, on texts whose values are worked out by hand. */

const words = (text: string) => tokens(text);

describe('the measures of likeness', () => {
  test('words are compared without case and marks', () => {
    expect(tokens('“Don’t!” says the half-grown Cat.')).toEqual(["don't", 'says', 'the', 'half-grown', 'cat']);
    expect(masked('Ann Lee and Ann wave.', ['Ann', 'Ann Lee'])).toBe('Somename and Somename wave.');
  });

  test('distinct-3 is the share of different runs of three words', () => {
    expect(distinct([words('a b c d e')], 3)).toBe(1);
    // abc bcd cda dab abc bcd: four different ones of six.
    expect(distinct([words('a b c d a b c d')], 3)).toBeCloseTo(4 / 6);
    expect(distinct([words('a b c'), words('a b c')], 3)).toBe(0.5);
    expect(distinct([['a']], 3)).toBe(1);
  });

  test('self-BLEU-4 is 1 for the same text, 0 where no four words are shared, and known between', () => {
    const one = words('the cat sat on the mat');
    expect(bleu4(one, [one])).toBeCloseTo(1);
    expect(bleu4(one, [words('a dog lay in his bed')])).toBe(0);
    // Against `the cat sat on a mat`: 5 of 6 words (the second `the` is missing), 3 of 5 pairs, 2 of 4 triples, 1 of 3 fours.
    expect(bleu4(one, [words('the cat sat on a mat')])).toBeCloseTo((5 / 6 / 1) ** 0.25 * 0.6 ** 0.25 * 0.5 ** 0.25 * (1 / 3) ** 0.25);
    // A shorter text pays for being brief: e^(1 − 8/4).
    expect(bleu4(words('the cat sat on'), [words('the cat sat on the mat all day')])).toBeCloseTo(Math.exp(-1));
  });

  test('a run recurs when it stands in another adventure, not when it stands twice in its own', () => {
    const long = words('one two three four five six');
    expect(grams(long, 6)).toEqual(['one two three four five six']);
    expect(recurring([[long, long], [words('a b c d e f')]], 6)).toBe(0);
    expect(recurring([[long], [long], [words('a b c d e f')]], 6)).toBeCloseTo(2 / 3);
    expect(recurring([[words('too short')]], 6)).toBe(0);
  });

  test('a sentence is said before when the very same words were', () => {
    const said = sentences(
      'The big red ball rolls away now. Short one. “The big red ball rolls away now!” And then it comes back to you.',
      6,
    );
    expect(said).toEqual(['the big red ball rolls away now', 'the big red ball rolls away now', 'and then it comes back to you']);
    expect(repeated(said)).toBeCloseTo(1 / 3);
    expect(repeated([])).toBe(0);
  });
});

test('Spearman: the same order is 1, the reverse −1, ties share ranks, no spread is nothing', () => {
  expect(spearman([1, 2, 3, 4], [10, 20, 30, 40])).toBeCloseTo(1);
  expect(spearman([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1);
  // Ranks 1 2.5 2.5 4 against 1 2 3 4: 4.5 / √(4.5 · 5).
  expect(spearman([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(4.5 / Math.sqrt(4.5 * 5));
  expect(spearman([1, 1], [1, 2])).toBeNull();
});

test('the reading grade is that of Flesch and Kincaid', () => {
  // 12 words, 2 sentences, 13 syllables (lantern has two): 0.39 · 6 + 11.8 · 13/12 − 15.59.
  expect(grade('The lantern is on the hill. We walk up the path now.')).toBeCloseTo(Math.max(0, 0.39 * 6 + (11.8 * 13) / 12 - 15.59));
  // 9 words, 1 sentence, 20 syllables.
  expect(grade('The remarkable discovery of the telescope transformed human understanding.')).toBeGreaterThan(12);
});
