import type { Step } from '../domain/steps/step.ts';
import type { TellingRequest } from '../domain/telling.ts';
import { hash } from '../storyteller/engine/random.ts';

/** Steps that were packed ahead, and when they may be taken. */

/** Whom a step is told for, and where. */
export type ToldFor = Pick<TellingRequest, 'children' | 'place'>;

/** A short sign of whom a step is told for, and where: another one once a child, a consideration or the place has changed. */
function packedFor({ children, place }: ToldFor): string {
  return hash(JSON.stringify([children.map(({ id, age, considerations }) => [id, age, considerations]), place])).toString(36);
}

/** A step as it is packed for this family. */
export function packFor(family: ToldFor, step: Step): Step {
  return { ...step, source: 'queue', packed_for: packedFor(family) };
}

/**
 * The steps of a queue that suit the family as it is: none where they were packed for other children or considerations, or another place, or nobody knows for
 * whom, as in a file of somebody else's. A broken leg is no reason to jump because the step was written last week.
 */
export function suitable(queue: readonly Step[], family: ToldFor): readonly Step[] {
  const now = packedFor(family);
  return queue.every(({ packed_for: then }) => then === now) ? queue : [];
}

/** The next packed step and the rest of the queue; null if there is none that suits the family, or if notes have made it stale. */
export function fromQueue(queue: readonly Step[], notes: string, family: ToldFor): { step: Step; queue: Step[] } | null {
  const [packed, ...rest] = suitable(queue, family);
  if (packed === undefined || notes.trim() !== '') return null;
  const { packed_for: _, ...step } = packed;
  return { step: { ...step, source: 'queue' }, queue: rest };
}
