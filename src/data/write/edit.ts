import { Dexie, type Transaction } from 'dexie';
import { sameJson } from '../../domain/json.ts';
import type { Fields } from '../../domain/sync-protocol.ts';
import type { FamilyDexie, LocalTable, Row } from '../schema.ts';

/**
 * How a row changes on this device. Each function runs inside the caller's transaction and keeps three things together:
 * the row is marked dirty, its revision grows, and its shadow holds what the edit was made from.
 */

export type EditOutcome = 'done' | 'missing';

/** The row as it can be edited: there, and not a tombstone. */
export async function liveRow(dexie: FamilyDexie, table: LocalTable, id: string): Promise<Row | null> {
  const row = await dexie[table].get(id);
  return row === undefined || row.deletedAt !== null ? null : row;
}

/** A row that somebody has made here, or a file has brought. Whether the account has it already is for its first answer to say. */
export async function createRow(dexie: FamilyDexie, table: LocalTable, id: string, fields: Fields): Promise<void> {
  await dexie[table].add({ id, version: 0, deletedAt: null, dirty: 1, revision: 1, fields });
  await dexie.shadows.put({ table, id, base: null, sent: [] });
}

/** Replaces the row's fields. An edit that changes nothing is none. */
export async function changeRow(dexie: FamilyDexie, table: LocalTable, row: Row, fields: Fields): Promise<void> {
  if (sameJson(row.fields, fields)) return;
  const edited = dexie[table].put({ ...accepted(row), fields, dirty: 1, revision: row.revision + 1 });
  await Promise.all([keepShadow(dexie, table, row), edited]);
}

/** Turns the row into a tombstone, also where it was never sent: a file may have taken it to the account by another device. */
export async function removeRow(dexie: FamilyDexie, table: LocalTable, id: string, at: string): Promise<EditOutcome> {
  const row = await liveRow(dexie, table, id);
  if (row === null) return 'missing';
  await keepShadow(dexie, table, row);
  await dexie[table].put({ ...accepted(row), fields: {}, deletedAt: at, dirty: 1, revision: row.revision + 1 });
  return 'done';
}

/**
 * Says that the transaction under way asks for nothing more than it has asked for: it is committed as soon as that is done, and not only when a
 * busy page has heard of each answer and asked for nothing else. For one write alone: Dexie keeps the failure of a write from the transaction until it has
 * heard of it, and what has been told to commit keeps the others then. (A database in memory has no transaction to tell.)
 */
export function asksNoMore(): void {
  // (null outside of one, whatever its type says)
  const transaction = Dexie.currentTransaction as Transaction | null;
  if (!transaction?.parent) transaction?.idbtrans.commit();
}

/** The base of the next merge is what stood in the row before the first edit since the last receipt. */
async function keepShadow(dexie: FamilyDexie, table: LocalTable, row: Row): Promise<void> {
  if (row.dirty === 1) return;
  await dexie.shadows.put({ table, id: row.id, base: row.fields, sent: [] });
}

/** The row without the server's refusal of its last state: a new edit is a new question. */
function accepted(row: Row): Row {
  const { rejected: _, ...rest } = row;
  return rest;
}
