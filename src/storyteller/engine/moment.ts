import type { StepType } from '../../domain/steps/step.ts';
import { nextStepType } from '../../domain/steps/step-machine.ts';
import type { NextRequest } from '../../domain/telling.ts';
import type { Scene, Way } from '../tales/schema.ts';
import { wordCount } from '../words/readability.ts';
import { allowedText } from './audit.ts';
import { wordingFor } from './bands.ts';
import type { Library } from './library.ts';
import { type Ahead, type EndingCandidate, lookAhead, openEndings, stepsToTell } from './next.ts';
import type { Family } from './people/family.ts';
import { scopeOf, turnOf } from './people/turn.ts';
import { admit, type Doing, type Playable } from './picking/gates.ts';
import { nextScenes, type Place, scenesOf } from './picking/graph.ts';
import { kitFor } from './picking/kit.ts';
import type { Candidate } from './picking/rank.ts';
import { openSession, type Session, stepId } from './session.ts';
import { render } from './wording/render.ts';

/** A moment is what comes next in a story, decided before any words are: the prologue, a scene with the ways to play it, or an ending. */

export type PrologueMoment = { kind: 'prologue'; session: Session; id: string };

export type SceneMoment = {
  kind: 'scene';
  session: Session;
  id: string;
  type: StepType;
  ahead: Ahead;
  /** The ways in which the scene can be told, the best first; the one that the family has picked stands alone. */
  ways: readonly [Candidate, ...Candidate[]];
  picked: boolean;
};

export type EndingMoment = {
  kind: 'ending';
  session: Session;
  id: string;
  /** The endings that are open, the best first; the one that the family has picked stands alone. */
  ways: readonly [EndingCandidate, ...EndingCandidate[]];
  picked: boolean;
};

export type Moment = PrologueMoment | SceneMoment | EndingMoment;

/** The moment after the last told step. Throws where a tale breaks the rules that `check/` holds every tale to. */
export function momentOf(request: NextRequest, library: Library): Moment {
  const session = openSession(request, library);
  if (request.told.length === 0) {
    const laidOut = { ...session, world: { ...session.world, kit: kitFor(session) } };
    return { kind: 'prologue', session: laidOut, id: stepId(session, '') };
  }
  const { family, world } = session;
  const id = stepId(session, request.notes);
  const type = nextStepType(request.told.length - 1, Math.max(1, Math.round(request.totalSteps)));
  const ahead = type === 'ending' || family.total <= 2 ? null : lookAhead(session, placeOf(session), world);
  if (ahead === null || ahead.scenes.length === 0) {
    return { kind: 'ending', session, id, ...endingWays(session) };
  }
  return { kind: 'scene', session, id, type, ahead, ...sceneWays(session, ahead) };
}

/**
 * Where the tale stands. A scene that this version of the tale no longer has was renamed, which its way tells; one that was taken out counts as the
 * scene before it.
 */
function placeOf({ world, tale, family }: Session): Place {
  const told = world.tellings.filter((telling) => telling.tale === tale.id);
  const last = told.at(-1);
  if (last === undefined || last !== world.tellings.at(-1)) return 'prologue';
  const known = told.findLast(({ scene }) => scenesOf(tale).has(scene) || tale.endings.some(({ id }) => id === scene))?.scene ?? 'prologue';
  if (known === last.scene || last.scene === 'prologue') return last.scene;
  const renamed = nextScenes(tale, known, stepsToTell(family, world)).find(({ ways }) => ways.some(({ id }) => id === last.way));
  return renamed?.id ?? known;
}

/**
 * The ways to play the next scene. The way that the family picked, where it can still be played; else all ways of the picked scene, or of the best one.
 * Where no way passes as it stands, the one that loses fewest words, so that a step always comes out.
 */
function sceneWays(session: Session, ahead: Ahead): Pick<SceneMoment, 'ways' | 'picked'> {
  const { family, world, library } = session;
  const { chosen } = world;
  const exact = ahead.candidates.find(({ scene, playable }) => scene.id === chosen?.scene && playable.doing.id === chosen.way);
  if (exact !== undefined) return { ways: [exact], picked: true };
  const near = chosen === null ? undefined : ahead.candidates.find(({ scene }) => scene.id === chosen.scene);
  const best = near ?? ahead.candidates[0];
  if (best !== undefined) {
    const others = ahead.candidates.filter((each) => each !== best && each.scene === best.scene);
    return { ways: [best, ...others], picked: false };
  }
  for (const scene of ahead.scenes) {
    const whole = leastCut(session, scene);
    if (whole !== null) return { ways: [{ scene, playable: whole }], picked: false };
  }
  const scene = ahead.scenes[0] as Scene;
  const way = (scene.ways.find((each) => each.anybody === true) ?? scene.ways[0]) as Way;
  return { ways: [{ scene, playable: unadmitted(way, family, library) }], picked: false };
}

/**
 * For a scene in which every playable way says something that somebody must not be told: the way whose call keeps most of its words without that,
 * and of equals the one that anybody can play. Null where no way can be played at all.
 */
function leastCut(session: Session, scene: Scene): Playable<Way> | null {
  const { family, world } = session;
  const left = scene.ways.flatMap((way) => {
    const verdict = admit(way, session);
    if (!verdict.ok) return [];
    const { playable } = verdict;
    const call = render(wordingFor(way.call, family.band), scopeOf(turnOf(family, world), playable));
    return [{ playable, share: wordCount(allowedText(family, call)) / Math.max(1, wordCount(call)) + (way.anybody === true ? 0.001 : 0) }];
  });
  return left.sort((a, b) => b.share - a.share)[0]?.playable ?? null;
}

/** The ending that the family picked; else all that are open; and where none of them can be played, the one for anybody. */
function endingWays(session: Session): Pick<EndingMoment, 'ways' | 'picked'> {
  const { tale, world, family, library } = session;
  const open = openEndings(session, world);
  const found = open.find(({ doing }) => doing.id === world.chosen?.scene);
  if (found !== undefined) return { ways: [found], picked: true };
  const [first, ...others] = open;
  if (first !== undefined) return { ways: [first, ...others], picked: false };
  const ending =
    tale.endings.find((each) => each.anybody === true && each.needs === undefined) ?? tale.endings.find((each) => each.needs === undefined);
  if (ending === undefined) throw new Error(`the tale ${tale.id} has no ending that is always open`);
  const verdict = admit(ending, session);
  if (verdict.ok) return { ways: [verdict.playable], picked: false };
  return { ways: [unadmitted(ending, family, library)], picked: false };
}

/** A doing with its first mechanic and without things, for when no gate lets it through and a step must come out all the same. */
function unadmitted<T extends Doing>(doing: T, family: Family, library: Library): Playable<T> {
  const names = Array.isArray(doing.does) ? doing.does : doing.does[family.band.tier];
  const mechanic = names.flatMap((name) => library.mechanics.get(name) ?? [])[0];
  if (mechanic === undefined) throw new Error(`${doing.id} names no mechanic that there is`);
  return { doing, mechanic, props: {} };
}
