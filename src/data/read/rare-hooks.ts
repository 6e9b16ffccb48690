import type { Usage } from '../../domain/usage.ts';
import { useFamily } from '../family-context.tsx';
import { listBackups } from '../files/backups.ts';
import type { Backup } from '../schema.ts';
import type { Query } from './live-query.ts';
import { listRefused, type Refused } from './refused.ts';
import { readUsage } from './usage.ts';
import { useQuery } from './use-query.ts';

/** Hooks like those of `hooks.ts` for rarely shown data, in a separate file that the first screen does not load. */

const usage: Query<Usage | null> = { name: 'usage', read: readUsage };
const refused: Query<Refused[]> = { name: 'refused', read: listRefused };
const backups: Query<Backup[]> = { name: 'backups', read: listBackups };

/** Follows a query while a component shows it. */
function useRare<T>(query: Query<T>): T | undefined {
  return useQuery(useFamily().family, query);
}

/** The account's usage of its quota by the server's last answer; null before the first. */
export function useUsage(): Usage | null | undefined {
  return useRare(usage);
}

export function useRefused(): Refused[] | undefined {
  return useRare(refused);
}

/** What merges and imports have replaced in the last 30 days, newest first; `restoreBackup` brings it back. */
export function useBackups(): Backup[] | undefined {
  return useRare(backups);
}
