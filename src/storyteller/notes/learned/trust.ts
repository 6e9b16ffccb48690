import { sureIn } from '../en/doubt.ts';
import { type EventKind, eventKinds, isMood, type NoteEvent, singleKinds } from '../events.ts';
import { type Token, tokenSentences } from '../tokens.ts';
import { isLearned, type Label, labels, logistic, type SavedNotes, type Tables } from './model.ts';
import { likenessOf } from './propose.ts';

/** Whether to believe that a note says an event: what rules have read and what its words are like, weighed together. */

/** An event that may be in the note, and how strong each sign of it is. */
export type Evidence = { event: NoteEvent; signs: Readonly<Record<string, number>> };

/** Where an event stands, how likely its word and who it was are, and what has read it. */
type Seen = { at: number; word: number; who: number; from: 'rule' | 'both' | 'words' };

/** What rules have read, and what they have not but the words are like. */
export function evidenceIn(
  tokens: readonly Token[],
  children: readonly string[],
  byRules: readonly NoteEvent[],
  tables: Tables,
): Evidence[] {
  const { proposals, wordIs, noteSays, clauseOf, clauseSays } = likenessOf(tokens, children, tables);
  const asked = tokens.some(({ kind, text }) => kind === 'stop' && text.includes('?'));
  const nothing = odds(noteSays('nothing'));
  const isSure = surenessIn(tokens);
  const signsOf = (event: NoteEvent, { at, word, who, from }: Seen): Evidence['signs'] => {
    const clause = clauseOf(event.kind, at);
    const said = clauseSays(clause, event.kind);
    const others = proposals.filter((one) => one.event.kind !== event.kind && clauseOf(one.event.kind, one.at) === clause);
    return {
      always: 1,
      word: odds(word),
      share: word,
      note: odds(noteSays(event.kind)),
      clause: odds(said),
      who: odds(who),
      nothing,
      length: Math.log(Math.max(1, tokens.length) / 10),
      ...(from !== 'words' && { rule: 1, ruled: odds(word), [`rule ${event.kind}`]: 1 }),
      ...(from === 'rule' && { alone: 1 }),
      ...(from === 'words' && byRules.some(({ kind }) => kind === event.kind) && { second: 1 }),
      ...(event.who === undefined && { nobody: 1 }),
      ...(event.ask !== undefined && { ask: 1 }),
      ...(asked && { asked: 1 }),
      ...(byRules.length > 1 && { many: 1 }),
      all: Math.log(1 + proposals.length),
      other: odds(Math.max(least, ...others.map((one) => one.word))),
      said: odds(
        Math.max(least, ...eventKinds.filter((kind) => isLearned(kind) && kind !== event.kind).map((kind) => clauseSays(clause, kind))),
      ),
      [event.kind]: 1,
      [`word ${event.kind}`]: odds(word) / 3,
    };
  };
  const used = new Set<unknown>();
  const read = byRules.map((event): Evidence => {
    const alike = proposals.find((one) => !used.has(one) && isSame(one.event, event));
    if (alike === undefined) {
      const { at, share } = placeOf(tokens, event, wordIs) ?? { at: -1, share: noteSays(event.kind) };
      return { event, signs: signsOf(event, { at, word: share, who: 0.5, from: 'rule' }) };
    }
    used.add(alike);
    const agreed = lower(alike.event.who) === lower(event.who);
    return { event, signs: signsOf(event, { at: alike.at, word: alike.word, who: agreed ? alike.who : 1 - alike.who, from: 'both' }) };
  });
  const more = proposals.filter((one) => !used.has(one) && isSure(one.event.kind, one.at));
  return [...read, ...more.map(({ event, at, word, who }) => ({ event, signs: signsOf(event, { at, word, who, from: 'words' }) }))];
}

