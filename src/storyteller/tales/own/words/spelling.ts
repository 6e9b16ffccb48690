import { isLikelyEnglish } from './english.ts';
import slipRows from './lexicon/en/slips.json' with { type: 'json' };
import unlikeWords from './lexicon/en/unlike.json' with { type: 'json' };
import { compoundOf, creatures, type Found, keyOf, kinds, meaningsOf, things, wheres } from './lexicon.ts';
import { bonesOf, soundOf } from './sounds.ts';
import { capital, pluralOf } from './terms.ts';
import { withOwners } from './whose.ts';

/** What is meant where a family types a word of its theme with a slip: *footbal*, *dinasours*, *toothfairy*. */

const singles = (keys: readonly string[]) => keys.map(keyOf).filter((key) => /^[a-z]{4,}$/.test(key));

/** Who is in a theme, as one types them. */
const beings = singles(creatures.flatMap((row) => [...row.en, row.many]));

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
const unlike = new Set(unlikeWords.split(' '));
const isUnlike = (key: string): boolean => unlike.has(key) || unlike.has(key.replace(/s$/, ''));

/** Common slips, which are words of no language. */
const common = new Map(Object.entries(slipRows).flatMap(([meant, slips]) => slips.split(' ').map((slip) => [slip, meant] as const)));

/** Words in which common slips are mended, and nothing else. */
function mended(text: string): string {
  return text
    .replaceAll(/(?<![\p{L}’-])\p{L}{3,16}(?![\p{L}’-])/gu, (word) => cased(common.get(word.toLowerCase()) ?? word, word))
    .replaceAll(/\b(we|I|to|lets|let’s) bild\b/giu, '$1 build')
    .replaceAll(/\b(?:can’?t|cannot|can|to) breath\b|\bbreath(?= fire\b)/giu, (found) => `${found}e`);
}

/** Somebody who has, is or does something by herself: *the princes lost her crown*, *princes and the dragon*. */
const oneOfThem = /\b(a |(?:the )?(?=princes (?:and (?:the|a)|is|has|lost her|with a|who (?:is|has|wants|can’t|lives))\b))princes\b/giu;

/** A theme with its slips mended, where it is sure what is meant; else as it was typed. */
export function spelled(clean: string): string {
  const plain = mended(clean).replaceAll(/ \+ /g, ' and ');
  const isEnglish = isLikelyEnglish(plain);
  const right = plain.replaceAll(/(?<![\p{L}’-])\p{L}{4,16}(?![\p{L}-])/gu, (word, at: number) => {
    // What has a capital of its own may be a name.
    const isName = /^\p{Lu}\p{Ll}/u.test(word);
    if ((isName && at > 0 && /(?<!\p{L})\p{Ll}{4}/u.test(plain)) || !/^[a-z]+$/i.test(word)) return word;
    return cased(meantBy(keyOf(word), isEnglish && !isName) ?? word, word);
  });
  return withOwners(right).replaceAll(oneOfThem, '$1princess');
}

function cased(meant: string, word: string): string {
  return /^\p{Lu}/u.test(word) ? capital(meant) : meant;
}

/** Words with what they sound like, and how likely they are meant: whoever is in a theme comes before the rest. */
type Target = { word: string; sound: string; bones: string; rank: number; isBeing: boolean };
const targets: readonly Target[] = [...new Set([...beings, ...others])].map((word, rank) => ({
  word,
  sound: soundOf(word),
  bones: bonesOf(word),
  rank,
  isBeing: word.length > 5 && beings.includes(word),
}));

/** So long a word has one wrong letter, and so long a word two. */
const oneWrong = 5;
const twoWrong = 8;
/** A shorter word has no letters to spare: only what sounds the same is the same. */
const shortest = 4;

function meantBy(key: string, isEnglish: boolean): string | null {
  if (key.length < shortest || !/^[a-z]+$/.test(key) || isUnlike(key) || parts.has(key)) return null;
  const meanings = meaningsOf(key);
  if (meanings.length > 0) return isEnglish && meanings.every(({ en }) => !en) ? inEnglish(key, meanings) : null;
  const two = apart.get(key);
  if (two !== undefined) return two;
  const meant = nearest(key, targets, isEnglish);
  const mayBeCompound = !isEnglish && key.length >= 7 && compoundOf(key).length > 0;
  // *Dinasours* has a bear in it, in French, and has just the letters of *dinosaurs*.
  return mayBeCompound && (meant === null || lettersOf(key) !== lettersOf(meant)) ? null : meant;
}

