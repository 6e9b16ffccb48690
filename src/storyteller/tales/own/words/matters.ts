import { contracted } from './idea.ts';

/** What English words say for certain that is the matter: a rule, a quarrel, a complaint of somebody. */

const rule =
  /\b(?:nobody|no one|you|everyone|everybody|everything|we|they|all) (?:is |are |am )?(?:not |never )?(?:allowed|forbidden|may|must|mustn’t|has to|have to|can only|may only)\b|\bwhoever\b.+\b(?:has to|must|may|gets? to|is|are)\b|\bnot allowed\b|\b(?:forbidden|against the law)\b|\bis lava\b/i;
/** *No phones at the table*. */
const noneOf = /^no (?!one\b|body\b|more\b)((?:\p{L}+ )?\p{L}+) (?:at|in|on|for|before|after|during|allowed)\b/iu;
const quarrel =
  /^who gets\b|\b(?:aren’t talking|not talking|won’t (?:be )?shared?|both want|^two want|quarrel\w*|argu(?:e|es|ing|ment)|fights?|fighting|fell out|not friends|isn’t fair|not fair|unfair|always wins|whose turn)\b/i;
/** Of a person, what they do is a complaint where it is done always or never. */
const complaint =
  /^(?!it\b|we\b|they\b|i\b|you\b|there\b|nobody\b|every)(?!\p{L}+s )\p{L}+ (?:al+ways|never|keeps)\b|\b(?:cries|crying|always wants?|(?:brother|sister|cousin|friend)s? (?:al+ways|never|keeps|takes|reads|steals|hides))\b/iu;

/** Whether the words say what one may, must or may not do. */
export function isRule(text: string): boolean {
  const said = contracted(text);
  return rule.test(said) || noneOf.test(said);
}

/** What there may be nothing of: *phones*; null where the words don’t say so. */
export function noneAllowed(text: string): string | null {
  return noneOf.exec(contracted(text))?.[1] ?? null;
}

/** Whether two are at odds, or somebody finds that it isn't fair. */
export function isQuarrel(text: string): boolean {
  return quarrel.test(contracted(text));
}

/** Whether it is two who are at odds, and what they are at odds over is not the trouble. */
export function isOfTwo(text: string): boolean {
  return /\b(?:aren’t talking|not talking|both want|quarrel\w*|argu(?:e|es|ing)|fights?|fighting|fell out|not friends)\b|^two want\b/i.test(
    contracted(text),
  );
}

/** Whether the words are of a quarrel, or complain of somebody. */
export function isComplaint(text: string): boolean {
  return isQuarrel(text) || complaint.test(contracted(text));
}
