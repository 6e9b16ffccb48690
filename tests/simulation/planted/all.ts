import type { Bundle } from '../bundle.ts';
import { bundled } from '../bundle.ts';
import { type Mutation, mutations } from '../world/mutations.ts';
import type { Plan } from '../world/plan.ts';
import { clientBugs } from './client.ts';
import { noFamilyLock } from './no-family-lock.ts';
import type { Planted } from './planted.ts';
import { serverBugs } from './server.ts';

/** Every bug that is planted: in the source, in a port, below the server. */

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

export type Noticed = { seed: number; fault: string };

/** Tries the seeds one after the other. Null: none of them notices the bug. */
export async function notice(bug: Bug, seeds: Iterable<number>): Promise<Noticed | null> {
  const { runSeed, mutation } = await bug.plant();
  for (const seed of seeds) {
    const { faults } = await runSeed({ seed, real: null, mutation, given: bug.plan ?? {} });
    if (faults[0] !== undefined) return { seed, fault: faults[0] };
  }
  return null;
}
