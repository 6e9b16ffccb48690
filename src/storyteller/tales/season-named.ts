import { seasonNames } from './season-names.ts';

const seasonOf = new Map(Object.entries(seasonNames).flatMap(([season, words]) => words.split(' ').map((word) => [word, season])));

/** The season that the family's own words are the name of, and nothing more: `Dinosaurs!`. Null for all other words, which make a story of their own. */
export function seasonNamed(words: string): string | null {
  const plain = words
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^\P{L}+|\P{L}+$/gu, '')
    .replace(/^fairy tale/, 'fairytale');
  return seasonOf.get(plain) ?? null;
}
