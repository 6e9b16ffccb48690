import { eventKinds } from '../../src/storyteller/notes/events.ts';
import { noteBits, noteFeatures, seen, wordBits, wordFeatures } from '../../src/storyteller/notes/learned/features.ts';
import {
  answers,
  type Label,
  labels,
  logistic,
  type SavedNotes,
  type SavedTable,
  softmax,
  type Tables,
  zero,
} from '../../src/storyteller/notes/learned/model.ts';
import { type Evidence, evidenceIn } from '../../src/storyteller/notes/learned/trust.ts';
import { candidatesFor, whoBits } from '../../src/storyteller/notes/learned/who.ts';
import { readByRules } from '../../src/storyteller/notes/read.ts';
import { type Token, tokensOf } from '../../src/storyteller/notes/tokens.ts';
import { isMeantForMachine } from '../../src/storyteller/notes/unwanted.ts';
import { type Expected, type Noted, partOf, sameSlot } from '../../tests/unit/storyteller/notes/measure.ts';

/** How the reader of notes learns from notes that a person has read. */

/** A note as it is learned from. */
export type Lesson = {
  noted: Noted;
  tokens: readonly Token[];
  words: { features: Int32Array; wanted: number }[];
  note: { features: Int32Array; wanted: number[] };
  who: { candidates: readonly Int32Array[]; right: boolean[] }[];
};

export function lessonOf(noted: Noted): Lesson {
  const tokens = tokensOf(noted.note, noted.children);
  const words = seen(tokens);
  const wanted = labelsOf(noted, tokens);
  return {
    noted,
    tokens,
    words: tokens.flatMap(({ kind }, at) =>
      kind === 'word' ? [{ features: Int32Array.from(wordFeatures(words, at)), wanted: labels.indexOf(wanted[at] ?? 'none') }] : [],
    ),
    note: {
      features: Int32Array.from(noteFeatures(words)),
      wanted: answers.map((answer) =>
        Number(answer === 'nothing' ? noted.events.length === 0 : noted.events.some(({ kind }) => kind === answer)),
      ),
    },
    who: noted.events.flatMap((event) => whoLesson(noted, tokens, event)),
  };
}

/** What each word is, where a slot of an event stands in the note as it is written. */
function labelsOf({ events }: Noted, tokens: readonly Token[]): Label[] {
  const found = tokens.map((): Label => 'none');
  const mark = (slot: string | undefined, label: Label | undefined): void => {
    const place = slot === undefined || label === undefined ? null : placeOf(tokens, slot);
    if (place !== null && label !== undefined)
      for (let at = place.from; at < place.to; at += 1) if (found[at] === 'none') found[at] = label;
  };
  for (const event of events) {
    const slot = event.kind === 'joined' || event.kind === 'left' ? (event.who ?? event.what) : event.what;
    mark(
      slot,
      labels.find((label) => label === event.kind),
    );
    mark(event.called, 'called');
  }
  return found;
}

