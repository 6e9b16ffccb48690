import type { Reader, Sentence } from '../reader.ts';
import { standsBackIn } from './cast/back.ts';
import { becameAt } from './cast/became.ts';
import { broughtAt, joinedAt, joinWords } from './cast/joined.ts';
import { leavingVerbs, leftAt } from './cast/left.ts';
import { movedIn } from './cast/moved.ts';

/** English: who became somebody, who joined, who left or stands back, and where the game has gone. */

/** Adds what an English sentence tells of the cast and the place. */
export function castEvents(reader: Reader, sentence: Sentence): void {
  for (let at = 0; at < sentence.length; at += 1) {
    const token = sentence[at];
    if (token === undefined || token.kind !== 'word') continue;
    reader.at = at;
    becameAt(reader, sentence, at);
    if (joinWords.has(token.word)) joinedAt(reader, sentence, at);
    if (/^(?:brought|brings|bringing|invited)$/.test(token.word)) broughtAt(reader, sentence, at);
    if (leavingVerbs.has(token.word)) leftAt(reader, sentence, at);
  }
  movedIn(reader, sentence);
  standsBackIn(reader, sentence);
}
