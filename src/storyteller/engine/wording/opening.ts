import type { Scene, Tale } from '../../tales/schema.ts';
import { wordingFor } from '../bands.ts';
import { holds } from '../past/world.ts';
import { scopeOf, type Turn } from '../people/turn.ts';
import { taleMark } from '../picking/choose.ts';
import { scenesOf } from '../picking/graph.ts';
import type { Session } from '../session.ts';
import type { TellingData } from '../telling.ts';
import { aboutInterest, interestKey } from './interests.ts';
import { noteLines } from './note-lines.ts';
import { render, type Scope } from './render.ts';

/** How a step begins: what the last one changed, what the family noted, where we are now. */

/**
 * An opening's paragraphs; `reply`: what is read before the page begins, '' for nothing; `bound`: keys of the family's own things and roles that come up in
 * the step; `marks`: the keys under which they are remembered; `later`: what is told in the same step once the doing is over, before the question, since no
 * trouble is open then.
 */
export type Opening = { reply: string; paragraphs: string[]; bound: string[]; marks: string[]; later: string };

/** What the last way changed, with the names and things of its own step; '' where nothing was played, or that step has told it already. */
function doneLine(session: Session): string {
  const { latest } = session.world;
  return latest === null || latest.changed === true ? '' : outcomeOf(session, latest).changed;
}

/** What was played in an earlier step (by its choice's label), and what that changed; both '' where nothing was played. */
export function outcomeOf({ tale, family }: Session, then: TellingData): { did: string; changed: string } {
  const way = scenesOf(tale)
    .get(then.scene)
    ?.ways.find(({ id }) => id === then.way);
  if (way === undefined) return { did: '', changed: '' };
  const scope = scopeThen(then, tale, family);
  return { did: render(wordingFor(way.offer, family.band), scope), changed: render(wordingFor(way.done, family.band), scope) };
}

/** What placeholders stood for in an earlier step. */
function scopeThen(then: TellingData, tale: Tale, family: Session['family']): Scope {
  const things = Object.fromEntries(
    Object.entries(then.roles).flatMap(([role, key]) => {
      const prop = family.props.find((each) => each.key === key);
      return [[role, prop?.listed ?? { text: key, number: 'one' as const, easy: true }] as const];
    }),
  );
  const way = scenesOf(tale)
    .get(then.scene)
    ?.ways.find(({ id }) => id === then.way);
  const is = Object.fromEntries(
    Object.entries(way?.props ?? {}).flatMap(([role, { is: table = {} }]) => (table['*'] === undefined ? [] : [[role, table['*']]])),
  );
  return { words: then.words, things, is };
}

/** The opening of a scene: the answers to the last step's notes; what that step changed, then where we are. */
export function sceneOpening(session: Session, scene: Scene, turn: Turn): Opening {
  const { tale, family, world } = session;
  const done = doneLine(session);
  const notes = noteLines(session, scene, turn);
  const told = new Set(world.tellings.map((telling) => telling.scene));
  const again = family.memory.met[taleMark(tale)] ?? 0;
  const wordings = Array.isArray(scene.here) ? scene.here : [scene.here];
  const here = wordings[again % wordings.length] ?? wordings[0];
  const recall = oldest(scene.recalls ?? [], world.facts);
  const isBound = notes.inScene.length > 0;
  const hasMore = isBound || notes.reply.length > 0 || (recall !== undefined && recall.when === undefined);
  const band = hasMore ? { ...family.band, elder: family.band.tier === 'little' && family.band.elder } : family.band;
  const scope = scopeOf(turn, null);
  const road =
    scene.far !== undefined && !scene.far.unless.some((id) => told.has(id)) ? render(wordingFor(scene.far.said, band), scope) : '';
  const first = [done, introductionOf(session, turn)].filter((line) => line !== '').join(' ');
  const recalled = recall === undefined ? '' : render(wordingFor(recall.said, family.band), scope);
  const interest =
    scene.interest === undefined || hasMore || family.band.name === '1-2' ? '' : aboutInterest(session, scene.interest, turn, scene.id);
  const second = [
    road,
    here === undefined ? '' : render(wordingFor(here, band), scope),
    // One thing is remembered at a time: theirs. In the scene that says why, it waits until the doing is over.
    ...(scene.beat === 'turn' ? [] : notes.inScene),
    isBound || recall?.when === 'done' ? '' : recalled,
    interest,
  ];
  return {
    reply: notes.reply.join(' '),
    paragraphs: [first, second.filter((line) => line !== '').join(' ')].filter((line) => line !== ''),
    bound: interest === '' ? notes.bound : [...notes.bound, interestKey],
    marks: notes.marks,
    later: [...(scene.beat === 'turn' ? notes.inScene : []), recall?.when === 'done' ? recalled : '']
      .filter((line) => line !== '')
      .join(' '),
  };
}

/** For a family whose story somebody else began: who comes along from now on; '' for all others. */
function introductionOf({ world, tale, family }: Session, turn: Turn): string {
  const comesFromElsewhere = world.index > 0 && !world.tellings.some((telling) => telling.tale === tale.id);
  return comesFromElsewhere ? render(wordingFor(tale.again, family.band), scopeOf(turn, null)) : '';
}

/** The opening of an ending: what the last step changed, and the answers to its notes. */
export function endingOpening(session: Session, turn: Turn): Opening {
  const notes = noteLines(session, null, turn);
  return {
    reply: notes.reply.join(' '),
    paragraphs: [[doneLine(session), introductionOf(session, turn)].filter((line) => line !== '').join(' ')].filter((line) => line !== ''),
    bound: notes.bound,
    marks: notes.marks,
    later: '',
  };
}

/** Of the entries whose facts hold, the one whose fact is the oldest. */
function oldest<T extends { if: Readonly<Record<string, string>> }>(
  entries: readonly T[],
  facts: ReadonlyMap<string, string>,
): T | undefined {
  return oldestFirst(entries, facts)[0];
}

/** The entries whose facts hold, the oldest fact first. */
export function oldestFirst<T extends { if: Readonly<Record<string, string>> }>(
  entries: readonly T[],
  facts: ReadonlyMap<string, string>,
): T[] {
  const order = [...facts.keys()];
  const age = (entry: T) => Math.min(...Object.keys(entry.if).map((fact) => order.indexOf(fact)));
  return entries.filter((entry) => holds(facts, entry.if)).sort((a, b) => age(a) - age(b));
}
