import type { Reader } from './languages.ts';
import type { Sentence, Span } from './phrases.ts';
import { guessToken } from './plain.ts';
import { type TroubleKind, troubleKinds } from './tongue.ts';

/** Decides from the phrases found in a sentence whether it speaks of trouble. */

/** What the tables of phrases say. `grave`: it would stop any story, if there were no words of play beside it. */
export type Found = { tier: 'stop' | 'ask'; kind: TroubleKind; grave: boolean } | { tier: 'none' };

/** A sentence as a language's tables find it. */
type Facts = {
  sentence: Sentence;
  reader: Reader;
  /** Whether the sentence is most likely in this language. */
  known: boolean;
  find: (name: keyof Reader['lists']) => Span[];
  people: readonly Span[];
  /** People, and pronouns for them. */
  actors: readonly Span[];
  kin: readonly Span[];
  bodies: readonly Span[];
  /** Words that say that it is a game. */
  frames: readonly Span[];
  /** It tells of something that is over. */
  over: boolean;
  /** Words of play stand here, or somewhere in the note. */
  played: boolean;
  /** It speaks only of somebody who lives in the story, and of nobody who is there. */
  fiction: boolean;
  affirmed: (span: Span) => boolean;
  /** Affirmed, and said of no toy. */
  real: (span: Span) => boolean;
  /** It happens to somebody who lives in the story. */
  imagined: (span: Span) => boolean;
  /** The word is only taken for a name by its capital. */
  guessed: (span: Span) => boolean;
  /** Two frames say plainly that it is a game; one does where nobody and no part of a body is spoken of. Self-harm is asked about in any game. */
  staged: (kind: TroubleKind) => boolean;
  /** Even what would stop the story is part of the game: two frames say so, and nobody real is spoken of. */
  surelyStaged: boolean;
  past: (kind: TroubleKind) => boolean;
  stop: (kind: TroubleKind) => Found;
  ask: (kind: TroubleKind) => Found;
};

/**
 * Reads one sentence with one language's tables. `pretended`: the note says somewhere that it is about a game; `known`: the sentence is most likely in
 * this language.
 */
export function readIn(reader: Reader, sentence: Sentence, pretended: boolean, known: boolean): Found {
  const facts = factsOf(reader, sentence, pretended, known);
  for (const rule of rules) {
    const found = rule(facts);
    if (found !== null) return found;
  }
  return { tier: 'none' };
}

function factsOf(reader: Reader, sentence: Sentence, pretended: boolean, known: boolean): Facts {
  const find = (name: keyof Reader['lists']): Span[] => reader.lists[name](sentence, known);
  const negations = find('not');
  const creatures = find('creature');
  const toys = find('toy');
  const people = find('person');
  const kin = find('kin');
  const bodies = find('body');
  const pronouns = find('pronoun');
  const actors = [...people, ...pronouns];
  const over = find('past').length > 0;
  const frames = separate(find('frame'));
  const played = pretended || creatures.length > 0 || toys.length > 0 || frames.length > 0;
  const affirmed = (span: Span): boolean => !negations.some(({ from, to }) => from < span.from && to <= span.from && span.from - to <= 1);
  /** Whether the first span is close before the second, and nobody is named between them. */
  const befalls = ({ to }: Span, { from }: Span): boolean =>
    to <= from && from - to <= 3 && !actors.some((one) => one.from >= to && one.to <= from);
  /** Who lives in the story and begins a part of the sentence: no animal of the house, and nobody who is there is named before. */
  const subjects = creatures.filter(
    ({ from, to }) =>
      from - 1 - sentence.words.lastIndexOf(',', from) <= 2 &&
      !kin.some((one) => one.from < to && from < one.to) &&
      !people.some((one) => one.to === from),
  );
  return {
    sentence,
    reader,
    known,
    find,
    people,
    actors,
    kin,
    bodies,
    frames,
    over,
    played,
    fiction: creatures.length > 0 && actors.length === 0,
    affirmed,
    real: (span) => affirmed(span) && !toys.some((toy) => befalls(toy, span)),
    imagined: (span) => subjects.some((subject) => befalls(subject, span)),
    guessed: ({ from }) => sentence.words[from] === guessToken,
    staged: (kind) => kind !== 'self-harm' && bodies.length === 0 && (frames.length > 1 || (frames.length === 1 && actors.length === 0)),
    surelyStaged: frames.length > 1 && actors.length === 0,
    past: (kind) => over && (kind === 'injury' || kind === 'illness'),
    stop: (kind) => ({ tier: played ? 'ask' : 'stop', kind, grave: true }),
    ask: (kind) => ({ tier: 'ask', kind, grave: false }),
  };
}

type Rule = (facts: Facts) => Found | null;

/** In order: the first rule that finds anything decides. */
const rules: readonly Rule[] = [plain, swallowing, grief, missing, injury, violence, signs];

