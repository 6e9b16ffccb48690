import { limits } from '../../domain/limits.ts';
import type { FamilyDexie } from '../schema.ts';
import { Refusal } from './error.ts';

const most = { children: limits.children.max, environments: limits.environments.max };
const messages = {
  children: 'A family can have 20 children at most.',
  environments: 'A family can have 50 places at most.',
};

/** Throws a {@link Refusal} where the family has more rows than it may have: call it after adding. */
export async function keepWithinLimit(dexie: FamilyDexie, table: 'children' | 'environments'): Promise<void> {
  const live = await dexie[table].filter((row) => row.deletedAt === null).count();
  if (live > most[table]) throw new Refusal({ kind: 'limit', message: messages[table] });
}
