import type { ChildFacts } from './facts.ts';
import type { Moment } from './moment.ts';
import { chance } from './random.ts';
import type { PlaceProp } from './props.ts';
import type { Core } from './schema.ts';
import { demandFamilies, type Instead } from './vocabulary.ts';

/** Who does what in an activity, and with which things. */

export type Part = {
  child: ChildFacts;
  text: string;
  /** The part stands in for the usual one. */
  instead: boolean;
};

/** The part a child takes, or null where the activity has none for this child. */
export function partOf(core: Core, child: ChildFacts, moment: Moment): Part | null {
  const bans = moment.bansOf(child.id);
  const conflicts = core.demands.filter((demand) => bans.has(demand));
  if (conflicts.length === 0) {
    const text = core.roles[child.group];
    return text === undefined ? null : { child, text, instead: false };
  }
  const families = new Set<Instead | null>(conflicts.map((demand) => demandFamilies[demand]));
  const [family, ...others] = [...families];
  if (family === null || family === undefined || others.length > 0) return null;
  const text = core.instead?.[family];
  return text === undefined ? null : { child, text, instead: true };
}

const activeDemands = ['run', 'jump', 'spin', 'throw'] as const;
const unsteady = ['hard', 'poke', 'breakable', 'heavy', 'wet'] as const;

/** Fast bodies and hard things don't mix, and nobody wears or lifts what is heavy. */
function fits(prop: PlaceProp, core: Core): boolean {
  const fast = core.energy >= 4 || activeDemands.some((demand) => (core.demands as readonly string[]).includes(demand));
  return !(fast && unsteady.some((hazard) => prop.hazards.includes(hazard)));
}

/** A different thing for every slot, or null where something is missing. What this adventure has not used yet comes first. */
export function propsFor(core: Core, moment: Moment): Record<string, PlaceProp> | null {
  const slots = Object.entries(core.props ?? {});
  if (slots.length === 0) return {};
  const rank = (prop: PlaceProp, slot: string) =>
    (prop.key === moment.featured ? -10 : 0) +
    moment.usedProps.filter((used) => used === prop.key).length * 2 +
    (prop.known ? 0 : 0.5) +
    chance(moment.facts.seed, `${moment.index}|${core.id}|${slot}|${prop.key}`);
  const assign = (at: number, taken: readonly PlaceProp[]): PlaceProp[] | null => {
    const [name, need] = slots[at] ?? [];
    if (name === undefined || need === undefined) return [...taken];
    const candidates = moment.props
      .filter(
        (prop) =>
          prop.can.includes(need.can) &&
          (need.count === undefined || need.count < 2 || prop.several) &&
          !taken.includes(prop) &&
          fits(prop, core),
      )
      .sort((a, b) => rank(a, name) - rank(b, name));
    for (const candidate of candidates) {
      const rest = assign(at + 1, [...taken, candidate]);
      if (rest !== null) return rest;
    }
    return null;
  };
  const found = assign(0, []);
  return found === null ? null : Object.fromEntries(slots.map(([name], at) => [name, found[at] as PlaceProp]));
}
