import type { Rejection, Row, Shadow } from '../data/schema.ts';
import { sameJson } from '../domain/json.ts';
import { merge, replaces } from '../domain/merge.ts';
import type { Fields, ServerRow } from '../domain/sync-protocol.ts';
import { descends } from './history.ts';
import type { Outgoing } from './ports.ts';
import { joinMarks, splitTrail } from './trail.ts';

/**
 * What becomes of one row when the server has spoken about it: pure, the row and its shadow in, both out.
 * The invariants that are kept here are named in SPEC.md.
 */

export type RowState = { row: Row | undefined; shadow: Shadow | undefined };

export type AppliedRow = {
  row: Row;
  /** What was sent and not answered yet, and the base of the next merge; null for a clean row. */
  shadow: Pick<Shadow, 'base' | 'sent' | 'whole'> | null;
  /** What was replaced, to be kept for 30 days. */
  backups: { side: 'device' | 'account'; fields: Fields }[];
};

/** null: this changes nothing. */
export type Outcome = AppliedRow | null;

/** The server has taken exactly what was sent. Only the edit that it was given for is cleared (invariant S2). */
export function applied({ row, shadow }: RowState, sent: Outgoing, version: number): Outcome {
  const { id, fields, trail } = sent;
  if (row !== undefined && row.version >= version) return null;
  // It was let go of, or given up, while it was on its way, and it arrived: what the account has is what was sent. (A tombstone comes as a row.)
  if (row === undefined || row.dirty === 0) {
    const revision = Math.max(row?.revision ?? 0, sent.revision);
    return sent.deleted ? null : clean({ id, version, deletedAt: null, dirty: 0, revision, fields, trail });
  }
  if (row.revision === sent.revision) return clean({ ...withoutRejection(row), version, trail, dirty: 0 });
  const later = (shadow?.sent ?? []).filter((other) => other.revision > sent.revision);
  return { row: { ...row, version, trail }, shadow: { base: fields, sent: later }, backups: [] };
}

/** The server has the row in another version than the one this edit was made from. */
export function conflicted(state: RowState, sent: Outgoing, theirs: ServerRow): Outcome {
  const { row } = state;
  // Usually the server is ahead. If it is behind (restored from a backup), its row still is the one to go on from.
  const trusted = row !== undefined && row.version === sent.base && row.version !== theirs.version;
  return applyRemote(state, theirs, trusted);
}

/** The server will not take this edit. It waits for a person, unless it has been edited again already, or was not sent whole. */
export function rejected({ row, shadow }: RowState, sent: Outgoing, rejection: Rejection): Outcome {
  if (row === undefined || row.dirty === 0 || row.version !== sent.base) return null;
  // What can't be said as a change may be said as a whole: only the whole row's refusal is a person's matter.
  if (sent.patch !== null) {
    return { row, shadow: { base: shadow?.base ?? null, sent: shadow?.sent ?? [], whole: true }, backups: [] };
  }
  if (row.revision !== sent.revision) return null;
  return { row: { ...row, rejected: rejection }, shadow: { base: shadow?.base ?? null, sent: shadow?.sent ?? [] }, backups: [] };
}

/** A row as the server has it now, from a pull. */
export function pulled(state: RowState, theirs: ServerRow): Outcome {
  return applyRemote(state, theirs, false);
}

function applyRemote({ row, shadow }: RowState, theirs: ServerRow, trusted: boolean): Outcome {
  if (row === undefined) return taken(theirs, 0, []);
  if (row.dirty === 0) return isNews(row, theirs) ? taken(theirs, row.revision, []) : null;
  if (theirs.version <= row.version && !trusted && !isOtherBase(row, shadow, theirs)) return null;
  if (theirs.deleted_at !== null) {
    return taken(theirs, row.revision + 1, row.deletedAt === null ? [{ side: 'device', fields: row.fields }] : []);
  }
  return row.deletedAt === null ? merged(row, shadow, theirs) : stillDeleted(row, shadow, theirs);
}

/** An older answer may come late: a row never goes back (invariant S3). */
function isNews(row: Row, theirs: ServerRow): boolean {
  return theirs.version > row.version || (theirs.version === row.version && !sameJson(row.fields, splitTrail(theirs.fields).fields));
}

/**
 * Whether the server has something else under the very version that this edit was made from: it has changed what it was sent (a date that is later than
 * now). What is sent as a change is a change of what is there, so this is what the edit is to be merged with.
 */
function isOtherBase(row: Row, shadow: Shadow | undefined, theirs: ServerRow): boolean {
  const base = shadow?.base ?? null;
  return theirs.version === row.version && theirs.deleted_at === null && base !== null && !sameJson(base, splitTrail(theirs.fields).fields);
}

function merged(row: Row, shadow: Shadow | undefined, theirs: ServerRow): AppliedRow {
  const { fields: account, trail } = splitTrail(theirs.fields);
  const arrived = shadow?.sent.findLast((sent) => !sent.deleted && trail.includes(sent.mark));
  // Without a base: the account's row may be one that this one was made of, which an older backup has brought back.
  const base = arrived?.fields ?? shadow?.base ?? (descends(row.trail ?? [], trail) ? account : null);
  const fields = merge(theirs.table, base, row.fields, account);
  const backups: AppliedRow['backups'] = [];
  if (replaces(base, row.fields, fields)) backups.push({ side: 'device', fields: row.fields });
  if (replaces(base, account, fields)) backups.push({ side: 'account', fields: account });
  if (sameJson(fields, account)) return taken(theirs, row.revision + 1, backups);
  const next = sameJson(fields, row.fields) ? row : { ...withoutRejection(row), fields, revision: row.revision + 1 };
  // What was sent before can't be applied any more: it was edited from an older version than the one there now.
  return {
    row: { ...next, version: theirs.version, trail: joinMarks(row.trail ?? [], trail) },
    shadow: { base: account, sent: [] },
    backups,
  };
}

/** Deletion wins over an edit made elsewhere; the edited row is kept for a while. */
function stillDeleted(row: Row, shadow: Shadow | undefined, theirs: ServerRow): AppliedRow {
  const { fields, trail } = splitTrail(theirs.fields);
  const backups = sameJson(shadow?.base ?? null, fields) ? [] : [{ side: 'account' as const, fields }];
  return { row: { ...row, version: theirs.version, trail }, shadow: { base: fields, sent: [] }, backups };
}

/** The server's row, as it is, clean. */
function taken(theirs: ServerRow, revision: number, backups: AppliedRow['backups']): AppliedRow {
  const { id, version, deleted_at: deletedAt } = theirs;
  const { fields, trail } = splitTrail(deletedAt === null ? theirs.fields : {});
  return { row: { id, version, deletedAt, dirty: 0, revision, fields, trail }, shadow: null, backups };
}

function clean(row: Row): AppliedRow {
  return { row, shadow: null, backups: [] };
}

function withoutRejection(row: Row): Row {
  const { rejected: _, ...rest } = row;
  return rest;
}
