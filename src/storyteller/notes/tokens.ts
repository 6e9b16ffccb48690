import { wordSet } from '../words/word-set.ts';
import { asMeant, unfolded } from './en/spelling.ts';
import { kindOfNoun } from './nouns.ts';
import { determiners, emptyNouns, fillers, materials, moods, people, phraseEnds, unreal, weathers } from './words.ts';

/** A note as words: what is written, and what it stands for (`shes` is `she is`). */

export type Token = {
  /** As it was written; '' for the second word of a contraction. */
  text: string;
  /** In lower case, with straight apostrophes. What stands for two words is two tokens: `mia's` is `mia` and `'s`, or `is` where it is sure to be that. */
  word: string;
  kind: 'word' | 'pause' | 'stop';
  /** Where it stands in the note, in UTF-16 units, and how long it is. */
  at: number;
  length: number;
  /** The children's name that it is, if any. */
  child?: string;
  /** Somebody else's words, or meant otherwise: `"lost" his peas`. */
  quoted?: boolean;
};

/** Sayings between words that tell of nobody: minna bless her made a wand. */
const aside =
  /(?<!\p{L})(?:(?:god )?bless (?:her|him|them|his|their)(?: (?:little )?(?:heart|socks|hearts))?|(?:god )?love (?:him|her|them)(?= (?:made|built|found|is|has|lost|called))|fair play to (?:him|her|them)|to be fair|would you believe(?: it)?|i kid you not|oh no|oh dear|uh oh|no joke|believe it or not)(?!\p{L})/giu;

