import { eventKey, type NoteEvent, type NoteLanguage, type NoteReading } from '../notes/events.ts';
import { leaverNames, lostNoun, type NotedThing, ownThingOf, roleOf } from '../notes/own-things.ts';
import { placeNamed, readPlace } from '../safety/place.ts';
import { isAdult, maybeAdult, type Players } from './presence.ts';

/** What the notes on an adventure come to, taken together: who and what has come or gone, who leads, how hard and how lively it may be. */

/** Something that the family made, named or brought in; `at` is the step on which it was noted, −1 for an earlier adventure; `event` what the note told of it. */
export type OwnThing = NotedThing & { at: number; event?: NoteEvent };

/** Who has become what; `at` is the step on which it was noted. */
export type TakenRole = { key: string; who: string; what: string; at: number };

/** What all notes so far come to. */
export type NoteEffects = {
  /** What the family made, named or brought in and is still there, the oldest first. */
  things: readonly OwnThing[];
  /** The newest role of each who has taken one, in the order in which they took them. */
  taken: readonly TakenRole[];
  /** How much calmer than planned it should be: 0, −1 or −2, for as often as they were tired. */
  energy: number;
  /** −1: noted as too hard lately; 1: as too easy; 0: neither, or both. */
  difficulty: number;
  /** What they did of their own accord (*Mia hugged the monster*), the oldest first. */
  deeds: readonly NoteEvent[];
  /** Names of children who have stopped playing for now. */
  away: ReadonlySet<string>;
  /** The adult has gone, so nobody by that name has a part. */
  adultAway: boolean;
  /** Names of children who play and would rather not lead. */
  back: ReadonlySet<string>;
  /** What was lost of the family's own, by the event that tells of it. */
  gone: ReadonlyMap<NoteEvent, OwnThing>;
  /** What was lost, in small letters, as the notes call it or in English. */
  lost: readonly string[];
  /** They have moved indoors. */
  inside: boolean;
  /** The step (from 0) whose note tells of the newest move to another place; −1: none. */
  movedAt: number;
  /** That place, as the note calls it; null where they have not moved. */
  movedTo: string | null;
};

/** For how many steps a note of `too hard` or `too easy` counts. */
const difficultyLasts = 3;

/** Adds up the notes, a reading a step. `remembered`: a thing of an earlier adventure. */
export function effectsOf(readings: readonly NoteReading[], remembered: OwnThing | null, players: Players): NoteEffects {
  const dated = readings.flatMap(({ events, language }, at) => events.map((event) => ({ event, at, language })));
  const count = (kind: NoteEvent['kind'], since = 0): number => dated.filter(({ event, at }) => event.kind === kind && at >= since).length;
  const lately = readings.length - difficultyLasts;
  const move = dated.findLast(({ event }) => event.kind === 'moved-place');
  return {
    ...castAfter(dated, remembered, players),
    ...rolesAfter(dated, players.children),
    energy: Math.max(-2, 0 - count('tired')),
    difficulty: Math.sign(count('too-easy', lately) - count('too-hard', lately)),
    deeds: dated.filter(({ event }) => event.kind === 'did').map(({ event }) => event),
    lost: dated.flatMap(({ event, language }) => (event.kind === 'lost' ? (lostNoun(event, language)?.toLowerCase() ?? []) : [])),
    inside: readPlace(placeNamed(move?.event.what ?? '')).roof === 'indoors',
    movedAt: move?.at ?? -1,
    movedTo: move?.event.what ?? null,
  };
}

type DatedEvent = { event: NoteEvent; at: number; language: NoteLanguage | undefined };

/** The family's own things that are there, each once, and those that were lost; and whether the adult has left. */
function castAfter(
  dated: readonly DatedEvent[],
  remembered: OwnThing | null,
  players: Players,
): Pick<NoteEffects, 'things' | 'gone' | 'adultAway'> {
  const things: OwnThing[] = remembered === null ? [] : [remembered];
  const lost = new Map<NoteEvent, OwnThing>();
  let adultAway = false;
  for (const { event, at, language } of dated) {
    const { kind, who = '' } = event;
    const isAdultBack = kind === 'joined' && (adultAway ? maybeAdult(who, players) : players.joins && isAdult(who, players));
    if (isAdultBack) adultAway = false;
    const own = isAdultBack ? null : ownThingOf(event, players.children, language);
    if (own !== null && !things.some((thing) => thing.entry.text === own.entry.text)) things.push({ ...own, at, event });
    const names = goneIn(event, language);
    const gone = things.findIndex((thing) =>
      names.some((name) => isCalled(thing, name) || thing.event?.what?.toLowerCase() === name.toLowerCase()),
    );
    const [thing] = gone === -1 ? [] : things.splice(gone, 1);
    if (thing !== undefined && kind === 'lost') lost.set(event, thing);
    if (thing === undefined && kind === 'left' && maybeAdult(who, players)) adultAway = true;
  }
  return { things, gone: lost, adultAway };
}

/** What those are called who, or which, are no longer there after an event. */
function goneIn(event: NoteEvent, language: NoteLanguage | undefined): readonly string[] {
  if (event.kind === 'left') return leaverNames(event, language);
  const lost = event.kind === 'lost' ? lostNoun(event, language) : null;
  return lost === null ? [] : [lost];
}

/** Who has which role, who has stopped playing, and who would rather not lead: whoever takes a role leads again. */
function rolesAfter(dated: readonly DatedEvent[], players: readonly string[]): Pick<NoteEffects, 'taken' | 'away' | 'back'> {
  const taken = new Map<string, TakenRole>();
  const away = new Set<string>();
  const back = new Set<string>();
  for (const { event, at, language } of dated) {
    const { kind, who } = event;
    if (who === undefined) continue;
    if (kind === 'became' && event.what !== undefined) {
      back.delete(who);
      // Taken out first, so that the newest role comes last.
      taken.delete(who);
      taken.set(who, { key: eventKey(event), who, what: roleOf(event, language), at });
    }
    if (kind === 'left' && players.includes(who)) away.add(who);
    if (kind === 'joined') away.delete(who);
    if (kind === 'stands-back') back.add(who);
  }
  return { taken: [...taken.values()], away, back };
}

/** Whether the family's thing is what the note calls so: by its name, or by what it is. */
function isCalled({ entry }: OwnThing, words: string): boolean {
  const [own, said] = [entry.text.toLowerCase(), words.toLowerCase()];
  const last = (text: string): string => text.split(' ').at(-1) ?? '';
  return own === said || own.startsWith(`${said} the `) || last(own) === last(said);
}
