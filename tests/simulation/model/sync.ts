import type { ServerRow } from '../../../src/domain/contracts/sync-protocol.ts';
import { jsonBytes, sameJson } from '../../../src/domain/json.ts';
import { applyChanges, type RawChange, type RawReceipt } from './changes.ts';
import { answerBytes, answerRow, draftOf, type Family, rowsSince, type Stored, type TransactionContext, usageOf } from './family.ts';
import { SqlError } from './sql-error.ts';

/**
 * A model of the database function `sync`, as a pure function: it defines what a device can rely on, and the tests of the device run against it.
 * `differential.test.ts` compares it with the real function.
 */

export type RawRequest = { account: string; changes: unknown; since: number; max_rows: number; seen?: { version: number; stamp: string } };

export type RawAnswer = {
  receipts: RawReceipt[];
  rows: ServerRow[];
  cursor: number;
  more: boolean;
  purged: number;
  patches: true;
  seen: { version: number; stamp: string };
  other_history?: true;
  usage?: { adventures: number; bytes: number } | null;
};

const mostRows = 200;
const mostPushed = 200;
const mostPushBytes = 1024 * 1024;
const mostAnswerBytes = 2 * 1024 * 1024;

/** The stamp of a version; null where it is older than all stamps. */
export function stampAt({ lineage }: Pick<Family, 'lineage'>, version: number): string | null {
  return lineage.findLast(({ from }) => from <= version)?.stamp ?? null;
}

const seenOf = (family: Family): { version: number; stamp: string } => ({
  version: family.counter,
  stamp: stampAt(family, family.counter) ?? '',
});

/**
 * Answers a call. `family`: the caller's own; undefined where there is none. Throws a {@link SqlError} where the whole call fails; the family is then
 * unchanged.
 */
export function sync(
  family: Family | undefined,
  caller: string | null,
  { account, changes, since, max_rows, seen }: RawRequest,
  context: TransactionContext,
): { family: Family; answer: RawAnswer } {
  if (caller !== account) throw new SqlError('PT401', 'sync_not_signed_in');
  if (!Array.isArray(changes)) throw new SqlError('22023', 'sync_changes_not_a_list');
  const pushed = changes as RawChange[];
  if (pushed.length > mostPushed || (pushed.length > 0 && jsonBytes(pushed) > mostPushBytes))
    throw new SqlError('PT413', 'sync_too_much_at_once');
  if (family === undefined) throw new SqlError('PT401', 'sync_no_such_account');
  const from = Math.max(since, 0);
  if (from > family.counter || (seen !== undefined && isOtherHistory(family, seen))) return { family, answer: otherHistory(family) };
  const draft = draftOf(family);
  const receipts = pushed.length === 0 ? [] : applyChanges(draft, pushed, context);
  const { rows, sent, more } = page(draft, from, Math.min(Math.max(max_rows, 1), mostRows), pushed, receipts);
  return {
    family: draft,
    answer: {
      receipts: receipts.map(forDevice),
      rows,
      cursor: more ? sent : Math.max(draft.counter, sent),
      more,
      purged: draft.purged,
      seen: seenOf(draft),
      usage: draft.counter > from && !more ? usageOf(draft) : null,
      patches: true,
    },
  };
}

function forDevice({ made: _made, ...receipt }: RawReceipt): RawReceipt {
  return receipt;
}

/**
 * Whether the device has seen a version of another history (one from before a restore): a version that does not exist here, or that has another stamp. A
 * version older than all stamps is taken to be of this history.
 */
function isOtherHistory(family: Family, { version, stamp }: { version: number; stamp: string }): boolean {
  const known = stampAt(family, version);
  return version > family.counter || (known !== null && known !== stamp);
}

function otherHistory(family: Family): RawAnswer {
  const nothing = { receipts: [], rows: [], cursor: 0, more: true, purged: family.purged };
  return { ...nothing, seen: seenOf(family), other_history: true, patches: true };
}

/** The rows that fit into one answer (`most` rows, and the limit in bytes), without those that the device has just pushed itself. */
function page(
  family: Pick<Family, 'rows'>,
  from: number,
  most: number,
  changes: readonly RawChange[],
  receipts: readonly RawReceipt[],
): { rows: ServerRow[]; sent: number; more: boolean } {
  const rows: ServerRow[] = [];
  let [count, bytes, sent, more] = [0, 0, 0, false];
  for (const row of rowsSince(family, from).slice(0, most + 1)) {
    for (const known of echoes(row, changes, receipts)) {
      count += 1;
      bytes += known ? 0 : answerBytes(row);
      if (count > most || (count > 1 && bytes > mostAnswerBytes)) {
        more = true;
        continue;
      }
      sent = row.version;
      if (!known) rows.push(answerRow(row));
    }
  }
  return { rows, sent, more };
}

/** For each receipt of the row, whether the device knows the row's content already and needs no copy of it. One `false` where no receipt is about it. */
function echoes(row: Stored, changes: readonly RawChange[], receipts: readonly RawReceipt[]): boolean[] {
  const found: boolean[] = [];
  for (const [place, receipt] of receipts.entries()) {
    if (receipt.outcome !== 'applied' || receipt.version !== row.version) continue;
    const meant = changes[place]?.echo === false ? (receipt.made ?? changes[place]?.fields) : undefined;
    found.push(row.deletedAt === null && meant !== undefined && sameJson(meant, answerRow(row).fields));
  }
  return found.length === 0 ? [false] : found;
}
