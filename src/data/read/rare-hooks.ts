import { useObservable } from 'dexie-react-hooks';
import type { Usage } from '../../domain/usage.ts';
import type { FamilyDb } from '../db.ts';
import { useFamily } from '../family-context.tsx';
import type { Backup } from '../schema.ts';
import { followQuery } from './live.ts';
import { listBackups } from './queries.ts';
import { listRefused, type Refused } from './refused.ts';
import { readUsage } from './usage.ts';

/** Hooks for what is rarely on a screen, and never on the first one: as those of `hooks.ts`, in a file that it does not wait for. */

/**
 * What `ask` finds, again with every change; where the database can't be read, what it found last. (Another account's screens are others, see
 * `app/guards.tsx`: no answer of one family is shown to the next.)
 */
function useQuery<T>(ask: (db: FamilyDb) => Promise<T>): T | undefined {
  const { family } = useFamily();
  return useObservable<T>(() => ({ hasValue: () => false, subscribe: (tell) => followQuery(() => ask(family), tell) }), [ask, family]);
}

/** What the account last said that it holds; null where it has not. */
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
