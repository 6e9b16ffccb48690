import { bandOf, said } from '../engine/bands.ts';
import { nextScenes, pathsOf } from '../engine/graph.ts';
import { forkTo } from '../engine/next.ts';
import type { Tale } from '../tales/schema.ts';
import type { Report } from './fault.ts';

/** Every text can come: no road and no question is written for a telling that there is not. */

const lengths = [3, 4, 5, 6, 7, 8] as const;

export function checkTold(tale: Tale, report: Report): void {
  const roads = new Set<string>();
  for (const path of lengths.flatMap((total) => pathsOf(tale, total))) {
    path.forEach(({ id, far }, at) => {
      if (far !== undefined && !path.slice(0, at).some((before) => far.unless.includes(before.id))) roads.add(id);
    });
  }
  for (const { id, far } of tale.scenes)
    if (far !== undefined && !roads.has(id))
      report(`${id}/far`, 'never', 'is never told: at every length a scene of `unless` has come before, or this one does not come');
  const band = bandOf(7);
  const asked = new Set<string>();
  for (const total of lengths) {
    for (const place of ['prologue', ...tale.scenes.map(({ id }) => id)]) {
      const next = nextScenes(tale, place, total).map(({ id }) => id);
      asked.add(forkTo(tale, next.length === 0 ? ['ending'] : next, band));
    }
  }
  for (const fork of tale.forks)
    if (!asked.has(said(fork.said, band)))
      report(`forks/${fork.of.join('+')}`, 'never', 'is never asked: nowhere do just these scenes come next');
}
