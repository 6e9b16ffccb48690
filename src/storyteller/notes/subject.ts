import { wordSet } from '../words/word-set.ts';
import { kindOfNoun } from './nouns.ts';
import { capital, goodWords } from './phrase.ts';
import type { Token } from './tokens.ts';
import {
  determiners,
  emptyNouns,
  fillers,
  groupPronouns,
  homePlaces,
  materials,
  moods,
  people,
  phraseEnds,
  plainAdjectives,
  relations,
  unreal,
} from './words.ts';

/** Who does what a verb says. */

export type Subject = {
  kind: 'child' | 'person' | 'pronoun' | 'group' | 'writer' | 'thing' | 'none';
  /** A child's name, or a person or animal in the note's words. */
  who?: string;
  /** Only the word's place says that it is somebody. */
  stranger?: boolean;
  /** The token of the pronoun or name. */
  at: number;
  /** The verb is a wish, a plan, a question or denied. */
  unreal: boolean;
};

const joiners = new Set(['and', 'then', 'but', 'so', 'who', 'which', '&', ',']);

/** The subject before the verb at `verb`, fillers skipped; if a pause or a joining word is there instead, it is looked for further ahead. */
export function subjectBefore(tokens: readonly Token[], verb: number): Subject {
  let denied = false;
  let at = verb - 1;
  for (; at >= 0; at -= 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.child !== undefined) return child(tokens, at, denied);
    const { word } = token;
    // For example: in "idris - made a bow" Idris made it.
    if (at === 1 && /^[:–-]$/.test(word) && tokens[0]?.child !== undefined) return child(tokens, 0, denied);
    if (token.kind !== 'word') break;
    if (word === 'to' && /^(?:managed|manages|helped|decided)$/.test(tokens[at - 1]?.word ?? '')) continue;
    if (word === 'decided' && tokens[at + 1]?.word === 'to') continue;
    if (unreal.has(word)) denied = true;
    else if (!fillers.has(word) && !(word.endsWith('ly') && word.length > 4)) break;
    if (verb - at > 6) break;
  }
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return { kind: 'none', at, unreal: denied };
  const { word } = token;
  if (word === 'he' || word === 'she') return { kind: 'pronoun', at, unreal: denied || questioned(tokens, at) };
  if (/^(?:i|me)$/.test(word) && /^(?:and|&|\+)$/.test(tokens[at - 1]?.word ?? '') && isSomebody(tokens, at - 2))
    return { kind: 'group', at, unreal: denied || questioned(tokens, at - 2) };
  if (word === 'i' || word === 'ive') return { kind: 'writer', at, unreal: denied || questioned(tokens, at) };
  if (groupPronouns.has(word)) return { kind: 'group', at, unreal: denied || questioned(tokens, at) };
  if (word === 'who' && tokens[at - 1]?.child !== undefined) return child(tokens, at - 1, denied);
  if (joiners.has(word)) return { kind: 'none', at, unreal: denied };
  const person = personAt(tokens, at);
  if (person !== null) {
    const isUnreal = denied || questioned(tokens, at);
    return joinedToOther(tokens, at) ? { kind: 'group', at, unreal: isUnreal } : { kind: 'person', who: person, at, unreal: isUnreal };
  }
  const before = tokens[at - 1];
  const first = before === undefined || before.kind === 'pause' || before.word === 'and' || before.word === 'but';
  // It is somebody whom the family has not told of, or a pet name.
  if (first && isStranger(token)) return { kind: 'person', who: token.text, stranger: !capital(token), at, unreal: denied };
  return { kind: 'thing', who: token.text, at, unreal: denied || questioned(tokens, at) };
}

/** A child, or somebody else, ends at `at`. */
function isSomebody(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.child !== undefined || people.has(tokens[at]?.word ?? '');
}

