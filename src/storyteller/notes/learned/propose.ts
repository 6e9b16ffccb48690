import { type EventKind, moodKinds, type NoteEvent } from '../events.ts';
import { goodWords } from '../phrase.ts';
import { withName } from '../reader.ts';
import type { Token } from '../tokens.ts';
import { determiners, people, plainAdjectives } from '../words.ts';
import { noteFeatures, seen, wordFeatures } from './features.ts';
import { answers, type Label, labels, logistic, softmax, sumsOf, type Tables } from './model.ts';
import { candidatesFor, likeliest } from './who.ts';

/** What a note may say, by what its words are like. */

/** `at`: the word that it is about, -1 of a mood. `word`, `note`, `who`: how likely that word, the note as a whole and the one who did it are. */
export type Proposal = { event: NoteEvent; at: number; word: number; note: number; who: number };

export type Likeness = {
  proposals: Proposal[];
  /** How likely the word at a place is about an event of a kind. */
  wordIs: (at: number, label: Label) => number;
  /** How likely the note, or the likeliest of its sentences, says an event of a kind, or the whole of it nothing. */
  noteSays: (answer: (typeof answers)[number]) => number;
  /** The clause that the word at a place stands in; of what is about no word (-1) the one that likeliest says an event of the kind. */
  clauseOf: (kind: EventKind, at: number) => number;
  /** How likely a clause says an event of a kind. */
  clauseSays: (clause: number, kind: EventKind) => number;
};

/** Less likely than this is not looked at. */
const least = 0.08;
const [leastName, sureName] = [0.25, 0.5];

const doers: ReadonlySet<EventKind> = new Set([
  'built',
  'found',
  'lost',
  'became',
  'wants',
  'feels',
  'too-hard',
  'too-easy',
  'tired',
  'loved',
]);

/** What a note may say, by what its words are like; `tables` are the weights that were learned. Only what is likely enough is proposed. */
export function likenessOf(tokens: readonly Token[], children: readonly string[], tables: Tables): Likeness {
  const words = seen(tokens);
  const shares = tokens.map(({ kind }, at) =>
    kind === 'word' ? softmax(sumsOf(tables.word, wordFeatures(words, at), labels.length)) : labels.map(() => 0),
  );
  const parts = stretches(tokens);
  const oddsOf = (from: number, to: number): number[] => sumsOf(tables.note, noteFeatures(words.slice(from, to)), answers.length);
  const whole = oddsOf(0, tokens.length);
  const each = parts.length > 1 ? parts.map(({ from, to }) => oddsOf(from, to)) : [whole];
  const clauses = parts.flatMap((part) => clausesIn(tokens, part));
  const eachClause = clauses.length > parts.length ? clauses.map(({ from, to }) => oddsOf(from, to)) : each;
  const clauseFor = (kind: EventKind): number => {
    const odds = eachClause.map((one) => one[answers.indexOf(kind)] ?? 0);
    return odds.indexOf(Math.max(...odds));
  };
  const clauseOf = (kind: EventKind, at: number): number =>
    at === -1 ? clauseFor(kind) : clauses.findIndex(({ from, to }) => at >= from && at < to);
  const clauseSays = (clause: number, kind: EventKind): number => {
    const odds = eachClause[clause] ?? whole;
    return logistic(odds[answers.indexOf(kind)] ?? 0);
  };
  const wordIs = (at: number, label: Label): number => shares[at]?.[labels.indexOf(label)] ?? 0;
  const noteSays: Likeness['noteSays'] = (answer) => {
    const all = answer === 'nothing' ? [whole] : [whole, ...each];
    return logistic(Math.max(...all.map((one) => one[answers.indexOf(answer)] ?? 0)));
  };
  const whoFor = (kind: EventKind, at: number): { who: Pick<NoteEvent, 'who' | 'ask'>; share: number } =>
    doers.has(kind) ? likeliest(tables.who, candidatesFor(kind, tokens, at, children)) : { who: {}, share: 1 };

  const proposals: Proposal[] = [];
  const spans = labels.flatMap((label) => (label === 'none' ? [] : spansOf(tokens, label, (at) => wordIs(at, label))));
  for (const { label, from, to, share } of spans) {
    const text = phraseOf(tokens, from, to);
    if (label === 'none' || label === 'called' || label === 'named' || text === null) continue;
    const at = to - 1;
    const shared = { at, word: share, note: noteSays(label) };
    if (label === 'joined' || label === 'left') {
      if (/^(?:he|she)$/.test(tokens[at]?.word ?? '')) continue;
      const child = tokens.slice(from, to).find((token) => token.child !== undefined)?.child;
      const somebody = people.has(tokens[at]?.word ?? '') && to - from === 1 ? withName(tokens, at) : text;
      proposals.push({ ...shared, event: { kind: label, who: child ?? somebody }, who: 1 });
    } else {
      const { who, share: sure } = whoFor(label, at);
      proposals.push({ ...shared, event: { kind: label, ...who, what: text }, who: sure });
    }
  }
  for (const name of spans) if (name.label === 'called') nameIn(tokens, name, spans, proposals, noteSays('named'));
  for (const kind of moodKinds) {
    const share = noteSays(kind);
    if (Math.max(share, clauseSays(clauseFor(kind), kind)) < least) continue;
    const { who, share: sure } = whoFor(kind, clauses[clauseFor(kind)]?.to ?? tokens.length);
    proposals.push({ event: { kind, ...who }, at: -1, word: share, note: share, who: sure });
  }
  return { proposals, wordIs, noteSays, clauseOf, clauseSays };
}

