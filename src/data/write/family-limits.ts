import { limits } from '../../domain/limits.ts';
import type { FamilyDexie } from '../schema.ts';
import { Refusal } from './error.ts';

const most = { children: limits.children.max, environments: limits.environments.max };
const problems = { children: 'too-many-children', environments: 'too-many-places' } as const;

/** Throws a {@link Refusal} where the family has more rows than it may have: call it after adding. */
export async function enforceLimit(dexie: FamilyDexie, table: 'children' | 'environments'): Promise<void> {
  const live = await dexie[table].filter((row) => row.deletedAt === null).count();
  if (live > most[table]) throw new Refusal({ kind: 'limit', problem: problems[table] });
}
