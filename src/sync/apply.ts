import type { Rejection, Row, Shadow } from '../data/schema.ts';
import { withoutRejection } from '../data/write/edit.ts';
import type { Fields, ServerRow } from '../domain/contracts/sync-protocol.ts';
import { sameJson } from '../domain/json.ts';
import { merge, replaces } from '../domain/merge/merge.ts';
import { descends } from './history.ts';
import type { Outgoing } from './ports.ts';
import { joinMarks, splitTrail } from './trail.ts';

/**
 * What a receipt or a row from the server does to the device's row, as pure functions from a row and its shadow to new ones. The invariants are explained in
 * SPEC.md.
 */

export type RowState = { row: Row | undefined; shadow: Shadow | undefined };

export type AppliedRow = {
  row: Row;
  /** What was sent without an answer yet, and the base of the next merge; null for a clean row. */
  shadow: Pick<Shadow, 'base' | 'sent' | 'whole'> | null;
  /** Copies of what was replaced, which are kept for 30 days. */
  backups: { side: 'device' | 'account'; fields: Fields }[];
};

/** The new state; null where nothing changes. */
export type Outcome = AppliedRow | null;

/** The server has applied exactly what was sent. Only the edit that was sent is marked as synced, not a later one (invariant S2). */
export function applied({ row, shadow }: RowState, sent: Outgoing, version: number): Outcome {
  const { id, fields, trail } = sent;
  if (row !== undefined && row.version >= version) return null;
  // The edit was discarded during the push, which has arrived all the same: the account has what was sent. (A tombstone is sent back as a row.)
  if (row === undefined || row.dirty === 0) {
    const revision = Math.max(row?.revision ?? 0, sent.revision);
    return sent.deleted ? null : clean({ id, version, deletedAt: null, dirty: 0, revision, fields, trail });
  }
  if (row.revision === sent.revision) return clean({ ...withoutRejection(row), version, trail, dirty: 0 });
  const later = (shadow?.sent ?? []).filter((other) => other.revision > sent.revision);
  return { row: { ...row, version, trail }, shadow: { base: fields, sent: later }, backups: [] };
}

/** The server has another version of the row than the one from which it was edited: the two are merged. */
export function conflicted(state: RowState, sent: Outgoing, theirs: ServerRow): Outcome {
  const { row } = state;
  // Usually the server's version is newer. If it is older (restored from a backup), the merge still starts from the server's row.
  const trusted = row !== undefined && row.version === sent.base && row.version !== theirs.version;
  return applyRemote(state, theirs, trusted);
}

/** The server refuses the edit. A person has to decide about it, unless it was edited again meanwhile, or was sent as a patch. */
export function rejected({ row, shadow }: RowState, sent: Outgoing, rejection: Rejection): Outcome {
  if (row === undefined || row.dirty === 0 || row.version !== sent.base) return null;
  // A refused patch is followed by the whole row; only the refusal of the whole row is shown to a person.
  if (sent.patch !== null) {
    return { row, shadow: { base: shadow?.base ?? null, sent: shadow?.sent ?? [], whole: true }, backups: [] };
  }
  if (row.revision !== sent.revision) return null;
  return { row: { ...row, rejected: rejection }, shadow: { base: shadow?.base ?? null, sent: shadow?.sent ?? [] }, backups: [] };
}

/** A pull has brought the server's current row. */
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

/** Whether the server's row is newer: an old answer may come late, and must not set a row back (invariant S3). */
function isNews(row: Row, theirs: ServerRow): boolean {
  return theirs.version > row.version || (theirs.version === row.version && !sameJson(row.fields, splitTrail(theirs.fields).fields));
}

/**
 * Whether the server's row differs from the device's base although both have the same version: the server has changed what it was sent (a date in the future).
 * Patches apply to the server's row, so the edit has to be merged with that.
 */
function isOtherBase(row: Row, shadow: Shadow | undefined, theirs: ServerRow): boolean {
  const base = shadow?.base ?? null;
  return theirs.version === row.version && theirs.deleted_at === null && base !== null && !sameJson(base, splitTrail(theirs.fields).fields);
}

function merged(row: Row, shadow: Shadow | undefined, theirs: ServerRow): AppliedRow {
  const { fields: account, trail } = splitTrail(theirs.fields);
  const arrived = shadow?.sent.findLast((sent) => !sent.deleted && trail.includes(sent.mark));
  // Without a base, the account's row may be an ancestor of this one, after an older backup was restored.
  const base = arrived?.fields ?? shadow?.base ?? (descends(row.trail ?? [], trail) ? account : null);
  const fields = merge(theirs.table, base, row.fields, account);
  const backups: AppliedRow['backups'] = [];
  if (replaces(base, row.fields, fields)) backups.push({ side: 'device', fields: row.fields });
  if (replaces(base, account, fields)) backups.push({ side: 'account', fields: account });
  if (sameJson(fields, account)) return taken(theirs, row.revision + 1, backups);
  const next = sameJson(fields, row.fields) ? row : { ...withoutRejection(row), fields, revision: row.revision + 1 };
  // What was sent before can no longer be applied, since it has an older base than the server's current version.
  return {
    row: { ...next, version: theirs.version, trail: joinMarks(row.trail ?? [], trail) },
    shadow: { base: account, sent: [] },
    backups,
  };
}

/** A deletion on the device wins over an edit elsewhere; a copy of the edited row is kept. */
function stillDeleted(row: Row, shadow: Shadow | undefined, theirs: ServerRow): AppliedRow {
  const { fields, trail } = splitTrail(theirs.fields);
  const backups = sameJson(shadow?.base ?? null, fields) ? [] : [{ side: 'account' as const, fields }];
  return { row: { ...row, version: theirs.version, trail }, shadow: { base: fields, sent: [] }, backups };
}

/** The server's row unchanged, as a clean row. */
function taken(theirs: ServerRow, revision: number, backups: AppliedRow['backups']): AppliedRow {
  const { id, version, deleted_at: deletedAt } = theirs;
  const { fields, trail } = splitTrail(deletedAt === null ? theirs.fields : {});
  return { row: { id, version, deletedAt, dirty: 0, revision, fields, trail }, shadow: null, backups };
}

function clean(row: Row): AppliedRow {
  return { row, shadow: null, backups: [] };
}
