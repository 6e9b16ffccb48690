import { isUnkind } from '../../read/supposed.ts';
import { contracted } from '../../words/idea.ts';
import { isSeveral } from './called.ts';

/** What is forbidden at home is no law that a child would like to live under: for a day it is turned round, or up into the absurd. */

const banned =
  /^(?:we|i|kids|children) (?:(?:are|am) not allowed to|aren’t allowed to|may not|mustn’t|must not|(?:can’t|cannot)(?=.* any ?more)) (.+?)(?:,? (?:any ?more|no more|now))*$/iu;
/** *No shoes in the house*. */
const noneOf = /^no (?!one\b|body\b|more\b)((?:\p{L}+ )?\p{L}+) (?:at|in|on|for|before|after|during|allowed)\b/iu;

/** What may be done all day, wherever it is; whatever else is forbidden has its reasons. */
const harmless = /^(?:eat|sit|lie|sleep|sing|dance|draw|paint|talk|whisper|laugh|giggle|wear|bring|play|hop|skip|say|stay|sneeze|read|watch)\b/i;
const risky =
  /\b(?:alone|outside|road|street|oven|stove|fire|match(?:es)?|kni(?:fe|ves)|roof|window|windows|water|pool|sea|balcony|scissors|plugs?|medicines?|pills?|stairs|ladder|cars?|sister|brother|baby|hair|walls?|phones?|ipad|tablet|tv|online)\b/i;
const mostWords = 7;

/** What is so instead that day, what the children do then, and what has gone wrong with the slip, as a clause. */
export type Turned = { fact: string; enact: string; how: string };

const tooHard = 'the stamp comes down too hard';

/** What a ban is turned into; null where the words forbid nothing. */
export function turned(idea: string): Turned | null {
  const said = contracted(idea);
  const [, none = ''] = noneOf.exec(said) ?? [];
  // Of what is forbidden in one place there is nothing left anywhere.
  if (none !== '') return { fact: `there ${isSeveral(none) ? 'are' : 'is'} no ${none.toLowerCase()} anywhere in town`, enact: '', how: tooHard };
  const [, what = ''] = banned.exec(said) ?? [];
  if (what === '' || what.split(' ').length > mostWords) return null;
  const done = what.replaceAll(/\b(?:my|our)\b/gi, 'your');
  const isSafe = harmless.test(done) && !risky.test(done) && !isUnkind(done);
  if (isSafe) return { fact: `everybody has to ${done.replaceAll('your', 'their')}`, enact: done, how: 'the slip lies upside down' };
  return { fact: `nobody in the whole town may ${done.replaceAll('your', 'their')}, not even the mayor`, enact: '', how: tooHard };
}
