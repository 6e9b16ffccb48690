import { classifierOf, type Sample } from '../../words/classifier.ts';
import { languages, type Reader } from './languages.ts';
import { sentenceOf } from './phrases.ts';
import { plainNote } from './plain.ts';
import { troubleKinds } from './tongue.ts';
import weights from './weights.json' with { type: 'json' };

/** How much a note is like notes of real trouble and unlike notes of play. It reads notes in words that no table has. */

const oddsOf = classifierOf(weights);

/**
 * Log-odds that the note is of trouble: above 0 it more likely is than not. `whole` reads it as one, `worst` is the highest of it and of its sentences:
 * trouble may stand in one of many. Names of the family are hidden already.
 */
export function troubleOdds(note: string): { whole: number; worst: number } {
  const whole = oddsOf(noteSample(note));
  const sentences = note.split(/[.!?;\n]+/).filter((sentence) => sentence.trim().split(/\s+/).length > 2);
  return { whole, worst: Math.max(whole, ...sentences.map((sentence) => oddsOf(noteSample(sentence)))) };
}

/** A note as the classifier reads it: its words, and the meanings that the tables of its language find in it. */
export function noteSample(note: string): Sample {
  const plain = plainNote(note);
  return { words: plain.match(/[\p{L}\p{N}]+/gu) ?? [], signs: signsIn(plain) };
}

function signsIn(plain: string): string[] {
  const { words } = sentenceOf(plain);
  const counts = languages.map(({ known }) => words.filter((word) => known.has(word)).length);
  const most = Math.max(...counts);
  return languages.flatMap((reader, at) => (most < 2 || (counts[at] ?? 0) * 2 >= most ? signsOf(reader, plain) : []));
}

function signsOf(reader: Reader, plain: string): string[] {
  const cleared = reader.clear(plain);
  const sentence = sentenceOf(cleared);
  const lists = Object.entries(reader.lists).flatMap(([name, find]) => (find(sentence, true).length > 0 ? [name] : []));
  const has = (tier: 'stop' | 'ask'): boolean => troubleKinds.some((kind) => reader[tier][kind](sentence, true).length > 0);
  return [
    ...lists,
    ...(cleared === plain ? [] : ['safe']),
    ...(has('stop') ? ['stop'] : []),
    ...(has('ask') ? ['ask'] : []),
    ...(reader.pretend(sentence, false).length > 0 ? ['pretend'] : []),
  ];
}
