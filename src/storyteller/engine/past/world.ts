import type { Said } from '../../../domain/steps/said.ts';
import type { Step } from '../../../domain/steps/step.ts';
import type { NextRequest } from '../../../domain/telling.ts';
import type { NoteEvent, NoteReading } from '../../notes/events.ts';
import { readNote } from '../../notes/read.ts';
import type { Tale } from '../../tales/schema.ts';
import type { Players } from '../people/presence.ts';
import { scenesOf } from '../picking/graph.ts';
import { type Offer, type TellingData, tellingOf } from '../telling.ts';
import { canonOf } from './canon.ts';
import { effectsOf, type NoteEffects, type TakenRole } from './note-effects.ts';

/** The facts of an adventure so far. They are derived from the told steps and their notes alone, so that every device comes to the same ones. */

export type World = NoteEffects & {
  /** How many steps are told. */
  index: number;
  /** The last told step. */
  last: Step | null;
  /** What the storyteller keeps on the last told step; null where there is none, or somebody else told it. */
  latest: TellingData | null;
  /** The last step was told by somebody else, or by an older storyteller. */
  foreign: boolean;
  /** What the storyteller keeps on each step that it told itself, in order. */
  tellings: readonly TellingData[];
  /** What was played: a scene's id → the id of the way taken in it; and fact → value for what ways set besides. The oldest first. */
  facts: ReadonlyMap<string, string>;
  /** The newest role that somebody has taken: who has become what. */
  became: TakenRole | null;
  /** The note on the last step. */
  reading: NoteReading;
  /** The choice that the family took after the last step. */
  chosen: Offer | null;
  /** Events of the last note. */
  events: readonly NoteEvent[];
  /** Keys of the things that were laid out for this adventure; null where nobody was told what to lay out. */
  kit: readonly string[] | null;
  /** The safety lines that the adult has read since the family last moved to another place. */
  safetyShown: ReadonlySet<string>;
  /** They have asked for the end: only the turn, where it is not told yet, comes before it. */
  end: boolean;
  /** Ids of the children who led, a step each. */
  leads: readonly string[];
};

const nothing: NoteReading = { chosen: null, events: [], unheard: false };

/** A note as typed, what taps said in it, and the keys of the events that the parent dropped. */
type Note = { note: string; dropped: readonly string[]; said: readonly Said[] };

/** A step's note as read, without the events that the parent dropped. */
function readingOf(step: Step, { note, dropped, said }: Note, players: readonly string[]): NoteReading {
  const offers = tellingOf(step)?.offers.map((offer) => offer.text) ?? step.options ?? [];
  return readNote(note, { children: players, offers, dropped, said });
}

/** A told step with its note, and how that is read. */
export type Noted = Note & { step: Step; reading: NoteReading };

/** The told steps with their notes; those of the request, not yet stored on a step, belong to the last one. `players`: the children's names. */
export function notedIn(
  { told, notes, dropped = [], said = [] }: Pick<NextRequest, 'told' | 'notes' | 'dropped' | 'said'>,
  players: readonly string[],
): Noted[] {
  return told.map((step, at) => {
    const own =
      at === told.length - 1
        ? { note: notes, dropped, said }
        : { note: step.notes ?? '', dropped: step.dropped ?? [], said: step.said ?? [] };
    return { step, ...own, reading: readingOf(step, own, players) };
  });
}

/**
 * The facts after the steps told so far. `notes`, and what was said and dropped in them, belong to the last told step.
 */
export function readWorld({ told, notes, dropped, said, memory }: NextRequest, tale: Tale, players: Players): World {
  const last = told.at(-1) ?? null;
  const tellings = told.flatMap((step) => tellingOf(step) ?? []);
  const readings = notedIn({ told, notes, dropped, said }, players.children).map((noted) => noted.reading);
  const reading = readings.at(-1) ?? nothing;
  const latest = last === null ? null : tellingOf(last);
  const { movedAt, ...effects } = effectsOf(
    readings,
    canonOf(memory, tale.theme, new Set(tellings.flatMap(({ bound }) => bound))),
    players,
  );
  return {
    index: told.length,
    last,
    latest,
    foreign: last !== null && latest === null,
    tellings,
    facts: factsOf(tellings, tale),
    ...effects,
    movedAt,
    became: effects.taken.at(-1) ?? null,
    reading,
    chosen: latest?.offers.find((offer) => offer.text === reading.chosen) ?? null,
    events: reading.events,
    kit: tellings[0]?.kit ?? null,
    safetyShown: new Set(told.slice(movedAt + 1).flatMap(({ safety = [] }) => safety)),
    end: readings.some(({ events }) => events.some(({ kind }) => kind === 'end')),
    leads: told.flatMap((step) => step.lead ?? []),
  };
}

function factsOf(tellings: readonly TellingData[], tale: Tale): ReadonlyMap<string, string> {
  const facts = new Map<string, string>();
  for (const telling of tellings) setFacts(facts, telling, tale);
  return facts;
}

/** Adds what a told step has made true: the way that was taken in its scene, and what that way sets beside it. */
export function setFacts(facts: Map<string, string>, { scene, way }: Pick<TellingData, 'scene' | 'way'>, tale: Tale): void {
  if (way === null) return;
  facts.set(scene, way);
  const sets =
    scenesOf(tale)
      .get(scene)
      ?.ways.find((each) => each.id === way)?.sets ?? {};
  for (const [fact, value] of Object.entries(sets)) facts.set(fact, value);
}

/** Whether all the named facts have these values. */
export function holds(facts: ReadonlyMap<string, string>, wanted: Readonly<Record<string, string>>): boolean {
  return Object.entries(wanted).every(([fact, value]) => facts.get(fact) === value);
}
