import { hasUnwanted } from '../../words/props.ts';
import { tables } from '../../words/tables.ts';
import { type Creature, type Found, type Kind, keyOf, type Where } from './lexicon.ts';
import { missingIn } from './missing.ts';
import { capital, type Term } from './terms.ts';
import { cleanWords, isArticle, isPlaceWord, type Token, tokensOf } from './words.ts';

/** Reading a family's own theme: what is there for a story in its words. */

export type Who = {
  creature: Creature;
  /** One of them, as the family calls it: `puppy`. */
  one: string;
  many: string;
  several: boolean;
  /** The family's own: *our cat*. */
  ours: boolean;
  /** Who they are to the kind: they come there, they work there, or it is theirs. */
  part: 'guests' | 'workers' | 'owner';
};

export type OwnWords = {
  /** The words, plain; '' where nothing in them can be used. */
  clean: string;
  kind: Kind | null;
  /** The kind's place in the family's words, as far as they can be said in English: `rainbow bakery`. */
  place: Term | null;
  who: Who | null;
  /** Somebody of the family's: Oma, Emma. `along`: they come with the others (*with Oma*), it is not theirs. */
  person: { name: string; along: boolean } | null;
  where: Where | null;
  missing: Term | null;
  /** What nobody but the family knows. */
  name: string | null;
  /** The family's words as a title's beginning, where they are English and short. */
  phrase: string | null;
};

const nothing: OwnWords = {
  clean: '',
  kind: null,
  place: null,
  who: null,
  person: null,
  where: null,
  missing: null,
  name: null,
  phrase: null,
};
const maxNameWords = 4;
const maxName = 40;
const maxPhraseWords = 7;
const maxPhrase = 44;

/** What is in the words that a family typed. Never throws, whatever they are. */
export function readWords(typed: string): OwnWords {
  const clean = cleanWords(typed);
  if (clean === '') return nothing;
  const tokens = tokensOf(clean);
  const found = tokens.flatMap(({ found: one, more }) => [...(one === null ? [] : [one]), ...more]);
  const missing = missingIn(clean, tokens);
  const gone = missing === null ? '' : keyOf(missing.text);
  const kindAt = kindToken(tokens, gone);
  const kindFound = kindAt === null ? null : (tokens[kindAt]?.found ?? null);
  const kind = kindFound?.table === 'kind' ? kindFound.row : null;
  const where = found.find((each) => each.table === 'where' && !isPart(gone, each.key))?.row ?? null;
  const who = whoIn(tokens, kindAt, gone);
  const personToken = tokens.find((token) => token.found?.table === 'person');
  const person =
    personToken?.found?.table === 'person'
      ? { name: personName(personToken), along: withWords.test(personToken.before) }
      : kind === null
        ? null
        : namedOwner(tokens);
  const phrase = phraseOf(clean, tokens);
  const read = {
    clean,
    kind,
    place: kind === null || kindAt === null ? null : placeOf(kind, tokens, kindAt),
    who: phrase === null || who === null ? who : described(who, tokens),
    person,
    where: where as Where | null,
    missing: missing ?? thingAlone(tokens, kind, who),
    name: null,
    phrase,
  };
  const isEmpty = kind === null && who === null && person === null && read.where === null && read.missing === null;
  return isEmpty ? { ...read, name: nameOf(clean, tokens) } : read;
}

/** The word for the kind: one that does something with others (a wedding, a hospital) before one that is also a thing. */
function kindToken(tokens: readonly Token[], gone: string): number | null {
  const fits = (token: Token) => token.found?.table === 'kind' && (gone === '' || (!isPart(gone, token.key) && token.key !== gone));
  let at = tokens.findIndex(fits);
  if (at === -1) return null;
  // Of English words side by side the last says what it is: a *pizza contest* is a contest.
  const joins = (token: Token | undefined) => token !== undefined && !token.sign && token.found?.en === true && fits(token);
  while (joins(tokens[at]) && joins(tokens[at + 1]) && isNext(tokens[at] as Token, tokens[at + 1] as Token)) at += 1;
  return at;
}

