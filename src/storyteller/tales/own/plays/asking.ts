import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';
import { capital, many, one, type Term } from '../terms.ts';
import { isUnfit } from '../unfit.ts';
import rows from './en/questions.json' with { type: 'json' };

/** What a family's question asks, and about whom or what, as far as it can be told from its first words. */

/** The first words of a question, and the row that they belong to. */
const firstWords: readonly (readonly [RegExp, keyof typeof rows])[] = [
  [/^what if(?= )/i, 'if'],
  [/^what (?:would happen|happens)(?= if )/i, 'if'],
  [/^(?:why|how come|warum|wieso|weshalb|pourquoi|por ?qué|perch[eé]|waarom|dlaczego|neden|niçin)(?= )/iu, 'why'],
  [/^(?:where|woher|wohin|wo|où|dónde|dove|waar|gdzie|nereye|nerede)(?= )/iu, 'where'],
  [/^(?:when|wann|wanneer|kiedy)(?= )/iu, 'when'],
  [/^(?:whose|who|kto)(?= )/iu, 'who'],
  [/^how (?:big|small|long|many|much|old|far|fast|high|deep|heavy|loud)(?= )/i, 'how'],
  [/^(?:how|cómo|hoe|nasıl)(?= )/iu, 'how'],
  [/^what (?:happens|colou?r|kind|sound|shape)(?= )/i, 'what'],
  [/^(?:what|which|qué|cosa)(?= )/iu, 'what'],
  [/^(?:can|could|do|does|did|is|are|will|would|should|may) (?:i|we|you|they|he|she|it)(?= )/i, 'yes'],
  [/^(?:can|could|do|does|did|is|are|will|would|should|may)(?= )/i, 'yes'],
];
/** A question word that stands further back: *Yağmur neden …*. */
const inside = /(?<= )(?:neden|niçin)(?= |$)/iu;

const auxiliary = '(?:am|is|are|was|were|do|does|did|can|could|will|would|should|has|have)(?:n?’t)?';
const severalSign = /^(?:are|were|do|have)(?:n?’t)?$/i;
const oneSign = /^(?:am|is|was|does|has)(?:n’t)?$/i;
const severalEnd = /(?:[^su]s|teeth|feet|children|mice|fish|sheep)$/;
const noun = String.raw`(?:(?:the|a|an|my|our|your|all) (?:number \d+|\p{L}+)|\p{Lu}\p{Ll}+|\p{Ll}+)`;
/** Where whom or what it is about may stand. */
const places = [
  // Nothing else than a verb comes after it: *what if gravity stopped*.
  /^what (?:would happen |happens )?if (?<about>\p{Ll}{4,14}) (?<verb>\p{Ll}+ed|could|can|was|got|would|fell|lost|ran|went|came|had)(?: |$)/iu,
  new RegExp(
    String.raw`^(?:(?:why|how come|where|how(?: \p{L}+)?|when|what|who|which) )?(?<verb>${auxiliary}) (?<about>${noun})(?: |$)`,
    'iu',
  ),
  new RegExp(String.raw`^what (?:happens?|becomes) (?:to|of) (?<about>${noun})(?: |$)`, 'iu'),
  new RegExp(String.raw`^what (?:(?:would )?happens? )?if (?<about>${noun}) \p{L}`, 'iu'),
  new RegExp(String.raw`^(?:what|where|how|why) (?<about>(?:the|my|our) \p{L}+) \p{L}`, 'iu'),
];
/** *Can we be the weather*, *how to be a stone*. */
const becoming = /\b(?:be|being) (?<about>(?:an? |the )\p{L}+)$/iu;
const isEnglish = /^(?:how|what)\b/i;
/** What is hoped for, and not asked. */
export const wish = /^(?:i|we) (?:wish|want|would like)\b/i;
/** *As small as a crumb*. */
const likened = /\bas (?<how>\p{Ll}+) as (?<what>an? \p{Ll}+)(?!\p{L})/iu;
/** The first words of who is asked for, where they are enough: *who would win*. */
const whoDoes = /^who (?:would|will|can|could|put|made|makes|ate|took|lives|has) \p{Ll}{3,}(?=[ ,?]|$)/iu;
/** Nobody that can be told of by these words alone. */
const nobody =
  /^(?:the |a |an |my |our |your |all )?(?:i|we|you|he|she|it|they|me|us|there|this|that|these|those|one|some|all|any|every\w*|some\w+|any\w+|no\w*|people|not|so|such|my|our|your|the|a|an|to|if|in|on|at|be|big|little|small|old|new|best|most|first|last|[a-z]+est|colou?r|happen)$/i;

