import { eventKey, type NoteEvent, type NoteLanguage, type NoteReading } from '../../notes/events.ts';
import { leaverNames, lostNoun, ownThingOf, roleOf } from '../../notes/own-things.ts';
import { placeFacts, placeNamed } from '../../safety/place.ts';
import { isAdult, maybeAdult, type Players } from '../people/presence.ts';
import type { OwnThing } from './own-thing.ts';

/** What the notes on an adventure come to, taken together: who and what has come or gone, who leads, how hard and how lively it may be. */

/** Who has become what; `at` is the step on which it was noted. */
export type TakenRole = { key: string; who: string; what: string; at: number };

/** What all notes so far come to. */
export type NoteEffects = {
  /** What the family made, named or brought in and is still there, the oldest first; then that of earlier adventures, in the order in which it returns. */
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

/** Adds up the notes, a reading a step. `remembered`: the things of earlier adventures. */
export function effectsOf(readings: readonly NoteReading[], remembered: readonly OwnThing[], players: Players): NoteEffects {
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
    inside: placeFacts(placeNamed(move?.event.what ?? '')).roof === 'indoors',
    movedAt: move?.at ?? -1,
    movedTo: move?.event.what ?? null,
  };
}

type DatedEvent = { event: NoteEvent; at: number; language: NoteLanguage | undefined };

/**
 * The family's own things that are there, each once, and those that were lost; and whether the adult has left. What is made anew is not of an earlier
 * adventure any more; of an earlier one that has not come back in this one, a note tells by its name alone.
 */
function castAfter(
  dated: readonly DatedEvent[],
  remembered: readonly OwnThing[],
  players: Players,
): Pick<NoteEffects, 'things' | 'gone' | 'adultAway'> {
  let things: readonly OwnThing[] = remembered;
  const lost = new Map<NoteEvent, OwnThing>();
  let adultAway = false;
  for (const { event, at, language } of dated) {
    const { kind, who = '' } = event;
    const isAdultBack = kind === 'joined' && (adultAway ? maybeAdult(who, players) : players.joins && isAdult(who, players));
    if (isAdultBack) adultAway = false;
    const own = isAdultBack ? null : ownThingOf(event, players.children, language);
    if (own !== null) things = withNew(things, { ...own, at, event });
    const names = goneIn(event, language);
    const gone = things.find((thing) => names.some((name) => isMeant(thing, name)));
    things = things.filter((thing) => thing !== gone);
    if (gone !== undefined && kind === 'lost') lost.set(event, gone);
    if (gone === undefined && kind === 'left' && maybeAdult(who, players)) adultAway = true;
  }
  return { things, gone: lost, adultAway };
}

/** The things with one more of this adventure, which comes before all of earlier ones. */
function withNew(things: readonly OwnThing[], thing: OwnThing): readonly OwnThing[] {
  const isSame = ({ entry }: OwnThing): boolean => entry.text === thing.entry.text;
  if (things.some((other) => other.earlier === undefined && isSame(other))) return things;
  const now = things.filter(({ earlier }) => earlier === undefined);
  return [...now, thing, ...things.filter((other) => other.earlier !== undefined && !isSame(other))];
}

/** Whether the words of a note mean this thing. */
function isMeant(thing: OwnThing, words: string): boolean {
  if (thing.earlier?.isHere === false) return isNamed(thing, words);
  return isCalled(thing, words) || thing.event?.what?.toLowerCase() === words.toLowerCase();
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
    // Whoever wishes to be somebody is that from now on.
    const takes = kind === 'became' || (kind === 'wants' && event.toBe === true);
    if (takes && event.what !== undefined) {
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
function isCalled(thing: OwnThing, words: string): boolean {
  const last = (text: string): string => text.toLowerCase().split(' ').at(-1) ?? '';
  return isNamed(thing, words) || last(thing.entry.text) === last(words);
}

function isNamed({ entry }: OwnThing, words: string): boolean {
  const [own, said] = [entry.text.toLowerCase(), words.toLowerCase()];
  return own === said || own.startsWith(`${said} the `);
}