function isNext(one: Token, next: Token): boolean {
  return !/[’']s?$/.test(one.text) && one.key.split(' ').at(-1) === next.before;
}

/** Whether a word is one of the words of the missing thing. */
function isPart(gone: string, key: string): boolean {
  return key !== '' && gone.split(' ').includes(key);
}

const personEnglish = /^(?:grandma|granny|grandmother|gran|nana|grandpa|granddad|grandfather|grandad|mum|mummy|mom|mommy|dad|daddy)$/i;

function personName(token: Token): string {
  const word = token.text.replace(/’s$/, '');
  if (personEnglish.test(word)) return capital(word.toLowerCase());
  return capital(token.key === 'omas' || token.key === 'opas' ? word.slice(0, -1) : word);
}

function creatureOf(found: Found | null): Creature | null {
  return found?.table === 'creature' ? found.row : null;
}

/** Whose birthday it is, or who is there: *Emma’s*, *with Emma*. */
function namedOwner(tokens: readonly Token[]): OwnWords['person'] {
  const token = tokens.find(
    ({ text, found, before }) =>
      found === null && /^\p{Lu}[\p{L}-]+$/u.test(text.replace(/’s$/, '')) && (text.endsWith('’s') || before === 'with'),
  );
  return token === undefined ? null : { name: token.text.replace(/’s$/, ''), along: !token.text.endsWith('’s') };
}

/** With the one word that the family puts before it: *lazy dragon*. */
function described(who: Who, tokens: readonly Token[]): Who {
  const at = tokens.findIndex(({ found }) => found?.table === 'creature' && found.row === who.creature);
  const word = tokens[at - 1];
  const fits =
    word !== undefined &&
    word.found === null &&
    /^[a-z]{3,12}$/.test(word.text) &&
    !plainWord.test(word.key) &&
    !isPlaceWord(word.key) &&
    !/^(?:lost|missing|stolen|two|three|four|some|many|other)$/.test(word.key);
  return fits ? { ...who, one: `${word.text} ${who.one}`, many: `${word.text} ${who.many}` } : who;
}

const ourWords =
  /^(?:our|my|unser|unsere|unserer|unseres|mein|meine|meiner|notre|nos|mon|ma|nuestro|nuestra|mi|nostro|nostra|mio|mia|nosso|nossa|meu|minha|onze|ons|mijn|nasz|nasza|moj|moja)$/;

const withWords = /^(?:with|and|mit|und|avec|et|con|y|e|com|met|en|z|i|ile|ve)$/;

const forWords = /^(?:for|fur|pour|para|per|voor|dla|against|gegen|contre|contra|contro|tegen|przeciw|with|mit|avec|con|com|met)$/;

function whoIn(tokens: readonly Token[], kindAt: number | null, gone: string): Who | null {
  const at = tokens.findIndex(
    (token) => [token.found, ...token.more].some((each) => creatureOf(each) !== null) && !isPart(gone, token.key),
  );
  const token = tokens[at];
  if (token === undefined) return null;
  const creature = [token.found, ...token.more].flatMap((each) => creatureOf(each) ?? [])[0] as Creature;
  const found = token.found;
  const alias =
    found?.table === 'creature' && found.en && found.key !== keyOf(creature.many) && !token.sign
      ? found.key.replace('t rex', 'T-Rex')
      : creature.one;
  const one = alias === 'trex' ? 'T-Rex' : alias;
  const known = one === creature.one;
  const owns = token.text.endsWith('’s') || token.text.endsWith('’');
  const several = token.key === keyOf(creature.many) || (known ? false : token.key === keyOf(pluralFor(one)));
  return {
    creature,
    one,
    many: known ? creature.many : pluralFor(one),
    several,
    ours: ourWords.test(token.before),
    part: owns ? 'owner' : partOf(tokens, at, kindAt, token.before),
  };
}

function pluralFor(one: string): string {
  if (one === 'elf') return 'elves';
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(one) ? `${one}es` : `${one}s`;
}

function partOf(tokens: readonly Token[], at: number, kindAt: number | null, before: string): Who['part'] {
  if (kindAt === null || forWords.test(before) || at === kindAt - 1) return 'guests';
  const between = tokens.slice(Math.min(at, kindAt), Math.max(at, kindAt));
  return at < kindAt &&
    between.some(({ key }) => /^(?:who|that|run|runs|running|have|has|with|own|work|open|opens|as|die|das|der|qui|que|che)$/.test(key))
    ? 'workers'
    : 'guests';
}

const plainWord =
  /^(?:a|an|the|our|my|and|of|in|on|for|with|to|at|where|who|that|like|from|into|every|all|my|his|her|which|is|are|about|story|please|very|against|run|runs|has|have)$/;

/** One thing that can be built, by the family's own word: a *castle of cushions*, a *hut*; no builders, and no building. */
const buildable = /^(?!(?:a|the|our|my) )(?!.*(?:ing|builder|builders|site|construction|skyscraper)$)(?:\S+ of .+|.*[^s])$/;

/** The kind's place with what the family calls it: *underwater*, *rainbow*. Only for words that can be said in English. */
function placeOf(kind: Kind, tokens: readonly Token[], at: number): Term {
  const token = tokens[at] as Token;
  const isShip = (kind.tale === 'crew' || kind.id === 'castle') && token.found?.en === true && !token.sign;
  const isKindOf = token.found?.en === true && token.key.endsWith(` ${kind.place}`) && !/^(?:a|the|our|my) | (?:at|of|in) /.test(token.key);
  const isBuilt = kind.tale === 'building' && token.found?.en === true && !token.sign && buildable.test(token.key);
  const place = isShip || isKindOf || isBuilt ? token.key : kind.place;
  const before = tokens[at - 1];
  const beforeFits =
    token.found?.en === true &&
    before !== undefined &&
    !before.sign &&
    !plainWord.test(before.key) &&
    !isArticle(before.key) &&
    /^[a-z]+$/.test(before.key);
  const modifier = beforeFits && before.found === null && !/(?:’s|s’|ly)$/.test(before.text) ? before.text.toLowerCase() : '';
  const sort = beforeFits && before.found?.table === 'kind' && before.found.en && isNext(before, token) ? before.key : '';
  const animal = beforeFits && before.found?.table === 'creature' && before.found.en && !/’/.test(before.text) ? before.key : '';
  const flies = tokens.some(({ key }) =>
    /^(?:fliegt|fliegende|fliegendes|fliegender|flies|vole|volant|vuela|volador|vola|volante|voa|vliegt|vliegend|lata|latajacy|ucan)$/.test(
      key,
    ),
  );
  const words = [flies ? 'flying' : '', modifier || animal || sort, place].filter((word) => word !== '');
  return { text: [...new Set(words)].join(' '), number: kind.bare === true ? 'name' : kind.id === 'olympics' ? 'many' : 'one' };
}

/** A theme that is a thing and nothing else is about that thing being gone. */
function thingAlone(tokens: readonly Token[], kind: Kind | null, who: Who | null): Term | null {
  if (kind !== null || who !== null) return null;
  const found = tokens.find(({ found: each }) => each?.table === 'thing')?.found;
  return found?.table === 'thing' ? { text: found.en && found.key !== '' ? found.key : found.row.one, number: found.row.number } : null;
}

/** Words that only the family knows, if they are few and fit to be said. */
function nameOf(clean: string, tokens: readonly Token[]): string | null {
  const name = clean
    .replace(/[!?.,;:]+$/g, '')
    .replace(/^(?:the|a|an|der|die|das|le|la|el)\s+(?=\S)/i, '')
    .trim();
  const words = name.split(' ');
  if (name === '' || name.length > maxName || words.length > maxNameWords || !/\p{L}{2}|\p{Lo}|\p{Extended_Pictographic}/u.test(name))
    return null;
  if (/\p{Extended_Pictographic}/u.test(name) || tokens.length === 0) return null;
  if (hasUnwanted(name, tables.unwanted) || /[^\p{L}\p{M}\p{N}’.,:!?& -]/u.test(name)) return null;
  return capital(name);
}

const smallWords = /^(?:a|an|the|and|of|in|on|for|with|to|at|from|by|under|against|into|or)$/i;

function phraseOf(clean: string, tokens: readonly Token[]): string | null {
  const bare = clean.replace(/[!?.,;:]+$/g, '').trim();
  const words = bare.split(' ');
  const isEnglish =
    tokens.some(({ found }) => found !== null) &&
    tokens.every(({ found, sign, more }) => !sign && more.length === 0 && (found === null || found.en));
  if (
    !isEnglish ||
    words.length > maxPhraseWords ||
    bare.length > maxPhrase ||
    /[^A-Za-z’ -]/.test(bare) ||
    hasUnwanted(bare.replace(/\bmatch(?:es)?\b|\bfire\b/gi, ''), tables.unwanted)
  )
    return null;
  const english = tokens.filter(({ found }) => found === null).every(({ key }) => !isForeign(key));
  if (!english) return null;
  const [first = '', ...rest] = words;
  const start = /^(?:a|an|the)$/i.test(first) ? 'The' : /^(?:our|my)$/i.test(first) ? 'Our' : null;
  const titled = (start === null ? words : rest).map((word, at) =>
    at > 0 && smallWords.test(word) ? word.toLowerCase() : word.split('-').map(capital).join('-'),
  );
  return [...(start === null ? [] : [start]), ...titled].join(' ');
}

function isForeign(key: string): boolean {
  return (
    (isArticle(key) && !/^(?:a|an|the|my|our|your|his|her|their|as|no)$/.test(key)) ||
    (isPlaceWord(key) && !/^(?:a|on|in|at|under|inside|to|into|from|near|by|am|do|no)$/.test(key)) ||
    /^(?:und|ist|et|y|e|das|que|qui|che|ve|fur|pour|para|per)$/.test(key)
  );
}
