import { productionQuota, type Quota } from '../model/family.ts';
import { createRng } from '../world/random.ts';
import { compare, compareAll, type Models } from './compare.ts';
import type { Database, RawCall } from './database.ts';
import { randomCall } from './generate.ts';

/** Sends the random calls of many families to the database and to the model, and collects the differences. */

export type Outcome = { calls: number; differences: string[] };

const sideBySide = 25;
const callsEach = 40;
/** A quota that a few calls can exceed. */
export const smallQuota = { ...productionQuota, adventures: 9, bytes: 4_000 };

/** Runs `count` families, with the seeds from `from` on. Stops at the first round of calls that differs. */
export async function runFamilies(database: Database, from: number, count: number, quota = productionQuota): Promise<Outcome> {
  const outcome: Outcome = { calls: 0, differences: [] };
  for (let first = from; first < from + count; first += sideBySide) {
    const seeds = Array.from({ length: Math.min(sideBySide, from + count - first) }, (_, n) => first + n);
    const families = seeds.map((seed) => ({ seed, rng: createRng(seed), account: '' }));
    for (const family of families) family.account = family.rng.uuid();
    const models: Models = new Map();
    await round(
      database,
      models,
      families.map(({ account, seed }) => ({ call: { kind: 'begin', account }, seed })),
      quota,
      outcome,
    );
    for (let turn = 0; turn < callsEach; turn += 1) {
      const calls = families.flatMap(({ rng, account, seed }) => {
        const family = models.get(account);
        if (family === undefined) return [];
        const strangers = [...models.values()]
          .filter((other) => other !== family)
          .flatMap((other) => [...other.rows.values()].map(({ id }) => id));
        const call: RawCall = rng.chance(0.03)
          ? { kind: 'purge', account }
          : {
              kind: 'ask',
              account,
              ...randomCall(rng, { family, strangers: strangers.slice(0, 50), now: Date.now(), withoutHugePushes: false }),
            };
        return [{ call, seed }];
      });
      await round(database, models, calls, quota, outcome);
      if (outcome.differences.length > 0) return outcome;
    }
    for (const { account, seed } of families) {
      const family = models.get(account);
      if (family !== undefined)
        outcome.differences.push(...compareAll(family, await database.stored(account)).map((words) => `family ${seed}: ${words}`));
    }
  }
  return outcome;
}

async function round(
  database: Database,
  models: Models,
  calls: readonly { call: RawCall; seed: number }[],
  quota: Quota,
  outcome: Outcome,
): Promise<void> {
  const said = await database.askAll(calls.map(({ call }) => call));
  for (const [place, { call, seed }] of calls.entries()) {
    const answer = said[place];
    if (answer === undefined) throw new Error('A call has no answer.');
    outcome.calls += 1;
    for (const words of compare(models, call, answer, quota)) {
      outcome.differences.push(`family ${seed}, ${JSON.stringify(call).slice(0, 3000)}\n${words}`);
    }
  }
}
