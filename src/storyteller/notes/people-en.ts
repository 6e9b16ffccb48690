import type { Sentence } from './reader.ts';
import { personAt, type Subject } from './subject.ts';

/** English: somebody whom a sentence speaks of. */

export function someone(subject: Subject): boolean {
  return subject.kind === 'child' || subject.kind === 'pronoun' || subject.kind === 'person';
}

export function personAtStart(sentence: Sentence): string | null {
  for (let at = 0; at < Math.min(3, sentence.length); at += 1) {
    const child = sentence[at]?.child;
    if (child !== undefined) return child;
    const person = personAt(sentence, at);
    if (person !== null) return person;
  }
  return null;
}
