import { Usage } from '../../domain/usage.ts';
import type { FamilyDb } from '../db.ts';

/** The account's usage of its quota, from the server's last answer. */

export const usageKey = 'usage';

/** Null before the first answer. */
export async function readUsage({ dexie }: Pick<FamilyDb, 'dexie'>): Promise<Usage | null> {
  const stored = Usage.safeParse((await dexie.meta.get(usageKey))?.value);
  return stored.success ? stored.data : null;
}
