import type { LocalTable, Row, Sent, Shadow } from '../data/schema.ts';

/**
 * A row of this device before an account whose history is another one than the device has seen: versions say nothing any more, and what the server last
 * acknowledged may never have been. What is left are the marks of the pushes that a row is made of ({@link Row.trail}).
 */

/** The row as one that the account has never answered for. It keeps what a merge has to know: which of its states may be the account's row's own past. */
export function asUnsynced(table: LocalTable, { row, shadow }: { row: Row; shadow: Shadow | undefined }): { row: Row; shadow: Shadow } {
  const { id, revision, trail = [] } = row;
  const mark = trail.at(-1);
  const next = revision + 1;
  // What the account had before any edit that is not acknowledged. A clean row goes out as the push that it came from: it is the same state.
  const settled = row.dirty === 0 ? (row.deletedAt === null ? row.fields : null) : (shadow?.base ?? null);
  const pushed = shadow?.sent ?? [];
  const sent: Sent[] =
    settled === null || mark === undefined
      ? pushed
      : [{ revision: row.dirty === 0 ? next : 0, deleted: false, fields: settled, mark }, ...pushed];
  return {
    row: { ...row, version: 0, dirty: 1, revision: next },
    // A row that no push has ever made is the same in every history, but for what was done to it since.
    shadow: { table, id, base: mark === undefined ? settled : null, sent },
  };
}

/** Whether a row with the trail `mine` is made of the one with the trail `theirs`, or of one that is later. */
export function descends(mine: readonly string[], theirs: readonly string[]): boolean {
  const last = theirs.at(-1);
  return last === undefined ? mine.length > 0 : mine.includes(last);
}
