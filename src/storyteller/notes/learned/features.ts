import { hash } from '../../engine/random.ts';
import { kindOfNoun, singular } from '../nouns.ts';
import type { Token } from '../tokens.ts';
import {
  determiners,
  emptyNouns,
  homePlaces,
  materials,
  moods,
  people,
  phraseEnds,
  plainAdjectives,
  relations,
  roles,
  weathers,
} from '../words.ts';
import { usesOf } from './senses.ts';

/** What the classifiers of notes see: words, their neighbours, and the classes of words that the tables know. */

export const wordBits = 14;
export const noteBits = 13;

type Seen = { readonly word: string; readonly signs: readonly string[]; readonly stop: boolean };

const classes: readonly (readonly [string, { has: (word: string) => boolean }])[] = [
  ['somebody', people],
  ['somebody', relations],
  ['mood', moods],
  ['material', materials],
  ['place', homePlaces],
  ['weather', weathers],
  ['determiner', determiners],
  ['plain', plainAdjectives],
  ['end', phraseEnds],
  ['empty', emptyNouns],
];

/** A child's name is `@` and a number `0`: names differ from family to family. */
export function seen(tokens: readonly Token[]): Seen[] {
  const uses = usesOf(tokens);
  return tokens.map(({ word, text, kind, child }, at) => {
    const stop = kind === 'stop';
    if (child !== undefined) return { word: '@', signs: ['child'], stop };
    if (kind !== 'word') return { word, signs: ['pause'], stop };
    const noun = kindOfNoun(word);
    const signs = classes.filter(([, words]) => words.has(word)).map(([name]) => name);
    if (noun !== null) signs.push(noun);
    if (roles.has(singular(word))) signs.push('role');
    if (/^\p{Lu}/u.test(text)) signs.push('capital');
    signs.push(...(uses[at] ?? []));
    const ending = /.(?:ed|ing|ly)$/.exec(word)?.[0].slice(1);
    if (ending !== undefined) signs.push(ending);
    return { word: /^\d+$/.test(word) ? '0' : word, signs, stop };
  });
}

/** The features of a whole note, or of one of its sentences. */
export function noteFeatures(words: readonly Seen[]): number[] {
  const found = new Set<number>();
  const add = (name: string): unknown => found.add(hash(`note ${name}`) & ((1 << noteBits) - 1));
  add('');
  words.forEach(({ word, signs }, at) => {
    const [next, second] = [words[at + 1], words[at + 2]];
    add(word);
    for (const sign of signs) add(`sign ${sign}`);
    if (next !== undefined) {
      add(`${word} ${next.word}`);
      for (const sign of signs) add(`sign ${sign} ${next.word}`);
      for (const sign of next.signs) add(`${word} sign ${sign}`);
    }
    if (second !== undefined) add(`${word} _ ${second.word}`);
    if (word.length >= 4) for (const part of [word.slice(0, 4), word.slice(0, 5), word.slice(-4)]) add(`part ${part}`);
  });
  return [...found];
}

/** How far to the two sides of a word its neighbours count by their place, and how far by being there. */
const near = 3;
const [left, right] = [9, 7];

/** The features of the word at `at`. */
export function wordFeatures(words: readonly Seen[], at: number): number[] {
  const found = new Set<number>();
  const add = (name: string): unknown => found.add(hash(`word ${name}`) & ((1 << wordBits) - 1));
  const self = words[at];
  if (self === undefined) return [];
  add('');
  add(self.word);
  for (const sign of self.signs) add(`sign ${sign}`);
  if (self.word.length >= 4) for (const part of [self.word.slice(-4), `${self.word.slice(0, 5)}-`]) add(`part ${part}`);
  for (let away = -near; away <= near; away += 1) {
    const other = words[at + away];
    if (away === 0) continue;
    add(`${away} ${other?.word ?? '#'}`);
    for (const sign of other?.signs ?? []) add(`${away} sign ${sign}`);
    if (Math.abs(away) <= 2) for (const sign of self.signs) add(`${away} ${other?.word ?? '#'} sign ${sign}`);
  }
  const word = (away: number): string => words[at + away]?.word ?? '#';
  add(`-2-1 ${word(-2)} ${word(-1)}`);
  add(`-3-2 ${word(-3)} ${word(-2)}`);
  add(`+1+2 ${word(1)} ${word(2)}`);
  for (let other = at - 1; other >= Math.max(0, at - left) && words[other]?.stop === false; other -= 1) {
    add(`left ${words[other]?.word}`);
    for (const sign of words[other]?.signs ?? []) add(`left sign ${sign}`);
  }
  for (let other = at + 1; other < Math.min(words.length, at + 1 + right) && words[other]?.stop === false; other += 1) {
    add(`right ${words[other]?.word}`);
    for (const sign of words[other]?.signs ?? []) add(`right sign ${sign}`);
  }
  return [...found];
}
