import type { Facts } from './facts.ts';
import { leastMet } from './pick.ts';
import type { Plan } from './plan.ts';
import type { Leg } from './schema.ts';
import type { Beat } from './vocabulary.ts';

/** Where the story stands: the frame's own legs in their order, passages where the road is longer than the frame. */

export type Opening = { id: string; title: string; little: string; text: string };

/** The opening of a step at `beat`. `used` are the ids of this adventure. Null only where a theme has no legs at all. */
export function chooseLeg(plan: Plan, beat: Beat, facts: Facts, used: ReadonlySet<string>, activities: number): Opening | null {
  if (beat === 'twist' && !used.has(plan.twist.id)) return plan.twist;
  const own = plan.frame?.legs.filter((leg) => leg.beat === beat && !used.has(leg.id)) ?? [];
  const passages = leastMet(facts.theme.passages, (leg) => leg.id, 'leg', facts, used);
  const passage = passages.find((leg) => leg.beat === beat && !used.has(leg.id));
  // A long road: the frame's rising legs are spread over it, with passages between.
  const rising = plan.frame?.legs.filter((leg) => leg.beat === 'rising').length ?? 0;
  const stretched = beat === 'rising' && activities - 4 > rising && used.size % 2 === 1;
  if (own[0] !== undefined && !(stretched && passage !== undefined)) return own[0];
  return passage ?? anyLeg(passages, beat, used) ?? plan.frame?.legs.at(-1) ?? plan.twist;
}

/** A passage of another beat rather than the same words twice; soft ones are kept for the end. */
function anyLeg(passages: readonly Leg[], beat: Beat, used: ReadonlySet<string>): Leg | null {
  const others = passages.filter((leg) => (beat === 'cool-down') === (leg.beat === 'cool-down'));
  return others.find((leg) => !used.has(leg.id)) ?? others[0] ?? passages[0] ?? null;
}
