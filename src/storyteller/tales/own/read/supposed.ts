import { isSeveral } from '../words/terms.ts';
import { isUnfit } from '../words/unfit.ts';
import { isGrave } from './grave.ts';
import type { OwnWords } from './own-words.ts';

/** What a family supposes or wishes, said as if it were so: *what if dogs could talk* is *dogs can talk*. */

/** What is feared, and what would hurt somebody who hears that it is so; nobody is sent away, or brought back who is gone. */
const unkind =
  /\b(?:alone|lost|late|wrong|left|leaves?|leaving|gone|go away|goes away|went away|disappear\w*|forg[eo]t\w*|dies?|died|dead|kill\w*|hurt\w*|hit|bites?|bit|fires?|burn\w*|steal\w*|stole\w*|sick|ill|breaks?|broke|fell|falls?|drown\w*|scared|afraid|bad|hate\w*|mad|angry|wars?|bombs?|guns?|robbers?|burglars?|together again|come back|came back|divorc\w*|separat\w*|taken|instead of (?:my|me|the)|not (?:my|our)|baby|brother|sister)\b/i;

/** Whether it would hurt a child to hear that this is so. */
export function isUnkind(text: string): boolean {
  return unkind.test(text) || isUnfit(text);
}

const kin = /\b(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|parents|grand\p{Ll}+|gran|granny|nana|oma|opa)\b/iu;

/** Whether it is said of one of the family. */
export const isOfKin = (who: string): boolean => kin.test(who);

const before =
  /^(?:what (?:would happen )?if|just imagine|imagine|suppose|let’s pretend|pretend|if only|(?:i|we) wish)(?: if)?(?: that)? (?:(?:for (?:one|a)|one) day |today )?/iu;
const after = /,? (?:for (?:one|a|the) (?:whole )?day|today)$/iu;

const subject = String.raw`(it|there|nobody|no one|everybody|everyone|everything|nothing|(?:(?:the|all|every|our|my|an?) )?(?:\p{L}[\p{L}-]* ){0,2}?\p{L}[\p{L}-]+)`;
const supposed = new RegExp(
  String.raw`^${subject} (would|wouldn’t|could|couldn’t|had to|didn’t have to|didn’t|was|were|wasn’t|weren’t|had|can|can’t|is|are|isn’t|aren’t) (?!been )(.+)$`,
  'iu',
);
/** *Gravity stopped*, *it rained soup*. */
const happened = new RegExp(String.raw`^${subject} (\p{Ll}{2,}ed)( .+)?$`, 'iu');

/** What is wished for oneself is granted, and no law for all. */
const mine = /^(?:i|we|you|me|us)\b/iu;
const nobodyInParticular = /^(?:it|every|nobody|no one|nothing|there$)/iu;
const pointing = /^(?:he|she|they|him|her|them)\b/iu;

const now: Readonly<Record<string, readonly [one: string, many: string]>> = {
  could: ['can', 'can'],
  'couldn’t': ['can’t', 'can’t'],
  can: ['can', 'can'],
  'can’t': ['can’t', 'can’t'],
  'had to': ['has to', 'have to'],
  'didn’t have to': ['doesn’t have to', 'don’t have to'],
  'didn’t': ['doesn’t', 'don’t'],
  'wouldn’t': ['doesn’t', 'don’t'],
  had: ['has', 'have'],
  was: ['is', 'are'],
  were: ['is', 'are'],
  is: ['is', 'are'],
  are: ['is', 'are'],
  'wasn’t': ['isn’t', 'aren’t'],
  'weren’t': ['isn’t', 'aren’t'],
  'isn’t': ['isn’t', 'aren’t'],
  'aren’t': ['isn’t', 'aren’t'],
};

/** What is only supposed of one or of several, as it is said when it is so: *was*, *could*. */
export function inPresent(verb: string, isMany: boolean): string {
  return now[verb.toLowerCase()]?.[isMany ? 1 : 0] ?? verb;
}

/** A verb with its ending for one who does it: *snow*, *snows*; *fly*, *flies*. */
function ofOne(verb: string): string {
  if (verb === 'have') return 'has';
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** What one would like to be allowed, as if everybody were. */
const wanted =
  /^(?:we|i) (?:want|wanna|would like|’d like) (?:to )?((?:stay|eat|sleep|watch|wear|shout|walk|ride|swim|paint)(?: (?!my\b|our\b|me\b|us\b)[\p{L}\p{N}’-]+)+)$/iu;

/** What one would like to be so: *I want it to snow*, *I’d like the trees to talk*; of nobody by name. */
const wantedSo =
  /^(?:we|i)(?:’d| would)? (?:want|wanna|wish(?: for)?|like|love) ((?:it|there|everybody|everyone|everything|nobody|all (?:\p{L}+ ){0,2}?\p{L}+|the (?:\p{L}+ ){0,2}?\p{L}+|(?:\p{L}+ )?\p{L}{2,}[^s’]s)) to (\p{Ll}+)(.*)$/iu;
/** Of what only shall end nothing is left that could be so. */
const onlyEnds = /^(?:stop|end|work|go|be over|come back)$/;

const mostWords = 14;

/**
 * What the words suppose or wish to be so for everybody, as a clause in the present; null where they suppose nothing, only wish for themselves, or what they
 * suppose is nothing that a child should hear.
 */
export function supposedIn(words: OwnWords): string | null {
  const said = (words.idea ?? '').replace(/[.!?…\s]+$/u, '');
  const [, what] = wanted.exec(said) ?? [];
  if (what !== undefined) return isGrave(words) || isUnkind(said) ? null : `everybody may ${what}`;
  const [, who = '', does = '', rest = ''] = wantedSo.exec(said) ?? [];
  if (who !== '') {
    const isSaid = !isGrave(words) && !isUnkind(said) && !onlyEnds.test(`${does}${rest}`) && said.split(' ').length <= mostWords;
    return isSaid && !/\b(?:me|us)\b/i.test(rest)
      ? saidNow(`${who} ${does === 'be' || nobodyInParticular.test(who) ? 'would' : 'could'} ${does}${rest.replace(after, '')}`)
      : null;
  }
  const prefix = before.exec(said)?.[0];
  if (prefix === undefined || isGrave(words) || isUnkind(said)) return null;
  const clause = said.slice(prefix.length).replace(after, '');
  if (/[.!?]/.test(clause) || clause.split(' ').length > mostWords || mine.test(clause) || pointing.test(clause)) return null;
  return saidNow(clause) ?? done(clause);
}

function saidNow(clause: string): string | null {
  const [, who = '', verb = '', rest = ''] = supposed.exec(clause) ?? [];
  if (who === '' || isOfKin(who)) return null;
  // Of *there* it is what stands behind it that counts: *there were no colours*.
  const many = who.toLowerCase() === 'there' ? verb.toLowerCase() === 'were' : isSeveral(who);
  if (verb.toLowerCase() === 'would') {
    const [does = '', ...others] = rest.split(' ');
    const form = does === 'be' ? (many ? 'are' : 'is') : many ? does : ofOne(does);
    return [who, form, ...others].join(' ');
  }
  return `${who} ${inPresent(verb, many)} ${rest}`;
}

function done(clause: string): string | null {
  const [, who = '', what = '', rest = ''] = happened.exec(clause) ?? [];
  if (who === '' || isOfKin(who)) return null;
  // The weather goes on all day; whatever else has happened has happened.
  if (who.toLowerCase() === 'it') return `it ${what.replace(/ed$/, 's')}${rest}`;
  return `${who} ${inPresent('had', isSeveral(who))} ${what}${rest}`;
}
