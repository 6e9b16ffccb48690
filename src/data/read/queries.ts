import type { Child } from '../../domain/entities/child.ts';
import type { Environment } from '../../domain/entities/environment.ts';
import type { Profile } from '../../domain/entities/profile.ts';
import type { FamilyDb } from '../db.ts';
import type { Backup } from '../schema.ts';
import { parseChildren, parseEnvironments, parseProfile } from './parse.ts';

/** Queries that read once; screens use the hooks. Invalid rows are left out. */

export type Family = { profile: Profile; children: Child[]; environments: Environment[] };

/** The profile where the family's own can't be read, so that the app can be used all the same. */
const blank = { adult_name: null, show_onboarding: false };

/** Profile, children and environments. Rejects where the database can’t be read. */
export async function loadFamily(db: FamilyDb): Promise<Family> {
  const { dexie } = db;
  const [profile, children, environments] = await dexie.transaction('r', dexie.profile, dexie.children, dexie.environments, async () =>
    Promise.all([dexie.profile.toArray(), dexie.children.toArray(), dexie.environments.toArray()]),
  );
  return {
    profile: parseProfile(profile).good[0] ?? { ...blank, id: db.account },
    children: parseChildren(children).good,
    environments: parseEnvironments(environments).good,
  };
}

/** The same as screens show it, without reading the database; a very recent write may be missing. Null until all lists were read once. */
export function shownFamily({ account, lists }: FamilyDb): Family | null {
  const [profile, children, environments] = [lists.profile.get(), lists.children.get(), lists.environments.get()];
  if (profile === undefined || children === undefined || environments === undefined) return null;
  return { profile: profile.good[0] ?? { ...blank, id: account }, children: children.good, environments: environments.good };
}

/** What merges have replaced in the last 30 days, newest first. */
export async function listBackups(db: FamilyDb): Promise<Backup[]> {
  const oldestFirst = await db.dexie.backups.orderBy('at').toArray();
  return oldestFirst.reverse();
}
