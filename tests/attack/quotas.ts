import { randomUUID } from 'node:crypto';
import { newAdventure } from '../../src/domain/entities/adventure.ts';
import { storyConfig } from '../support/story/story-family.ts';
import { type Area, call, family, freshServer, type Login, type Target } from './target.ts';

/** One account that tries to fill the disk that all share. */

const [mostAdventures, mostBytes] = [2_000, 50 * 1024 * 1024];
const fields = newAdventure({ ...storyConfig, participatingChildren: [] }, 1, '2026-11-21T08:00:00.000Z');

/** Pushes `count` adventures in one call, and returns how many are applied. */
async function push(target: Target, { id, token }: Login, count: number, more: object = {}): Promise<number> {
  const changes = Array.from({ length: count }, () => ({
    table: 'adventure_sessions',
    id: randomUUID(),
    base: 0,
    deleted: false,
    fields: { ...fields, ...more },
  }));
  const answer = await call(target, { path: '/rest/v1/rpc/sync', body: { account: id, changes, since: 0, max_rows: 1 }, token });
  return answer.text.split('"applied"').length - 1;
}

export const quotas: Area = {
  name: 'quotas',
  run: async (attempt, note) => {
    const target = await freshServer();
    const [collector, hoarder] = [await family(target), await family(target)];
    let taken = 0;
    for (let sent = 0; sent < 2_200; sent += 100) taken += await push(target, collector, 100);
    for (let i = 0; i < 2_200; i += 1) attempt('adventures without end', i >= mostAdventures && i < taken);

    // The largest adventures that are allowed, as many as fit into one call.
    const [size, together, pushes] = [240_000, 4, 60];
    const large = { continuation_data: { currentStep: 0, adventureSteps: [], stepHistory: [], odd: 'x'.repeat(size) } };
    let held = 0;
    for (let sent = 0; sent < pushes; sent += 1) held += await push(target, hoarder, together, large);
    for (let i = 0; i < pushes * together; i += 1) attempt('megabytes without end', i < held && (i + 1) * size > mostBytes);
    note(
      `of 2,200 adventures ${taken} were taken; of ${Math.round((pushes * together * size) / 1024 / 1024)} MB ${Math.round((held * size) / 1024 / 1024)} MB`,
    );
    if (taken === 0 || held === 0) throw new Error('Nothing was taken at all');
    await target.stop();
  },
};
