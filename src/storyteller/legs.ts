import type { Facts } from './facts.ts';
import type { Moment } from './moment.ts';
import { leastMet } from './pick.ts';
import type { Plan } from './plan.ts';
import type { Leg } from './schema.ts';
import type { Beat } from './vocabulary.ts';

/** Where the story stands: the frame's own legs in their order, passages where the road is longer than the frame. */

export type Opening = {
  id: string;
  title: string;
  little: string;
  text: string;
  /** It belongs to the frame or is the twist: the memory of those keeps it from coming again. */
  isOwn?: boolean;
};

/** The opening of a step. `used` are the ids of this adventure. Null only where a theme has no legs at all. */
export function chooseLeg(plan: Plan, moment: Pick<Moment, 'beat' | 'calm'>, facts: Facts, used: ReadonlySet<string>): Opening | null {
  const { beat, calm } = moment;
  const passages = leastMet(facts.theme.passages, (leg) => leg.id, 'leg', facts, used);
  const fresh = (of: Beat) => passages.find((leg) => leg.beat === of && !used.has(leg.id));
  // After a hurt or a fright the road is quiet, wherever the story stands.
  const quiet = calm ? fresh('cool-down') : undefined;
  if (quiet !== undefined) return quiet;
  if (beat === 'twist' && !used.has(plan.twist.id)) return { ...plan.twist, isOwn: true };
  const own = plan.frame?.legs.find((leg) => leg.beat === beat && !used.has(leg.id));
  const passage = fresh(beat);
  // A long road: the frame's rising legs are spread over it, with passages between.
  const rising = plan.frame?.legs.filter((leg) => leg.beat === 'rising').length ?? 0;
  const stretched = beat === 'rising' && facts.total - 6 > rising && used.size % 2 === 1;
  if (own !== undefined && !(stretched && passage !== undefined)) return { ...own, isOwn: true };
  return passage ?? anyLeg(passages, beat, used) ?? plan.frame?.legs.at(-1) ?? plan.twist;
}

/** A passage of another beat rather than the same words twice; soft ones are kept for the end. */
function anyLeg(passages: readonly Leg[], beat: Beat, used: ReadonlySet<string>): Leg | null {
  const others = passages.filter((leg) => (beat === 'cool-down') === (leg.beat === 'cool-down'));
  return others.find((leg) => !used.has(leg.id)) ?? others[0] ?? passages[0] ?? null;
}
