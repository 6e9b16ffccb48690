import type { Library } from '../../src/storyteller/engine/library.ts';
import { limitsOf } from '../../src/storyteller/safety/limits.ts';
import type { Hit } from '../../src/storyteller/safety/rendered.ts';
import { auditStep } from '../../src/storyteller/safety/step.ts';
import type { Play } from './families.ts';

export type LimitHits = { steps: number; hits: Hit[] };

/** Checks every text of every step against the place and the considerations of the children who hear it. */
export function limitHits(all: readonly { play: Play; library: Library }[]): LimitHits {
  const hits = all.flatMap(({ play: { request, told } }) => {
    const limits = limitsOf({ children: request.children, place: request.place });
    return told.flatMap((step) => auditStep(step, limits));
  });
  return { steps: all.reduce((sum, { play }) => sum + play.told.length, 0), hits };
}
