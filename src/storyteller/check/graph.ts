import { bandOf, wordingFor } from '../engine/bands.ts';
import { forkBefore } from '../engine/next.ts';
import { nextScenes, pathsOf } from '../engine/picking/graph.ts';
import type { Tale } from '../tales/schema.ts';
import { wordCount } from '../words/readability.ts';
import type { Report } from './fault.ts';
import { tellingsOf } from './texts.ts';

/** The graph of a tale: at every length each path can be walked, ends, holds the turn, and has a question for each choice. */

/** The lengths of a telling, in steps. */
export const lengths = [3, 4, 5, 6, 7, 8] as const;
/** The `min` of the scenes on every path, in order. */
const minima = '4,4,5,6,8,8';

/** Reports what is wrong with scenes' order, forks and roads. */
export function checkGraph(tale: Tale, report: Report): void {
  const ids = new Set(tale.scenes.map(({ id }) => id));
  const targets = [...tale.prologue.to, ...tale.scenes.flatMap(({ to = [] }) => to)];
  for (const id of targets) if (!ids.has(id)) report('graph', 'to', `there is no scene ${id}`);
  for (const id of ids) if (!targets.includes(id)) report(id, 'reach', 'no way leads to this scene');
  // Nothing more can be said of a graph with a missing scene.
  if (targets.some((id) => !ids.has(id))) return;
  if (hasCircle(tale)) {
    report('graph', 'circle', 'a scene leads back to itself');
    return;
  }
  for (const path of pathsOf(tale, 8)) {
    const found = path
      .map(({ min }) => min)
      .sort((a, b) => a - b)
      .join(',');
    const names = path.map(({ id }) => id).join(' → ');
    if (found !== minima) report('graph', 'min', `the path ${names} has the minima ${found}; each path has ${minima}`);
    const turns = path.filter(({ beat }) => beat === 'turn');
    if (turns.length !== 1) report('graph', 'turn', `the path ${names} has ${turns.length} scenes with the beat "turn"; it needs one`);
    for (const turn of turns) if (turn.min !== 4) report(turn.id, 'turn', 'the scene of the turn has min 4: a short telling needs it');
  }
  const forks = ['prologue', ...ids].filter((at) => nextScenes(tale, at, 8).length > 1);
  if (forks.length < 2) report('graph', 'forks', `${forks.length} places lead to different scenes; two are needed`);
  for (const { ids: next, fork, total, at } of allChoices(tale)) {
    if (fork === undefined || wordingFor(fork.said, bandOf(7)) === '')
      report('forks', 'question', `no question leads to ${next.join('+')} (a telling of ${total} steps, after ${at})`);
  }
  checkRoads(tale, report);
  for (const scene of tale.scenes) {
    for (const id of scene.far?.unless ?? []) if (!ids.has(id)) report(`${scene.id}/far`, 'unless', `there is no scene ${id}`);
    // Where a shorter telling leaves out the scene before this one, this one must tell the road.
    const led = tale.scenes.some(({ to = [], min }) => to.includes(scene.id) && min > scene.min);
    if (led && scene.far === undefined)
      report(scene.id, 'far', 'scenes before it are left out of a short telling; who tells the road then?', 'look');
  }
}

const mostRoadWords = 4;

/** Where the choice is between scenes, each says in a few words which one it is. */
function checkRoads(tale: Tale, report: Report): void {
  for (const { ids } of allChoices(tale).filter((choice) => choice.ids.length > 1)) {
    const roads = ids.flatMap((id) => {
      const { road } = tale.scenes.find((scene) => scene.id === id) ?? {};
      if (road === undefined) report(id, 'road', `${ids.join(' or ')} can be chosen here: each needs a \`road\``);
      return road === undefined ? [] : tellingsOf(road).map(({ text }) => ({ id, text }));
    });
    for (const { id, text } of roads) {
      if (wordCount(text) > mostRoadWords) report(id, 'road', `“${text}” has ${wordCount(text)} words; ${mostRoadWords} at most`);
      if (/[.!?:]$/.test(text)) report(id, 'road', 'a road ends without a mark');
      if (roads.some((other) => other.id !== id && other.text === text)) report(id, 'road', `“${text}” is another scene’s road too`);
    }
  }
}

type Choice = {
  /** The scenes that come next, or the ending. */
  ids: readonly string[];
  fork: Tale['forks'][number] | undefined;
  /** Where it comes first: in a telling of so many steps, after this scene. */
  total: number;
  at: string;
};

/** Everything that can come next anywhere, once each. */
export function allChoices(tale: Tale): Choice[] {
  const found = new Map<string, Choice>();
  for (const total of lengths) {
    for (const at of ['prologue', ...tale.scenes.map(({ id }) => id)]) {
      const next = nextScenes(tale, at, total).map(({ id }) => id);
      const ids = next.length === 0 ? ['ending'] : [...next].sort();
      const key = ids.join('+');
      if (!found.has(key)) found.set(key, { ids, fork: forkBefore(tale, ids), total, at });
    }
  }
  return [...found.values()];
}

function hasCircle(tale: Tale): boolean {
  const next = new Map(tale.scenes.map(({ id, to = [] }) => [id, to]));
  const visit = (id: string, above: readonly string[]): boolean =>
    above.includes(id) || (next.get(id) ?? []).some((to) => visit(to, [...above, id]));
  return tale.scenes.some(({ id }) => visit(id, []));
}
