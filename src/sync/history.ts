import type { LocalTable, Row, Sent, Shadow } from '../data/schema.ts';

/**
 * The device's rows when the account has another history than the one that the device knows (its server was restored or wiped): version numbers mean nothing
 * any more, and what the server has acknowledged may be lost. Only the marks of the pushes that a row consists of ({@link Row.trail}) are still valid.
 */

/** The row as one that was never acknowledged. Its shadow keeps the earlier states from which the account's row may descend, for the merge. */
export function asUnsynced(table: LocalTable, { row, shadow }: { row: Row; shadow: Shadow | undefined }): { row: Row; shadow: Shadow } {
  const { id, revision, trail = [] } = row;
  const mark = trail.at(-1);
  const next = revision + 1;
  // The state before any edit that is not acknowledged. A clean row is sent under the mark of the push that made it, since it is the same state.
  const acknowledged = row.dirty === 0 ? (row.deletedAt === null ? row.fields : null) : (shadow?.base ?? null);
  const pushed = shadow?.sent ?? [];
  const sent: Sent[] =
    acknowledged === null || mark === undefined
      ? pushed
      : [{ revision: row.dirty === 0 ? next : 0, deleted: false, fields: acknowledged, mark }, ...pushed];
  return {
    row: { ...row, version: 0, dirty: 1, revision: next },
    // A row that was never pushed is the same in every history, except for later edits.
    shadow: { table, id, base: mark === undefined ? acknowledged : null, sent },
  };
}

/** Whether a row with the trail `mine` descends from the one with the trail `theirs`, or from a later one. */
export function descends(mine: readonly string[], theirs: readonly string[]): boolean {
  const last = theirs.at(-1);
  return last === undefined ? mine.length > 0 : mine.includes(last);
}
