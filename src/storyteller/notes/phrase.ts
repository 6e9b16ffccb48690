import { wordSet } from '../words/word-set.ts';
import { kindOfNoun } from './nouns.ts';
import type { Token } from './tokens.ts';
import { isUnwanted } from './unwanted.ts';
import { determiners, emptyNouns, people, phraseEnds, plainAdjectives } from './words.ts';

/** Noun phrases and names in a note. */

export type Phrase = {
  /** At most three words, without an article; null where the words are no thing that a story can take up. */
  text: string | null;
  /** The first token after it. */
  next: number;
  /** It had an article or another determiner. */
  determined: boolean;
  definite: boolean;
};

const maxWords = 3;
const quantities = new Set([
  'bit',
  'bunch',
  'load',
  'loads',
  'lot',
  'lots',
  'couple',
  'pair',
  'piece',
  'kind',
  'sort',
  'type',
  'heap',
  'pile',
  'set',
  'row',
  'line',
  'whole',
  'bag',
  'handful',
  'tons',
  'dozens',
  'version',
]);
const definites = new Set(['the', 'my', 'our', 'his', 'her', 'their', 'your', 'its', "'s", 'this', 'that', 'these', 'those']);

const degrees = wordSet('really very super quite pretty extremely rather so only first last next');
/** Also without an article: they have built very big castle. */
const strongDegrees = new Set(['very', 'super', 'extremely']);

/** Things that end like an adverb. */
const lyNouns =
  /^(?:butterfly|dragonfly|jelly|family|ladyfly|lolly|trolley|holly|dolly|lily|bully|belly|welly|telly|wally|folly|gully|ally|assembly|monopoly|fly|firefly|mayfly|horsefly|brolly|potbelly|underbelly|smelly|bubbly)$/;

/** Reads the noun phrase that begins at `from`. */
export function phraseAt(tokens: readonly Token[], from: number): Phrase {
  let at = from;
  let determined = false;
  let definite = false;
  for (;;) {
    const word = tokens[at]?.word;
    if (word === undefined || tokens[at]?.kind !== 'word') break;
    if (determiners.has(word)) {
      determined = true;
      definite ||= definites.has(word);
      at += 1;
    } else if (quantities.has(word) && tokens[at + 1]?.word === 'of') {
      determined = true;
      at += 2;
    } else if (
      tokens[at + 1]?.word === "'s" ||
      (people.has(word.replace(/s$/, '')) && word.endsWith('s') && tokens[at + 1]?.kind === 'word')
    ) {
      // For example: "grandads old compass" tells whose it is.
      determined = true;
      definite = true;
      at += tokens[at + 1]?.word === "'s" ? 2 : 1;
    } else if ((determined ? degrees : strongDegrees).has(word) && tokens[at + 1]?.kind === 'word') at += 1;
    else break;
  }
  const kept: Token[] = [];
  for (; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind !== 'word') break;
    const { word } = token;
    if (
      (phraseEnds.has(word) && !(word === 'till' && determined && kept.length === 0)) ||
      (word.endsWith('ly') && word.length > 4 && !lyNouns.test(word)) ||
      (word === 'number' && /^\d+$/.test(tokens[at + 1]?.word ?? ''))
    )
      break;
    if (word === "'s" || determiners.has(word)) break;
    if (
      kept.length > 0 &&
      /.{2}ing$/.test(word) &&
      !/(?:string|building|ceiling|thing|spring|sling|ring|king|viking|wing|swing|fishing|flying|rocking|sleeping|stepping|swimming|skipping|stocking|earring|pudding|crossing|landing|ending|evening|morning|clothing|painting|drawing|wedding|lightning)$/.test(
        word,
      )
    )
      break;
    // For example: a child's name ends the phrase in "the bridge mia made".
    if (token.child !== undefined && (kept.length > 0 || !determined || /^(?:that|this|these|those)$/.test(tokens[at - 1]?.word ?? '')))
      break;
    kept.push(token);
    if (kept.length > 6) break;
  }
  // For example: the noun of "a higher one" stands elsewhere.
  const one = kept.length > 0 && /^(?:one|ones)$/.test(tokens[at]?.word ?? '') && kindOfNoun(kept.at(-1)?.word ?? '') === null;
  return { text: one ? null : cleaned(kept, determined && !definite), next: at, determined, definite };
}

