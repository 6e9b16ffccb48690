import { Usage } from '../../domain/usage.ts';
import type { FamilyDb } from '../db.ts';

/** What the account last said that it holds. */

export const usageKey = 'usage';

/** Null where it has not said so yet. */
export async function readUsage({ dexie }: Pick<FamilyDb, 'dexie'>): Promise<Usage | null> {
  const stored = Usage.safeParse((await dexie.meta.get(usageKey))?.value);
  return stored.success ? stored.data : null;
}
