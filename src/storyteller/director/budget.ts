import type { BandName } from '../engine/bands.ts';

/** How long and how hard the words may be that are read aloud, by age band. */

export type Budget = {
  /** Words aloud a step, at least and at most; prologue and ending may have twice as many. */
  words: readonly [number, number];
  /** The most words for where we are. */
  opening: number;
  /** The most words for the doing. */
  call: number;
  /** The most words for what it changed and the question, together. */
  question: number;
  /** Words a sentence, on the average. */
  sentence: readonly [number, number];
  /** The highest Flesch-Kincaid grade. */
  grade: number;
};

export const budgets: Readonly<Record<BandName, Budget>> = {
  '1-2': { words: [30, 55], opening: 14, call: 25, question: 15, sentence: [4, 7], grade: 3 },
  '3-4': { words: [55, 90], opening: 26, call: 40, question: 24, sentence: [5, 9], grade: 3.5 },
  '5-6': { words: [80, 130], opening: 41, call: 55, question: 34, sentence: [7, 10], grade: 4.5 },
  '7-9': { words: [100, 165], opening: 54, call: 70, question: 41, sentence: [8, 12], grade: 6 },
  '10-12': { words: [120, 195], opening: 66, call: 80, question: 49, sentence: [9, 14], grade: 7.5 },
  '13-18': { words: [120, 210], opening: 66, call: 80, question: 49, sentence: [10, 16], grade: 9 },
};

/** The most words in a choice's label. */
export const offerWords = 7;
