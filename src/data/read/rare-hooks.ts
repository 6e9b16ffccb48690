import { useObservable } from 'dexie-react-hooks';
import type { Usage } from '../../domain/usage.ts';
import type { FamilyDb } from '../db.ts';
import { useFamily } from '../family-context.tsx';
import type { Backup } from '../schema.ts';
import { followQuery } from './live.ts';
import { listBackups } from './queries.ts';
import { listRefused, type Refused } from './refused.ts';
import { readUsage } from './usage.ts';

/** Hooks like those of `hooks.ts` for rarely shown data, in a separate file that the first screen does not load. */

/**
 * The result of a live query; where the database can't be read, the last one. Screens are mounted anew for another account (`app/guards.tsx`), so no result is
 * shown to another family.
 */
function useQuery<T>(ask: (db: FamilyDb) => Promise<T>): T | undefined {
  const { family } = useFamily();
  return useObservable<T>(() => ({ hasValue: () => false, subscribe: (tell) => followQuery(() => ask(family), tell) }), [ask, family]);
}

/** The account's usage of its quota by the server's last answer; null before the first. */
export function useUsage(): Usage | null | undefined {
  return useQuery(readUsage);
}

export function useRefused(): Refused[] | undefined {
  return useQuery(listRefused);
}

/** What merges and imports have replaced in the last 30 days, newest first; `restoreBackup` brings it back. */
export function useBackups(): Backup[] | undefined {
  return useQuery(listBackups);
}
