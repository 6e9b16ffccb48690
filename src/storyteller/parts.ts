import { singularSlots } from './agreement.ts';
import type { ChildFacts } from './facts.ts';
import { isMany } from './lexicon.ts';
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

/** The part a child takes; null where the activity has none for this age, `barred` where it asks what the child can't do. */
export function partOf(core: Core, child: ChildFacts, moment: Moment): Part | null | 'barred' {
  const bans = moment.bansOf(child.id);
  if (bans.size === 0 || !core.demands.some((demand) => bans.has(demand))) {
    const text = core.roles[child.group];
    return text === undefined ? null : { child, text, instead: false };
  }
  const conflicts = core.demands.filter((demand) => bans.has(demand));
  const families = new Set<Instead | null>(conflicts.map((demand) => demandFamilies[demand]));
  const [family, ...others] = [...families];
  if (family === null || family === undefined || others.length > 0) return 'barred';
  const text = core.instead?.[family];
  return text === undefined ? 'barred' : { child, text, instead: true };
}

const activeDemands = ['run', 'jump', 'spin', 'throw'] as const;
const unsteady = ['hard', 'poke', 'breakable', 'heavy', 'wet'] as const;

/** Fast bodies and hard things don't mix, and nobody wears or lifts what is heavy. */
function fits(prop: PlaceProp, core: Core): boolean {
  const fast = core.energy >= 4 || activeDemands.some((demand) => (core.demands as readonly string[]).includes(demand));
  return !(fast && unsteady.some((hazard) => prop.hazards.includes(hazard)));
}

const takenForOne = new WeakMap<Core, ReadonlySet<string>>();

/** The things that the activity's texts speak of as one: `{The load} goes into {the box}`. */
function singularProps(core: Core): ReadonlySet<string> {
  const found = takenForOne.get(core);
  if (found !== undefined) return found;
  const calls = core.calls.flatMap(({ tiny, little, text }) => [tiny, little, text].flatMap((each) => each ?? []));
  const texts = [...calls, ...core.do, ...Object.values(core.roles), core.easier, core.harder, core.gist, core.ends];
  const slots = new Set(texts.flatMap(singularSlots));
  takenForOne.set(core, slots);
  return slots;
}

/** A different thing for every slot, or null where something is missing. What this adventure has not used yet comes first. */
export function propsFor(core: Core, moment: Moment): Record<string, PlaceProp> | null {
  const slots = Object.entries(core.props ?? {});
  if (slots.length === 0) return {};
  const singular = singularProps(core);
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
          !(isMany((need.count ?? 1) > 1 ? prop.listed : prop.one) && singular.has(name)) &&
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
