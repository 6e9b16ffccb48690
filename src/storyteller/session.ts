import type { NextRequest, TellingRequest } from '../domain/telling.ts';
import { type Facts, readFacts } from './facts.ts';
import { type Table, tableOf } from './decks.ts';
import { plain } from './draws.ts';
import { hash, uuidOf } from './random.ts';
import { type Plan, planOf } from './plan.ts';
import type { Content } from './schema.ts';
import { readState, type State } from './state.ts';
import { leastMet } from './pick.ts';

/** Everything one step is told from. */

export type Session = {
  facts: Facts;
  state: State;
  plan: Plan;
  content: Content;
  /** Ids of the authored pieces that this adventure has used. */
  usedIds: ReadonlySet<string>;
  /** How far the family's decks are dealt. */
  table: Table;
  /** Lexicon entries that this adventure has used. */
  usedWords: readonly string[];
};

export function openFirst(request: TellingRequest, content: Content): Session {
  return open({ ...request, told: [], notes: '' }, content);
}

export function open(request: NextRequest, content: Content): Session {
  const facts = readFacts(request, content);
  return sessionOf(facts, readState(request.told, request.notes, facts, content), content);
}

export function sessionOf(facts: Facts, state: State, content: Content): Session {
  const tellings = state.tellings.flatMap((telling) => telling ?? []);
  const foreignStart = state.index > 0 && state.tellings[0] === null;
  return {
    facts,
    state,
    plan: planOf(tellings[0] ?? null, foreignStart, facts),
    content,
    usedIds: new Set(tellings.flatMap(({ met, leg }) => (leg === null ? met : [...met, leg]))),
    table: tableOf(
      facts.memory,
      tellings.flatMap(({ met }) => met),
      facts.seed,
    ),
    usedWords: tellings.flatMap((telling) => Object.values(telling.words).map(plain)),
  };
}

/** The child whose turn it is to lead: asked for by a note, else who has led least, never one who rests. */
export function leadOf(session: Session): string {
  const { facts, state } = session;
  if (state.leadWish !== null) return state.leadWish;
  const turns = (id: string) => state.leads.filter((lead) => lead === id).length;
  const rested = facts.children.filter((child) => !state.resting.has(child.id));
  const able = rested.length > 0 ? rested : facts.children;
  const order = leastMet(able, (child) => child.id, 'lead', { ...facts, memory: { adventures: 0, met: {} } }, new Set());
  return [...order].sort((a, b) => turns(a.id) - turns(b.id))[0]?.id ?? facts.children[0].id;
}

/** A step's id: the same seed, place in the story, note and story so far have the same one. */
export function stepId(session: Session, notes: string): string {
  const { facts, state } = session;
  return uuidOf(`${facts.seed}|${state.index}|${hash(notes.trim())}|${state.last?.id ?? ''}`);
}
