import type { EventKind } from '../../events.ts';
import { headOf, kindOfNoun } from '../../nouns.ts';
import { type Phrase, phraseAt } from '../../phrase.ts';
import { add, clauseStart, type Reader, type Sentence, sentenceText } from '../../reader.ts';
import { personAt } from '../../subject.ts';
import { emptyNouns, materials, people } from '../../words.ts';

/** English: what was done to a thing, with no one before it: `crossbow built`, `the beans got lost`, `welly found!`, `a den made by Greta`. */

export const participles: ReadonlyMap<string, EventKind> = new Map([
  ['built', 'built'],
  ['rebuilt', 'built'],
  ['constructed', 'built'],
  ['assembled', 'built'],
  ['made', 'built'],
  ['invented', 'built'],
  ['found', 'found'],
  ['discovered', 'found'],
  ['unearthed', 'found'],
  ['located', 'found'],
  ['recovered', 'found'],
  ['lost', 'lost'],
  ['mislaid', 'lost'],
]);

const between =
  /^(?:(?:number \d+|is|are|was|were|got|has|have|been|now|all|really|just|also|finally|already|officially|again|successfully|safely|duly|then|both) )*$/;

/** Words before the thing, or in its clause, which say that it has not come about. */
const unmade =
  /\b(?:not|never|no|nothing|nobody|none|if|when|once|until|till|before|be|being|could|should|might|will|would|must|can|want|wants|need|needs|nearly|almost|half|to|yesterday|who|which|where|how)\b/;

const ends =
  /^(?:now|again|today|at|in|under|behind|on|between|across|with|out|from|and|by|but|so|because|cos|using|next|inside|outside|down)$/;

/** Reads what was done to a thing, by a participle that stands at `at`, and adds it: `a bridge built by mia`, `tower destroyed`. */
export function passiveAt(reader: Reader, sentence: Sentence, at: number): void {
  const kind = participles.get(sentence[at]?.word ?? '');
  const after = sentence[at + 1];
  if (kind === undefined || (after !== undefined && after.kind === 'word' && !ends.test(after.word))) return;
  // For example: "out of action" tells of a loss, and "found out" does not.
  if (after?.word === 'out' && sentence[at + 2]?.word !== 'of') return;
  const by = after?.word === 'by' ? doer(sentence, at + 2) : undefined;
  const thing = thingBefore(sentence, at, by !== undefined);
  if (thing?.phrase.text === undefined || thing.phrase.text === null) return;
  const { phrase, from, copula } = thing;
  const text = phrase.text ?? '';
  const head = headOf(text);
  if (unmade.test(sentenceText(sentence, clauseStart(sentence, from), at)) || emptyNouns.has(head) || people.has(head)) return;
  if (materials.has(text.toLowerCase()) && kind === 'built') return;
  const known = kindOfNoun(text) !== null;
  // A headline is short and begins its sentence; in a longer sentence the same words name no thing.
  const headline =
    from === 0 && !copula && phrase.next === at && text.split(' ').length <= 3 && (after === undefined || after.kind === 'pause');
  if (!known && !headline && !(copula && phrase.determined && kind !== 'built')) return;
  if (by === undefined && !copula && !headline && !phrase.determined) return;
  if (by === undefined && !copula && from > 0 && sentence[from - 1]?.kind === 'word') return;
  if (kind === 'lost' && !copula && !headline) return;
  add(reader, { kind, ...(by !== undefined && by !== '' && { who: by }), what: text });
}

/** Who stands after `by`; '' for several. */
function doer(sentence: Sentence, from: number): string | undefined {
  const token = sentence[from];
  if (token === undefined || token.kind !== 'word') return undefined;
  const next = sentence[from + 1];
  const more = next !== undefined && /^(?:and|&|\+)$/.test(next.word);
  if (token.child !== undefined) return more ? '' : token.child;
  if (/^(?:us|them|me|everyone|both|all)$/.test(token.word)) return '';
  const person = personAt(sentence, from);
  return person === null || more ? undefined : person;
}

/** The noun phrase before the participle, over `is`, `got`, `has been`. */
function thingBefore(sentence: Sentence, at: number, near: boolean): { phrase: Phrase; from: number; copula: boolean } | null {
  const start = clauseStart(sentence, at);
  const words = sentence.slice(0, at);
  const froms = near ? [start, ...Array.from({ length: 4 }, (_, index) => at - 4 + index).filter((from) => from > start)] : [start];
  for (const from of froms) {
    if (sentence[from]?.child !== undefined && sentence[from + 1]?.word !== "'s") continue;
    const phrase = phraseAt(words, from);
    const gap = sentenceText(sentence, phrase.next, at);
    if (phrase.text !== null && between.test(gap === '' ? '' : `${gap} `) && sentence.slice(from, at).every(({ kind }) => kind === 'word'))
      return { phrase, from, copula: /\b(?:is|are|was|were|got|been|has|have)\b/.test(gap) };
  }
  return null;
}
