/** What fits an age: lengths, grade, how much is asked at once. The youngest who plays decides. */

export type Tier = 'tiny' | 'little' | 'text';

export type Band = {
  name: '1-2' | '3-4' | '5-6' | '7-9' | '10-12' | '13-18';
  /** Words read aloud in a step. */
  words: readonly [number, number];
  /** The highest reading grade. */
  grade: number;
  /** Instructions to the adult. */
  instructions: number;
  /** Minutes of play. */
  minutes: readonly [number, number];
  leg: Tier;
  call: Tier;
  /** How many choices the children are given. */
  choices: 2 | 3;
};

/** From the youngest; `to` is the last age of a band. */
export const bands: readonly (Band & { to: number })[] = [
  { to: 2, name: '1-2', words: [20, 35], grade: 1, instructions: 1, minutes: [1, 1], leg: 'little', call: 'tiny', choices: 2 },
  { to: 4, name: '3-4', words: [35, 60], grade: 2, instructions: 1, minutes: [1, 3], leg: 'little', call: 'little', choices: 2 },
  { to: 6, name: '5-6', words: [50, 80], grade: 3, instructions: 2, minutes: [2, 4], leg: 'text', call: 'little', choices: 3 },
  { to: 9, name: '7-9', words: [70, 110], grade: 4.5, instructions: 3, minutes: [3, 5], leg: 'text', call: 'text', choices: 3 },
  { to: 12, name: '10-12', words: [90, 140], grade: 6, instructions: 4, minutes: [4, 7], leg: 'text', call: 'text', choices: 3 },
  { to: 18, name: '13-18', words: [100, 160], grade: 8, instructions: 4, minutes: [5, 10], leg: 'text', call: 'text', choices: 3 },
];

/** The band of an age in years; ages outside 1 to 18 get the nearest. */
export function bandOf(age: number): Band {
  const found = bands.find((band) => age <= band.to) ?? bands.at(-1);
  if (found === undefined) throw new Error('there is a band for every age');
  return found;
}

/** Which role of an activity a child of this age takes. */
export type Group = 'little' | 'middle' | 'big';

export function groupOf(age: number): Group {
  if (age <= 4) return 'little';
  return age <= 8 ? 'middle' : 'big';
}
