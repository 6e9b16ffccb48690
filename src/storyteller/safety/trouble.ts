import { clausesOf, shortClausesOf } from './trouble/clauses.ts';
import { withoutEveryday } from './trouble/everyday.ts';
import { isWord, languages } from './trouble/languages.ts';
import { troubleOdds } from './trouble/likeness.ts';
import { withoutSlips } from './trouble/misspelt.ts';
import { type Sentence, sentenceOf } from './trouble/phrases.ts';
import { plainNote, withoutNames, withoutUnknownNames } from './trouble/plain.ts';
import { type Found, readIn } from './trouble/rules.ts';
import { type TroubleKind, troubleKinds } from './trouble/tongue.ts';

export type { TroubleKind } from './trouble/tongue.ts';

/**
 * Whether a note speaks of trouble. `stop`: somebody is hurt, ill, lost, in danger, in grief or in great distress: no story goes on with that.
 * `ask`: it may be meant for real or in the story; only the adult knows.
 */
export type Trouble = { tier: 'stop' | 'ask'; kind: TroubleKind | 'unknown' } | { tier: 'none' };

const none: { tier: 'none' } = { tier: 'none' };

/**
 * How likely a note is one of trouble: the classifier's log-odds of the whole, and the highest of the whole, its sentences and its clauses, each with its weight,
 * and what the tables' finding adds. Learned from the notes of nine writers (2,383 of trouble; 2,746 of play, nearly half of which sound like trouble), each read by
 * a classifier that had seen the others' only.
 */
const weighs = { even: -0.03, whole: 0.53, highest: 0.26, none: 0, ask: 0.85, grave: -0.5, stop: 2.1 } as const;

/**
 * From where a note is asked about; grave danger is asked about against any odds but where a toy or what it is made of is named, there from `made`. From where a
 * clause by itself is, by what the tables find in it, and one of one or two words in which they would ask. `stop`, `unfound`: the classifier's own odds from which
 * the story stops, where the tables stop it and where they find nothing. Chosen on the same notes: 93 % are caught, 0.5 % of play is stopped.
 */
const believed = { ask: -0.2, made: -1, clause: { none: 1.2, ask: 0.5, stop: -1 }, short: 0.5, stop: 1, unfound: 2.5 } as const;

/** Kinds that are no danger: words of play may make nothing of them. */
const heavyHearted: ReadonlySet<TroubleKind> = new Set(['grief', 'distress']);

/**
 * What the first note needs, in pieces, to be prepared while there is time before it. All of it takes a tablet a quarter of a second.
 */
export const preparations: readonly (() => void)[] = [
  ...languages.flatMap(({ prepare, vocabulary }) => [prepare, () => void vocabulary()]),
  () => void troubleOdds(''),
];

/** The latest notes read, without names, and their results: an adventure's notes are read again with each of its steps. The oldest goes first. */
const lately = new Map<string, Trouble>();
const mostLately = 24;

/**
 * Reads an adult's note for trouble, in any of the languages of the tables, before anybody else reads it. `names`: those of the children and
 * adults of the family. A note of 2,000 characters takes a few milliseconds, the same one again none.
 */
export function readTrouble(note: string, names: readonly string[]): Trouble {
  const nameless = withoutSlips(withoutEveryday(withoutNames(note, names)));
  if (!/\p{L}/u.test(nameless)) return none;
  const known = lately.get(nameless);
  if (known !== undefined) return known;
  const trouble = readAnew(nameless);
  const oldest = lately.size < mostLately ? undefined : lately.keys().next().value;
  if (oldest !== undefined) lately.delete(oldest);
  lately.set(nameless, trouble);
  return trouble;
}

function readAnew(nameless: string): Trouble {
  const found = readTables(nameless);
  const { whole, worst } = troubleOdds(nameless);
  const kind = found.tier === 'none' ? 'unknown' : found.kind;
  if ((found.tier === 'stop' && worst > believed.stop) || (found.tier === 'none' && whole > believed.unfound))
    return { tier: 'stop', kind };
  const clauses = clausesOf(nameless).map((clause) => ({ clause, odds: troubleOdds(clause).whole }));
  const isGrave = found.tier === 'ask' && found.grave;
  const highest = Math.max(worst, ...clauses.map((each) => each.odds));
  const odds = weighs.even + weighs.whole * whole + weighs.highest * highest + weighs[isGrave ? 'grave' : found.tier];
  if (odds > believed.ask || found.tier === 'stop') return { tier: 'ask', kind };
  if (found.tier === 'ask' && found.grave && isDanger(found.kind, nameless, odds)) return { tier: 'ask', kind };
  const own = clauses.length > 1 ? readClauses(clauses) : none;
  return own.tier === 'none' ? readShortClauses(nameless) : own;
}