/** `kit and his dad`, `kit and her friend mo`: what they do, they do together. */
export function joinedToOther(tokens: readonly Token[], at: number): boolean {
  let from = at - 1;
  const said = (word: string): boolean =>
    determiners.has(word) || people.has(word) || relations.has(word) || /^(?:imaginary|best|little|big|new|baby)$/.test(word);
  while (from > 0 && said(tokens[from]?.word ?? '')) from -= 1;
  return /^(?:and|&|\+)$/.test(tokens[from]?.word ?? '') && isSomebody(tokens, from - 1);
}

/** A word that can be nothing but somebody's name. Behind `her brother` it may end in an s. */
export function isStranger(token: Token | undefined, kin = false): boolean {
  if (token === undefined || token.kind !== 'word') return false;
  const { word, text } = token;
  if (!/^\p{L}{3,10}$/u.test(text) || (kin ? /(?:ing|ed|ly|(?<![aious])s)$/ : /(?:ing|ed|ly|(?<!s)s)$/).test(word)) return false;
  return !closed.some((words) => words.has(word)) && !plainPast.test(word) && kindOfNoun(word) === null && goodWords(text);
}

const plainPast = /^(?:came|come|comes|ran|sat|took|gave|kept|woke|fell|left|join|joins|play|plays|gets|put|read|sang|won|lost|found)$/;

const closed = [determiners, phraseEnds, emptyNouns, plainAdjectives, fillers, unreal, moods, homePlaces, materials];

function child(tokens: readonly Token[], at: number, denied: boolean): Subject {
  const name = tokens[at]?.child ?? '';
  if (joinedToOther(tokens, at)) return { kind: 'group', at, unreal: denied };
  return { kind: 'child', who: name, at, unreal: denied || questioned(tokens, at) };
}

/** `if tom built`, `can mia build`: the word before the subject turns it into a question or a condition. */
function questioned(tokens: readonly Token[], at: number): boolean {
  const near = tokens[at - 1]?.word ?? '';
  const word = determiners.has(near) ? (tokens[at - 2]?.word ?? '') : near;
  return /^(?:if|can|could|should|will|would|might|may|let|did|does|do|before|until|unless|once|whether|nobody|hope|hoping|wish|wishes|pretend|pretends|pretended|pretending|imagine|imagines|imagined)$/.test(
    word,
  );
}

const kinTitles = wordSet('mum mummy mom dad daddy grandma grandpa granny grandad gran nan nana auntie aunty aunt uncle cousin');

/** A grown-up, an animal or a visitor whose word or name ends at `at`: `uncle sanjay`, `the dog`, `our neighbour`, `Dee`. */
export function personAt(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word' || token.child !== undefined) return null;
  const before = tokens[at - 1];
  if (
    before !== undefined &&
    before.kind === 'word' &&
    /^(?:brother|sister|bro|sis|son|daughter|boy|girl|friend|mate|pal|buddy|bestie|classmate|lodger|kid|lad)$/.test(before.word) &&
    (capital(token) || isStranger(token, true))
  )
    return token.text;
  if (
    before !== undefined &&
    people.has(before.word) &&
    before.kind === 'word' &&
    (capital(token) ||
      isStranger(token) ||
      (kinTitles.has(before.word) && /^\p{L}{2}$/u.test(token.text) && !closed.some((words) => words.has(token.word))))
  ) {
    return relations.has(before.word) && !kinTitles.has(before.word) ? token.text : `${before.text} ${token.text}`;
  }
  if (people.has(token.word)) return token.text;
  if (relations.has(token.word)) return token.text;
  // A capital in the middle of a sentence begins somebody's name.
  if (
    capital(token) &&
    before !== undefined &&
    before.kind === 'word' &&
    !determiners.has(before.word) &&
    // For example: "Captain Hook" belongs to the story.
    !/^(?:captain|king|queen|princess|prince|sir|lady|lord|doctor|dr|professor|mr|mrs|miss|peter|snow)$/.test(before.word) &&
    /^\p{Lu}\p{Ll}+$/u.test(token.text)
  )
    return token.text;
  return null;
}

/** Somebody who plays did it, and it is neither a wish nor denied. */
export function real(subject: Subject): boolean {
  return !subject.unreal && subject.kind !== 'thing' && subject.kind !== 'writer';
}
