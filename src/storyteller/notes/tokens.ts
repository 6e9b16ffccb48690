import { asMeant, unfolded } from './en/spelling.ts';
import { kindOfNoun } from './nouns.ts';
import { determiners, emptyNouns, fillers, materials, moods, people, phraseEnds, unreal, weathers } from './words.ts';

/** A note as words: what is written, and what it stands for (`shes` is `she is`). */

export type Token = {
  /** As it was written; '' for the second word of a contraction. */
  text: string;
  /** In lower case, with straight apostrophes, without a possessive's ending. */
  word: string;
  /** `'s` is a token of its own: a possessive, `is` or `has`. */
  kind: 'word' | 'pause' | 'stop';
  /** Where it stands in the note, in UTF-16 units, and how long it is. */
  at: number;
  length: number;
  /** The children's name that it is, if any. */
  child?: string;
  /** Somebody else's words, or meant otherwise: `"lost" his peas`. */
  quoted?: boolean;
};

/** What is said in between and of nobody: minna bless her made a wand. */
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
  for (const match of note.matchAll(pattern)) {
    const text = match[0];
    const at = match.index;
    const length = text.length;
    if (/^["“”«»]$/u.test(text)) {
      quoted = text === '"' ? !quoted : /[“«]/.test(text);
      continue;
    }
    if (asides.some(([from, to]) => match.index >= from && match.index < to)) continue;
    // No word of a language that is read here is as long.
    if (length > maxLetters) {
      tokens.push({ text: ',', word: ',', kind: 'pause', at, length });
      continue;
    }
    if (!/[\p{L}\p{N}]/u.test(text)) {
      tokens.push({ text, word: text, kind: /[.!?…;\n]/.test(text) ? 'stop' : 'pause', at, length });
      continue;
    }
    // A letter that is drawn out stands once: "tirrred" is "tired".
    const lower = text
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/([aeiouy])\1{2,}/gu, '$1')
      .replace(/(\p{L})\1{2,}/gu, '$1$1');
    const push = (word: string, written: string, child?: string): void => {
      tokens.push({ text: written, word, kind: 'word', at, length, ...(child !== undefined && { child }), ...(quoted && { quoted }) });
    };
    const name = nameOf(lower, text, tokens.at(-1), names);
    if (name !== undefined) {
      push(lower, text, name);
      continue;
    }
    const owner = /^(.+?)(?:'s|s'|'|s)$/.exec(lower)?.[1];
    const child = owner === undefined ? undefined : (names.get(owner) ?? names.get(lower.replace(/'$/, '')));
    if (owner !== undefined && child !== undefined) {
      push(child.toLowerCase(), text.slice(0, child.length), child);
      push(isState(note.slice(at + length)) ? 'is' : "'s", '');
      continue;
    }
    // For example: "so were in the hall" means "we're".
    const opens = tokens.at(-1)?.kind !== 'word' || /^(?:so|and|but|now|ok)$/.test(tokens.at(-1)?.word ?? '');
    if (lower === 'were' && opens && weAre.test(note.slice(at + length))) {
      push('we', text);
      push('are', '');
      continue;
    }
    const long = unfolded(lower, text, note.slice(at + length, at + length + maxLetters));
    if (long !== null) {
      for (const [word, written] of long) push(word, written);
      continue;
    }
    const kin =
      lower.endsWith('s') &&
      people.has(lower.slice(0, -1)) &&
      /^\s+(?:playing|joined|joining|here|in|now|the|got|gone|left|a)(?!\p{L})/u.test(note.slice(at + length));
    if (kin) {
      push(lower.slice(0, -1), text.slice(0, -1));
      push("'s", '');
      continue;
    }
    if (lower.endsWith("'s") && lower.length > 3) {
      push(lower.slice(0, -2), text.slice(0, -2));
      // For example: in "the map's gone missing" it means "is".
      push(isCopula(note.slice(at + length, at + length + maxLetters)) ? 'is' : "'s", '');
      continue;
    }
    const word = lower.replace(/'$/, '');
    // For example: "hot hot hot" says no more than "hot".
    if (word === tokens.at(-1)?.word && (weathers.has(word) || moods.has(word) || /^(?:very|so|really|love|loves|loved)$/.test(word)))
      continue;
    push(asMeant(word), text.replace(/['’]$/, ''));
  }
  return tokens;
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

const commonVerbs = new Set('rose rob mark pat art pen can jack hop run ran sat set tin cast drew ran win son ray'.split(' '));

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

const states = new Set(
  'asleep tired exhausted knackered shattered wrecked wiped pooped zonked drained whacked bushed beat done not so very really too absolutely totally completely getting having well'.split(
    ' ',
  ),
);

const afterIs = new Set(
  'gone missing lost called named broken finished ready vanished disappeared collapsed fallen sunk melted been got not in on at under a an the so very too really asleep tired getting having joined started officially definitely up here down'.split(
    ' ',
  ),
);

/** Who writes without a stop is read in pieces of this many words and pauses: reading stays quick. */
const maxTokens = 40;

/** The tokens between two stops, each with at least one word. */
export function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'stop' || (sentences.at(-1)?.length ?? 0) >= maxTokens) sentences.push([]);
    if (token.kind !== 'stop') sentences.at(-1)?.push(token);
  }
  return sentences.filter((sentence) => sentence.some(({ kind }) => kind === 'word'));
}
