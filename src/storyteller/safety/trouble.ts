import { isWord, languages, type Reader } from './trouble/languages.ts';
import { troubleOdds } from './trouble/likeness.ts';
import { type Sentence, type Span, sentenceOf } from './trouble/phrases.ts';
import { guessToken, plainNote, withoutNames, withoutStrangers } from './trouble/plain.ts';
import { type TroubleKind, troubleKinds } from './trouble/tongue.ts';

export type { TroubleKind } from './trouble/tongue.ts';

/**
 * Whether a note speaks of trouble. `stop`: somebody is hurt, ill, lost, in danger, in grief or in great distress: no story goes on with that.
 * `ask`: it may be meant for real or in the story; only the adult knows.
 */
export type Trouble = { tier: 'stop' | 'ask'; kind: TroubleKind | 'unknown' } | { tier: 'none' };

/** What the tables of phrases say. `grave`: what they found would stop any story but that words of play stand beside it. */
type Found = { tier: 'stop' | 'ask'; kind: TroubleKind; grave: boolean } | { tier: 'none' };

const none: { tier: 'none' } = { tier: 'none' };

/**
 * Log-odds from which the classifier is believed: it adds what no table has words for, and takes back what a table has misread. Chosen on the notes
 * of four writers (1,200 of trouble; 1,340 of play, nearly half of which sound like trouble), each read by a classifier that had seen the others'
 * only: 93 % are caught, 1 % of play is stopped.
 */
const believed = {
  /** The tables find nothing. */
  none: { stop: 2.5, ask: 0 },
  /** The tables would ask; where what they found is grave, they are believed against long odds. */
  ask: { ask: -0.5, grave: -4 },
  /** The tables would stop the story. */
  stop: { stop: 1, ask: -4 },
} as const;

/**
 * Reads an adult's note for trouble, in any of the languages of the tables, before anybody else reads it. `names`: those of the children and
 * adults of the family. Pure; a note of 2,000 characters takes a few milliseconds.
 */
export function readTrouble(note: string, names: readonly string[]): Trouble {
  if (!/\p{L}/u.test(note)) return none;
  const found = readTables(note, names);
  const { whole, worst } = troubleOdds(withoutNames(note, names));
  switch (found.tier) {
    case 'stop':
      return worst > believed.stop.ask ? { tier: worst > believed.stop.stop ? 'stop' : 'ask', kind: found.kind } : none;
    case 'ask':
      return worst > (found.grave ? believed.ask.grave : believed.ask.ask) ? { tier: 'ask', kind: found.kind } : none;
    case 'none':
      return worst > believed.none.ask ? { tier: whole > believed.none.stop ? 'stop' : 'ask', kind: 'unknown' } : none;
  }
}

/** Reads a note by the tables alone. */
export function readTables(note: string, names: readonly string[]): Found {
  const fever: Found = /(?:^|[^\d.,])(?:3[89]|4[01])[.,]\d(?!\d)/.test(note) ? { tier: 'ask', kind: 'illness', grave: false } : none;
  const known = withoutNames(note, names);
  // In German every noun is written like a name.
  const plain = plainNote(mostLikely(sentenceOf(plainNote(known))).includes('de') ? known : withoutStrangers(known, isWord));
  const cleared = languages.reduce((text, { clear }) => clear(text), plain);
  const pretended = languages.some(({ pretend }) => pretend(sentenceOf(plain), false).length > 0);
  return cleared
    .split(' . ')
    .map((sentence) => readSentence(sentenceOf(sentence), pretended))
    .reduce(graver, fever);
}

const rank = { stop: 2, ask: 1, none: 0 } as const;

/** The graver of two; of the same tier the kind that is named first. */
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
  return languages
    .filter(({ lang }, at) => lang === 'en' || most < 2 || (counts[at] ?? 0) * 2 >= most)
    .map((reader) => readIn(reader, sentence, pretended, counts[languages.indexOf(reader)] === most))
    .reduce(graver, none);
}