/** Phrases that are trouble by themselves. */
function plain({ sentence, reader, known, frames, surelyStaged, past, real, imagined, stop }: Facts): Found | null {
  for (const kind of troubleKinds) {
    const grave = past(kind) ? [] : reader.stop[kind](sentence, known).filter(real);
    // One frame is enough where it happens to somebody who lives in the story.
    // What dies in a story asks for no comfort.
    const staged = (span: Span): boolean => surelyStaged || ((frames.length > 0 || kind === 'grief') && imagined(span));
    if (grave.some((span) => kind === 'self-harm' || !staged(span))) return stop(kind);
  }
  return null;
}

function swallowing({ find, surelyStaged, fiction, affirmed, real, stop }: Facts): Found | null {
  if (surelyStaged) return null;
  const hazards = find('hazard');
  const swallowed = find('swallow').filter(affirmed);
  const harmful = near(swallowed, hazards, 6) || near(find('ingest').filter(real), hazards, 5);
  return harmful || (near(swallowed, find('thing'), 5) && !fiction) ? stop('swallowing') : null;
}

function grief({ find, kin, fiction, real, imagined, guessed, stop, ask }: Facts): Found | null {
  if (fiction) return null;
  const dead = find('dead').filter((span) => real(span) && !imagined(span));
  const sure = kin.filter((span) => !guessed(span));
  if (near(dead, sure, 6)) return stop('grief');
  return near(dead, kin, 3) || near(dead, find('pronoun'), 4) ? ask('grief') : null;
}

function missing({ sentence, find, people, fiction, real, guessed, stop, ask }: Facts): Found | null {
  if (fiction) return null;
  const sought = find('seek');
  const gone = find('gone').filter(real);
  /** Whether the next word is `s`: something of theirs is meant, not they themselves. */
  const owns = ({ to }: Span): boolean => sentence.words[to] === 's';
  const lost = (who: readonly Span[]): boolean =>
    near(
      sought,
      who.filter((one) => !owns(one)),
      2,
      'after',
    ) ||
    who.some((one) =>
      near(
        [one],
        gone.filter(({ from }) => !(owns(one) && from > one.to)),
        3,
        'after',
      ),
    );
  if (lost(people.filter((span) => !guessed(span)))) return stop('missing');
  return lost(people) ? ask('missing') : null;
}

function injury({ find, bodies, over, fiction, real, staged, stop, ask }: Facts): Found | null {
  if (over || fiction) return null;
  const graves = find('grave').filter(real);
  if (near(graves, bodies, 4)) return stop('injury');
  if (near(find('harm').filter(real), bodies, 5)) return graves.length > 0 ? stop('injury') : ask('injury');
  if (staged('injury')) return null;
  const falls = find('fall').filter(real);
  return near(falls, find('height'), 5) || near(falls, bodies, 5, 'after') ? ask('injury') : null;
}

function violence({ find, people, bodies, played, real, stop, ask }: Facts): Found | null {
  const strikes = find('strike').filter(real);
  const struck = near(strikes, people, 2, 'after') || (!played && near(strikes, find('pronoun'), 1, 'after'));
  if (!struck) return null;
  return bodies.length > 0 || find('grave').some(real) ? stop('violence') : ask('violence');
}

/** Phrases that are only a sign: one asks, a second one in other words stops the story. */
function signs({ sentence, reader, known, fiction, past, real, imagined, staged, stop, ask }: Facts): Found | null {
  const found = troubleKinds.flatMap((kind) =>
    past(kind)
      ? []
      : reader.ask[kind](sentence, known)
          .filter((span) => real(span) && !imagined(span))
          .map((span) => ({ kind, span })),
  );
  const [first] = found;
  if (first === undefined) return null;
  const wordsOf = ({ from, to }: Span): string => sentence.words.slice(from, to).join(' ');
  const certain = found.some(
    ({ span }) => (span.from >= first.span.to || span.to <= first.span.from) && wordsOf(span) !== wordsOf(first.span),
  );
  if (certain) return stop(first.kind);
  return fiction || staged(first.kind) ? null : ask(first.kind);
}

/** Whether one of `first` and one of `second` stand at most `most` words apart; `after`: the second behind the first. */
function near(first: readonly Span[], second: readonly Span[], most: number, order: 'any' | 'after' = 'any'): boolean {
  return first.some((a) =>
    second.some((b) => (b.from >= a.to ? b.from - a.to <= most : order === 'any' && a.from >= b.to && a.from - b.to <= most)),
  );
}

/** The spans, and of those that overlap only the first. */
function separate(spans: readonly Span[]): Span[] {
  return spans.reduce<Span[]>((kept, span) => (kept.some(({ from, to }) => from < span.to && span.from < to) ? kept : [...kept, span]), []);
}
