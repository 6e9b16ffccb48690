import type { OwnWords } from '../read/own-words.ts';
import { isClause } from '../words/idea.ts';
import { isComplaint, isRule } from '../words/matters.ts';
import type { Frame } from './learned/model.ts';

/** Which frame a family's words are for where they say so themselves. */

/** A rule in other languages. */
const forbidden = /\b(?:verboten|interdit|prohibido|vietato|verboden|zabronione|yasak)\b/i;

/** Things that are only listed: *Bluey, fire engines and pink cake*. */
export function isList({ idea, clean }: OwnWords): boolean {
  return (
    idea !== null && !isClause(idea) && /^[^,.!?]+(?:, [^,.!?]+)+,? and [^,.!?]+$/i.test(clean) && !/\b(?:with|but|who|that)\b/i.test(clean)
  );
}

/** The frame that the words ask for by what they say: a rule is a law, and things that are only listed are shown; null where they say nothing of it. */
export function frameSaid(words: OwnWords): Frame | null {
  if (isRule(words.clean) || forbidden.test(words.clean)) return 'law';
  // Nobody's quarrel is in the news.
  if (words.idea !== null && isComplaint(words.idea)) return 'callout';
  return isList(words) ? 'museum' : null;
}
