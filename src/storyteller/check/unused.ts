import { pathsOf } from '../engine/picking/graph.ts';
import type { Tale } from '../tales/schema.ts';
import type { Report } from './fault.ts';
import { allChoices, lengths } from './graph.ts';

/** Texts that no telling uses. */

/** Reports roads (`far`) and fork questions that are read at no length of a telling. */
export function checkUnused(tale: Tale, report: Report): void {
  const roads = new Set<string>();
  for (const path of lengths.flatMap((total) => pathsOf(tale, total))) {
    path.forEach(({ id, far }, at) => {
      if (far !== undefined && !path.slice(0, at).some((before) => far.unless.includes(before.id))) roads.add(id);
    });
  }
  for (const { id, far } of tale.scenes)
    if (far !== undefined && !roads.has(id))
      report(`${id}/far`, 'never', 'is never told: at every length a scene of `unless` has come before, or this one does not come');
  const asked = new Set(allChoices(tale).map(({ fork }) => fork));
  for (const fork of tale.forks)
    if (!asked.has(fork)) report(`forks/${fork.of.join('+')}`, 'never', 'is never asked: nowhere do just these scenes come next');
}
