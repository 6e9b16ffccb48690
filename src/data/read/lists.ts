import type { Child } from '../../domain/entities/child.ts';
import type { Environment } from '../../domain/entities/environment.ts';
import type { Profile } from '../../domain/entities/profile.ts';
import type { FamilyDexie, Quarantined } from '../schema.ts';
import { followIndex } from './follow-index.ts';
import { answered, type Live, shared, sharedQuery } from './live.ts';
import { type AdventureSummary, type Parsed, parseChildren, parseEnvironments, parseProfile } from './parse.ts';

/** Live lists that many screens share: each is read once for all of them, and again after every change, in this tab or another. */

export type Lists = {
  profile: Parsed<Profile>;
  children: Parsed<Child>;
  environments: Parsed<Environment>;
  /** Without their stories. */
  adventures: Parsed<AdventureSummary>;
  /** Rows that this version of the app can't read. */
  quarantine: Quarantined[];
};

export type LiveLists = { readonly [K in keyof Lists]: Live<Lists[K]> };

/** Creates the lists of a database; each is read when it is first subscribed to. */
export function liveLists(dexie: FamilyDexie): LiveLists {
  return {
    profile: sharedQuery(async () => parseProfile(await dexie.profile.toArray())),
    children: sharedQuery(async () => parseChildren(await dexie.children.toArray())),
    environments: sharedQuery(async () => parseEnvironments(await dexie.environments.toArray())),
    adventures: shared((tell, lost) => followIndex(dexie, tell, lost)),
    quarantine: sharedQuery(() => dexie.quarantine.toArray()),
  };
}

/** Resolves once every list was read, so that a screen that is rendered then has no loading state. */
export async function readLists(lists: LiveLists): Promise<void> {
  await Promise.all(Object.values(lists).map(answered));
}