/** `made`: one of its kind, so that a bed is not the one to sleep in. */
function cleaned(tokens: readonly Token[], made: boolean): string | null {
  const rest = [...tokens];
  while (rest.length > 1 && (plainAdjectives.has(rest[0]?.word ?? '') || /^\d+$/.test(rest[0]?.word ?? ''))) rest.shift();
  while (rest.length > 1 && /^(?:first|last|next)$/.test(rest.at(-1)?.word ?? '')) rest.pop();
  const kept = rest.length > maxWords ? rest.slice(-2) : rest;
  const head = kept.at(-1)?.word ?? '';
  if (
    kept.length === 0 ||
    rest.length > 5 ||
    (emptyNouns.has(head) && !(head === 'friend' && kept.length > 1) && !(head === 'bed' && made)) ||
    (plainAdjectives.has(head) && kindOfNoun(head) === null) ||
    head.length < 2
  )
    return null;
  const text = kept.map(({ text: written, word }) => (written === '' ? word : written)).join(' ');
  return goodWords(text) ? text : null;
}

/** Letters only, of a length that can be read aloud, and none that must not come into a story. */
export function goodWords(text: string): boolean {
  return (
    text.length <= 32 &&
    /^\p{L}[\p{L}\p{M}'’ -]*$/u.test(text) &&
    !/(.)\1{3}/u.test(text) &&
    text.split(' ').every((word) => word.length <= 18) &&
    !isUnwanted(text)
  );
}

const small = new Set(['the', 'of', 'von', 'de', 'la', 'le', 'el', 'the', 'der', 'die', 'das', 'van', 'du', 'and', 'mc']);
const notNames = wordSet(
  "a an it in out for back over off on up to down by me us him her them everyone all and but or so because from with at into after if when while that this then there here now again too also together mum dad quits time it's names is was are has had will would not no yes something someone somebody nothing anything well just very really some any she he they we i you his my our their your secret what whatever after-all though lol haha same because cos stop",
);

/** Reads a given name at `from`: one to three words, in capitals where the note has them; null where there is none. */
export function nameAt(tokens: readonly Token[], from: number): { name: string; next: number } | null {
  let at = from;
  while (tokens[at]?.kind === 'pause' && at < from + 2) at += 1;
  if (tokens[at]?.word === 'the' || tokens[at]?.word === 'a') {
    if (tokens[at]?.word === 'a' && !capital(tokens[at + 1])) return null;
    at += 1;
  }
  const first = tokens[at];
  if (
    first === undefined ||
    first.kind !== 'word' ||
    (notNames.has(first.word) && !(capital(first) && first.text.length > 3)) ||
    // A child's own name names no thing, but "Ada Town" does.
    (first.child !== undefined && !(capital(first) && capital(tokens[at + 1]) && tokens[at + 1]?.child === undefined))
  )
    return null;
  const capitals = capital(first);
  const kept: Token[] = [];
  for (; at < tokens.length && kept.length < 4; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind !== 'word') break;
    if (kept.length > 0) {
      const inner = small.has(token.word) && capital(tokens[at + 1]) && capitals;
      if (
        capitals
          ? !capital(token) && !inner
          : phraseEnds.has(token.word) || notNames.has(token.word) || determiners.has(token.word) || token.child !== undefined
      )
        break;
    }
    if (token.word === "'s") break;
    kept.push(token);
  }
  if (kept.length === 0 || kept.length > 3) return null;
  // For example: "named the fastest Bolt" gives the name Bolt.
  if (!capitals && kept.length > 1 && capital(kept.at(-1)) && !capital(kept[0])) return null;
  const name = kept.map(({ text, word }) => asName(text === '' ? word : text, small.has(word))).join(' ');
  return goodWords(name) && name.length >= 2 ? { name, next: at } : null;
}

/** Whether a token is written with a capital; false where there is none. */
export function capital(token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}/u.test(token.text);
}

function asName(word: string, isSmall: boolean): string {
  return isSmall || /\p{Lu}/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
}
