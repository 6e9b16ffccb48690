import type { Bundle, Planted } from '../bundle.ts';
import { bundled } from '../bundle.ts';
import { type Mutation, mutations } from '../world/mutations.ts';
import type { Plan } from '../world/plan.ts';
import { clientBugs } from './client.ts';
import { noFamilyLock } from './no-family-lock.ts';
import { serverBugs } from './server.ts';

/** All bugs that are planted: in the source, in a port (store, lock, transport), or in the server. */

export type Bug = {
  name: string;
  breaks: string;
  plan?: Partial<Plan>;
  plant: () => Promise<{ runSeed: Bundle['runSeed']; mutation: Mutation | null }>;
};

const inSource = (planted: Planted): Bug => ({ ...planted, plant: async () => ({ ...(await bundled(planted)), mutation: null }) });

let sound: Promise<Bundle> | null = null;
const inPort = (mutation: Mutation): Bug => ({
  name: mutation.name,
  breaks: mutation.breaks,
  plant: async () => {
    sound ??= bundled();
    return { ...(await sound), mutation };
  },
});

export const allBugs: readonly Bug[] = [...[...clientBugs, ...serverBugs].map(inSource), ...[noFamilyLock, ...mutations].map(inPort)];

export type Noticed = { seed: number; violation: string };

/** Tries the seeds one after the other, and returns the first that notices the bug; null where none does. */
export async function notice(bug: Bug, seeds: Iterable<number>): Promise<Noticed | null> {
  const { runSeed, mutation } = await bug.plant();
  for (const seed of seeds) {
    const { violations } = await runSeed({ seed, real: null, mutation, overrides: bug.plan ?? {}, hasty: true });
    if (violations[0] !== undefined) return { seed, violation: violations[0] };
  }
  return null;
}