/** What an English child means that writes a word as another language does: *elefant*. */
function inEnglish(key: string, meanings: readonly Found[]): string | null {
  const meant = new Set(meanings.flatMap(({ row }) => [...row.en, 'many' in row ? row.many : '']));
  return nearest(
    key,
    targets.filter(({ word }) => meant.has(word)),
    true,
  );
}

function nearest(key: string, among: readonly Target[], isEnglish: boolean): string | null {
  const [sound, bones] = [soundOf(key), bonesOf(key)];
  let best: { target: Target; wrong: number } | null = null;
  for (const target of among) {
    const wrong = isEnglish ? wrongness(key, sound, bones, target) : strictly(key, sound, bones, target);
    const isBetter = best === null || wrong < best.wrong || (wrong === best.wrong && target.rank < best.target.rank);
    if (wrong < far && isBetter) best = { target, wrong };
  }
  if (best !== null) return best.target.word;
  // *Kitens* are several of what one is.
  const single = isEnglish && /[^s]s$/.test(key) && key.length > oneWrong ? nearest(key.slice(0, -1), among, isEnglish) : null;
  return single === null || single.endsWith('s') ? null : pluralOf(single);
}

/** More than anything that is still the same word. */
const far = 9;

/** What other forms of a word end with; *docter* is none of *doctor*. */
const ending = /(?:ings?|(?:er|or)s?|e?d|e?s|ly|y|ions?|al)$/;
const stemOf = (word: string): string => word.replace(ending, '');
const isOtherForm = (word: string, other: string): boolean =>
  stemOf(word) === stemOf(other) && !(/[eo]rs?$/.test(word) && /[eo]rs?$/.test(other));

/** How far a word is from one that may be meant: the same sound is nearest. */
function wrongness(key: string, sound: string, bones: string, other: Target): number {
  if (sound.charAt(0) !== other.sound.charAt(0) && key.charAt(0) !== other.word.charAt(0)) return far;
  if (isOtherForm(key, other.word)) return far;
  const most = key.length < twoWrong ? 1 : 2;
  const typed = slips(key, other.word, 3);
  if (sound === other.sound) return typed <= 3 ? typed - 1 : far;
  if (key.length < oneWrong || other.word.length < oneWrong) return far;
  const wrong = Math.min(typed, slips(sound, other.sound, 3) + 1);
  const heard = bones.replace(/s$/, '').length;
  if (bones === other.bones && heard > 2 && (wrong <= most || (wrong <= 3 && heard > 3 && key.length > 5))) return wrong;
  const stem = stemOf(key);
  if (stem.length < oneWrong && !/[eo]r$/.test(key)) return far;
  const isEnded = key.at(-1) === other.word.at(-1) || lettersOf(key) === lettersOf(other.word);
  const isNear = isEnded && typed <= (stem.length < twoWrong - 1 ? 1 : most);
  return isNear && !isOtherWord(key, other.word) ? typed + 1 : far;
}

/** The same where the words may be of any language, or a name: nearly all of the letters have to be there. */
function strictly(key: string, sound: string, bones: string, other: Target): number {
  const isFramed = key[0] === other.word[0] && key.at(-1) === other.word.at(-1);
  if (!isFramed || key.length < 6 || isOtherForm(key, other.word)) return far;
  const most = key.length < 9 ? 1 : 2;
  const wrong = slips(key, other.word, most);
  const isSame =
    sound === other.sound ||
    lettersOf(key) === lettersOf(other.word) ||
    other.isBeing ||
    (key.length > 6 && (bones === other.bones || key.length !== other.word.length));
  return wrong <= most && isSame && !isOtherWord(key, other.word) ? wrong : far;
}

/** Whether nothing but consonants stand for others, which makes it another word and no slip: *plates* are no *planes*, an *escalator* is no *excavator*. */
function isOtherWord(key: string, other: string): boolean {
  const isConsonant = (letter: string, at: number) => letter === other[at] || !/[aeiouy]/.test(`${letter}${other[at]}`);
  return key.length === other.length && lettersOf(key) !== lettersOf(other) && key.split('').every(isConsonant);
}

const lettersOf = (word: string) => word.split('').sort().join('');

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
