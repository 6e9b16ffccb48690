import type { Mechanic } from '../../mechanics/schema.ts';
import type { ChildLimits, Limits } from '../../safety/limits.ts';
import { hitsIn } from '../../safety/rendered.ts';
import { type Demand, type Instead, instead } from '../../words/vocabulary.ts';
import type { Family, FamilyChild } from './family.ts';

/** What a doing may ask although a child can't do it, since that child has another part in it. */

/** What a child does who can't do what the doing asks: the mechanic's line (`instead`) for one of these families of demands. */
export type OwnPart = { child: FamilyChild; line: string; families: readonly Instead[] };

/** The mechanic's line for a family of demands, where it asks nothing else that the child can't do. */
export function lineFor(mechanic: Mechanic, family: Instead, { id }: ChildLimits, limits: Limits): string | null {
  const line = mechanic.instead?.[family];
  return line === undefined || hitsIn([{ text: line, for: 'adult', audience: id }], limits).length > 0 ? null : line;
}

/**
 * What may be read out, since it is asked of the others, where a child has another part. Only what does that child no harm if it joins in when it hears
 * it: a *pull* wears nobody out, a *run* may wear out a child with asthma.
 */
const spareable: Partial<Record<Instead, { lack: Demand; demands: readonly Demand[] }>> = {
  hands: { lack: 'two-hands', demands: ['two-hands', 'fine', 'hand', 'reach', 'write', 'throw', 'lift'] },
  voice: { lack: 'speak', demands: ['speak', 'perform', 'read'] },
};

/**
 * The demands that may be read out although this child can't do them, if it has another part for their family; none where it can, and none where no other
 * child can: whoever hears it then would be asked after all.
 */
function sparedFor(child: ChildLimits, family: Instead, children: readonly ChildLimits[]): readonly Demand[] {
  const row = spareable[family];
  if (row === undefined || !child.bans.has(row.lack)) return [];
  return children.some(({ bans }) => !bans.has(row.lack)) ? row.demands : [];
}

/** The family where each child who can't use hands or voice has the mechanic's part for that. */
export function withParts(family: Family, mechanic: Mechanic): Family {
  if (mechanic.instead === undefined) return family;
  const children = [...family.limits.childrenById.values()];
  return sparing(family, (child) =>
    instead.filter((each) => sparedFor(child, each, children).length > 0 && lineFor(mechanic, each, child, family.limits) !== null),
  );
}

/** The family where each child who can't use hands or voice may have a part for that: of a step that is told already nobody knows who has one. */
export function withAnyPart(family: Family): Family {
  return sparing(family, () => instead);
}

/** The family without those limits for which a child has one of these parts. */
export function sparedBy(family: Family, parts: readonly OwnPart[]): Family {
  return sparing(family, ({ id }) => parts.find(({ child }) => child.id === id)?.families ?? []);
}

function sparing(family: Family, familiesOf: (child: ChildLimits) => readonly Instead[]): Family {
  const limits = spare(family.limits, familiesOf);
  if (limits === family.limits) return family;
  const [first, ...rest] = family.children.map(
    (child): FamilyChild => ({ ...child, limits: limits.childrenById.get(child.id) ?? child.limits }),
  );
  return { ...family, limits, children: [first as FamilyChild, ...rest] };
}

/** The limits without the demands that may be read out to all, since a child has another part for their families: by name they are not asked of that child. */
export function spare(limits: Limits, familiesOf: (child: ChildLimits) => readonly Instead[]): Limits {
  const children = [...limits.childrenById.values()];
  const eased = children.map((child): ChildLimits => {
    const spared = new Set(familiesOf(child).flatMap((each) => sparedFor(child, each, children)));
    if (spared.size === 0) return child;
    return { ...child, bans: new Set([...child.bans].filter((ban) => !spared.has(ban))), spared };
  });
  if (eased.every((child, at) => child === children[at])) return limits;
  return { ...limits, childrenById: new Map(eased.map((child) => [child.id, child])) };
}
