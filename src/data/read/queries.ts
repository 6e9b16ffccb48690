import type { Adventure } from '../../domain/entities/adventure.ts';
import type { Child } from '../../domain/entities/child.ts';
import type { Environment } from '../../domain/entities/environment.ts';
import type { Profile } from '../../domain/entities/profile.ts';
import type { FamilyDb } from '../db.ts';
import type { Quarantined } from '../schema.ts';
import { ask, lastAnswer, type Query } from './live-query.ts';
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
 * What is read of a family: the named queries that screens follow through the hooks (`hooks.ts`), and what functions read once. Each rejects where the database
 * can't be read, and leaves out rows that this version of the app can't read.
 */

/** What many screens show. */
export type Lists = {
  profile: Parsed<Profile>;
  /** In the order in which they were added. */
  children: Parsed<Child>;
  /** In the order in which they were added. */
  environments: Parsed<Environment>;
  /** Without their stories, the last played first. */
  adventures: Parsed<AdventureSummary>;
  /** Rows that this version of the app can't read. */
  quarantine: Quarantined[];
};

export const lists: { readonly [K in keyof Lists]: Query<Lists[K]> } = {
  profile: { name: 'profile', read: async ({ dexie }) => parseProfile(await dexie.profile.toArray()) },
  children: { name: 'children', read: async ({ dexie }) => parseChildren(await dexie.children.toArray()) },
  environments: { name: 'environments', read: async ({ dexie }) => parseEnvironments(await dexie.environments.toArray()) },
  adventures: {
    name: 'adventures',
    read: async ({ dexie }) => {
      const { good, bad } = parseSummaries(await dexie.adventureIndex.toArray());
      return { good: sortSummaries(good), bad };
    },
  },
  quarantine: { name: 'quarantine', read: ({ dexie }) => dexie.quarantine.toArray() },
};

/** Reads every list, so that a screen that is rendered then has no loading state. */
export async function readLists(db: FamilyDb): Promise<void> {
  await Promise.all(Object.values(lists).map((list) => ask<unknown>(db, list)));
}

/** An adventure with its story; null where there is none, or its row can't be read. `id`: whose answer it is, also where there is none. */
export type Story = { id: string; adventure: Adventure | null };

/** The query of an adventure with its story. */
export function storyOf(id: string): Query<Story> {
  return { name: `story ${id}`, read: async (db) => ({ id, adventure: (await loadAdventure(db, id)) ?? null }) };
}

/** An adventure with its story; undefined where it does not exist or was deleted. */
export async function loadAdventure({ dexie }: Pick<FamilyDb, 'dexie'>, id: string): Promise<Adventure | undefined> {
  const row = await dexie.adventures.get(id);
  return row === undefined ? undefined : parseAdventures([row]).good[0];
}

export type Family = { profile: Profile; children: Child[]; environments: Environment[] };

/** The profile where the family's own can't be read, so that the app can be used all the same. */
const blank = { adult_name: null, show_onboarding: false };

/** Profile, children and environments, as they are on the disk. */
export async function loadFamily(db: FamilyDb): Promise<Family> {
  const { profile, children, environments } = db.dexie;
  const read = await db.dexie.transaction('r', profile, children, environments, async () =>
    Promise.all([lists.profile.read(db), lists.children.read(db), lists.environments.read(db)]),
  );
  return familyFrom(db, ...read);
}

/** The family as screens show it, without reading the database; a very recent write may be missing. Null until all lists were read once. */
export function shownFamily(db: FamilyDb): Family | null {
  const [profile, children, environments] = [
    lastAnswer(db, lists.profile),
    lastAnswer(db, lists.children),
    lastAnswer(db, lists.environments),
  ];
  if (profile === undefined || children === undefined || environments === undefined) return null;
  return familyFrom(db, profile, children, environments);
}

function familyFrom({ account }: FamilyDb, profile: Parsed<Profile>, children: Parsed<Child>, environments: Parsed<Environment>): Family {
  return { profile: profile.good[0] ?? { ...blank, id: account }, children: children.good, environments: environments.good };
}
