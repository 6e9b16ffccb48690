import { isUnkind } from '../../read/supposed.ts';
import { contracted } from '../../words/idea.ts';
import { isSeveral } from './called.ts';

/** What is forbidden at home is no law that a child would like to live under: for a day it is turned round, or up into the absurd. */

const banned =
  /^(?:we|i|kids|children) (?:(?:are|am) not allowed to|aren’t allowed to|may not|mustn’t|must not|(?:can’t|cannot)(?=.* any ?more)) (.+?)(?:,? (?:any ?more|no more|now))*$/iu;
/** *No shoes in the house*. */
const noneOf = /^no (?!one\b|body\b|more\b)((?:\p{L}+ )?\p{L}+) (?:at|in|on|for|before|after|during|allowed)\b/iu;

/** What may be done all day, wherever it is; whatever else is forbidden has its reasons. */
const harmless =
  /^(?:munch|sit|lie|sleep|sing|dance|draw|paint|talk|whisper|laugh|giggle|wear|bring|play|hop|skip|say|stay|sneeze|read|watch)\b/i;
const risky =
  /\b(?:alone|outside|road|street|oven|stove|fire|match(?:es)?|kni(?:fe|ves)|roof|window|windows|water|pool|sea|balcony|scissors|plugs?|medicines?|pills?|stairs|ladder|cars?|sister|brother|baby|hair|walls?|phones?|ipad|tablet|tv|online)\b/i;
const mostWords = 7;

/** What is so instead that day, what the children do then, and what has gone wrong with the slip, as a clause. */
type Turned = { fact: string; enact: string; doIt: string; how: string };

const upsideDown = 'the slip lies upside down';
const tooHard = 'the stamp comes down too hard';

/** What a ban is turned into; null where the words forbid nothing. */
export function turned(idea: string): Turned | null {
  const said = contracted(idea);
  const [, none = ''] = noneOf.exec(said) ?? [];
  if (none !== '') {
    const [what, are] = [none.toLowerCase(), isSeveral(none) ? 'are' : 'is'];
    const isSafe = !isUnkind(what) && !risky.test(what);
    const doIt = what.endsWith('ing') ? '' : `do the ${what}`;
    if (isSafe) return { fact: `there ${are} ${what} all over town`, enact: '', doIt, how: upsideDown };
    return { fact: `there ${are} no ${what} anywhere in town`, enact: '', doIt: '', how: tooHard };
  }
  const [, what = ''] = banned.exec(said) ?? [];
  if (what === '' || what.split(' ').length > mostWords) return null;
  // Nothing is eaten for real.
  const done = what.replaceAll(/\b(?:my|our)\b/gi, 'your').replace(/^eat\b/i, 'munch');
  const isSafe = harmless.test(done) && !risky.test(done) && !isUnkind(done);
  if (isSafe) return { fact: `everybody has to ${done.replaceAll('your', 'their')}`, enact: done, doIt: done, how: upsideDown };
  return {
    fact: `nobody in the whole town may ${done.replaceAll('your', 'their')}, not even the mayor`,
    enact: '',
    doIt: '',
    how: tooHard,
  };
}
