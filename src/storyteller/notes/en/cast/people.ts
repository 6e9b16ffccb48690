import type { Sentence } from '../../reader.ts';
import { personAt, type Subject } from '../../subject.ts';

/** English: somebody whom a sentence speaks of. */

/** Whether a subject is one person: a child, *he* or *she*, or somebody who is named. */
export function someone(subject: Subject): boolean {
  return subject.kind === 'child' || subject.kind === 'pronoun' || subject.kind === 'person';
}

const friends = /^(?:friend|mate|pal|buddy|brother|sister|bro|sis)$/;

/** Who stands first in the sentence: a child, or somebody else by their full name. */
export function personAtStart(sentence: Sentence): string | null {
  for (let at = 0; at < Math.min(3, sentence.length); at += 1) {
    const child = sentence[at]?.child;
    if (child !== undefined) return child;
    const person = personAt(sentence, at);
    const longer = person === null ? null : personAt(sentence, at + 1);
    if (person !== null) return longer !== null && (longer.startsWith(`${person} `) || friends.test(person)) ? longer : person;
  }
  return null;
}
