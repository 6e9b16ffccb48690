import type { ActivityLevel } from '../../domain/catalog.ts';
import type { Scene, Tale, Way } from '../tales/schema.ts';
import { areAllowed, linesOfDoing } from './audit.ts';
import { type Band, wordingFor } from './bands.ts';
import type { World } from './past/world.ts';
import type { Family } from './people/family.ts';
import { lackedIn } from './people/parts.ts';
import { withParts } from './people/spare.ts';
import { scopeOf, turnFor, turnOf } from './people/turn.ts';
import { taleMark } from './picking/choose.ts';
import { admit, type Doing, type GateName, type Here, type Playable, type Verdict } from './picking/gates.ts';
import { nextScenes, type Place } from './picking/graph.ts';
import { repetitionCost, roadMark } from './picking/novelty.ts';
import { type Candidate, costOf, lastMark } from './picking/rank.ts';
import { chance } from './random.ts';
import type { Session } from './session.ts';
import type { Offer, TellingData } from './telling.ts';
import { render } from './wording/render.ts';

/** What can come next: the ways of the next scenes that can be played and whose words suit everybody here, and which of them are offered. */

export type Ahead = {
  scenes: readonly Scene[];
  /** Playable ways, the best first. */
  candidates: readonly Candidate[];
  /** Why others were left out, for `Why this step?`. */
  refused: readonly { scene: string; way: Way; gate: GateName | 'words' }[];
};

/**
 * Whether a doing can be played and its words suit everybody here. `byParts`, for one that does not: whether it may ask what a child can't do who has
 * another part in it.
 */
function suited<T extends Doing>(doing: T, here: Here, byParts = false): Verdict<T, GateName | 'words'> {
  const { family, world } = here;
  const verdict = admit(doing, here, byParts);
  if (!verdict.ok) return verdict;
  const { playable } = verdict;
  const heard = byParts ? withParts(family, playable.mechanic) : family;
  // Nobody has another part in it, so it is as it was without.
  if (byParts && heard === family) return { ok: false, gate: 'words' };
  const lines = linesOfDoing(family, scopeOf(turnFor(family, world, playable), playable), playable);
  return areAllowed(heard, lines) ? verdict : { ok: false, gate: 'words' };
}

type Suited<T extends Doing> = { doing: T; verdict: Verdict<T, GateName | 'words'>; byParts: boolean };

/** The doings with their verdicts. Where fewer than two suit everybody alike, those count too in which a child has another part: a choice is better than none. */
function verdictsOn<T extends Doing>(doings: readonly T[], here: Here): Suited<T>[] {
  const alike = doings.map((doing) => ({ doing, verdict: suited(doing, here), byParts: false }));
  if (alike.filter(({ verdict }) => verdict.ok).length >= 2 || here.family.children.every(({ limits }) => limits.bans.size === 0))
    return alike;
  return alike.map((each) => (each.verdict.ok ? each : { ...each, verdict: suited(each.doing, here, true), byParts: true }));
}

/** The cost of a doing in which a child has another part: more than any difference between two that everybody plays alike. */
function partCost({ children }: Family, { mechanic }: Playable, byParts: boolean): number {
  if (byParts) return 200;
  return children.some((child) => lackedIn(mechanic, child).length > 0) ? 100 : 0;
}

/** The steps of this telling. Where they have asked for the end only the turn, which explains the story, comes before it: three steps. */
export function stepsToTell({ total }: Family, { end }: World): number {
  return end ? Math.min(3, total) : total;
}

/** What can follow `at`. `world`: the facts as they will be then. */
export function lookAhead(session: Session, at: Place, world: World): Ahead {
  const { family, library, tale } = session;
  const scenes = nextScenes(tale, at, stepsToTell(family, world));
  const refused: Ahead['refused'][number][] = [];
  const found: { candidate: Candidate; cost: number }[] = [];
  for (const scene of scenes) {
    for (const { doing: way, verdict, byParts } of verdictsOn(scene.ways, { family, world, library })) {
      if (!verdict.ok) {
        refused.push({ scene: scene.id, way, gate: verdict.gate });
        continue;
      }
      const candidate = { scene, playable: verdict.playable };
      found.push({ candidate, cost: costOf(candidate, family, world, tale) + partCost(family, verdict.playable, byParts) });
    }
  }
  const sorted = found.sort((a, b) => a.cost - b.cost).map(({ candidate }) => candidate);
  return { scenes, candidates: unheard(sorted, session, world), refused };
}

/** From this many scenes before the ending on, the adventure avoids becoming one that the family has heard. */
const scenesAhead = 3;

type Road = readonly Pick<TellingData, 'scene' | 'way'>[];

/** Of the ways of each scene, those that can still become an adventure which the family has not heard; all of a scene where none can. */
function unheard(candidates: readonly Candidate[], { family, tale, library }: Session, world: World): readonly Candidate[] {
  const left = family.total - world.index - 2;
  if (left >= scenesAhead || family.memory.met[taleMark(tale)] === undefined) return candidates;
  const endings = tale.endings.filter(({ needs }) => needs === undefined);
  const playable = new Map<Scene, Way[]>();
  const waysOf = (scene: Scene): Way[] => {
    const ways = playable.get(scene) ?? scene.ways.filter((way) => admit(way, { family, world, library }).ok);
    playable.set(scene, ways);
    return ways;
  };
  const canEndAnew = (road: Road, scenesLeft: number): boolean => {
    if (scenesLeft <= 0) return endings.some(({ id }) => family.memory.met[roadMark(tale.id, road, id)] === undefined);
    const scenes = nextScenes(tale, road.at(-1)?.scene ?? 'prologue', family.total);
    return scenes.some((scene) => waysOf(scene).some(({ id }) => canEndAnew([...road, { scene: scene.id, way: id }], scenesLeft - 1)));
  };
  const isNew = ({ scene, playable: { doing } }: Candidate) => canEndAnew([...world.tellings, { scene: scene.id, way: doing.id }], left);
  const fresh = new Set(candidates.filter(isNew));
  return candidates.filter((each) => fresh.has(each) || !candidates.some((other) => other.scene === each.scene && fresh.has(other)));
}

