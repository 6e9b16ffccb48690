import { eventKinds } from '../events.ts';

/** Linear classifiers, as they are kept and as they are asked. */

/** What a word of a note can be: nothing, what an event of a kind is about (who joined or left; else the thing), or a name that was given. */
export const labels = [
  'none',
  'built',
  'found',
  'lost',
  'named',
  'wants',
  'became',
  'moved-place',
  'feels',
  'weather',
  'joined',
  'left',
  'called',
] as const;
export type Label = (typeof labels)[number];

/** What a note can say, and that it says nothing. */
export const answers = [...eventKinds, 'nothing'] as const;

/** `weights`: a letter a weight, `h` is 0, each step of the alphabet one `scale`; the weights of a feature stand together, one an answer. */
export type SavedTable = { readonly scale: number; readonly weights: string };

/** Trained by `npm run train:notes`. `trust`: how much each sign that an event is right counts. */
export type SavedNotes = {
  readonly word: SavedTable;
  readonly note: SavedTable;
  readonly who: SavedTable;
  readonly trust: Readonly<Record<string, number>>;
};

/** The sums of the weights of these features, one an answer. */
export function sumsOf({ scale, weights }: SavedTable, features: readonly number[], count: number): number[] {
  const sums = Array.from({ length: count }, () => 0);
  for (const feature of features)
    for (let answer = 0; answer < count; answer += 1)
      sums[answer] = (sums[answer] ?? 0) + (weights.charCodeAt(feature * count + answer) - zero) * scale;
  return sums;
}

export const zero = 'h'.charCodeAt(0);

/** Log-odds → probability. */
export function logistic(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

/** Probabilities of answers that exclude each other. */
export function softmax(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const parts = sums.map((sum) => Math.exp(sum - most));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / all);
}