type Span = { label: Label; from: number; to: number; share: number };

/** Neighbours that are alike: what an event is about. It is as likely as its last word is, and a name as its likeliest. */
function spansOf(tokens: readonly Token[], label: Label, shareAt: (at: number) => number): Span[] {
  const spans: Span[] = [];
  tokens.forEach(({ kind }, at) => {
    const share = shareAt(at);
    if (kind !== 'word' || share < least) return;
    const last = spans.at(-1);
    if (last?.to !== at) spans.push({ label, from: at, to: at + 1, share });
    else {
      last.to = at + 1;
      last.share = label === 'called' ? Math.max(last.share, share) : share;
    }
  });
  return spans.filter(({ share }) => label !== 'called' || share > leastName);
}

/** Gives a name to what it most likely is the name of. */
function nameIn(tokens: readonly Token[], name: Span, spans: readonly Span[], proposals: Proposal[], note: number): void {
  const called = phraseOf(tokens, name.from, name.to);
  const [bearer] = spans
    .filter(({ label, from, to }) => /^(?:named|built|found|joined)$/.test(label) && (from >= name.to || to <= name.from))
    .map((span) => ({ span, score: span.share - 0.01 * Math.abs(span.to - name.from) }))
    .sort((one, other) => other.score - one.score);
  if (called === null || bearer === undefined) return;
  const { label, from, to, share } = bearer.span;
  const what = phraseOf(tokens, from, to);
  const thing = label === 'named' ? undefined : proposals.find(({ event, at }) => event.kind === label && at === to - 1);
  if (thing !== undefined) {
    if (name.share > sureName) thing.event = { ...thing.event, called };
  } else if (what !== null) {
    proposals.push({ event: { kind: 'named', what, called }, at: to - 1, word: Math.min(name.share, share), note, who: 1 });
  }
}

/** At most three words as they are written, or null where they must not come into a story. */
function phraseOf(tokens: readonly Token[], from: number, to: number): string | null {
  let first = from;
  while (to - first > 1 && (plainAdjectives.has(tokens[first]?.word ?? '') || determiners.has(tokens[first]?.word ?? ''))) first += 1;
  const words = tokens.slice(Math.max(first, to - 3), to).map(({ text, word }) => (text === '' ? word : text));
  const text = words.join(' ');
  return text.length >= 2 && goodWords(text) ? text : null;
}

/** From where to where each sentence reaches. */
function stretches(tokens: readonly Token[]): { from: number; to: number }[] {
  const ends = [...tokens.flatMap(({ kind }, at) => (kind === 'stop' ? [at] : [])), tokens.length];
  return ends.map((to, at) => ({ from: at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, to })).filter(({ from, to }) => to > from);
}

const joining = /^(?:and|but|so|while|then|because|cos|whilst|though|although|&|\+)$/;

/** A shorter part is none of its own: `mia and tom`. */
const shortest = 2;

/** The clauses of a stretch: parted by pauses and joining words, where enough stands on both sides. */
function clausesIn(tokens: readonly Token[], { from, to }: { from: number; to: number }): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let start = from;
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined || !(token.kind === 'pause' || (token.kind === 'word' && joining.test(token.word)))) continue;
    if (at - start < shortest || to - at - 1 < shortest) continue;
    found.push({ from: start, to: at });
    start = at + 1;
  }
  return [...found, { from: start, to }];
}
