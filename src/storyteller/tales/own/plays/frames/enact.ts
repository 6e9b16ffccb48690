import type { OwnWords } from '../../read/own-words.ts';
import type { Term } from '../../words/terms.ts';
import { isVerb } from '../deeds.ts';
import { moveFor } from '../moves.ts';
import { verb } from './called.ts';

/** What a family's words suppose is done and not only told: who does something is who the children are, *be dogs, and drive*. */

/** Of whom there is nobody to be. */
const nobody =
  /^(?:everybody|everyone|everything|all|nobody|no one|nothing|somebody|someone|something|it|there|this|that|what|who|which)\b/i;
const undone = /\b(?:not|never|no|nobody|nothing|only|\p{L}+n’t)\b/iu;
const may = /^(.+?) (?:can|may|must|will|has to|have to|is allowed to|are allowed to) (\p{Ll}+(?: .+)?)$/u;
const being = /^(.+?) (?:is|are) (.+)$/u;
/** What somebody has got, and not what they have done. */
const having = /^(.+?) (?:has|have) (?!to\b|got\b|been\b|gone\b|lost\b|\p{L}+ed\b|\p{L}+en\b)(.+)$/u;
const place = /^(?:in|on|at|under|inside) /;
/** Whoever is named in more words is more than somebody. */
const mostOfName = 4;
/** What somebody is: *the king of the kitchen*, and for a day. */
const noun = /^(?:an?|the|our|my|your) (?:\p{L}[\p{L}-]* ){0,2}?(\p{L}+)(?= (?:of|in|at|on|for|with|who|and)\b|$)/u;
const forToday = / (?:today|tonight|now|for (?:one|a|the) (?:whole )?day)$/iu;
const mostWords = 7;
/** Two words, as somebody else says them of themselves, said to the children. */
const theirs: readonly (readonly [RegExp, string])[] = [
  [/\b(?:themselves|itself|himself|herself)\b/gi, 'yourselves'],
  [/\b(?:their|its|his|her)\b/gi, 'your'],
];

export type Enact = {
  /** Whom the children are, and what they do, as an imperative: *be dogs, and drive*. */
  said: string;
  /** The one word that says what is done or what they are: *drive*, *king*. */
  word: string;
  /** What is done, in the family's words: *go to bed at 7*. */
  doing: string;
};

/** What is said of others, said to the children. */
export const toThem = (text: string): string => theirs.reduce((said, [one, other]) => said.replaceAll(one, other), text);

/** What somebody can, may or has to do. */
function doneIn(fact: string): Enact | null {
  const [, who = '', what = ''] = may.exec(fact) ?? [];
  if (who === '' || who === 'you') return null;
  const doing = toThem(what);
  const [word = ''] = doing.split(' ');
  return { said: `be ${who}, and ${doing}`, word, doing };
}

/** What somebody is: *be the king of the kitchen*, *be tiny elephants*. */
function beenIn(fact: string, isSomebody: boolean): Enact | null {
  const [, who = '', what = ''] = being.exec(fact) ?? [];
  const [, head] = noun.exec(what) ?? [];
  if (who === '' || who.split(' ').length > mostOfName) return null;
  if (head !== undefined) return { said: `be ${what}`, word: head, doing: what };
  // *You are butterflies*, and no *you are late*.
  if (who === 'you') return /^\p{Ll}+[^s]s$/u.test(what) ? { said: `be ${what}`, word: what, doing: what } : null;
  if (!isSomebody) return null;
  if (place.test(what)) return { said: `be ${who}, and be ${what}`, word: who, doing: '' };
  const isLike = /^\p{Ll}+$/u.test(what) && !/(?:ing|ed)$/.test(what) && /^(?:the )?\p{Ll}+$/u.test(who);
  return isLike ? { said: `be ${who.startsWith('the ') ? `the ${what} ${who.slice(4)}` : `${what} ${who}`}`, word: who, doing: '' } : null;
}

/** What somebody has: *be cats, with wings*. */
function hadIn(fact: string, isSomebody: boolean): Enact | null {
  const [, who = '', what = ''] = having.exec(fact) ?? [];
  return isSomebody && who !== '' && who !== 'you' ? { said: `be ${who}, with ${toThem(what)}`, word: who, doing: toThem(what) } : null;
}

/**
 * What the children do as whoever the words are about; null where the words say of nobody that they do or are something. `fact` is the clause that says it,
 * `topic` what it is about, and `isSomebody` whether that is somebody.
 */
export function enactIn(fact: string, topic: Term | null, isSomebody: boolean): Enact | null {
  const clause = fact.replace(forToday, '');
  if (clause === '' || nobody.test(clause) || undone.test(clause) || clause.split(' ').length > mostWords + 2) return null;
  const isOf = topic !== null || clause.startsWith('you ');
  const found = doneIn(clause) ?? (isOf ? (beenIn(clause, isSomebody) ?? hadIn(clause, isSomebody)) : null);
  return found === null || found.doing.split(' ').length > mostWords || verb.test(found.word) ? null : found;
}

/** How that is done on the spot, again and again, where a row knows it; null where none does. */
export function enactMove(words: OwnWords, { doing }: Enact): string | null {
  return doing === '' || isVerb(doing.split(' ')[0] ?? '')
    ? null
    : (moveFor({ ...words, idea: doing, clean: doing, spoken: doing })?.act ?? null);
}

/** The same with the move: *be dogs, and drive: steer, steer*. */
export function enactSaid({ said, word, doing }: Enact, move: string): string {
  if (move === '') return said;
  const [first] = move.split(',');
  return first === word && doing === word ? `${said.slice(0, said.lastIndexOf(', and '))}: ${move}` : `${said}: ${move}`;
}
