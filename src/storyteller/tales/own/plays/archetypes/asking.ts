import type { OwnWords } from '../../read/own-words.ts';
import { isFunctionWord } from '../../words/english.ts';
import { names } from '../../words/idea.ts';
import { capital, many, one, type Slots, type Term } from '../../words/terms.ts';
import { countries } from '../../words/tidied.ts';
import { isUnfit } from '../../words/unfit.ts';
import rows from '../en/questions.json' with { type: 'json' };
import { isName, verb } from '../frames/called.ts';
import { bodyOf } from './gestures.ts';
import { grantedIn } from './granted.ts';

/** What a family's question asks, and about whom or what, as far as it can be told from its first words. */

/** The first words of a question, and the row that they belong to. */
const firstWords: readonly (readonly [RegExp, keyof typeof rows])[] = [
  [/^what if(?= )/i, 'if'],
  [/^what (?:would happen|happens)(?= if )/i, 'if'],
  [/^(?:if|imagine(?: if)?|suppose)(?= (?!jemand|man|ich|wir))/i, 'if'],
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

/** *What if grown-ups had to …*: whoever stands before the verb. */
const supposed = /^(?:what (?:would happen )?if|imagine|suppose|(?:i|we) wish)(?: that)? /iu;

function supposedIn(text: string): Term | null {
  if (!supposed.test(text)) return null;
  const words = text.replace(supposed, '').split(' ');
  const at = words.findIndex((word, index) => index > 0 && verb.test(word));
  const head = words.slice(0, at < 0 ? 0 : at);
  const [first = ''] = head;
  const bare = /^(?:the|all|my|our)$/i.test(first) ? head.slice(1) : head;
  const last = bare.at(-1) ?? '';
  if (bare.length === 0 || bare.length > 2 || bare.some((word) => nobody.test(word) || isFunctionWord(word))) return null;
  const isSeveral = severalEnd.test(last);
  if (bare === head && !isSeveral) return null;
  const said = head
    .join(' ')
    .replace(/^(?:my|our) /i, 'your ')
    .replace(/^The /, 'the ');
  return { text: said, number: isSeveral ? 'many' : 'one' };
}

/** Somebody by name: *my friend Zoe*. */
function namedIn(text: string): Term | null {
  const word = text
    .split(' ')
    .slice(1)
    .map((each) => each.replace(/(?:’s)?[,.!?]*$/u, ''))
    .find((each) => isName(each) && each.toLowerCase().replace(names, '').replace(countries, '') !== '');
  return word === undefined || isUnfit(word) ? null : { text: word, number: 'name' };
}

const whenOrSo =
  /^(?:morning|evening|afternoon|night|day|days|week|end|time|way|world|summer|winter|moment|year|same|same time|first time)$/i;

/** The thing or the place that the words end with: *who gets the top bunk*. */
function thingIn(text: string): Term | null {
  const [, owner = '', thing = ''] = /(?<= )(the|my|our) ((?:\p{Ll}+ )?\p{Ll}+)$/iu.exec(text) ?? [];
  const words = thing.split(' ');
  if (thing === '' || isUnfit(thing) || whenOrSo.test(thing) || words.some((word) => isFunctionWord(word) || verb.test(word))) return null;
  return { text: `${/^the$/i.test(owner) ? 'the' : 'your'} ${thing}`, number: severalEnd.test(words.at(-1) ?? '') ? 'many' : 'one' };
}

function aboutIn(words: OwnWords, text: string): Term | null {
  return placedIn(words, text) ?? supposedIn(text) ?? namedIn(text) ?? thingIn(text) ?? townIn(text);
}

function placedIn({ who }: OwnWords, text: string): Term | null {
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
    ? { handsShow: `Show the ${bodyOf(who.creature, who.one)} with your hands.`, soundsLike: `*${capital(who.creature.noise)}!*` }
    : { handsShow: 'Big, or small? Show it with your hands.', soundsLike: 'Loud, or soft?' };
}

/** *What if everyone in town …* is about somebody in town. */
const everybody = /\b(?:everyone|everybody|people|nobody|no one|someone|somebody)(?<where> (?:in|on|at) (?:the |our |this )?\p{L}+)?/iu;

/** Somebody of those whom the words tell of together. */
function townIn(text: string): Term | null {
  const where = everybody.exec(text)?.groups?.['where'];
  return where === undefined ? null : { text: `somebody${where}`.replace(/\bour\b/, 'your'), number: 'name' };
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

/** Where one lies or sits. */
const restful = /\b(?:bunk|bed|sofa|couch|armchair|chair|swing|hammock|cushion|pillow|seat|lap)$/i;
/** Two want the same, and it is not looked up who gets it. */
const quarrel = /^(?:who|whose)\b.*\b(?:gets?|has|have|turn|first|sits?|goes|owns?|may|allowed)\b/i;
const grownUps = /^(?:the |all )?(?:grown-?ups|grown ups|adults|parents)$/i;

/** Whom the others meet, where the children can do what they wished; '' where they are it themselves. */
function met(about: Term | null, so: string): string {
  if (!isNamed(about) || so.startsWith('you are ')) return '';
  return `is ${oneOf(about)}`;
}

/** One of them: *one of the slugs*, *Zoe*. */
function oneOf({ text, number }: Term): string {
  return number === 'many' ? `one of ${text.replace(/^(?!the |your )/, 'the ')}` : text;
}

function isNamed(about: Term | null): about is Term {
  return about !== null && !about.text.startsWith('somebody');
}

/** What is done where a wish is granted. */
function grantedSlots(words: OwnWords, text: string, isWish: boolean, about: Term | null): Slots {
  const granted = grantedIn(words, text);
  if (granted === null)
    return {
      so: '',
      meets: '',
      granting: '',
      arrives: '',
      over: '',
      found: isWish ? 'that is what it would be like' : 'that is your answer',
    };
  const whom = granted.isTheirs ? met(about, granted.so) : '';
  return {
    so: `now ${granted.so}`,
    // One sets out to fly, and not to have a dog.
    meets: granted.so.startsWith('you can ') ? whom : '',
    granting: granted.so.replace(/^you can /, ''),
    arrives: whom !== '' ? `Here ${whom}!` : granted.isTheirs || !isNamed(about) ? `${capital(granted.so)}!` : `You are ${oneOf(about)}!`,
    over: ' It isn’t so any more, but now you know.',
    found: 'that’s what it’s like',
  };
}

/**
 * Of a question: `calling` is what it calls again and again, its first word, whom a wish is about, or `brief`; `clause` is what somebody says or shows who
 * answers it (*why*, *yes or no, and how*), `please` how Mrs Inkle asks, `picture1` to `3` what three pictures of the answer show. `about` is whom or what it
 * is about, '' where that is not certain; `goal` is the same or *the answer*, `beIt` the same or *it*. `so` is what a wish grants,
 * once, in play; `doing` what is done then, and `meets` and `arrives` whom one comes to. `handsShow` and `soundsLike` say something of them to the youngest.
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
  const wished =
    id !== 'wish'
      ? brief
      : isNamed(about) && whose !== undefined
        ? `${capital(whose.replace(/^the /, ''))}!`
        : `${text.split(' ').slice(0, 2).join(' ')} …`;
  const calling = called === undefined ? wished : `${capital(called)}?`;
  const granted = grantedSlots(words, text, id === 'wish', about);
  const name = about?.text ?? '';
  return {
    calling,
    ...rows[id],
    // *How big*, *what happens*: more than a word.
    ...((id === 'how' || (id === 'what' && cry?.includes(' ') === true)) && cry !== undefined && isEnglish.test(cry)
      ? { clause: cry.toLowerCase(), please: `And ${cry.toLowerCase()}, please?` }
      : undefined),
    about: about ?? '',
    goal: about ?? { text: 'the answer', number: 'one' },
    beIt: about ?? 'it',
    // *What if?* is heard often enough.
    whisper: id === 'if' && isNamed(about) ? `${capital(name.replace(/^your /, 'my '))}?` : calling,
    ...labelSlots(about, granted['so'] !== ''),
    ...granted,
    sleepsIn: restful.test(name) ? `${name}, just for tonight` : 'one corner of a pillow',
    tonight: quarrel.test(text) ? ' Two who want the same may choose which answer they try tonight.' : '',
    oneMore: quarrel.test(text) ? 'Is there one that you could try tonight?' : 'Is there one more answer?',
    youToo: grownUps.test(name) ? ' You are one of them, so let them do it with you.' : '',
    ...shownBy(words, about),
  };
}

/** What is written on the label, or who could know it, where the words don't name anybody. */
function labelSlots(about: Term | null, isGranted: boolean): Slots {
  if (about !== null)
    return {
      whoAbout: `“Now the label. It’s about ${about.text}. And`,
      whoAboutLittle: `“It is about ${about.text},” she says. “Show me!”`,
    };
  if (isGranted) return { whoAbout: '“Now the label. And', whoAboutLittle: '“How does that look?” she asks.' };
  return {
    whoAbout: '“Now the label. Who may know it: a shoe, the moon, Grandpa?” Say it. “And',
    whoAboutLittle: '“Who may know it? A shoe? The moon?” she asks. Say it!',
  };
}