/** Whether grave danger beside words of play is asked about. Self-harm is in any game. */
function isDanger(kind: TroubleKind, nameless: string, odds: number): boolean {
  if (kind === 'self-harm') return true;
  if (heavyHearted.has(kind)) return false;
  const sentence = sentenceOf(plainNote(nameless));
  const isMade = languages.some(({ lists }) => lists.toy(sentence, false).length > 0 || lists.frame(sentence, false).length > 0);
  return !isMade || odds > believed.made;
}

/** Reads each clause by itself: what is staged in one need not be in the next, and what is said in one breath with twenty words of play drowns in them. */
function readClauses(clauses: readonly { clause: string; odds: number }[]): Trouble {
  for (const { clause, odds } of clauses) {
    if (odds <= believed.clause.stop) continue;
    const found = readTables(clause);
    if (odds > believed.clause[found.tier]) return { tier: 'ask', kind: found.tier === 'none' ? 'unknown' : found.kind };
  }
  return none;
}

/** Asks about what is said in one or two words in a longer note, *he choked*; what is only a sign of trouble, where the odds are even. */
function readShortClauses(nameless: string): Trouble {
  for (const clause of shortClausesOf(nameless)) {
    const found = readTables(clause);
    if (found.tier === 'stop' || (found.tier === 'ask' && troubleOdds(clause).whole > believed.short))
      return { tier: 'ask', kind: found.kind };
  }
  return none;
}

/** Reads a note by the tables alone. */
function readTables(nameless: string): Found {
  const fever: Found = /(?:^|[^\d.,])(?:3[89]|4[01])[.,]\d(?!\d)/.test(nameless) ? { tier: 'ask', kind: 'illness', grave: false } : none;
  // In German every noun is written like a name.
  const plain = plainNote(mostLikely(sentenceOf(plainNote(nameless))).includes('de') ? nameless : withoutUnknownNames(nameless, isWord));
  const cleared = languages.reduce((text, { clear }) => clear(text), plain);
  const pretended = languages.some(({ pretend }) => pretend(sentenceOf(plain), false).length > 0);
  return cleared
    .split(' . ')
    .map((sentence) => readSentence(sentenceOf(sentence), pretended))
    .reduce(graver, fever);
}

const rank = { stop: 2, ask: 1, none: 0 } as const;

/** The graver of two findings; of the same tier, the kind that stands first in `troubleKinds`. */
function graver(a: Found, b: Found): Found {
  if (rank[a.tier] !== rank[b.tier]) return rank[a.tier] > rank[b.tier] ? a : b;
  if (a.tier === 'none' || b.tier === 'none') return a;
  const first = troubleKinds.indexOf(a.kind) <= troubleKinds.indexOf(b.kind) ? a : b;
  return { ...first, grave: a.grave || b.grave };
}

/** How many small words of each language the sentence has. */
function smallWords(sentence: Sentence): number[] {
  return languages.map(({ known }) => sentence.words.filter((word) => known.has(word)).length);
}

function mostLikely(sentence: Sentence): string[] {
  const counts = smallWords(sentence);
  const most = Math.max(1, ...counts);
  return languages.flatMap(({ lang }, at) => (counts[at] === most ? [lang] : []));
}

/** Read in every language that it may be in: its small words tell, and where there are next to none, in all of them. */
function readSentence(sentence: Sentence, pretended: boolean): Found {
  const counts = smallWords(sentence);
  const most = Math.max(...counts);
  const read = languages
    .filter(({ lang }, at) => lang === 'en' || most < 2 || (counts[at] ?? 0) * 2 >= most)
    .map((reader) => {
      const known = counts[languages.indexOf(reader)] === most;
      return { known, found: readIn(reader, sentence, pretended, known) };
    });
  const likeliest = read.filter(({ known }) => known).map(({ found }) => found);
  const all = read.map(({ found }) => found);
  // A language that the note is less likely in doesn't know that it is the dragon who died.
  const isGuess = (found: Found): boolean => most > 1 && found.tier === 'ask' && found.kind === 'grief' && !found.grave;
  return (likeliest.every(({ tier }) => tier === 'none') ? all.filter((found) => !isGuess(found)) : all).reduce(graver, none);
}
