import { clausesOf } from './trouble/clauses.ts';
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
 * Log-odds from which the classifier stops the story or asks, by what the tables found: it adds what they lack and corrects what they misread. Chosen on
 * the notes of four writers (1,200 of trouble; 1,340 of play, nearly half of which sound like trouble), each read by a classifier that had seen the others'
 * only: 93 % are caught, 1 % of play is stopped.
 */
const believed = {
  /** The tables find nothing. `clause`: of a clause in which they would find nothing; `sign`, `grave`: of one in which they would ask or stop. */
  none: { stop: 2.5, ask: 0.4, clause: 1.5, sign: 1.5, grave: 0 },
  /** The tables would ask; grave danger is asked about against any odds, other grave trouble against long ones. */
  ask: { ask: -0.2, clause: 0.3, grave: -4, graveClause: -3 },
  /** The tables would stop the story. */
  stop: 1,
} as const;

/** Kinds that are no danger: words of play may make nothing of them, where the odds are long. */
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
  switch (found.tier) {
    case 'stop':
      return { tier: worst > believed.stop ? 'stop' : 'ask', kind: found.kind };
    case 'ask': {
      if (found.grave && !heavyHearted.has(found.kind)) return { tier: 'ask', kind: found.kind };
      const { ask, clause, grave, graveClause } = believed.ask;
      const likely = worst > (found.grave ? grave : ask) || oddsOfClauses(nameless) > (found.grave ? graveClause : clause);
      return likely ? { tier: 'ask', kind: found.kind } : none;
    }
    case 'none':
      if (worst > believed.none.ask) return { tier: whole > believed.none.stop ? 'stop' : 'ask', kind: 'unknown' };
      return readClauses(nameless);
  }
}

/** The highest odds of a clause by itself: what is said in one breath with twenty words of play drowns in them. */
function oddsOfClauses(nameless: string): number {
  return Math.max(...clausesOf(nameless).map((clause) => troubleOdds(clause).whole));
}

/** Reads each clause by itself, where the whole has nothing: what is staged in one need not be in the next. */
function readClauses(nameless: string): Trouble {
  const { clause: unfound, sign, grave } = believed.none;
  const limits = { none: unfound, ask: sign, stop: grave } as const;
  for (const clause of clausesOf(nameless)) {
    const odds = troubleOdds(clause).whole;
    if (odds <= grave) continue;
    const found = readTables(clause);
    if (odds > limits[found.tier]) return { tier: 'ask', kind: found.tier === 'none' ? 'unknown' : found.kind };
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
