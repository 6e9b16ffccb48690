import { type EventKind, eventKinds } from '../events.ts';

/** Linear classifiers, as they are stored and as they are used. */

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

/** Only rules read what is too rare in notes to be learned, and deeds, which may be anything. */
export function isLearned(kind: EventKind): boolean {
  return kind !== 'stands-back' && kind !== 'did' && kind !== 'end';
}

/** What a note can say, and that it says nothing. */
export const answers: readonly (EventKind | 'nothing')[] = [...eventKinds.filter(isLearned), 'nothing'];

/**
 * Only the weights that are not 0. `places`: for each feature, separated by spaces, a number in base 32 whose bits are the answers that it has a weight for.
 * `weights`: a letter each, in the order of the places; `h` is 0, each step of the alphabet one `scale`.
 */
export type SavedTable = { readonly scale: number; readonly places: string; readonly weights: string };

/** The weights of a feature stand together, one an answer. */
export type Table = { readonly scale: number; readonly weights: Int8Array };

/** Trained by `npm run train:notes`. `trust`: how much each sign that an event is right counts. */
export type SavedNotes = {
  readonly word: SavedTable;
  readonly note: SavedTable;
  readonly who: SavedTable;
  readonly trust: Readonly<Record<string, number>>;
};

export type Tables = { readonly word: Table; readonly note: Table; readonly who: Table };

/** The tables as they are asked. */
export function opened({ word, note, who }: Omit<SavedNotes, 'trust'>): Tables {
  return { word: openedTable(word, labels.length), note: openedTable(note, answers.length), who: openedTable(who, 1) };
}

function openedTable({ scale, places, weights }: SavedTable, count: number): Table {
  const features = places.split(' ');
  const open = new Int8Array(features.length * count);
  let next = 0;
  features.forEach((text, feature) => {
    const bits = text === '' ? 0 : Number.parseInt(text, 32);
    for (let answer = 0; answer < count; answer += 1)
      if (((bits >> answer) & 1) === 1) open[feature * count + answer] = weights.charCodeAt(next++) - zero;
  });
  return { scale, weights: open };
}

/** The sums of the weights of these features, one an answer. */
export function sumsOf({ scale, weights }: Table, features: readonly number[], count: number): number[] {
  const sums = Array.from({ length: count }, () => 0);
  for (const feature of features)
    for (let answer = 0; answer < count; answer += 1) sums[answer] = (sums[answer] ?? 0) + (weights[feature * count + answer] ?? 0) * scale;
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
