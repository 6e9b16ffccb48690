import { type Creature, type Found, keyOf } from '../words/lexicon.ts';
import { capital, pluralOf } from '../words/terms.ts';
import { isPart, isPlaceWord, plainWord, type Token } from '../words/words.ts';

/** Who is in a family's own words. */

export type Who = {
  creature: Creature;
  /** One of them, as the family calls it: `puppy`. */
  one: string;
  many: string;
  several: boolean;
  /** By name: *Peppa Pig*, *Prinzessin Lillifee*. */
  called: string | null;
  /** The family's own: *our cat*. */
  ours: boolean;
  /** Who they are to the kind: they come there, they work there, or it is theirs. */
  part: 'guests' | 'workers' | 'owner';
};

function creatureOf(found: Found | null): Creature | null {
  return found?.table === 'creature' ? found.row : null;
}

const ourWords =
  /^(?:our|my|unser|unsere|unserer|unseres|mein|meine|meiner|notre|nos|mon|ma|nuestro|nuestra|mi|nostro|nostra|mio|mia|nosso|nossa|meu|minha|onze|ons|mijn|nasz|nasza|moj|moja)$/;

const forWords = /^(?:for|fur|pour|para|per|voor|dla|against|gegen|contre|contra|contro|tegen|przeciw|with|mit|avec|con|com|met)$/;

/** Of creatures side by side the last says who it is: a *baby shark* is a shark. */
function headAt(tokens: readonly Token[], first: number): number {
  const isOne = (token: Token | undefined) => token?.found?.table === 'creature' && token.found.en && !token.sign;
  let at = first;
  while (
    isOne(tokens[at]) &&
    isOne(tokens[at + 1]) &&
    !(tokens[at]?.text ?? '').endsWith('s') &&
    tokens[at + 1]?.before === tokens[at]?.key
  )
    at += 1;
  return at;
}

/** The first creature that is named; none of the words of the missing thing, `gone`, are one. */
export function whoIn(tokens: readonly Token[], kindAt: number | null, gone: string): Who | null {
  const first = tokens.findIndex(
    (each) => [each.found, ...each.more].some((found) => creatureOf(found) !== null) && !isPart(gone, each.key),
  );
  const at = headAt(tokens, first);
  const sort = tokens
    .slice(first, at)
    .map(({ key }) => `${key} `)
    .join('');
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
  const isInflected = found?.table === 'creature' && !found.en && token.key !== found.key && /(?:s|n|lar|ler)$/.test(token.key);
  const several = isInflected || token.key === keyOf(creature.many) || (known ? false : token.key === keyOf(pluralFor(one)));
  return {
    creature,
    one: sort + one,
    many: sort + (known ? creature.many : pluralFor(one)),
    several,
    called: several ? null : calledIn(tokens, at, creature),
    ours: ourWords.test(tokens[first]?.before ?? ''),
    part: owns ? 'owner' : partOf(tokens, at, kindAt, token.before),
  };
}

/** What is told of somebody, and no name of theirs. */
const noName = /(?:abenteuer|geschichte|reise|party|welt|adventures?|story|world|land|quest|histoire|historia)$/i;
const isName = (token: Token | undefined) =>
  token !== undefined && token.found === null && /^\p{Lu}\p{Ll}+$/u.test(token.text) && !noName.test(token.text);

/** The name of whom a theme of two words is about; null where there is none. */
function calledIn(tokens: readonly Token[], at: number, { is }: Creature): string | null {
  const [first, second] = tokens;
  if (tokens.length !== 2 || first === undefined || second === undefined) return null;
  if (at === 1 && isName(first) && second.found?.en === true && /^\p{Lu}\p{Ll}+$/u.test(second.text)) return `${first.text} ${second.text}`;
  return at === 0 && is === 'person' && isName(second) ? `${capital(first.text)} ${second.text}` : null;
}

/** One of the family's own, by name where they say it: *our dog Bello* is *your dog Bello*. */
export function ourOwn({ one: single }: Who, clean: string): string {
  const name = new RegExp(`\\b${single} \\(?(\\p{Lu}\\p{Ll}+)`, 'u').exec(clean)?.[1];
  return `your ${single}${name === undefined ? '' : ` ${name}`}`;
}

/** Whether the words name one of them, *for the princess*; a bare *digger* may be any number. */
export function isOne({ one: single, several }: Who, clean: string): boolean {
  return !several && new RegExp(`(?<!\\p{L})(?:the|an?|our|my) (?:\\p{Ll}+ )?${single}(?!\\p{L})`, 'iu').test(clean);
}

const withWords = /^(?:with|mit|avec|con|com|met|z)$/;

/** One of the family's own who comes along with the others, *with our cat Pixel*: as good as a person. Null where nobody does. */
export function alongIn(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(({ found }) => creatureOf(found) !== null);
  if (at < 2 || !withWords.test(tokens[at - 2]?.key ?? '')) return null;
  const who = whoIn(tokens.slice(at), null, '');
  if (who === null || !who.ours || who.several) return null;
  const name = tokens[at + 1];
  const isCalled = name !== undefined && name.found === null && /^\p{Lu}\p{Ll}+$/u.test(name.text) && name.before === tokens[at]?.key;
  return `your ${who.one}${isCalled ? ` ${name.text}` : ''}`;
}

function pluralFor(one: string): string {
  if (one === 'elf') return 'elves';
  if (one === 'samurai') return one;
  return pluralOf(one);
}

const hasDay = /^(?:hat|heeft|ma)$/;

/** A day that is somebody’s. */
function isDay(found: Found | null): boolean {
  return found?.table === 'kind' && found.row.tale === 'birthday';
}

function partOf(tokens: readonly Token[], at: number, kindAt: number | null, before: string): Who['part'] {
  if (kindAt === null || forWords.test(before) || at === kindAt - 1) return 'guests';
  if (at < kindAt && hasDay.test(tokens[kindAt]?.before ?? '') && isDay(tokens[kindAt]?.found ?? null)) return 'owner';
  const between = tokens.slice(Math.min(at, kindAt), Math.max(at, kindAt));
  return at < kindAt &&
    between.some(({ key }) => /^(?:who|that|run|runs|running|have|has|with|own|work|open|opens|as|die|das|der|qui|que|che)$/.test(key))
    ? 'workers'
    : 'guests';
}

/** Whoever else is named, once the first is told: the dragon of *a princess and a dragon*. */
export function alsoIn(tokens: readonly Token[], first: Who): Who | null {
  const at = tokens.findIndex(({ found }) => creatureOf(found) === first.creature);
  const others = tokens.slice(at + 1).filter(({ found }) => creatureOf(found) !== null && creatureOf(found) !== first.creature);
  return others.length === 0 ? null : whoIn(others, null, '');
}

/** With the one word that the family puts before it: *lazy dragon*. */
export function described(who: Who, tokens: readonly Token[]): Who {
  const at = tokens.findIndex(({ found }) => found?.table === 'creature' && found.row === who.creature);
  const word = tokens[at - 1];
  return word !== undefined && describes(word) ? { ...who, one: `${word.text} ${who.one}`, many: `${word.text} ${who.many}` } : who;
}

/** A word of the family's that says what somebody or something is like: *lazy*, *red*. */
export function describes({ text, key, found }: Token): boolean {
  return (
    found === null &&
    /^[a-z]{3,12}$/.test(text) &&
    !plainWord.test(key) &&
    !isPlaceWord(key) &&
    !/^(?:lost|missing|stolen|two|three|four|some|many|other|just|only)$/.test(key)
  );
}