/**
 * The choices to offer: the best way of each next scene in turn, until there are as many as the band is offered. One that anybody can play is always
 * among them; so is one with things from around the house, where there is one. Their order comes from the seed.
 */
export function offersFrom(session: Session, ahead: Ahead): Offer[] {
  const { family, tale } = session;
  const most = ahead.scenes.length > 1 ? Math.max(family.band.offers, ahead.scenes.length) : family.band.offers;
  const byScene = ahead.scenes.map((scene) => ahead.candidates.filter((candidate) => candidate.scene === scene));
  const picked: Candidate[] = [];
  for (let round = 0; picked.length < most && byScene.some((list) => list.length > round); round += 1) {
    for (const list of byScene) {
      const candidate = list[round];
      if (candidate !== undefined && picked.length < most) picked.push(candidate);
    }
  }
  // Which pick gives way to `by`: the last one whose scene keeps another offer, since the question names every scene.
  const replaceable = (by: Candidate, isKept: (candidate: Candidate) => boolean = () => false): number =>
    picked.findLastIndex(
      (candidate) =>
        !isKept(candidate) &&
        (candidate.scene === by.scene || picked.some((other) => other !== candidate && other.scene === candidate.scene)),
    );
  const isForAll = ({ playable }: Candidate) => playable.doing.anybody === true;
  if (!picked.some(isForAll)) {
    const forAll = ahead.candidates.find(isForAll);
    if (forAll !== undefined) picked.splice(replaceable(forAll), 1, forAll);
  }
  // Offers of one scene stand together, and no scene always comes first.
  const orderOf = (at: string) => chance(family.seed, `${tale.id}|${at}`);
  const usesThings = ({ playable }: Candidate) => Object.keys(playable.props).length > 0;
  if (!picked.some(usesThings)) {
    const withThings = ahead.candidates.find(usesThings);
    const at = withThings === undefined ? -1 : replaceable(withThings, isForAll);
    // The first pick is the best of all, and stays.
    if (withThings !== undefined && at > 0) picked.splice(at, 1, withThings);
  }
  return picked
    .map(({ scene, playable }) => ({
      text: render(wordingFor(playable.doing.offer, family.band), scopeOf(turnOf(family, session.world, 1), playable)),
      scene: scene.id,
      way: playable.doing.id,
    }))
    .sort((a, b) => orderOf(a.scene) - orderOf(b.scene) || orderOf(`${a.scene}/${a.way}`) - orderOf(`${b.scene}/${b.way}`));
}

/** The most energy, 1 to 5, of an ending at each level, unless it is picked or the only one: an evening that was planned calm ends calmly. */
const liveliestEnd: Record<ActivityLevel, number> = { low: 2, medium: 3, high: 5 };

/** The most energy of an ending that nobody picked, where another is open: what the level allows, and no more than was played before. */
function mostAtEnd({ family }: Session, { tellings }: World): number {
  return Math.min(liveliestEnd[family.level], Math.max(2, ...tellings.map(({ energy = 1 }) => energy)));
}

type Ending = Tale['endings'][number];
export type EndingCandidate = Playable<Ending>;

/**
 * The endings that are open and can be played. Those that facts of this adventure have opened come first, those livelier than the evening later, those that the
 * family knows last. One that would make it an adventure that the family has heard word for word is left out where there is another.
 */
export function openEndings(session: Session, world: World): EndingCandidate[] {
  const { family, library, tale } = session;
  const open = tale.endings.filter(({ needs = {} }) =>
    Object.entries(needs).every(([fact, values]) => values.includes(world.facts.get(fact) ?? '')),
  );
  const most = mostAtEnd(session, world);
  const found = verdictsOn(open, { family, world, library }).flatMap(({ verdict, byParts }) => {
    if (!verdict.ok) return [];
    const { doing, mechanic } = verdict.playable;
    const cost =
      (doing.needs === undefined ? 10 : 0) +
      repetitionCost(family.memory, `e:${tale.id}/${doing.id}`, lastMark(world, tale)) +
      (mechanic.energy > most ? 15 : 0) +
      chance(family.seed, doing.id) * 5;
    return [{ playable: verdict.playable, cost: cost + partCost(family, verdict.playable, byParts) }];
  });
  const isHeard = ({ playable }: (typeof found)[number]) =>
    family.memory.met[roadMark(tale.id, world.tellings, playable.doing.id)] !== undefined;
  const others = found.filter((each) => !isHeard(each));
  return (others.length > 0 ? others : found).sort((a, b) => a.cost - b.cost).map(({ playable }) => playable);
}

/** The fork whose question leads to exactly these scenes. */
export function forkBefore(tale: Tale, ids: readonly string[]): Tale['forks'][number] | undefined {
  return tale.forks.find(({ of }) => of.length === ids.length && ids.every((id) => of.includes(id)));
}

/** The question that leads to these scenes; '' where none does. */
export function forkTo(tale: Tale, ids: readonly string[], band: Band): string {
  const fork = forkBefore(tale, ids);
  return fork === undefined ? '' : wordingFor(fork.said, band);
}
