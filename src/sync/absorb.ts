import type { Rejection, Row, Sent, Shadow } from '../data/rows.ts';
import { sameJson } from '../domain/json.ts';
import { merge, replaces } from '../domain/merge.ts';
import { knownBase } from '../domain/merge-base.ts';
import type { Fields, ServerRow, SyncedTable } from '../domain/sync-protocol.ts';
import type { Outgoing } from './ports.ts';

/**
 * What becomes of one row when the server has spoken about it: pure, the row and its shadow in, both out.
 * The invariants that are kept here are named in SPEC.md.
 */

export type RowState = { row: Row | undefined; shadow: Shadow | undefined };

export type Absorbed = {
  row: Row;
  /** What was sent and not answered yet, and the base of the next merge; null for a clean row. */
  shadow: Pick<Shadow, 'base' | 'sent'> | null;
  /** What was replaced, to be kept for 30 days. */
  backups: { side: 'device' | 'account'; fields: Fields }[];
};

/** The answer `null`: this changes nothing. */
export type Absorption = Absorbed | null;

/** The server has taken exactly what was sent (invariant S2: a receipt clears the edit it was given for, no other). */
export function applied({ row, shadow }: RowState, sent: Outgoing, version: number): Absorption {
  if (row === undefined || row.version >= version) return null;
  if (row.revision === sent.revision) return { row: clean(row, version), shadow: null, backups: [] };
  const later = (shadow?.sent ?? []).filter((other) => other.revision > sent.revision);
  return { row: { ...row, version }, shadow: { base: sent.fields, sent: later }, backups: [] };
}

/** The server has the row in another version than the one this edit was made from. */
export function conflicted(table: SyncedTable, state: RowState, sent: Outgoing, theirs: ServerRow): Absorption {
  const { row } = state;
  // Usually the server is ahead. If it is behind (restored from a backup), its row still is the one to go on from.
  const trusted = row !== undefined && row.version === sent.base && row.version !== theirs.version;
  return absorb(table, state, theirs, trusted);
}

/** The server will not take this edit. It waits for a person, unless it has been edited again already. */
export function rejected({ row, shadow }: RowState, sent: Outgoing, rejection: Rejection): Absorption {
  if (row === undefined || row.dirty === 0 || row.revision !== sent.revision || row.version !== sent.base) return null;
  return { row: { ...row, rejected: rejection }, shadow: { base: shadow?.base ?? null, sent: shadow?.sent ?? [] }, backups: [] };
}

/** A row as the server has it now, from a pull. */
export function pulled(table: SyncedTable, state: RowState, theirs: ServerRow): Absorption {
  return absorb(table, state, theirs, false);
}

function absorb(table: SyncedTable, { row, shadow }: RowState, theirs: ServerRow, trusted: boolean): Absorption {
  if (row === undefined) return taken(theirs, 0, []);
  const known = theirs.version <= row.version && !trusted;
  if (row.dirty === 0) {
    const same = theirs.version === row.version && sameJson(row.fields, theirs.fields);
    return same || theirs.version < row.version ? null : taken(theirs, row.revision, []);
  }
  if (known) return null;
  if (theirs.deleted_at !== null) {
    return taken(theirs, row.revision + 1, row.deletedAt === null ? [{ side: 'device', fields: row.fields }] : []);
  }
  if (row.deletedAt !== null) {
    const edited = shadow !== undefined && !sameJson(shadow.base, theirs.fields);
    const backups = edited ? [{ side: 'account' as const, fields: theirs.fields }] : [];
    return { row: { ...row, version: theirs.version }, shadow: { base: theirs.fields, sent: [] }, backups };
  }
  return merged(table, row, shadow, theirs);
}

function merged(table: SyncedTable, row: Row, shadow: Shadow | undefined, theirs: ServerRow): Absorbed {
  const arrived = (shadow?.sent ?? []).filter((sent: Sent) => !sent.deleted).map((sent) => sent.fields);
  const base = knownBase(table, shadow?.base ?? null, arrived, theirs.fields);
  const fields = merge(table, base, row.fields, theirs.fields);
  const backups: Absorbed['backups'] = [];
  if (replaces(base, row.fields, fields)) backups.push({ side: 'device', fields: row.fields });
  if (replaces(base, theirs.fields, fields)) backups.push({ side: 'account', fields: theirs.fields });
  if (sameJson(fields, theirs.fields)) return { ...taken(theirs, row.revision + 1, backups) };
  const next = sameJson(fields, row.fields) ? row : { ...withoutRejection(row), fields, revision: row.revision + 1 };
  // What was sent before can't be applied any more: it was edited from an older version than the one there now.
  return { row: { ...next, version: theirs.version }, shadow: { base: theirs.fields, sent: [] }, backups };
}

/** The server's row, as it is, clean. */
function taken(theirs: ServerRow, revision: number, backups: Absorbed['backups']): Absorbed {
  const { id, version, deleted_at: deletedAt } = theirs;
  const fields = deletedAt === null ? theirs.fields : {};
  return { row: { id, version, deletedAt, dirty: 0, revision, fields }, shadow: null, backups };
}

function clean(row: Row, version: number): Row {
  return { ...withoutRejection(row), version, dirty: 0 };
}

function withoutRejection(row: Row): Row {
  const { rejected: _, ...rest } = row;
  return rest;
}
