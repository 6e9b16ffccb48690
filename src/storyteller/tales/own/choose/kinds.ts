import type { OwnWords } from '../read/own-words.ts';
import { contracted, isClause } from '../words/idea.ts';
import type { Frame } from './learned/model.ts';

/** Which frame a family's words are for where they say so themselves. */

const rule =
  /\b(?:nobody|no one|you|everyone|everybody|everything|we|they|all) (?:is |are |am )?(?:not |never )?(?:allowed|forbidden|may|must|mustn’t|has to|have to|can only|may only)\b|\bwhoever\b.+\b(?:has to|must|may|gets? to|is|are)\b|\bis (?:not allowed|forbidden|against the law|lava)\b|\b(?:verboten|interdit|prohibido|vietato|verboden|zabronione|yasak)\b/i;

/** *No phones at the table*. */
const noneOf = /^no (?!one\b|body\b|more\b)\p{L}+ (?:at|in|on|for|before|after|allowed)\b/iu;

/** Things that are only listed: *Bluey, fire engines and pink cake*. */
export function isList({ idea, clean }: OwnWords): boolean {
  return (
    idea !== null && !isClause(idea) && /^[^,.!?]+(?:, [^,.!?]+)+,? and [^,.!?]+$/i.test(clean) && !/\b(?:with|but|who|that)\b/i.test(clean)
  );
}

/** Two at odds, or somebody who finds that it isn't fair: nobody's quarrel is in the news. */
const quarrel =
  /\b(?:cries|crying|fights?|fighting|quarrel\w*|argu(?:e|es|ing)|won’t share|always wants?|(?:brother|sister|cousin|friend)s? (?:al+ways|never|keeps|takes|reads|steals|hides)|isn’t fair|not fair|unfair)\b/i;

/** The frame that the words ask for by what they say: a rule is a law, and things that are only listed are shown; null where they say nothing of it. */
export function frameSaid(words: OwnWords): Frame | null {
  if (rule.test(words.clean) || noneOf.test(words.clean)) return 'law';
  if (words.idea !== null && quarrel.test(contracted(words.idea))) return 'callout';
  return isList(words) ? 'museum' : null;
}
