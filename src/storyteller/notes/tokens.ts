import { kindOfNoun } from './nouns.ts';
import { determiners, emptyNouns, fillers, materials, moods, people, phraseEnds, unreal } from './words.ts';

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
};

const contractions: ReadonlyMap<string, readonly string[]> = new Map(
  [
    'hes he is',
    'shes she is',
    'theyre they are',
    'theyve they have',
    'theyd they would',
    'theyll they will',
    'weve we have',
    'ive i have',
    'im i am',
    'thats that is',
    'theres there is',
    'whos who is',
    'lets let us',
    'isnt is not',
    'arent are not',
    'wasnt was not',
    'werent were not',
    'dont do not',
    'doesnt does not',
    'didnt did not',
    'cant can not',
    'cannot can not',
    'couldnt could not',
    'wouldnt would not',
    'shouldnt should not',
    'wont will not',
    'hasnt has not',
    'havent have not',
    'hadnt had not',
    'aint is not',
    'nobodys nobody is',
    'everyones everyone is',
    'somebodys somebody is',
  ].map((line) => {
    const [short = '', ...long] = line.split(' ');
    return [short, long];
  }),
);

/** Words that carry an event, as tired thumbs type them: two letters the wrong way round. */
const typed: ReadonlyMap<string, string> = new Map(
  'built found called named wants loved tired scared excited joined became captain pirate bridge dragon castle'
    .split(' ')
    .flatMap((word) => Array.from({ length: word.length - 1 }, (_, at): [string, string] => [swapped(word, at + 1), word]))
    .filter(([wrong, word]) => wrong !== word && wrong !== 'tried' && wrong !== 'sacred'),
);

function swapped(word: string, at: number): string {
  return word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1);
}

const endings: readonly (readonly [RegExp, string])[] = [
  [/^(.+)n't$/, 'not'],
  [/^(.+)'re$/, 'are'],
  [/^(.+)'ve$/, 'have'],
  [/^(.+)'ll$/, 'will'],
  [/^(.+)'d$/, 'would'],
  [/^(i)'m$/, 'am'],
];

const pronounIs = /^(?:he|she|it|that|there|who|what|here|where)'s$/;

/** Words, pauses (`,` `(` `–` `:`) and stops (`.` `!` `?` and the end of a line). */
const pattern = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*['’]?|[.!?…;\n]+|[,:()/&=+"“”«»–—-]/gu;

export function tokensOf(note: string, children: readonly string[]): Token[] {
  const names = new Map(children.map((name) => [name.toLowerCase(), name]));
  const tokens: Token[] = [];
  for (const match of note.matchAll(pattern)) {
    const text = match[0];
    const at = match.index;
    const length = text.length;
    if (/^["“”«»]$/u.test(text)) continue;
    // (no word of a language that is read here is as long)
    if (length > maxLetters) {
      tokens.push({ text: ',', word: ',', kind: 'pause', at, length });
      continue;
    }
    if (!/[\p{L}\p{N}]/u.test(text)) {
      tokens.push({ text, word: text, kind: /[.!?…;\n]/.test(text) ? 'stop' : 'pause', at, length });
      continue;
    }
    const lower = text.toLowerCase().replaceAll('’', "'");
    const push = (word: string, written: string, child?: string): void => {
      tokens.push({ text: written, word, kind: 'word', at, length, ...(child !== undefined && { child }) });
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
      push("'s", '');
      continue;
    }
    const long = contractions.get(lower) ?? (pronounIs.test(lower) ? [lower.slice(0, -2), 'is'] : undefined);
    if (long !== undefined) {
      long.forEach((word, index) => push(word, index === 0 ? text : ''));
      continue;
    }
    const ending = endings.find(([regex]) => regex.test(lower));
    if (ending !== undefined) {
      const stem = ending[0].exec(lower)?.[1] ?? lower;
      push(stem === 'ca' ? 'can' : stem === 'wo' ? 'will' : stem, text);
      push(ending[1], '');
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
      push("'s", '');
      continue;
    }
    const word = lower.replace(/'$/, '');
    push(typed.get(word) ?? word, text.replace(/['’]$/, ''));
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
  const short = [...names].find(([name]) => name.length > lower.length + 1 && (name.startsWith(lower) || name.endsWith(lower)))?.[1];
  return short === undefined || known(lower) ? undefined : short;
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
