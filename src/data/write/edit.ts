import type { Fields } from '../../domain/contracts/sync-protocol.ts';
import { sameJson } from '../../domain/json.ts';
import type { FamilyDexie, LocalTable, Row } from '../schema.ts';

/**
 * Local edits of rows. Each function runs inside the caller's transaction, and does three things together: it marks the row as dirty, increases its revision, and
 * stores in its shadow the state from which it was edited.
 */

export type EditOutcome = 'done' | 'missing';

/** The row, if it exists and is no tombstone. */
export async function liveRow(dexie: FamilyDexie, table: LocalTable, id: string): Promise<Row | null> {
  const row = await dexie[table].get(id);
  return row === undefined || row.deletedAt !== null ? null : row;
}

/** Creates a row that somebody has entered or imported. The first answer of the server tells whether the account has it already. */
export async function createRow(dexie: FamilyDexie, table: LocalTable, id: string, fields: Fields): Promise<void> {
  await dexie[table].add({ id, version: 0, deletedAt: null, dirty: 1, revision: 1, fields });
  await dexie.shadows.put({ table, id, base: null, sent: [] });
}

/** Replaces the row's fields; does nothing where they are the same. */
export async function changeRow(dexie: FamilyDexie, table: LocalTable, row: Row, fields: Fields): Promise<void> {
  if (sameJson(row.fields, fields)) return;
  const edited = dexie[table].put({ ...withoutRejection(row), fields, dirty: 1, revision: row.revision + 1 });
  await Promise.all([saveShadow(dexie, table, row), edited]);
}

/** Turns the row into a tombstone, even if it was never sent, since another device may have imported it from a file and sent it. */
export async function removeRow(dexie: FamilyDexie, table: LocalTable, id: string, at: string): Promise<EditOutcome> {
  const row = await liveRow(dexie, table, id);
  if (row === null) return 'missing';
  await saveShadow(dexie, table, row);
  await dexie[table].put({ ...withoutRejection(row), fields: {}, deletedAt: at, dirty: 1, revision: row.revision + 1 });
  return 'done';
}

/** Stores the base of the next merge: the state before the first edit since the last receipt. */
async function saveShadow(dexie: FamilyDexie, table: LocalTable, row: Row): Promise<void> {
  if (row.dirty === 1) return;
  await dexie.shadows.put({ table, id: row.id, base: row.fields, sent: [] });
}

/** The row without the server's refusal: of an earlier state, or that a person has decided about. */
export function withoutRejection(row: Row): Row {
  const { rejected: _, ...rest } = row;
  return rest;
}
