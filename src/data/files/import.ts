import type * as z from 'zod/mini';
import type { Fields } from '../../domain/contracts/sync-protocol.ts';
import { StoredAdventure } from '../../domain/entities/adventure.ts';
import { StoredChild } from '../../domain/entities/child.ts';
import { StoredEnvironment } from '../../domain/entities/environment.ts';
import { StoredProfile } from '../../domain/entities/profile.ts';
import { type FamilyFile, fitsAdventure, idInAccount } from '../../domain/family-file.ts';
import { merge, replaces } from '../../domain/merge/merge.ts';
import { problemOf } from '../../domain/problems.ts';
import { type FamilyDexie, type LocalTable, type Row, serverTable } from '../schema.ts';
import { stampAfter } from '../write/apply-adventure.ts';
import type { WriteClock } from '../write/clock.ts';
import { changeRow, createRow, liveRow } from '../write/edit.ts';
import { Refusal } from '../write/error.ts';
import { enforceLimit } from '../write/family-limits.ts';
import { saveBackup } from './backups.ts';

/** Columns that identify a row or belong to the server, and are not taken from a file. */
const notFields = new Set(['id', 'user_id', 'auth_user_id', 'version', 'deleted_at']);

/**
 * Takes in a family's file, inside the transaction of `write`; throws a {@link Refusal} to undo all of it. Row by row:
 *
 * - new here: added as it stands in the file;
 * - here already: merged, the file being the edit. Lists are united, an adventure goes on from its later state, and what the
 *   file replaces is kept as a backup;
 * - deleted here: comes back under another id, the same one each time.
 *
 * Nothing is ever removed. The rows of another account get ids of this account, and its adult does not rename this one; where `keepIds`, they keep their ids.
 * Either way a row that has come here the other way before is found. Returns the new ids of those that do not keep theirs.
 */
export async function importFamily(
  dexie: FamilyDexie,
  account: string,
  file: FamilyFile,
  clock: WriteClock,
  keepIds = false,
): Promise<ReadonlyMap<string, string>> {
  await importProfile(dexie, account, file, clock);
  const ids = new Map<string, string>();
  for (const table of ['children', 'environments', 'adventures'] as const) {
    for (const { id } of file[table]) {
      const here = await idHere(dexie, table, id, { from: file.profile.id, to: account, keepIds });
      if (here !== id) ids.set(id, here);
    }
  }
  for (const { id, ...row } of file.children) await importRow(dexie, 'children', ids.get(id) ?? id, fieldsOf(row, ids), clock);
  for (const { id, ...row } of file.environments) await importRow(dexie, 'environments', ids.get(id) ?? id, fieldsOf(row, ids), clock);
  for (const { id, ...row } of file.adventures) await importRow(dexie, 'adventures', ids.get(id) ?? id, fieldsOf(row, ids), clock);
  await enforceLimit(dexie, 'children');
  await enforceLimit(dexie, 'environments');
  return ids;
}

async function importProfile(dexie: FamilyDexie, account: string, file: FamilyFile, clock: WriteClock): Promise<void> {
  const row = await liveRow(dexie, 'profile', account);
  if (row === null) throw new Refusal({ kind: 'missing', problem: 'no-profile' });
  const imported = fieldsOf(file.profile, new Map());
  const own = file.profile.id === account;
  const merged = own ? merge('users', null, imported, row.fields) : merge('users', null, row.fields, imported);
  const name = merged['adult_name'] ?? row.fields['adult_name'] ?? imported['adult_name'] ?? null;
  await replaceFields(dexie, 'profile', row, { ...merged, adult_name: name }, clock);
}

async function importRow(
  dexie: FamilyDexie,
  table: Exclude<LocalTable, 'profile'>,
  id: string,
  fields: Fields,
  clock: WriteClock,
): Promise<void> {
  const row = await dexie[table].get(id);
  if (row === undefined) return createRow(dexie, table, id, fields);
  const merged = merge(serverTable[table], null, fields, row.fields);
  await replaceFields(dexie, table, row, merged, clock);
}

/** Edits a row, and keeps a copy of what is replaced. */
async function replaceFields(dexie: FamilyDexie, table: LocalTable, row: Row, merged: Fields, clock: WriteClock): Promise<void> {
  // Where only `updated_at` differs, nothing is replaced.
  if (!replaces(merged, row.fields, merged)) return;
  const fields = table === 'adventures' ? { ...merged, updated_at: stampAfter(merged['updated_at'], clock.now()) } : merged;
  check(table, fields);
  if (replaces(null, row.fields, fields)) await saveBackup(dexie, table, row, clock);
  await changeRow(dexie, table, row, fields);
}

const schemas: Record<LocalTable, z.ZodMiniType> = {
  profile: StoredProfile,
  children: StoredChild,
  environments: StoredEnvironment,
  adventures: StoredAdventure,
};

/** Validates a merged row: two valid rows can become an invalid one. */
function check(table: LocalTable, fields: Fields): void {
  const name = fields['name'] ?? fields['custom_name'] ?? fields['custom_theme'] ?? fields['adult_name'];
  const whose = { list: table, name: typeof name === 'string' ? name : null, index: null };
  const parsed = schemas[table].safeParse(fields);
  if (!parsed.success) {
    const problem = problemOf(parsed.error.issues[0]?.message) ?? 'part-unreadable';
    throw new Refusal({ kind: 'invalid', problem, whose, united: true });
  }
  if (table === 'adventures' && !fitsAdventure(fields)) {
    throw new Refusal({ kind: 'too-large', problem: 'adventure-too-large', whose, united: true });
  }
}

/**
 * The id for the row in this account. Two ways lead here, an import of the family's file under derived ids, and a move of the family under its own; so a row
 * that is here under either is that row.
 */
async function idHere(
  dexie: FamilyDexie,
  table: LocalTable,
  id: string,
  { from, to, keepIds }: { from: string; to: string; keepIds: boolean },
): Promise<string> {
  const own = await firstFree(dexie, table, id, to, to);
  const derived = await firstFree(dexie, table, id, from, to);
  if (own.here || derived.here) return own.here ? own.id : derived.id;
  return keepIds ? own.id : derived.id;
}

/** The first of the row's derived ids that does not belong to a tombstone, and whether it belongs to a row. */
async function firstFree(
  dexie: FamilyDexie,
  table: LocalTable,
  id: string,
  from: string,
  to: string,
): Promise<{ id: string; here: boolean }> {
  for (let attempt = 0; ; attempt += 1) {
    const derived = idInAccount(id, from, to, attempt);
    const row = await dexie[table].get(derived);
    if (row === undefined || row.deletedAt === null) return { id: derived, here: row !== undefined };
  }
}

/** The row's fields, with all ids in them replaced by those of this account. */
function fieldsOf(row: Fields, ids: ReadonlyMap<string, string>): Fields {
  const own = Object.entries(row).filter(([name]) => !notFields.has(name));
  return Object.fromEntries(own.map(([name, value]) => [name, withIds(value, ids)]));
}

/** A value with all ids in it replaced by those of this account. */
export function withIds(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (ids.size === 0) return value;
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((part) => withIds(part, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [ids.get(name) ?? name, withIds(part, ids)]));
}