function placeOf(tokens: readonly Token[], slot: string): { from: number; to: number } | null {
  const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replace(/'s?$/, '');
  const wanted = (slot.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? []).map(plain);
  if (wanted.length === 0) return null;
  const from = tokens.findIndex((_, start) =>
    wanted.every((word, at) => {
      const token = tokens[start + at];
      return token !== undefined && (plain(token.text) === word || token.word === word);
    }),
  );
  return from === -1 ? null : { from, to: from + wanted.length };
}

const doers = new Set(['built', 'found', 'lost', 'became', 'wants', 'feels', 'too-hard', 'too-easy', 'tired', 'loved']);

/** An only child may be meant where nobody is named: that teaches nothing. */
function whoLesson({ children }: Noted, tokens: readonly Token[], { kind, who, what }: Expected): Lesson['who'] {
  if (!doers.has(kind) || (who === undefined && children.length === 1)) return [];
  const place = what === undefined ? null : placeOf(tokens, what);
  const stop = tokens.findIndex((token, at) => token.kind === 'stop' && at > 0);
  const at = place === null ? (stop === -1 ? tokens.length : stop) : place.to - 1;
  const all = candidatesFor(eventKinds.find((one) => one === kind) ?? 'built', tokens, at, children);
  const right = all.map((one) => (who === undefined ? one.who.who === undefined : one.who.who !== undefined && sameSlot(one.who.who, who)));
  if (!right.includes(true)) right[0] = true;
  return [{ candidates: all.map(({ features }) => Int32Array.from(features)), right }];
}

/** Numbers that look as if by chance, the same each time. */
function chance(): (limit: number) => number {
  let state = 1;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Calls back for every example in each round, in an order that differs from round to round (Fisher and Yates). */
function rounds<T>(examples: readonly T[], count: number, learn: (example: T) => void): void {
  const below = chance();
  const order = [...examples];
  for (let round = 0; round < count; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = below(at + 1);
      [order[at], order[other]] = [order[other] as T, order[at] as T];
    }
    for (const example of order) learn(example);
  }
}

/** Weights that learn by AdaGrad (Duchi, Hazan, Singer 2011). */
class Table {
  readonly weights: Float32Array;
  private readonly slopes: Float32Array;
  private readonly seen: Uint32Array;
  private readonly count: number;
  private kept: Uint8Array | null = null;
  constructor(bits: number, count: number, examples: readonly Int32Array[]) {
    this.count = count;
    this.weights = new Float32Array(count << bits);
    this.slopes = new Float32Array(count << bits).fill(1e-3);
    this.seen = new Uint32Array(1 << bits);
    for (const features of examples) for (const feature of features) this.seen[feature] = (this.seen[feature] ?? 0) + 1;
  }
  sums(features: Int32Array): number[] {
    const sums = Array.from({ length: this.count }, () => 0);
    for (const feature of features)
      for (let answer = 0; answer < this.count; answer += 1)
        sums[answer] = (sums[answer] ?? 0) + (this.weights[feature * this.count + answer] ?? 0);
    return sums;
  }
  /** What stands in one example alone is not learned. */
  move(features: Int32Array, answer: number, error: number, rate: number): void {
    if (Math.abs(error) < 2e-3) return;
    for (const feature of features) {
      if ((this.seen[feature] ?? 0) < 2) continue;
      const at = feature * this.count + answer;
      if (this.kept !== null && this.kept[at] === 0) continue;
      this.slopes[at] = (this.slopes[at] ?? 0) + error * error;
      this.weights[at] = (this.weights[at] ?? 0) - (rate * error) / Math.sqrt(this.slopes[at] ?? 1);
    }
  }
  /** Keeps `most` weights, and learns no others from now on: those that are great, and of what is seen often. */
  prune(most: number): void {
    const worth = this.weights.map((weight, at) => Math.abs(weight) * Math.sqrt(this.seen[Math.floor(at / this.count)] ?? 0));
    const least = worth.toSorted().at(-most) ?? 0;
    this.kept = Uint8Array.from(worth, (one) => Number(one >= least && one > 0));
    this.weights.forEach((_, at) => {
      if (this.kept?.[at] === 0) this.weights[at] = 0;
    });
  }
  saved(): SavedTable {
    const sizes = this.weights
      .filter((weight) => weight !== 0)
      .map(Math.abs)
      .toSorted();
    const scale = (sizes[Math.floor(sizes.length * 0.97)] ?? 1) / steps;
    const step = (weight: number): number =>
      Math.max(-steps, Math.min(steps, Math.sign(weight) * Math.floor(Math.abs(weight) / scale + 0.4)));
    const rows = Array.from(this.seen, (_, feature) =>
      Array.from(this.weights.subarray(feature * this.count, (feature + 1) * this.count), step),
    );
    const places = rows.map((row) => row.reduce((bits, weight, answer) => (weight === 0 ? bits : bits | (1 << answer)), 0));
    return {
      scale: Number(scale.toPrecision(4)),
      places: places.map((bits) => (bits === 0 ? '' : bits.toString(32))).join(' '),
      weights: rows
        .flat()
        .filter((weight) => weight !== 0)
        .map((weight) => String.fromCharCode(zero + weight))
        .join(''),
    };
  }
}

/** How many weights there may be: as many as the storyteller's budget has room for. */
const [mostWords, mostNotes] = [48_000, 33_000];

/** Either side of 0: a weight is one of 5. */
const steps = 2;

export function tablesOf(lessons: readonly Lesson[]): Omit<SavedNotes, 'trust'> {
  const all = lessons.flatMap(({ words }) => words);
  const word = new Table(
    wordBits,
    labels.length,
    all.map(({ features }) => features),
  );
  const learnWord = ({ features, wanted }: { features: Int32Array; wanted: number }): void => {
    const shares = softmax(word.sums(features));
    if ((shares[wanted] ?? 0) > 0.99) return;
    shares.forEach((share, answer) => word.move(features, answer, share - Number(answer === wanted), 0.05));
  };
  rounds(all, 5, learnWord);
  word.prune(mostWords);
  rounds(all, 4, learnWord);
  const notes = lessons.map(({ note }) => note);
  const note = new Table(
    noteBits,
    answers.length,
    notes.map(({ features }) => features),
  );
  const learnNote = ({ features, wanted }: { features: Int32Array; wanted: number[] }): void =>
    note.sums(features).forEach((sum, answer) => note.move(features, answer, logistic(sum) - (wanted[answer] ?? 0), 0.05));
  rounds(notes, 8, learnNote);
  note.prune(mostNotes);
  rounds(notes, 4, learnNote);
  const whos = lessons.flatMap((lesson) => lesson.who);
  const who = new Table(
    whoBits,
    1,
    whos.flatMap(({ candidates }) => candidates),
  );
  rounds(whos, 8, ({ candidates, right }) => {
    const shares = softmax(candidates.map((features) => who.sums(features)[0] ?? 0));
    const good = shares.reduce((sum, share, at) => sum + (right[at] === true ? share : 0), 0);
    candidates.forEach((features, at) => {
      const share = shares[at] ?? 0;
      who.move(features, 0, share - (right[at] === true ? share / good : 0), 0.08);
    });
  });
  return { word: word.saved(), note: note.saved(), who: who.saved() };
}

/** What may be in the note by these tables, and whether it is. */
export type Weighed = { evidence: Evidence; right: boolean };

export function weighedBy(tables: Tables, { noted, tokens }: Lesson): Weighed[] {
  if (isMeantForMachine(noted.note)) return [];
  return evidenceIn(tokens, noted.children, readByRules(tokens, noted.children), tables).map((evidence) => ({
    evidence,
    right: noted.events.some((expected) => partOf(evidence.event, expected, noted)),
  }));
}

/** How much each sign counts, learned from notes that the tables have not learned from. */
export function trustOf(weighed: readonly Weighed[]): Record<string, number> {
  const trust = new Map<string, number>();
  const slopes = new Map<string, number>();
  rounds(weighed, 100, ({ evidence: { signs }, right }) => {
    const all = Object.entries(signs);
    const error = logistic(all.reduce((sum, [sign, value]) => sum + (trust.get(sign) ?? 0) * value, 0)) - Number(right);
    for (const [sign, value] of all) {
      const slope = error * value + 1e-3 * (trust.get(sign) ?? 0);
      const size = (slopes.get(sign) ?? 1e-3) + slope * slope;
      slopes.set(sign, size);
      trust.set(sign, (trust.get(sign) ?? 0) - (0.1 * slope) / Math.sqrt(size));
    }
  });
  return Object.fromEntries(
    [...trust].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([sign, weight]) => [sign, Number(weight.toFixed(3))]),
  );
}
