import { isUnfit } from '../words/unfit.ts';
import type { OwnWords } from './own-words.ts';

/** Somebody who can’t do what all of their kind can, or does it otherwise: *a dragon who can’t breathe fire, only bubbles*. */

export type Beginner = {
  /** `little dragon` */
  one: string;
  /** What is told of them behind *who*: *can’t breathe fire, only bubbles*. */
  state: string;
  /** How it is in the end. */
  later: string;
  /** What they do instead, as it stands after a colon; '' where nobody can say. */
  otherwise: string;
};

/** What is learnt, and is no trouble in itself: whoever can’t get out is to be saved. */
const skill =
  '(?:fly|swim|roar|moo|bark|meow|miaow|quack|howl|growl|hiss|neigh|cluck|crow|oink|baa|bleat|tweet|chirp|croak|hoot|buzz|purr|sing|dance|jump|hop|gallop|climb|whistle|count|read|write|spell|speak|paddle|float|glow|sparkle|shine|juggle|skate|ski|sail|dig|(?:breathe|spit|make) fire|do magic|cast (?:a )?spells?|scare (?:anybody|anyone|people|children)|haunt|be scary|say boo|make webs|spin (?:webs|a web)|lay eggs|tell jokes|make jokes|be funny|wag (?:his|her|its) tail|wave|bow|ride a (?:bike|horse|broom))';
const cant = String.raw`(?:can’?t|cannot|can not|can never|could not|couldn’?t|doesn’?t know how to|does not know how to)`;
const subject = String.raw`^(?:an?|the|our|my|little|there (?:is|was|lives) an?) (?<sort>(?!(?:an?|the|our|my) )\p{Ll}+ )??`;

const german: readonly (readonly [string, string])[] = [
  ['muhen', 'moo'],
  ['feuer (?:spucken|speien)', 'breathe fire'],
  ['fliegen', 'fly'],
  ['schwimmen', 'swim'],
  ['br(?:ü|ue?)llen', 'roar'],
  ['bellen', 'bark'],
  ['miauen', 'meow'],
  ['quaken', 'croak'],
  ['singen', 'sing'],
  ['tanzen', 'dance'],
  ['h(?:ü|ue?)pfen|springen', 'jump'],
  ['klettern', 'climb'],
  ['zaubern', 'do magic'],
  ['spuken', 'haunt'],
];
const others: readonly (readonly [RegExp, string])[] = [
  ...german.map(([says, means]): readonly [RegExp, string] => [
    new RegExp(String.raw`\b(?:nicht|kein(?:en?)?) (?:${says})(?: kann|\b)`, 'iu'),
    means,
  ]),
  [/ne (?:sait|peut) pas (?:voler)|no (?:sabe|puede) volar|non sa volare|n[ãa]o sabe voar|niet kan vliegen/iu, 'fly'],
  [/ne (?:sait|peut) pas nager|no (?:sabe|puede) nadar|non sa nuotare|n[ãa]o sabe nadar|niet kan zwemmen/iu, 'swim'],
  [/ne (?:sait|peut) pas rugir|no (?:sabe|puede) rugir|non sa ruggire|niet kan brullen/iu, 'roar'],
  [/cracher (?:du|le) feu|escupir fuego|sputare fuoco|vuur kan (?:spuwen|spugen)/iu, 'breathe fire'],
  [/ne (?:sait|peut) pas meugler|niet kan loeien/iu, 'moo'],
];

/** What stands behind what they can’t do: *only bubbles*. */
const only = /^,? ?(?:but |and )?(?:can )?(?:just|only) (?:blow |make |breathe )?(?<what>\p{Ll}{3,12}(?: \p{Ll}{3,12})?)$/iu;

function inEnglish({ idea, who }: OwnWords): Beginner | null {
  const one = who?.one ?? '';
  const found = new RegExp(
    String.raw`${subject}${one}(?: called \p{Lu}\p{Ll}+)?,? (?:(?:who|that|which) |but (?:it|he|she) )?(?:${cant} (?<skill>${skill})(?<rest>,? (?:(?:but |and )?(?:can )?(?:only|just)) \p{L}+(?: \p{Ll}+)?)?|(?<fear>(?:is|’s) (?:so |very )?(?:scared|afraid|frightened) of (?:heights|flying|high places))|(?<does>(?:says|makes|goes|lays|breathes|blows|does) [^,.]+ instead(?: of [^,.]+)?|only says \p{Ll}{2,10}|only (?:whispers|meows|barks|moos|squeaks|giggles|sings|burps|hiccups|hums|quacks|purrs)))$`,
    'iu',
  ).exec(idea ?? '')?.groups;
  if (found === undefined) return null;
  const { sort = '', skill: able, rest = '', fear, does } = found;
  const named = `little ${sort === 'little ' || isUnfit(sort) ? '' : sort}${one}`;
  if (able !== undefined) {
    const what = only.exec(rest)?.groups?.['what'];
    const later = `can ${able.replace(/\b(?:his|her) /i, 'its ')} now, a bit`;
    return what === undefined
      ? { one: named, state: `can’t ${able}`, later, otherwise: '' }
      : { one: named, state: `can’t ${able}, only ${what}`, later: 'teaches you all the other way', otherwise: what };
  }
  if (fear !== undefined)
    return {
      one: named,
      state: fear.replace('’s', 'is'),
      later: `${fear.replace(/^(?:is|’s) (?:so |very )?/, 'isn’t ')} any more`,
      otherwise: '',
    };
  const noise = /^(?:(?:says|goes) (?<what>\p{Ll}{2,8}) instead|only says (?<word>\p{Ll}+)$)|^only (?<act>\p{Ll}+)s$/iu.exec(
    does ?? '',
  )?.groups;
  return {
    one: named,
    state: does ?? '',
    later: 'teaches you all the other way',
    otherwise: noise?.['what'] ?? noise?.['word'] ?? noise?.['act'] ?? '',
  };
}

/** Whoever it is; null where the words name several, or a trouble that is none of a school’s. */
export function beginnerIn(words: OwnWords): Beginner | null {
  const { who, kind, told, missing, sides, clean } = words;
  const isOne =
    who !== null &&
    (!who.several || /^an? /i.test(clean)) &&
    who.called === null &&
    who.creature.is !== 'thing' &&
    who.creature.is !== 'vehicle';
  if (!isOne || (kind !== null && kind.tale !== 'journey') || told.length > 0 || missing !== null || sides !== null) return null;
  if (words.idea !== null) return inEnglish(words);
  const means = others.find(([says]) => says.test(clean))?.[1];
  const bubbles = /\b(?:seifen)?blasen\b|\bbulles\b|\bburbujas\b|\bbolle\b|\bbellen\b/i.test(clean);
  if (means === undefined) return null;
  const state = `can’t ${means}`;
  return bubbles
    ? { one: `little ${who.one}`, state: `${state}, only bubbles`, later: 'teaches you all the other way', otherwise: 'bubbles' }
    : { one: `little ${who.one}`, state, later: `can ${means} now, a bit`, otherwise: '' };
}