/** Words, pauses (`,` `(` `–` `:`) and stops (`.` `!` `?` and the end of a line). */
const pattern = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*['’]?|[.!?…;\n]+|[,:()/&=+"“”«»–—-]/gu;

/**
 * The words, pauses and stops of a note, with slips of the pen put right; what stands for one of the `children` has the child's name.
 * Quotation marks are left out.
 */
export function tokensOf(note: string, children: readonly string[]): Token[] {
  const names = new Map(children.map((name) => [name.toLowerCase(), name]));
  const tokens: Token[] = [];
  let quoted = false;
  const asides = [...note.matchAll(aside)].map(({ 0: said, index }) => [index, index + said.length] as const);
  for (const { 0: text, index: at } of note.matchAll(pattern)) {
    const { length } = text;
    if (/^["“”«»]$/u.test(text)) {
      quoted = text === '"' ? !quoted : /[“«]/.test(text);
      continue;
    }
    if (asides.some(([from, to]) => at >= from && at < to)) continue;
    // No word of a language that is read here is as long.
    if (length > maxLetters) tokens.push({ text: ',', word: ',', kind: 'pause', at, length });
    else if (!/[\p{L}\p{N}]/u.test(text)) {
      tokens.push({ text, word: text, kind: /[.!?…;\n]/.test(text) ? 'stop' : 'pause', at, length });
    } else {
      for (const [word, written, child] of wordsIn(text, tokens.at(-1), note.slice(at + length), names)) {
        tokens.push({ text: written, word, kind: 'word', at, length, ...(child !== undefined && { child }), ...(quoted && { quoted }) });
      }
    }
  }
  return tokens;
}

/** A word, what of it is written, and the child that it names. */
type ReadWord = readonly [word: string, written: string, child?: string];

/** The words that `text` stands for; none where it only repeats the one before. `rest`: the note behind it. */
function wordsIn(text: string, before: Token | undefined, rest: string, names: ReadonlyMap<string, string>): readonly ReadWord[] {
  // A letter that is drawn out stands once: "tirrred" is "tired".
  const lower = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/([aeiouy])\1{2,}/gu, '$1')
    .replace(/(\p{L})\1{2,}/gu, '$1$1');
  const name = nameOf(lower, text, before, names);
  if (name !== undefined) return [[lower, text, name]];
  const owner = /^(.+?)(?:'s|s'|'|s)$/.exec(lower)?.[1];
  const child = owner === undefined ? undefined : (names.get(owner) ?? names.get(lower.replace(/'$/, '')));
  if (child !== undefined) {
    return [
      [child.toLowerCase(), text.slice(0, child.length), child],
      [isState(rest) ? 'is' : "'s", ''],
    ];
  }
  // For example: "so were in the hall" means "we're".
  const opens = before?.kind !== 'word' || /^(?:so|and|but|now|ok)$/.test(before.word);
  if (lower === 'were' && opens && weAre.test(rest)) {
    return [
      ['we', text],
      ['are', ''],
    ];
  }
  const nearby = rest.slice(0, maxLetters);
  const long = unfolded(lower, text, nearby);
  if (long !== null) return long;
  const kin =
    lower.endsWith('s') &&
    people.has(lower.slice(0, -1)) &&
    /^\s+(?:playing|joined|joining|here|in|now|the|got|gone|left|a)(?!\p{L})/u.test(rest);
  if (kin) {
    return [
      [lower.slice(0, -1), text.slice(0, -1)],
      ["'s", ''],
    ];
  }
  if (lower.endsWith("'s") && lower.length > 3) {
    // For example: in "the map's gone missing" it means "is".
    return [
      [lower.slice(0, -2), text.slice(0, -2)],
      [isCopula(nearby) ? 'is' : "'s", ''],
    ];
  }
  const word = lower.replace(/'$/, '');
  // For example: "hot hot hot" says no more than "hot".
  const repeats = word === before?.word && (weathers.has(word) || moods.has(word) || /^(?:very|so|really|love|loves|loved)$/.test(word));
  return repeats ? [] : [[asMeant(word), text.replace(/['’]$/, '')]];
}

/** The child that a word names; a name that is a common word too is none after `the` or `we`. */
function nameOf(lower: string, text: string, before: Token | undefined, names: ReadonlyMap<string, string>): string | undefined {
  const inLine = before !== undefined && before.kind === 'word';
  if (
    inLine &&
    /^\p{Ll}/u.test(text) &&
    (/^(?:the|an|i|we|you|they|he|she)$/.test(before.word) ||
      (before.word === 'a' && (kindOfNoun(lower) !== null || commonVerbs.has(lower) || known(lower))))
  )
    return undefined;
  const exact = names.get(lower);
  if (exact !== undefined) return exact;
  if (lower.length < 3) return undefined;
  const alike =
    lower.length < 4 || known(lower)
      ? undefined
      : [...names].find(([name]) => undoubled(name) === undoubled(lower) && (lower.length < name.length || /^\p{Lu}/u.test(text)))?.[1];
  if (alike !== undefined) return alike;
  const short = [...names].find(([name]) => name.length > lower.length + 1 && (name.startsWith(lower) || name.endsWith(lower)))?.[1];
  return short === undefined || known(lower) ? undefined : short;
}

/** A name without its doubled consonants: poly is Polly, and freed is not Fred. */
function undoubled(name: string): string {
  return name.replace(/([^aeiou])\1+/gu, '$1');
}

function known(word: string): boolean {
  return (
    phraseEnds.has(word) ||
    determiners.has(word) ||
    emptyNouns.has(word) ||
    fillers.has(word) ||
    materials.has(word) ||
    people.has(word) ||
    moods.has(word) ||
    unreal.has(word) ||
    kindOfNoun(word) !== null ||
    commonVerbs.has(word)
  );
}

const commonVerbs = wordSet('rose rob mark pat art pen can jack hop run ran sat set tin cast drew ran win son ray');

const maxLetters = 40;

const weAre =
  /^ +(?:(?:all|now|back|still|just|out|up|down) +)*(?:in|on|at|outside|inside|indoors|outdoors|upstairs|downstairs|now|\p{L}+ing)(?!\p{L})/iu;

/** What stands behind `'s` where that is `is` or `has`, and no possessive. */
function isCopula(rest: string): boolean {
  const next = /^ +(\p{L}+)/u.exec(rest)?.[1]?.toLowerCase() ?? '';
  return moods.has(next) || afterIs.has(next);
}

/** A child's `'s` before how they are: mia's wrecked. */
function isState(rest: string): boolean {
  const next = /^ +(\p{L}+)/u.exec(rest)?.[1]?.toLowerCase() ?? '';
  return moods.has(next) || states.has(next);
}

const states = wordSet(
  'asleep tired exhausted knackered shattered wrecked wiped pooped zonked drained whacked bushed beat done not so very really too absolutely totally completely getting having well',
);

const afterIs = wordSet(
  'gone missing lost called named broken finished ready vanished disappeared collapsed fallen sunk melted been got not in on at under a an the so very too really asleep tired getting having joined started officially definitely up here down',
);

/** A sentence without a stop is read in pieces of this many words and pauses, so that reading stays quick. */
const maxTokens = 40;

/** The tokens between two stops, each with at least one word. */
export function tokenSentences(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'stop' || (sentences.at(-1)?.length ?? 0) >= maxTokens) sentences.push([]);
    if (token.kind !== 'stop') sentences.at(-1)?.push(token);
  }
  return sentences.filter((sentence) => sentence.some(({ kind }) => kind === 'word'));
}
