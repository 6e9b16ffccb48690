import type { NextRequest } from '../../domain/telling.ts';
import type { Moment } from '../engine/moment.ts';
import { stepsToTell } from '../engine/next.ts';
import type { OwnThing } from '../engine/past/own-thing.ts';
import { type Noted as NotedStep, notedIn, type World } from '../engine/past/world.ts';
import { taleMark } from '../engine/picking/choose.ts';
import { nextScenes } from '../engine/picking/graph.ts';
import type { Session } from '../engine/session.ts';
import { tellingOf } from '../engine/telling.ts';
import { returnOf } from '../engine/wording/arrivals.ts';
import { outcomeOf } from '../engine/wording/opening.ts';
import { definite } from '../words/lexicon.ts';

/** What a model is told of the steps before this one and of those still to come. */

/** A told step: what was played in it, what that changed, and what they chose next. Empty where nothing is known of it. */
export type SoFar = { step: number; title: string; did: string; changed: string; chose: string };

/** What the adult noted on a step; steps count from 1. */
export type Noted = { step: number; note: string };

/** What is the family's own: it must not be lost or changed. */
export type Canon = {
  /**
   * What they built, found or named, and who joined, the newest first: in this adventure, then in earlier ones of the theme, of which those are left out that
   * they have heard of lately. `again` is a sentence with which one of an earlier adventure comes back.
   */
  things: { name: string; kind: string; earlier: boolean; again?: string }[];
  /** The newest role that somebody took. */
  became: { who: string; what: string } | null;
  /** Who has stopped playing for now. */
  away: string[];
  /** They have heard this tale before. */
  heard_before: boolean;
  /** What earlier tales of the season left behind. */
  season: string[];
};

/** A step to come: the titles of the scenes that it may be, where it stands in the story's curve. */
export type Beat = { scenes: string[]; beat: string };

/** What was played in each told step, and what they chose after it. */
export function soFar(request: NextRequest, session: Session): SoFar[] {
  return readNotes(request, session).map(({ step, reading }, at) => {
    const telling = tellingOf(step);
    const { did, changed } = telling === null ? { did: '', changed: '' } : outcomeOf(session, telling);
    return { step: at + 1, title: step.step, did, changed, chose: reading.chosen ?? '' };
  });
}

/**
 * The notes, without the choices in them. A note of which the parent dropped something is left out whole, since its words would still tell it; what
 * counts of it is in the canon.
 */
export function notesOf(request: NextRequest, session: Session): Noted[] {
  return readNotes(request, session).flatMap(({ note, said, dropped, reading }, at) => {
    const chose = said.filter(({ intent }) => intent === 'chose').map(({ words }) => words);
    const typed = reading.chosen === null ? [] : [`They chose: ${reading.chosen.replace(/[.!?]+$/, '')}.`];
    const own = [...chose, ...typed].reduce((text, choice) => text.replace(choice, ' '), note);
    const rest = note.trim() === reading.chosen ? '' : own.replaceAll(/[^\S\n]+/g, ' ').trim();
    return rest === '' || dropped.length > 0 ? [] : [{ step: at + 1, note: rest }];
  });
}

/** The told steps with their notes as read. */
function readNotes(request: NextRequest, { family }: Session): readonly NotedStep[] {
  return notedIn(
    request,
    family.children.map((child) => child.name),
  );
}

/** What is the family's own now: of this adventure, and of those before it. */
export function familyCanon({ family, world, tale }: Session): Canon {
  const left = `m:${tale.theme}/`;
  return {
    things: canonThings(world),
    became: world.became === null ? null : { who: world.became.who, what: world.became.what },
    away: [...world.away],
    heard_before: family.memory.met[taleMark(tale)] !== undefined && world.index === 0,
    season: Object.keys(family.memory.met)
      .filter((mark) => mark.startsWith(left))
      .map((mark) => mark.slice(left.length).replaceAll('-', ' ')),
  };
}

/** The most things of earlier adventures that a model is told of. */
const mostEarlier = 5;

function canonThings(world: World): Canon['things'] {
  const told = (thing: OwnThing) => ({ name: definite(thing.entry), kind: thing.kind });
  const now = world.things.filter(({ earlier }) => earlier === undefined);
  const before = world.things.flatMap((thing) => {
    const { earlier } = thing;
    return earlier !== undefined && (earlier.isDue || earlier.isHere) ? [{ thing, since: earlier.since }] : [];
  });
  return [
    ...[...now].reverse().map((thing) => ({ ...told(thing), earlier: false })),
    ...before
      .sort((a, b) => b.since - a.since)
      .slice(0, mostEarlier)
      .map(({ thing }) => ({ ...told(thing), earlier: true, again: returnOf(thing) })),
  ];
}

/** The steps that follow this one, up to and with the ending; none after an ending. */
export function beatsLeft(moment: Moment): Beat[] {
  if (moment.kind === 'ending') return [];
  const { tale, family, world } = moment.session;
  const total = stepsToTell(family, world);
  const beats: Beat[] = [];
  const seen = new Set<string>();
  let places = [moment.kind === 'prologue' ? 'prologue' : moment.ways[0].scene.id];
  while (places.length > 0) {
    const scenes = [...new Set(places.flatMap((place) => nextScenes(tale, place, total)))].filter(({ id }) => !seen.has(id));
    for (const { id } of scenes) seen.add(id);
    const [first] = scenes;
    if (first !== undefined) beats.push({ scenes: scenes.map(({ title }) => title), beat: first.beat });
    places = scenes.map(({ id }) => id);
  }
  return [...beats, { scenes: tale.endings.map(({ title }) => title), beat: 'ending' }];
}
