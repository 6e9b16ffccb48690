import type { Adventure } from '../../domain/entities/adventure.ts';
import type { Child } from '../../domain/entities/child.ts';
import type { Environment } from '../../domain/entities/environment.ts';
import type { Profile } from '../../domain/entities/profile.ts';
import type { FamilyDb } from '../db.ts';
import { type Backup, type LocalTable, localTables, type Row } from '../schema.ts';
import { parseAdventures, parseChildren, parseEnvironments, parseProfile } from './parse.ts';

/** The named queries: each reads once. Screens follow them with the hooks. Rows that do not fit their schema are left out. */

export type Family = { profile: Profile; children: Child[]; environments: Environment[] };

/** The profile of a family whose own can't be read: nameless, but nothing stands still. */
const blank = { adult_name: null, show_onboarding: false };

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

/** One adventure, whole; undefined where there is none, or where it has been deleted. */
export async function loadAdventure({ dexie }: Pick<FamilyDb, 'dexie'>, id: string): Promise<Adventure | undefined> {
  const row = await dexie.adventures.get(id);
  return row === undefined ? undefined : parseAdventures([row]).good[0];
}

/** What merges have replaced in the last 30 days, newest first. */
export async function listBackups(db: FamilyDb): Promise<Backup[]> {
  const oldestFirst = await db.dexie.backups.orderBy('at').toArray();
  return oldestFirst.reverse();
}

/** Something the server refused, to be tried again, edited or discarded (`retryRefused`, `discardRefused`). */
export type Refused = {
  table: LocalTable | 'outbox';
  id: string;
  code: string;
  reason: string;
  at: string;
  deleted: boolean;
  name: string | null;
};

export async function listRefused({ dexie }: FamilyDb): Promise<Refused[]> {
  const refused: Refused[] = [];
  for (const table of localTables) {
    for (const { id, fields, rejected, deletedAt } of await dexie[table].orderBy('rejected.code').toArray()) {
      if (rejected !== undefined) refused.push({ table, id, ...rejected, deleted: deletedAt !== null, name: nameIn(fields) });
    }
  }
  for (const { id, kind, refused: reason } of await dexie.outbox.toArray()) {
    if (reason !== undefined) refused.push({ table: 'outbox', id, code: kind, ...reason, deleted: false, name: null });
  }
  return refused;
}

/** What a person calls the row, where it has a name. */
export function nameIn(fields: Row['fields']): string | null {
  const named = [fields['name'], fields['custom_name'], fields['custom_theme'], fields['theme'], fields['adult_name']];
  return named.find((name): name is string => typeof name === 'string' && name !== '') ?? null;
}
