import type { Adventure } from '../../domain/entities/adventure.ts';
import type { Child } from '../../domain/entities/child.ts';
import type { Environment } from '../../domain/entities/environment.ts';
import type { Profile } from '../../domain/entities/profile.ts';
import type { FamilyDb } from '../db.ts';
import type { FamilyDexie, Quarantined } from '../schema.ts';
import {
  type AdventureSummary,
  type Parsed,
  parseAdventures,
  parseChildren,
  parseEnvironments,
  parseProfile,
  parseSummaries,
  sortSummaries,
} from './parse.ts';

/**
 * The named queries: each reads once, and rejects where the database can't be read. Screens follow them through the hooks (`hooks.ts`). Rows that this version of
 * the app can't read are left out.
 */

/** The open database, of which queries need no more. */
export type Db = { readonly dexie: FamilyDexie };

/** What many screens show. */
export type Lists = {
  profile: Parsed<Profile>;
  /** In the order in which they were added. */
  children: Parsed<Child>;
  /** In the order in which they were added. */
  environments: Parsed<Environment>;
  /** Without their stories, the last edited first. */
  adventures: Parsed<AdventureSummary>;
  /** Rows that this version of the app can't read. */
  quarantine: Quarantined[];
};

export const listQueries: { readonly [K in keyof Lists]: (db: Db) => Promise<Lists[K]> } = {
  profile: async ({ dexie }) => parseProfile(await dexie.profile.toArray()),
  children: async ({ dexie }) => parseChildren(await dexie.children.toArray()),
  environments: async ({ dexie }) => parseEnvironments(await dexie.environments.toArray()),
  adventures: async ({ dexie }) => {
    const { good, bad } = parseSummaries(await dexie.adventureIndex.toArray());
    return { good: sortSummaries(good), bad };
  },
  quarantine: ({ dexie }) => dexie.quarantine.toArray(),
};

/** An adventure with its story; undefined where it does not exist or was deleted. */
export async function loadAdventure({ dexie }: Db, id: string): Promise<Adventure | undefined> {
  const row = await dexie.adventures.get(id);
  return row === undefined ? undefined : parseAdventures([row]).good[0];
}

export type Family = { profile: Profile; children: Child[]; environments: Environment[] };

/** The profile where the family's own can't be read, so that the app can be used all the same. */
export const blank = { adult_name: null, show_onboarding: false };

/** Profile, children and environments, as they are on the disk. */
export async function loadFamily({ account, dexie }: FamilyDb): Promise<Family> {
  const [profile, children, environments] = await dexie.transaction('r', dexie.profile, dexie.children, dexie.environments, async () =>
    Promise.all([dexie.profile.toArray(), dexie.children.toArray(), dexie.environments.toArray()]),
  );
  return {
    profile: parseProfile(profile).good[0] ?? { ...blank, id: account },
    children: parseChildren(children).good,
    environments: parseEnvironments(environments).good,
  };
}
