import type { Said } from '../../domain/said.ts';
import type { Step } from '../../domain/step.ts';
import type { NextRequest } from '../../domain/telling.ts';
import { eventKey, type NoteEvent, type NoteReading } from '../notes/events.ts';
import { ownThingOf } from '../notes/own-things.ts';
import { readNote } from '../notes/read.ts';
import type { BindKind, Tale } from '../tales/schema.ts';
import type { Entry } from '../words/lexicon.ts';
import { canonOf } from './canon.ts';
import { scenesOf } from './graph.ts';
import { type Offer, type TellingData, tellingOf } from './telling.ts';

/** The typed facts of an adventure so far: derived from the told steps and their notes alone, so that every device agrees. */

/** Something that the family made, named or brought in; `at` is the step on which it was noted, −1 for an earlier adventure. */
export type OwnThing = { key: string; entry: Entry; kind: BindKind; at: number };

/** Who has become what; `at` is the step on which it was noted. */
export type TakenRole = { key: string; who: string; what: string; at: number };

export type World = {
  /** How many steps are told. */
  index: number;
  last: Step | null;
  latest: TellingData | null;
  /** The last step was told by somebody else, or by an older storyteller. */
  foreign: boolean;
  tellings: readonly TellingData[];
  /** What was done: scene → way, and what ways set beside it, the oldest first. */
  facts: ReadonlyMap<string, string>;
  things: readonly OwnThing[];
  /** The newest role that somebody has taken: who has become what. */
  became: TakenRole | null;
  /** The newest role of each who has taken one, in the order in which they took them. */
  taken: readonly TakenRole[];
  /** The note on the last step. */
  reading: NoteReading;
  chosen: Offer | null;
  /** Events of the last note. */
  events: readonly NoteEvent[];
  energy: number;
  difficulty: number;
  /** What they did of their own accord (*Mia hugged the monster*), the oldest first. */
  deeds: readonly NoteEvent[];
  /** Children who have stopped playing for now. */
  away: ReadonlySet<string>;
  /** Children who play and would rather not lead. */
  back: ReadonlySet<string>;
  lost: readonly string[];
  /** Keys of the things that were laid out for this adventure; null where nobody was told what to lay out. */
  kit: readonly string[] | null;
  inside: boolean;
  /** What the adult was told to look out for, since they moved where they did. */
  safetyShown: ReadonlySet<string>;
  /** They have asked for the end: only the turn, where it is not told yet, comes before it. */
  end: boolean;
  leads: readonly string[];
};

/** For how many steps `too hard` and `too easy` are heeded. */
const difficultyLasts = 3;

const nothing: NoteReading = { chosen: null, events: [], unheard: false, end: false };

type Note = { note: string; dropped: readonly string[]; said: readonly Said[] };

/** What was noted on a step, less what the parent dropped. */
function readingOf(step: Step, { note, dropped, said }: Note, players: readonly string[]): NoteReading {
  const offers = tellingOf(step)?.offers.map((offer) => offer.text) ?? step.options ?? [];
  return readNote(note, { children: players, offers, dropped, said });
}

/** A told step's note, what taps said and the parent dropped in it, and what is left to read in it. */
export type Noted = Note & { step: Step; reading: NoteReading };

/** The told steps with their notes. `notes`, and what was said and dropped in them, belong to the last one. */
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

/** Folds the told steps and their notes. `notes`, and what was said and dropped in them, belong to the last told step. */
export function readWorld({ told, notes, dropped, said, memory }: NextRequest, tale: Tale, players: readonly string[]): World {
  const last = told.at(-1) ?? null;
  const tellings = told.flatMap((step) => tellingOf(step) ?? []);
  const readings = notedIn({ told, notes, dropped, said }, players).map((noted) => noted.reading);
  const reading = readings.at(-1) ?? nothing;
  const latest = last === null ? null : tellingOf(last);
  const old = canonOf(memory, tale.theme);
  const things: OwnThing[] = old === null ? [] : [old];
  const taken = new Map<string, TakenRole>();
  let energy = 0;
  let difficulty = 0;
  let inside = false;
  let moved = -1;
  const deeds: NoteEvent[] = [];
  const away = new Set<string>();
  const back = new Set<string>();
  const lost: string[] = [];
  readings.forEach(({ events }, at) => {
    for (const event of events) {
      const own = ownThingOf(event, players);
      if (own !== null && !things.some((thing) => thing.entry.text === own.entry.text)) things.push({ ...own, at });
      switch (event.kind) {
        case 'became':
          if (event.who !== undefined && event.what !== undefined) {
            back.delete(event.who);
            taken.delete(event.who);
            taken.set(event.who, { key: eventKey(event), who: event.who, what: event.what, at });
          }
          break;
        case 'tired':
          energy -= 1;
          break;
        case 'too-hard':
          if (at >= readings.length - difficultyLasts) difficulty -= 1;
          break;
        case 'too-easy':
          if (at >= readings.length - difficultyLasts) difficulty += 1;
          break;
        case 'left':
          if (event.who !== undefined && players.includes(event.who)) away.add(event.who);
          break;
        case 'joined':
          if (event.who !== undefined) away.delete(event.who);
          break;
        case 'lost':
          if (event.what !== undefined) {
            lost.push(event.what.toLowerCase());
            const gone = things.findIndex((thing) => isCalled(thing, event.what ?? ''));
            if (gone !== -1) things.splice(gone, 1);
          }
          break;
        case 'did':
          deeds.push(event);
          break;
        case 'stands-back':
          if (event.who !== undefined) back.add(event.who);
          break;
        case 'moved-place':
          moved = at;
          inside = /\b(in|inside|indoors|home|house|room|kitchen|upstairs|downstairs)\b/i.test(event.what ?? '');
          break;
        case 'built':
        case 'named':
        case 'found':
        case 'wants':
        case 'feels':
        case 'weather':
        case 'quarrel':
        case 'loved':
          break;
      }
    }
  });
  return {
    index: told.length,
    last,
    latest,
    foreign: last !== null && latest === null,
    tellings,
    facts: factsOf(tellings, tale),
    things,
    became: [...taken.values()].at(-1) ?? null,
    taken: [...taken.values()],
    reading,
    chosen: latest?.offers.find((offer) => offer.text === reading.chosen) ?? null,
    events: reading.events,
    energy: Math.max(-2, Math.min(1, energy)),
    difficulty: Math.max(-1, Math.min(1, difficulty)),
    deeds,
    away,
    back,
    lost,
    kit: tellings[0]?.kit ?? null,
    inside,
    safetyShown: new Set(told.slice(moved + 1).flatMap(({ safety = [] }) => safety)),
    end: readings.some((each) => each.end),
    leads: told.flatMap((step) => step.lead ?? []),
  };
}

/** Whether the family's thing is what the note calls so: by its name, or by what it is. */
function isCalled({ entry }: OwnThing, words: string): boolean {
  const [own, said] = [entry.text.toLowerCase(), words.toLowerCase()];
  const last = (text: string): string => text.split(' ').at(-1) ?? '';
  return own === said || own.startsWith(`${said} the `) || last(own) === last(said);
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
