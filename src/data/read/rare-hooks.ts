import { useState } from 'react';
import type { Usage } from '../../domain/usage.ts';
import type { FamilyDb } from '../db.ts';
import { useFamily } from '../family-context.tsx';
import { listBackups } from '../files/backups.ts';
import type { Backup } from '../schema.ts';
import { type Kept, keep } from './kept.ts';
import { listRefused, type Refused } from './refused.ts';
import { readUsage } from './usage.ts';
import { useQuery } from './use-query.ts';

/** Hooks like those of `hooks.ts` for rarely shown data, in a separate file that the first screen does not load. */

/** Runs a query while a component shows it. */
function useRare<T>(ask: (db: FamilyDb) => Promise<T>): T | undefined {
  const { family } = useFamily();
  const [kept] = useState<Kept<T>>({});
  return useQuery(family, kept, () => keep(kept, ask(family)));
}

/** The account's usage of its quota by the server's last answer; null before the first. */
export function useUsage(): Usage | null | undefined {
  return useRare(readUsage);
}

export function useRefused(): Refused[] | undefined {
  return useRare(listRefused);
}

/** What merges and imports have replaced in the last 30 days, newest first; `restoreBackup` brings it back. */
export function useBackups(): Backup[] | undefined {
  return useRare(listBackups);
}
