import type { FamilyDb } from '../db.ts';

/** Copies of what merges have replaced: kept for a while, then let go. */

const keptDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Lets go of copies that are older than 30 days at `now` (ms since 1970). Writes only where there is something to let go of, and
 * nothing where this page may only read. Rejects where storage fails.
 */
export async function purgeBackups({ dexie, access }: Pick<FamilyDb, 'dexie' | 'access'>, now: number): Promise<void> {
  if (access.get().kind !== 'open') return;
  const old = dexie.backups.where('at').below(new Date(now - keptDays * dayMs).toISOString());
  if ((await old.count()) > 0) await old.delete();
}
