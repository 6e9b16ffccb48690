import type { EventKind, NoteEvent } from './events.ts';
import { wordsOf } from './reader.ts';
import type { Token } from './tokens.ts';

/** English: sentences of which nothing is taken up, whatever their words are. */

const wished: ReadonlySet<EventKind> = new Set(['wants']);
const lasting: ReadonlySet<EventKind> = new Set(['wants', 'named', 'too-easy', 'too-hard', 'feels', 'tired']);
const cast: ReadonlySet<EventKind> = new Set(['wants', 'named', 'joined', 'became', 'loved', 'weather']);

/** Whether what was read in a sentence may be taken up: what is asked, or was on another day, or happens in the book, has not happened in this game; it may be wished for. */
export function isSure({ kind }: NoteEvent, tokens: readonly Token[], sentence: readonly Token[]): boolean {
  const words = wordsOf(sentence);
  return (
    (wished.has(kind) || !isAsked(tokens, sentence)) &&
    (lasting.has(kind) || !isOfAnotherDay(words)) &&
    (cast.has(kind) || !/\bin the (?:story|book|film)\b/.test(words))
  );
}

/** A question mark stands behind the sentence; several of them behind a statement are no question (`tom lost his note???`). */
function isAsked(tokens: readonly Token[], sentence: readonly Token[]): boolean {
  const last = sentence.at(-1);
  const stop = tokens[last === undefined ? -1 : tokens.indexOf(last) + 1];
  if (stop?.kind !== 'stop' || !stop.text.includes('?')) return false;
  return !stop.text.includes('??') || sentence[0]?.child === undefined || asking.test(wordsOf(sentence));
}

function isOfAnotherDay(words: string): boolean {
  return anotherDay.test(words) && !/\b(?:since|like|still|unlike|than|from) (?:yesterday|last)\b/.test(words);
}

const anotherDay =
  /\b(?:yesterday|the other day|last (?:week|night|year|month|summer|winter|weekend|time)|ages ago|(?:days?|weeks?|years?) ago|once upon|remembers?|remembered|used to|(?:at|in|from) (?:school|nursery|preschool|kindergarten) (?:today|earlier|this)|(?:school|nursery) (?:play|trip|assembly)|next time|(?:story|book|instructions?|app) (?:says?|said|tells?|told|wants?|wanted))\b/;

const asking =
  /^(?:did|does|do|is|are|was|were|has|have|had|can|could|should|shall|will|would|may|might|who|what|where|when|why|how|which|any)\b|\b(?:or|why|how|what|where|who|whether)\b/;
