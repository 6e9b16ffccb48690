import { plainText } from '../../../../domain/plain-text.ts';
import { isLikelyEnglish } from './english.ts';
import { compoundOf, type Found, keyOf, meaningsOf, signMeaning } from './lexicon.ts';
import { capital } from './terms.ts';
import { isUnfit } from './unfit.ts';

/** A family's words as tokens with their meanings. Markup, addresses and words that no tale says are gone. */

export type Token = {
  /** As typed. */
  text: string;
  key: string;
  found: Found | null;
  /** More that a word grown together of two means. */
  more: readonly Found[];
  /** How many typed words it spans. */
  span: number;
  sign: boolean;
  /** What stands before it. */
  before: string;
};

const maxLength = 500;

/** Text that speaks to a program and not of a story. */
const order =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:previous|above|all|instructions?|rules?|prompt)\b|\b(?:system prompt|instructions?|javascript|jailbreak|password|api key)\b|\b(?:ignorier\w*|vergiss)\b.{0,30}\banweisung|\banweisungen\b|\bignor[ae]\w*\b.{0,30}\binstruc|\bignore[sz]?\b.{0,30}\bconsignes?\b|\bistruzioni\b|<\s*script|\bon\w+\s*=|\{\{|\$\{/iu;

const places = new Set(
  'on in at under inside to into from near by im in am auf unter beim ins zum vom dans sur sous au aux a en bajo sobre sul sulla nel nella sotto no na em debaixo op onder naar w pod do'.split(
    ' ',
  ),
);
const articles = new Set(
  'a an the my our your his her their una uno bir der die das dem den ein eine einem einen le la les l un une el los las lo il gli i uma um o os as de het een unser unsere mein meine notre nuestro nuestra'.split(
    ' ',
  ),
);
/** Longer words of other languages that only join others. */
const joins = new Set(
  'onde donde waar gdzie nerede bleibt esta estan estao unser unsere unserem unseren unserer zuruck wird werden pour para como chez dans avec voor naar haben habe hast sind ihre ihren seine seinen nicht auch wenn oder und della delle dello degli dell dalla sulla nella nosso nossa tiene tem heeft onze icin sous entre sobre unter uber'.split(
    ' ',
  ),
);

/** The family's words as they can be shown and said; '' where they speak to a program. */
export function cleanWords(typed: string): string {
  if (order.test(typed.slice(0, maxLength * 4))) return '';
  const clean = plainText(typed, maxLength)
    .replace(/https?:\S+|\S+@\S+|www\.\S+/gi, ' ')
    .replace(/\b(vs?)\.(?=\s)/gi, '$1')
    .replace(/[{}[\]|<>*_#~^\\/"“”„«»…]+/g, ' ')
    .replaceAll("'", '’')
    .replace(/\s+/g, ' ')
    .trim();
  return isWord(clean) ? clean : '';
}

/** A letter or an article alone is none: somebody has begun to type. *Den* is an article in German only. */
function isWord(clean: string): boolean {
  const key = keyOf(clean);
  return !/^\p{Script=Latin}$/u.test(clean) && (key === 'den' || !isArticle(key));
}

/** Whether a word begins a place, as *in* or *under* does. */
export function isPlaceWord(word: string): boolean {
  return places.has(word);
}

/** Whether a word is an article or a possessive, in any of the languages that are read. */
export function isArticle(word: string): boolean {
  return articles.has(word);
}

const sizes =
  /^(?:klein|gross|hoch|hohe|lang|haut|alt[oa]|petit|grand|pequen|piccol|mal[aeyi]|duz[aey]|neue|alte|nouve|vie[ij]|nuev|nuov|vecchi|buyuk|kucuk)/;

/** Whether a word of another language only joins others, or says how big or how old something is. */
export function isJoining(word: string): boolean {
  return joins.has(word) || sizes.test(word);
}

type Word = { text: string; key: string };

function wordsOf(clean: string): Word[] {
  return [
    ...clean.matchAll(
      /\p{N}+(?:st|nd|rd|th)\b|\p{L}[\p{L}\p{M}\p{N}’-]*|\p{N}+|(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\uFE0F|\u200D\p{Extended_Pictographic}|\p{Emoji_Modifier})*/gu,
    ),
  ].map(([text]) => ({
    text,
    key: keyOf(text.replace(/’s$/, '')),
  }));
}

const tableOrder = ['kind', 'person', 'creature', 'where', 'thing'] as const;

/** Words of other languages that are English words, too: *most* is a bridge, *all* is space, *Ada* is an island. */
const alsoEnglish = new Set(
  'most tour vent mac boot pop bar chat pies cane mono slang spin fee singe all see mare col gol ada but top pasta dent hose coupe sole lied mot sac bel luna stella isla'.split(
    ' ',
  ),
);
const isEnglish = /\b(?:the|and|with|of|my|our|is|are|who|that|to|for|at|but|about|from|by)\b|’s\b/i;

/** What a word most likely means where it stands: after *on* or *in* a place is a place. */
function likely(found: readonly Found[], afterPlaceWord: boolean): Found | null {
  if (afterPlaceWord) {
    const where = found.find(({ table }) => table === 'where');
    if (where !== undefined) return where;
  }
  const english = found.filter(({ en }) => en);
  const pool = english.length > 0 ? english : found;
  return tableOrder.flatMap((table) => pool.filter((each) => each.table === table))[0] ?? null;
}

const isSign = (text: string) => /^\p{Extended_Pictographic}/u.test(text);

/** Words that no tale says are left out, unless they are part of something that tales know. */
export function ideaTokens(clean: string): Token[] {
  const words = wordsOf(clean);
  const isInEnglish = isEnglish.test(clean) || isLikelyEnglish(clean);
  const known = (key: string) => meaningsOf(key).filter(({ en }) => en || !(alsoEnglish.has(key) && isInEnglish));
  const tokens: Token[] = [];
  let at = 0;
  while (at < words.length) {
    const word = words[at] as Word;
    const before = words[at - 1]?.key ?? '';
    const early = isArticle(before) ? (words[at - 2]?.key ?? '') : before;
    if (isSign(word.text)) {
      const meanings = signMeaning(word.text);
      const kind = meanings.find(({ table }) => table === 'kind');
      const taken = tokens.some(({ found }) => found?.table === 'creature');
      tokens.push({
        text: word.text,
        key: '',
        found: (taken ? kind : undefined) ?? meanings[0] ?? null,
        more: [],
        span: 1,
        sign: true,
        before,
      });
      at += 1;
      continue;
    }
    const { token, span } = longest(words, at, before, isPlaceWord(early), known);
    if (token.found !== null || !isUnfit(token.text)) tokens.push(token);
    at += span;
  }
  return tokens;
}

function longest(
  words: readonly Word[],
  at: number,
  before: string,
  afterPlaceWord: boolean,
  known: (key: string) => readonly Found[],
): { token: Token; span: number } {
  for (let span = Math.min(4, words.length - at); span >= 1; span -= 1) {
    const part = words.slice(at, at + span);
    const key = part
      .map((each) => each.key)
      .filter((each) => each !== '')
      .join(' ');
    const text = part.map((each) => each.text).join(' ');
    if (span === 1 && (isArticle(key) || (isPlaceWord(key) && key.length < 4))) break;
    const found = likely(known(key), afterPlaceWord);
    if (found !== null) return { token: { text, key, found, more: [], span, sign: false, before }, span };
    if (span === 1 && key.length >= 7) {
      const [main, ...more] = compoundOf(key);
      if (main !== undefined) return { token: { text, key, found: main, more, span, sign: false, before }, span };
    }
  }
  const word = words[at] as Word;
  return { token: { text: word.text, key: word.key, found: null, more: [], span: 1, sign: false, before }, span: 1 };
}

/** Whether one word of the family's stands right before another: *pizza contest*, and not *Mia’s contest*. */
export function isNext(one: Token, next: Token): boolean {
  return !/[’']s?$/.test(one.text) && one.key.split(' ').at(-1) === next.before;
}

/** Words that say nothing of whom or what they stand before. */
export const plainWord =
  /^(?:a|an|the|our|my|and|of|in|on|for|with|to|at|where|who|that|like|from|into|every|all|my|his|her|which|is|are|about|story|please|very|against|run|runs|has|have|up|off|out|saves?|rescues?|helps?|finds?|visits?|celebrates?|loves?|likes?|wants?|makes?|opens?|builds?|goes)$/;

/** Whether a word is one of the words of the missing thing. */
export function isPart(gone: string, key: string): boolean {
  return key !== '' && gone.split(' ').includes(key);
}

const personEnglish = /^(?:grandma|granny|grandmother|gran|nana|grandpa|granddad|grandfather|grandad|mum|mummy|mom|mommy|dad|daddy)$/i;

/** How a person of the family’s is called. */
export function personName(token: Token): string {
  const word = token.text.replace(/’s$/, '');
  if (personEnglish.test(word)) return capital(word.toLowerCase());
  return capital(token.key === 'omas' || token.key === 'opas' ? word.slice(0, -1) : word);
}
