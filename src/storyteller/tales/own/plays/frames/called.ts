import type { OwnWords } from '../../read/own-words.ts';
import { isFunctionWord } from '../../words/english.ts';
import { type Found, keyOf, meaningsOf } from '../../words/lexicon.ts';
import { bareName } from '../../words/named.ts';
import { singularOf, type Term } from '../../words/terms.ts';
import { endsSo } from '../../words/whose.ts';
import { isVerb } from '../deeds.ts';

/** How somebody stands in a family's words: what says more of them, what goes on behind them, and what they are called. */

/** What somebody is said to do or to be. */
export const verb =
  /^(?:is|are|was|were|has|have|had|can|can’?t|cannot|could|couldn’?t|will|won’t|wont|would|must|does|do|did|doesn’?t|don’?t|didn’?t|isn’?t|aren’?t|got|gets?|goes?|went|comes?|came|keeps?|tells?|told|takes?|took|makes?|made|finds?|found|flies|flew|lives?|learns?|likes?|loves?|hates?|wants?|needs?|thinks?|knows?|gives?|brings?|meets?|met|visits?|loses|lost|sold|sells?|steals?|stole|ate|eats?|fell|falls?|ran|runs?|turns?|turned|retired|forgot|forgets|moves?|never|always|only|just|still|really|secretly|suddenly|refuses?|swaps?)$/i;
/** What else may stand right behind somebody, and says nothing of what they are. */
const behind =
  /^(?:both|scared|afraid|asleep|awake|stuck|alone|called|named|dressed|full|allergic|late|away|gone|who|that|which|and|but|or|with|without|in|on|at|to|from|into|under|behind|for|as|because|where|when|while|so|up|down|out|over|by|of|near|same|against|day)$/i;
/** What somebody does something to begins so. */
const doneTo = /^(?:an?|the|my|our|his|her|its|their|us|me|him|them|all|every\p{L}*)$/iu;
/** What begins a clause. */
const opens = /^(?:but|and|because|where|when|while|if|so|until|that|then|[,.;:!?])$/i;
export const determiner = /^(?:an?|the|my|our|one|two|three|four|five|six|seven|ten|\d+)$/i;
/** Of what is only likened, lacking or pictured nobody knows whether it is there. */
const unsure =
  /^(?:like|as|not|no|without|than|about|on|of|never|into|is|are|was|were|be|been|being|become|becomes|became|secretly|really)$/i;
const us = /^(?:i|we|you|me|us|my|our|their|his|her|its)$/i;
/** What is no name: what there is no number of. */
const mass = /(?:ity|ness|[st]ion|ment|work|ism|[ae]nce|ship|fast|ware|gen|stuff|food|day|time|ing|thing|one|body)$/i;

/** The words and marks of what was typed, without what stands in brackets. */
export function wordsIn({ clean }: OwnWords): readonly string[] {
  return clean.replace(/\([^)]*\)?/g, ' ').match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}’-]*|[,.;:!?]|\p{Extended_Pictographic}/gu) ?? [];
}

function meantIn(word: string): readonly Found[] {
  return meaningsOf(keyOf(word)).filter(({ en }) => en);
}

/**
 * Whether what stands behind somebody says nothing else of what they are: *the cow bell* is no cow, *baby animals* are no baby, and *horse riding* is no horse.
 * `before` is what they begin with.
 */
export function goesOn([word, next = '']: readonly string[], isMany: boolean, before = ''): boolean {
  if (word === undefined || /^[^\p{L}\p{N}]/u.test(word) || verb.test(word) || behind.test(word)) return true;
  if (word.endsWith('ing')) return isMany || determiner.test(before);
  if (isVerb(word)) return true;
  if (word.includes('’') || meantIn(word).some(({ table }) => table !== 'person')) return false;
  return /ed$/i.test(word) || (!isMany && /[^s]s$/i.test(word) && (doneTo.test(next) || /^an?$/i.test(before)));
}

/** Whether one by themselves does something to somebody there: *the moon follows our car*. */
export function actsAt(words: readonly string[], at: number): boolean {
  const [before = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]];
  return /^\p{L}+[^s]s$/iu.test(word) && /^\p{L}+(?:[^s’]|ss)$/iu.test(before) && !determiner.test(before) && doneTo.test(next);
}

/** How many words may say more of somebody before they are named: *the very sleepy owl*. */
const mostBefore = 2;

function saysMore(word: string): boolean {
  return (
    /^[\p{L}’-]{2,}$/u.test(word) &&
    (!isFunctionWord(word) || word === 'very') &&
    ![determiner, verb, behind, opens, unsure, us].some((no) => no.test(word)) &&
    !isVerb(word)
  );
}

/** Where whoever is named there begins, with all that is said of them before; null where no clause begins with them. */
export function beginsAt(words: readonly string[], at: number): number | null {
  let start = at;
  while (start > 0 && at - start < mostBefore && saysMore(words[start - 1] ?? '')) start -= 1;
  while (start > 0 && determiner.test(words[start - 1] ?? '')) start -= 1;
  return start === 0 || opens.test(words[start - 1] ?? '') ? start : null;
}

/** Where somebody begins whom the words name in passing; null where nobody knows whether they are there. */
export function mentionStart(words: readonly string[], at: number): number | null {
  const start = determiner.test(words[at - 1] ?? '') ? at - 1 : at;
  return unsure.test(words[start - 1] ?? '') ? null : start;
}

/** Numbers in words, each at its place. */
export const counts = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Somebody as they are told of: *the owl*, *your dog*, *Grandad’s dog*, *the two captains*. */
export function calledBy(words: readonly string[], isMany: boolean): Term {
  const [first = ''] = words;
  const bare = words.filter((word) => !determiner.test(word));
  const text = bare.map((word) => (word.endsWith('’s') ? word : word.toLowerCase())).join(' ');
  if (/^\p{Lu}\p{L}*’s /u.test(text)) return { text, number: isMany ? 'many' : 'name' };
  const count = /^\d+$/.test(first) ? (counts[Number(first)] ?? first) : counts.indexOf(first.toLowerCase()) > 1 ? first.toLowerCase() : '';
  const owned = /^(?:my|our)$/i.test(first) ? 'your' : 'the';
  return { text: `${owned}${count === '' ? '' : ` ${count}`} ${text}`, number: isMany || count !== '' ? 'many' : 'one' };
}

/** Whether a word is a name, as far as capitals and the tables can tell: no *Gravity*, no *Otters*. */
export function isName(word: string | undefined): word is string {
  if (word === undefined || !/^\p{Lu}\p{Ll}+$/u.test(word) || mass.test(word)) return false;
  const isPlural = word.endsWith('s') && !endsSo.test(word);
  return !isPlural && bareName(word) !== null && meaningsOf(keyOf(singularOf(word))).length === 0;
}

/** Whether not each word has a capital, so that one says something. */
export function hasSmall(words: readonly string[]): boolean {
  return words.some((word) => /^\p{Ll}{3}/u.test(word));
}