/** `pretended`: somewhere the note says that it is about a game. Who lives in stories counts in their own sentence. */
function readIn(reader: Reader, sentence: Sentence, pretended: boolean, known: boolean): Found {
  const find = (name: keyof Reader['lists']): Span[] => reader.lists[name](sentence, known);
  const negations = find('not');
  const creatures = find('creature');
  const toys = find('toy');
  const people = find('person');
  const over = find('past').length > 0;
  const frames = separate(find('frame'));
  const played = pretended || creatures.length > 0 || toys.length > 0 || frames.length > 0;
  /** Nobody who is there is spoken of, only who lives in the story. */
  const fiction = creatures.length > 0 && people.length === 0 && find('pronoun').length === 0;
  const affirmed = (span: Span): boolean => !negations.some(({ from, to }) => from < span.from && to <= span.from && span.from - to <= 1);
  const kin = find('kin');
  const actors = [...people, ...find('pronoun')];
  const unnamed = (from: number, to: number): boolean => !actors.some((one) => one.from >= from && one.to <= to);
  const real = (span: Span): boolean =>
    affirmed(span) && !toys.some(({ to }) => to <= span.from && span.from - to <= 3 && unnamed(to, span.from));
  /** It befalls who lives in the story: a creature begins this part of the sentence, no animal of the house, and nobody who is there is named between. */
  const subjects = creatures.filter(
    ({ from, to }) =>
      from - 1 - sentence.words.lastIndexOf(',', from) <= 2 &&
      !kin.some((one) => one.from < to && from < one.to) &&
      !people.some((one) => one.to === from),
  );
  const imagined = (span: Span): boolean => subjects.some(({ to }) => to <= span.from && span.from - to <= 3 && unnamed(to, span.from));
  const stop = (kind: TroubleKind): Found => ({ tier: played ? 'ask' : 'stop', kind, grave: true });
  const ask = (kind: TroubleKind): Found => ({ tier: 'ask', kind, grave: false });
  const bodies = find('body');
  /** Two frames say plainly that it is a game; one does where nobody and no part of a body is spoken of. Self-harm is asked about in any game. */
  const staged = (kind: TroubleKind): boolean =>
    kind !== 'self-harm' && bodies.length === 0 && (frames.length > 1 || (frames.length === 1 && actors.length === 0));
  /** Even what would stop the story is told: by two frames where nobody at all is spoken of, by one where it befalls who lives in the story. */
  const told = frames.length > 1 && actors.length === 0;
  const past = (kind: TroubleKind): boolean => over && (kind === 'injury' || kind === 'illness');

  for (const kind of troubleKinds) {
    const grave = past(kind) ? [] : reader.stop[kind](sentence, known).filter(real);
    if (grave.some((span) => kind === 'self-harm' || !(told || (frames.length > 0 && imagined(span))))) return stop(kind);
  }

  const hazards = find('hazard');
  const swallowed = find('swallow').filter(affirmed);
  const ingested = find('ingest').filter(real);
  if (!told && (near(swallowed, hazards, 6) || near(ingested, hazards, 5))) return stop('swallowing');
  if (!told && near(swallowed, find('thing'), 5) && !fiction) return stop('swallowing');

  const dead = find('dead').filter((span) => real(span) && !imagined(span));
  const guessed = ({ from }: Span): boolean => sentence.words[from] === guessToken;
  if (
    near(
      dead,
      kin.filter((span) => !guessed(span)),
      6,
    ) &&
    !fiction
  )
    return stop('grief');
  if (near(dead, kin, 3) && !fiction) return ask('grief');
  if (!fiction && near(dead, find('pronoun'), 4)) return ask('grief');

  const sought = find('seek');
  const gone = find('gone').filter(real);
  const owner = (who: Span, { from }: Span): boolean => sentence.words[who.to] === 's' && from > who.to;
  const lost = (who: readonly Span[]): boolean =>
    near(
      sought,
      who.filter(({ to }) => sentence.words[to] !== 's'),
      2,
      'after',
    ) ||
    who.some((one) =>
      near(
        [one],
        gone.filter((span) => !owner(one, span)),
        3,
        'after',
      ),
    );
  if (!fiction && lost(people.filter((span) => !guessed(span)))) return stop('missing');
  if (!fiction && lost(people)) return ask('missing');

  const harms = find('harm').filter(real);
  const graves = find('grave').filter(real);
  if (!over && !fiction && near(graves, bodies, 4)) return stop('injury');
  if (!over && !fiction && near(harms, bodies, 5)) return graves.length > 0 ? stop('injury') : ask('injury');
  if (!over && !fiction && !staged('injury') && near(find('fall').filter(real), find('height'), 5)) return ask('injury');
  if (!over && !fiction && !staged('injury') && near(find('fall').filter(real), bodies, 5, 'after')) return ask('injury');
  const strikes = find('strike').filter(real);
  if (near(strikes, people, 2, 'after') || (!played && near(strikes, find('pronoun'), 1, 'after')))
    return graves.length > 0 || bodies.length > 0 ? stop('violence') : ask('violence');
  const signs = troubleKinds.flatMap((kind) =>
    past(kind)
      ? []
      : reader.ask[kind](sentence, known)
          .filter((span) => real(span) && !imagined(span))
          .map((span) => ({ kind, span })),
  );
  const [first] = signs;
  if (first === undefined) return none;
  // One such sign may be chance; a second one in other words is not.
  const wordsOf = ({ from, to }: Span): string => sentence.words.slice(from, to).join(' ');
  const certain = signs.some(
    ({ span }) => (span.from >= first.span.to || span.to <= first.span.from) && wordsOf(span) !== wordsOf(first.span),
  );
  if (!certain && (fiction || staged(first.kind))) return none;
  return certain ? stop(first.kind) : ask(first.kind);
}

/** Whether some two stand at most `most` words apart; `after`: the second behind the first. */
function near(first: readonly Span[], second: readonly Span[], most: number, order: 'any' | 'after' = 'any'): boolean {
  return first.some((a) =>
    second.some((b) => (b.from >= a.to ? b.from - a.to <= most : order === 'any' && a.from >= b.to && a.from - b.to <= most)),
  );
}

/** Of spans that overlap only the first. */
function separate(spans: readonly Span[]): Span[] {
  return spans.reduce<Span[]>((kept, span) => (kept.some(({ from, to }) => from < span.to && span.from < to) ? kept : [...kept, span]), []);
}
