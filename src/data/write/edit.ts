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

/** `mayBeKnown`: the row came from elsewhere, and the account may have it already: then it counts as sent, and its deletion is told. */
export async function createRow(dexie: FamilyDexie, table: LocalTable, id: string, fields: Fields, mayBeKnown = false): Promise<void> {
  await dexie[table].add({ id, version: 0, deletedAt: null, dirty: 1, revision: 1, fields });
  // (no push has this mark: what the account has of the row is not known)
  await dexie.shadows.put({ table, id, base: null, sent: mayBeKnown ? [{ revision: 0, deleted: false, fields, mark: '' }] : [] });
}

/** Replaces the row's fields. An edit that changes nothing is none. */
export async function changeRow(dexie: FamilyDexie, table: LocalTable, row: Row, fields: Fields): Promise<void> {
  if (sameJson(row.fields, fields)) return;
  const edited = dexie[table].put({ ...accepted(row), fields, dirty: 1, revision: row.revision + 1 });
  await Promise.all([keepShadow(dexie, table, row), edited]);
}

/** Turns the row into a tombstone; a row that never left this device vanishes at once. */
export async function removeRow(dexie: FamilyDexie, table: LocalTable, id: string, at: string): Promise<EditOutcome> {
  const row = await liveRow(dexie, table, id);
  if (row === null) return 'missing';
  await keepShadow(dexie, table, row);
  const shadow = await dexie.shadows.get([table, id]);
  if (row.version === 0 && shadow?.sent.length === 0) {
    await dexie[table].delete(id);
    await dexie.shadows.delete([table, id]);
    return 'done';
  }
  await dexie[table].put({ ...accepted(row), fields: {}, deletedAt: at, dirty: 1, revision: row.revision + 1 });
  return 'done';
}

/**
 * Says that the transaction under way asks for nothing more than it has asked for: it is committed as soon as that is done, and not only when a
 * busy page has heard of each answer and asked for nothing else. (A database in memory has no transaction to tell.)
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
