import { isUnkind } from '../../read/supposed.ts';
import { contracted } from '../../words/idea.ts';
import { noneAllowed } from '../../words/matters.ts';
import { isSeveral } from '../../words/terms.ts';

/** What is forbidden at home is no law that a child would like to live under: for a day it is turned round, or up into the absurd. */

const banned =
  /^(?:we|i|kids|children) (?:(?:are|am) not allowed to|aren’t allowed to|may not|mustn’t|must not|(?:can’t|cannot)(?=.* any ?more)) (.+?)(?:,? (?:any ?more|no more|now))*$/iu;

const soft = String.raw`(?:in|on|under) (?:(?:the|your|a) )?(?:sofa|couch|settee|armchair|bed|carpet|rug|floor|tent)`;
/** What does no harm wherever and however long it is done. Whatever else is forbidden has its reasons: a seat in a car, an allergy, a blow. */
const harmless = new RegExp(
  String.raw`^(?:(?:sing|dance|hum|whistle|whisper|laugh|giggle|hop|skip|sneeze|wear|draw|paint)\b|(?:munch|sit|lie|sleep|read) ${soft}$|bring your (?:stick|toy|teddy|doll|book|blanket)s?\b)`,
  'iu',
);
/** What may lie all over a town. */
const harmlessThings =
  /^(?:\p{L}+ )?(?:shoes|slippers|boots|socks|hats|caps|pyjamas|pajamas|toys|teddies|books|comics|music|noise|mess|blankets|cushions|pillows|drums|costumes|capes|crowns|singing|dancing|humming|whistling|whispering|giggling|laughing|hopping)$/iu;
const risky = /\b(?:road|street|oven|stove|fire|roof|windows?|water|pool|balcony|stairs|cars?|sister|brother|baby|hair|walls?|make ?up)\b/i;
const mostWords = 7;

/** What is so instead that day, what the children do then, and what has gone wrong with the slip, as a clause. */
type Turned = { fact: string; enact: string; doIt: string; how: string };

const upsideDown = 'the slip lies upside down';
const tooHard = 'the stamp comes down too hard';

/** What a ban is turned into; null where the words forbid nothing. */
export function turned(idea: string): Turned | null {
  const none = noneAllowed(idea);
  if (none !== null) {
    const [what, are] = [none.toLowerCase(), isSeveral(none) ? 'are' : 'is'];
    const isSafe = harmlessThings.test(what);
    // *No hitting in the car* is a law as it stands.
    if (!isSafe && (what.endsWith('ing') || isUnkind(what))) return null;
    const doIt = what.endsWith('ing') ? '' : `do the ${what}`;
    if (isSafe) return { fact: `there ${are} ${what} all over town`, enact: '', doIt, how: upsideDown };
    return { fact: `there ${are} no ${what} anywhere in town`, enact: '', doIt: '', how: tooHard };
  }
  const [, what = ''] = banned.exec(contracted(idea)) ?? [];
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
