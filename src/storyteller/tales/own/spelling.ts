import slipRows from './lexicon/en/slips.json' with { type: 'json' };
import { compoundOf, creatures, keyOf, kinds, meaningsOf, things, wheres } from './lexicon.ts';
import { capital } from './terms.ts';

/** What is meant where a family types a word of its theme with a slip: *footbal*, *dinasours*, *toothfairy*. */

const singles = (keys: readonly string[]) => keys.map(keyOf).filter((key) => /^[a-z]{5,}$/.test(key));

/** Who is in a theme, as one types them. */
const beings = singles(creatures.flatMap((row) => [...row.en, row.many])).filter((key) => key.length >= 6);

/** Names that the lexicon has no story for; a family that types one still means it. */
const names = ['spiderman', 'superman', 'batman', 'minecraft', 'pokemon'];

const others = [...singles([...kinds, ...wheres, ...things].flatMap((row) => row.en)), ...names];

/** What is typed as one word and written as two. */
const apart = new Map(
  [...creatures, ...kinds, ...wheres]
    .flatMap((row) => row.en)
    .filter((key) => /^[a-z]+ [a-z]+$/.test(key) && key.length > 6)
    .map((key) => [key.replace(' ', ''), key]),
);

/** Words of things that are known by several words, *bounce* house. */
const parts = new Set([...creatures, ...kinds, ...wheres, ...things].flatMap((row) => row.en).flatMap((key) => keyOf(key).split(' ')));

/** Words that are spelt right, and near to others. */
const unlike = new Set(
  'private dessert pointer litters boulders checks clicks families followers inspect marzipan minister paddles planks plants poodles prices printers shares shipping sneakers tracks trainers tricks trolleys trunks watches weeding wishing'.split(
    ' ',
  ),
);

/** What is whose, without its apostrophe: *grandpas hat*. */
const whose =
  /\b(grandpa|grandad|granddad|grandma|granny|oma|opa|mama|papa|mummy|mommy|daddy|mum|mom|dad)s (?=(?!(?:and|or|are|have|with|who|that|vs?|against|versus|in|on|at|go|play|can|for|to|from|under|as|were|get|want|do|like|without|but|team)\b)[a-z])/giu;

/** Common slips, which are words of no language. */
const common = new Map(Object.entries(slipRows).flatMap(([meant, slips]) => slips.split(' ').map((slip) => [slip, meant] as const)));

/** Words in which common slips are mended, and nothing else: what is quoted is still the family's. */
export function mended(text: string): string {
  return text.replaceAll(/(?<![\p{L}’-])\p{L}{3,16}(?![\p{L}’-])/gu, (word) => cased(common.get(word.toLowerCase()) ?? word, word));
}

/** A theme with its slips mended, where it is sure what is meant; else as it was typed. */
export function spelled(clean: string): string {
  const plain = mended(clean).replaceAll(whose, '$1’s ').replaceAll(/ \+ /g, ' and ');
  return plain.replaceAll(/(?<![\p{L}’-])\p{L}{6,16}(?![\p{L}-])/gu, (word) => cased(meantBy(keyOf(word)) ?? word, word));
}

function cased(meant: string, word: string): string {
  return /^\p{Lu}/u.test(word) ? capital(meant) : meant;
}

function meantBy(key: string): string | null {
  if (!/^[a-z]+$/.test(key) || unlike.has(key) || parts.has(key) || meaningsOf(key).length > 0) return null;
  const two = apart.get(key);
  if (two !== undefined) return two;
  const isNear = (other: string) => key[0] === other[0] && key.at(-1) === other.at(-1);
  const most = key.length < 9 ? 1 : 2;
  const being = beings.find((other) => isNear(other) && slips(key, other, most) <= most && !isOtherWord(key, other));
  if (being !== undefined) return being;
  if (key.length >= 7 && compoundOf(key).length > 0) return null;
  return others.find((other) => isNear(other) && isSameSaid(key, other, most)) ?? null;
}

/** Whether nothing but consonants stand for others, which makes it another word and no slip: *plates* are no *planes*, an *escalator* is no *excavator*. */
function isOtherWord(key: string, other: string): boolean {
  const isConsonant = (letter: string, at: number) => letter === other[at] || !/[aeiouy]/.test(`${letter}${other[at]}`);
  return key.length === other.length && lettersOf(key) !== lettersOf(other) && key.split('').every(isConsonant);
}

/** Whether two words differ in nothing but a doubled letter, two that changed places, or, in a long word, a vowel: it would be said as the same word. */
function isSameSaid(key: string, other: string, most: number): boolean {
  const [one, two] = [undoubled(key), undoubled(other)];
  if (one === two) return true;
  const wrong = slips(one, two, most);
  if (wrong === 1 && lettersOf(one) === lettersOf(two)) return true;
  return key.length >= 7 && wrong <= most && one.replaceAll(/[aeiouy]/g, '') === two.replaceAll(/[aeiouy]/g, '');
}

const lettersOf = (word: string) => word.split('').sort().join('');

const undoubled = (word: string) => word.replaceAll(/(.)\1+/g, '$1');

/** How many letters are wrong, missing, too many, or have changed places with the next one; more than `most` where it is more. */
function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, row] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      next.push(isSwapped ? Math.min(cost, (before[j - 2] ?? 0) + 1) : cost);
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? most + 1;
}
