import { createHash } from 'node:crypto';
import type { Quota, RateLimit } from '../../supabase/functions/_shared/quota.ts';
import type { Query } from '../database/database.ts';

/**
 * Rate limits that all processes on a database count together. Addresses of people and machines are stored as hashes, only as long as they
 * count.
 */

/** Creates a quota with a name that all processes share. */
export type Quotas = (name: string, limit: RateLimit) => Quota;

export function sharedQuotas(query: Query): { of: Quotas; forget: () => Promise<void> } {
  const hashOf = (caller: string): string => createHash('sha256').update(caller).digest('base64url');
  return {
    of: (name, { most, withinS }) => ({
      take: async (caller) => {
        const key = [name, hashOf(caller)];
        const taken = await query(
          `insert into venture.quotas as q (name, caller, ends, taken) values ($1, $2, now() + make_interval(secs => ${withinS}), 1)
            on conflict (name, caller) do update set
              taken = case when q.ends <= now() then 1 else q.taken + 1 end,
              ends = case when q.ends <= now() then excluded.ends else q.ends end
            where q.ends <= now() or q.taken < ${most}
            returning 1`,
          key,
        );
        if (taken.length > 0) return 0;
        const [left] = await query(
          'select greatest(1, ceil(extract(epoch from ends - now())))::int as seconds from venture.quotas where name = $1 and caller = $2',
          key,
        );
        return Number(left?.['seconds'] ?? 1);
      },
      giveBack: async (caller) => {
        await query('update venture.quotas set taken = taken - 1 where name = $1 and caller = $2 and taken > 0', [name, hashOf(caller)]);
      },
    }),
    forget: async () => {
      await query('delete from venture.quotas where ends <= now()');
    },
  };
}
