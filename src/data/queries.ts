import type { Adventure } from '../domain/adventure.ts';
import type { Child, Environment, Profile } from '../domain/family.ts';
import type { FamilyDb } from './family-db.ts';
import { parseAdventures, parseChildren, parseEnvironments, parseProfile } from './parse.ts';
import { rowsOf } from './rows-of.ts';
import { type Backup, type LocalTable, localTables, type Row } from './rows.ts';

/** Reading once, outside of a screen. Screens use the hooks. Rows that do not fit their schema are left out. */

export type Family = { profile: Profile; children: Child[]; environments: Environment[] };

/** The profile of a family whose own can't be read: nameless, but nothing stands still. */
const blank = { adult_name: null, show_onboarding: false };

export async function loadFamily(db: FamilyDb): Promise<Family> {
  const { dexie } = db;
  const [profile, children, environments] = await dexie.transaction('r', dexie.profile, dexie.children, dexie.environments, () =>
    Promise.all([dexie.profile.toArray(), dexie.children.toArray(), dexie.environments.toArray()]),
  );
  return {
    profile: parseProfile(profile).good[0] ?? { ...blank, id: db.account },
    children: parseChildren(children).good,
    environments: parseEnvironments(environments).good,
  };
}

/** One adventure, whole; undefined where there is none, or where it has been deleted. */
export async function loadAdventure(db: FamilyDb, id: string): Promise<Adventure | undefined> {
  const row = await db.dexie.adventures.get(id);
  return row === undefined ? undefined : parseAdventures([row]).good[0];
}

/** The edited rows of a table, adventures without their stories: a thousand of those are megabytes, read at every change. */
export async function dirtyRows({ dexie }: Pick<FamilyDb, 'dexie'>, table: LocalTable): Promise<Row[]> {
  const dirty = dexie[table].where('dirty').equals(1);
  if (table !== 'adventures') return dirty.toArray();
  return rowsOf(dexie.shelf, await dirty.primaryKeys());
}

/** What has not reached the account yet: edited rows (refused ones too) and messages. */
export async function countWaiting(db: FamilyDb): Promise<number> {
  const { dexie } = db;
  const counts = await Promise.all([...localTables.map((table) => dexie[table].where('dirty').equals(1).count()), dexie.outbox.count()]);
  return counts.reduce((sum, count) => sum + count, 0);
}

/** What merges have replaced in the last 30 days, newest first. */
export async function listBackups(db: FamilyDb): Promise<Backup[]> {
  const oldestFirst = await db.dexie.backups.orderBy('at').toArray();
  return oldestFirst.reverse();
}
