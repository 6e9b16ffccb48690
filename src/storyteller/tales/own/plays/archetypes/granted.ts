import { isGrave } from '../../read/grave.ts';
import type { OwnWords } from '../../read/own-words.ts';
import { inPresent, isOfKin, isUnkind } from '../../read/supposed.ts';
import { saidToThem } from '../../words/idea.ts';
import { isSeveral } from '../../words/terms.ts';

/** A wish or a *what if* as it is granted, once, in play: *now you can fly to Zoe*. */

export type Granted = {
  /** A clause. */
  so: string;
  /** It is the children who can do it, and not somebody else. */
  isTheirs: boolean;
};

const mostWords = 18;
/** What is a wish for nobody to be granted. */
const denied = /\b(?:nobody|no one|never)\b/i;

const mine = String.raw`(?:i|we)`;
/** What is wished, and what one says when it has come true. */
const wishes: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^${mine} wish (?:that )?${mine} could be (.+)$`, 'iu'), 'you are $1'],
  [new RegExp(`^${mine} (?:want|would like|’d like) to be (.+)$`, 'iu'), 'you are $1'],
  [new RegExp(`^${mine} wish (?:that )?${mine} (?:was|were) (.+)$`, 'iu'), 'you are $1'],
  [new RegExp(`^${mine} wish (?:that )?${mine} could (.+)$`, 'iu'), 'you can $1'],
  [new RegExp(`^${mine} (?:want|would like|’d like) to (.+)$`, 'iu'), 'you can $1'],
  [new RegExp(`^${mine} wish (?:that )?${mine} had (.+)$`, 'iu'), 'you have $1'],
  [new RegExp(`^${mine} wish (?:that )?${mine} didn’t have to (.+)$`, 'iu'), 'you don’t have to $1'],
  [new RegExp(`^(?:what )?if ${mine} could be (.+)$`, 'iu'), 'you are $1'],
  [new RegExp(`^(?:what )?if ${mine} could (.+)$`, 'iu'), 'you can $1'],
  [new RegExp(`^(?:what )?if ${mine} (?:was|were) (.+)$`, 'iu'), 'you are $1'],
  [new RegExp(`^(?:what )?if ${mine} had (?!to )(.+)$`, 'iu'), 'you have $1'],
  [new RegExp(`^(?:imagine|suppose),? (?:if )?${mine} (?:could|can) (.+)$`, 'iu'), 'you can $1'],
];
const others = new RegExp(
  `^(?:what (?:would happen )?if|imagine|suppose|${mine} wish)(?: that)? (?!${mine} )((?:(?:the|all|every|my|our|an?) )?(?:\\p{L}[\\p{L}-]* ){1,2})(could|couldn’t|had to|was|were|had|can|is|are)(?: (?!been )(.+))$`,
  'iu',
);
/** What is so once the wish is granted; null where nothing certain is wished, or nothing that children would play. `text`: without its mark. */
export function grantedIn(words: OwnWords, text: string): Granted | null {
  if (text.endsWith('…') || text.split(' ').length > mostWords || /[.!?]/.test(text)) return null;
  if (denied.test(text) || isUnkind(text) || isGrave(words)) return null;
  for (const [wished, instead] of wishes) if (wished.test(text)) return { so: said(text.replace(wished, instead)), isTheirs: true };
  const [, subject = '', verb = '', rest = ''] = others.exec(text) ?? [];
  if (subject === '') return doneIn(text);
  const who = subject.trim();
  return isOfKin(who) ? null : { so: said(`${who} ${inPresent(verb, isSeveral(who))} ${rest}`), isTheirs: false };
}

const done = /^what (?:would happen )?if ((?:(?:the|all|my|our) )?(?!it |they |he |she |i |we |you )\p{L}{3,}) (\p{Ll}{2,}ed(?: .+)?)$/iu;

/** *Gravity stopped*: it has. */
function doneIn(text: string): Granted | null {
  const [, subject = '', what = ''] = done.exec(text) ?? [];
  if (subject === '' || isOfKin(subject)) return null;
  return { so: said(`${subject} ${inPresent('had', isSeveral(subject))} ${what}`), isTheirs: false };
}

function said(clause: string): string {
  return saidToThem(clause).replace(/\byou am\b/g, 'you are');
}
