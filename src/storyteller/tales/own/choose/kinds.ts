import type { OwnWords } from '../read/own-words.ts';
import { isClause } from '../words/idea.ts';
import { isComplaint, isRule } from '../words/matters.ts';
import { ideaTokens, isArticle } from '../words/words.ts';
import type { Frame } from './learned/model.ts';

/** Which frame a family's words are for where they say so themselves. */

/** A rule in other languages. */
const forbidden = /\b(?:verboten|interdit|prohibido|vietato|verboden|zabronione|yasak)\b/i;

/** Things that are only listed: *Bluey, fire engines and pink cake*. */
export function isCommaList({ idea, clean }: OwnWords): boolean {
  return (
    idea !== null && !isClause(idea) && /^[^,.!?]+(?:, [^,.!?]+)+,? and [^,.!?]+$/i.test(clean) && !/\b(?:with|but|who|that)\b/i.test(clean)
  );
}

/** A person by what they are or are called, and nothing else. */
const person =
  /^(?:(?:my|our|the|two|three) (?:(?!of )\p{L}+ ){0,3})?(?:(?:sister|brother|cousin|friend|neighbou?r|teacher|nanny|babysitter|man|woman|lady)s?(?: (?:(?:mrs?|ms|miss|dr) )?\p{Lu}\p{Ll}+)?|(?:mrs?|ms|miss|dr|uncle|auntie|aunt) \p{Lu}\p{Ll}+)$/iu;
const beside = /^(?:an?|the|my|our|and|two|three)$/;

/** Whether the words are a person and nothing else, whom nobody puts on show: *my grandma*, *our neighbour Mr Pim*. */
export function isPerson({ clean, person: kin }: OwnWords): boolean {
  if (person.test(clean)) return true;
  return kin !== null && ideaTokens(clean).every(({ found, key }) => found?.table === 'person' || isArticle(key) || beside.test(key));
}

/** The frame that the words ask for by what they say: a rule is a law; what is only listed or complained of is in the news; null where they say nothing of it. */
export function frameSaid(words: OwnWords): Frame | null {
  if (isRule(words.clean) || forbidden.test(words.clean)) return 'law';
  return isCommaList(words) || (words.idea !== null && isComplaint(words.idea)) ? 'news' : null;
}