function aboutIn({ who }: OwnWords, text: string): Term | null {
  const known = who === null ? null : who.several ? many(who.many) : one(`the ${who.one}`);
  const found = [becoming, ...places]
    .map((place) => place.exec(text)?.groups ?? {})
    .find(({ about = '' }) => about !== '' && !nobody.test(about) && !isUnfit(about));
  const { about: named = '', verb } = found ?? {};
  const { how, what } = likened.exec(text)?.groups ?? {};
  if (wish.test(text) && how !== undefined && !isUnfit(`${how} ${what}`)) return { text: `somebody as ${how} as ${what}`, number: 'name' };
  // *The big dog* is no *big*.
  if (named === '' || (who !== null && new RegExp(`${named} ${who.one}`, 'i').test(text))) return known;
  const said = named.replace(/^(?:my|our) /i, 'your ').replace(/^(?:an?|the) /i, 'the ');
  const isSeveral = severalEnd.test(said) && !oneSign.test(verb ?? '');
  // *Where do lost teeth go*: a bare word is whom it is about only where its number is the verb's.
  if (verb !== undefined && severalSign.test(verb) && !isSeveral) return known;
  const isSure = said.includes(' ') || isSeveral || verb !== undefined || /^\p{Lu}/u.test(said);
  return isSure ? { text: said, number: isSeveral ? 'many' : 'one' } : known;
}

/** The lexicon's own words for them, where it has a row. */
function shownBy({ who }: OwnWords, about: Term | null): Slots {
  const isKnown = who !== null && about !== null && (about.text.includes(who.one) || about.text.includes(who.many));
  return isKnown
    ? { handsShow: `Show the ${who.creature.body} with your hands.`, soundsLike: `*${capital(who.creature.noise)}!*` }
    : { handsShow: 'Big, or small? Show it with your hands.', soundsLike: 'Loud, or soft?' };
}

/** *What if everyone in town …* is about somebody in town. */
const everybody = /\b(?:everyone|everybody|people|nobody|no one|someone|somebody)(?<where> (?:in|on|at) (?:the |our |this )?\p{L}+)?/iu;

/** Somebody to be where the words name nobody. */
function somebodyIn(text: string): string {
  const found = everybody.exec(text);
  return found === null ? 'somebody who knows' : `somebody${found.groups?.['where'] ?? ''}`.replace(/\bour\b/, 'your');
}

function rowOf(text: string, mark: string): { cry: string | undefined; id: keyof typeof rows } {
  for (const [first, id] of firstWords) {
    const cry = first.exec(`${text} `)?.[0];
    // *Will and the dragon* asks nothing.
    if (cry !== undefined && (id !== 'yes' || mark === '?')) return { cry, id };
  }
  const why = inside.exec(text)?.[0];
  if (why !== undefined) return { cry: why, id: 'why' };
  return { cry: undefined, id: mark === '?' ? 'other' : wish.test(text) ? 'wish' : 'told' };
}

/**
 * Of a question: `calling` is what it calls again and again, its first word or `brief`; `clause` is what somebody says or shows who answers it (*why*,
 * *yes or no, and how*), `please` how Mrs Inkle asks. `about` is whom or what it is about. `handsShow` and `soundsLike` say something of them to the youngest.
 */
export function askingSlots(words: OwnWords, text: string, mark: string, brief: string): Slots {
  const { cry, id } = rowOf(text, mark);
  const about = aboutIn(words, text);
  const whose = about?.text.replace(/^your /, 'my ');
  const isBare = id === 'yes' && cry?.includes(' ') === false;
  const does = id === 'who' ? whoDoes.exec(text)?.[0] : undefined;
  const called =
    does !== undefined && !/ (?:the|our|her|his|its|all)$/i.test(does)
      ? does
      : isBare && whose !== undefined
        ? `${cry} ${whose}`
        : isBare
          ? undefined
          : cry;
  const wished = id === 'wish' && brief.endsWith('…') ? `${text.split(' ').slice(0, 2).join(' ')} …` : brief;
  return {
    calling: called === undefined ? wished : `${capital(called)}?`,
    ...rows[id],
    // *How big*, *what happens*: more than a word.
    ...((id === 'how' || (id === 'what' && cry?.includes(' ') === true)) && cry !== undefined && isEnglish.test(cry)
      ? { clause: cry.toLowerCase(), please: `And ${cry.toLowerCase()}, please?` }
      : undefined),
    about: about ?? { text: somebodyIn(text), number: 'name' },
    whoAbout: about === null ? '“Now the label. Who or what is it about?” Say it. “And' : `“Now the label. It’s about ${about.text}. And`,
    whoAboutLittle: about === null ? '“Who or what is it about?” she asks. Say it!' : `“It is about ${about.text},” she says. “Show me!”`,
    sayTheirs: about === null ? `Say their name wherever you read “${somebodyIn(text)}”. ` : '',
    ...shownBy(words, about),
  };
}
