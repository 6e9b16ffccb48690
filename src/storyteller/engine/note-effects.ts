import { eventKey, type NoteEvent, type NoteLanguage, type NoteReading } from '../notes/events.ts';
import { lostNoun, type NotedThing, ownThingOf, roleOf } from '../notes/own-things.ts';
import { placeNamed, readPlace } from '../safety/place.ts';
import type { Earlier } from './canon.ts';

/** What the notes on an adventure come to, taken together: who and what has come or gone, who leads, how hard and how lively it may be. */

/**
 * Something that the family made, named or brought in; `at` is the step on which it was noted, −1 for an earlier adventure; `event` what the note told of it,
 * `earlier` what is known of it from before.
 */
export type OwnThing = NotedThing & { at: number; event?: NoteEvent; earlier?: Earlier };

/** Who has become what; `at` is the step on which it was noted. */
export type TakenRole = { key: string; who: string; what: string; at: number };

/** What all notes so far come to. */
export type NoteEffects = {
  /** What the family made, named or brought in and has not lost since, the oldest first; then that of earlier adventures, in the order in which it returns. */
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
  /** Names of children who play and would rather not lead. */
  back: ReadonlySet<string>;
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

/** Adds up the notes, a reading a step. `remembered`: the things of earlier adventures; `players`: the children's names. */
export function effectsOf(readings: readonly NoteReading[], remembered: readonly OwnThing[], players: readonly string[]): NoteEffects {
  const dated = readings.flatMap(({ events, language }, at) => events.map((event) => ({ event, at, language })));
  const count = (kind: NoteEvent['kind'], since = 0): number => dated.filter(({ event, at }) => event.kind === kind && at >= since).length;
  const lately = readings.length - difficultyLasts;
  const move = dated.findLast(({ event }) => event.kind === 'moved-place');
  return {
    things: thingsAfter(dated, remembered, players),
    ...rolesAfter(dated, players),
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

/** The family's own things that are left: each once, and none that was lost since. What is made anew is not of an earlier adventure any more. */
function thingsAfter(dated: readonly DatedEvent[], remembered: readonly OwnThing[], players: readonly string[]): OwnThing[] {
  const things: OwnThing[] = [];
  let earlier = [...remembered];
  for (const { event, at, language } of dated) {
    const own = ownThingOf(event, players, language);
    if (own !== null && !things.some((thing) => thing.entry.text === own.entry.text)) {
      things.push({ ...own, at, event });
      earlier = earlier.filter((thing) => thing.entry.text !== own.entry.text);
    }
    const what = event.kind === 'lost' ? lostNoun(event, language) : null;
    if (what === null) continue;
    const isGone = (thing: OwnThing): boolean => isCalled(thing, what) || thing.event?.what?.toLowerCase() === what.toLowerCase();
    const gone = things.findIndex(isGone);
    if (gone !== -1) things.splice(gone, 1);
    else earlier = earlier.filter((thing) => !isGone(thing));
  }
  return [...things, ...earlier];
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
