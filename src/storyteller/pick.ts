import type { Facts } from './facts.ts';
import { chance } from './random.ts';

/** Drawing authored pieces that have ids: what this adventure and this family met longest ago comes first. */

/** The items, longest unmet first; those in `used` (this adventure) last. */
export function leastMet<T>(items: readonly T[], idOf: (item: T) => string, salt: string, facts: Facts, used: ReadonlySet<string>): T[] {
  return items
    .map((item) => {
      const id = idOf(item);
      const cost = (used.has(id) ? 1e6 : 0) + ((facts.memory.met[id] ?? -1) + 1) * 10 + chance(facts.seed, `${salt}|${id}`) * 9;
      return { item, cost };
    })
    .sort((a, b) => a.cost - b.cost)
    .map(({ item }) => item);
}