/** Whether what a word of the note tells has happened, by the rules of doubt; what is about no word is told by all of it. */
function surenessIn(tokens: readonly Token[]): (kind: EventKind, at: number) => boolean {
  const sentences = tokenSentences(tokens).map((words) => ({ words, sure: sureIn(tokens, words) }));
  return (kind, at) => {
    const token = tokens[at];
    if (token === undefined) return sentences.some(({ sure }) => sure(kind, 0));
    const place = sentences.find(({ words }) => words.includes(token));
    return place === undefined || place.sure(kind, place.words.indexOf(token));
  };
}

const least = 0.02;

/** Above which likelihood an event is believed: one that a rule has read, and one that only the words are like. */
export type Points = { ruled: number; alike: number };

/** The events that are likelier than their point, the likeliest first, none twice. */
export function believed(evidence: readonly Evidence[], trust: SavedNotes['trust'], points: Points): NoteEvent[] {
  const likely = evidence
    .map(({ event, signs }) => ({ event, share: trustIn(signs, trust), point: signs['rule'] === 1 ? points.ruled : points.alike }))
    .filter(({ share, point }) => share >= point)
    .sort((one, other) => other.share - one.share);
  const kept: NoteEvent[] = [];
  for (const { event } of likely) {
    const twice = kept.findIndex((one) => isTwice(one, event));
    if (twice === -1) kept.push(event);
    // For example: after "Flitzi joined", "a cat called Flitzi joined" says more.
    else if (event.kind === 'joined' && event.called !== undefined && kept[twice]?.called === undefined) kept[twice] = event;
  }
  // They stand in the order of the note, as far as rules have read it.
  const order = evidence.map(({ event }) => event);
  return kept.sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** How likely an event with these signs is right, 0 to 1; a sign that was not learned counts nothing. */
function trustIn(signs: Evidence['signs'], trust: SavedNotes['trust']): number {
  return logistic(Object.entries(signs).reduce((sum, [sign, value]) => sum + (trust[sign] ?? 0) * value, 0));
}

function isTwice(one: NoteEvent, other: NoteEvent): boolean {
  return (
    (one.kind === 'joined' && other.kind === 'joined' && isOneNewcomer(one, other)) ||
    (one.kind === other.kind &&
      (singleKinds.has(one.kind) || (one.what !== undefined && alike(one.what, other.what) && lower(one.who) === lower(other.who))))
  );
}

function isOneNewcomer(one: NoteEvent, other: NoteEvent): boolean {
  return alike(one.who, other.who) || alike(one.called, other.who) || alike(one.who, other.called);
}

function isSame(one: NoteEvent, other: NoteEvent): boolean {
  if (one.kind !== other.kind) return false;
  if (isMood(one.kind)) return true;
  return one.kind === 'joined' || one.kind === 'left' ? alike(one.who, other.who) : alike(one.what, other.what);
}

/** The same by its last word, or one holds the other. */
function alike(one: string | undefined, other: string | undefined): boolean {
  const [a, b] = [lower(one), lower(other)];
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a) || lastOf(a) === lastOf(b));
}

function lastOf(text: string): string {
  return (text.split(' ').at(-1) ?? '').replace(/s$/, '');
}

function lower(text: string | undefined): string {
  return (text ?? '').toLowerCase();
}

/** The word that is likeliest what the rules' event is about, and how likely; undefined where it is about no word. */
function placeOf(
  tokens: readonly Token[],
  event: NoteEvent,
  wordIs: (at: number, label: Label) => number,
): { at: number; share: number } | undefined {
  const slot = event.kind === 'joined' || event.kind === 'left' ? event.who : event.what;
  const label = labels.find((one) => one === event.kind);
  if (slot === undefined || label === undefined) return undefined;
  const last = lastOf(lower(slot));
  const places = tokens.flatMap(({ word }, at) => (lastOf(word) === last ? [{ at, share: wordIs(at, label) }] : []));
  return places.sort((one, other) => other.share - one.share)[0];
}

function odds(share: number): number {
  return Math.log(Math.max(0.001, share) / Math.max(0.001, 1 - share));
}
