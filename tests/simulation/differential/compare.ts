import { canonicalJson, sameJson } from '../../../src/domain/json.ts';
import { ownColumns } from '../model/columns.ts';
import { beginFamily, type Family, keyOf, purgeFamily, type Quota, type Stored, type TransactionContext } from '../model/family.ts';
import { isRowFault, SqlError } from '../model/sql-error.ts';
import { sync } from '../model/sync.ts';
import type { RawCall, RawStored, Said } from './database.ts';

/** Repeats on the model what the database was asked, and reports where the two differ. */

export type Models = Map<string, Family>;

/** Makes a call on the model that the database has answered (`said`), and returns a text for each difference. */
export function compare(models: Models, call: RawCall, said: Said, quota: Quota): string[] {
  const before = models.get(call.account);
  const context: TransactionContext = {
    now: said.now,
    stamp: said.stamp,
    isTaken: (table, id) => [...models].some(([account, other]) => account !== call.account && other.rows.has(keyOf(table, id))),
    order: orderOf(said),
    quota,
  };
  const told = carryOut(before, call, context);
  if (told.family !== undefined) models.set(call.account, told.family);
  const family = models.get(call.account);
  const differs: string[] = [];
  const same = (what: string, real: unknown, model: unknown): void => {
    const found = firstDifference(what, real, model);
    if (found !== null) differs.push(found);
  };
  same('failed', said.failed, told.failed);
  same('answer', said.answer, told.answer);
  same('counter', said.counter, family?.counter);
  same('purged', said.purged, family?.purged);
  same('held', said.held, (family?.rows.size ?? 1) - 1);
  same(
    'stored',
    sorted(said.changed.map(asStored)),
    sorted([...(family?.rows.values() ?? [])].filter((row) => row.version > (before?.counter ?? 0))),
  );
  return differs;
}

/** Compares all stored rows of a family with the model's, and returns a text for each difference. */
export function compareAll(family: Family, stored: readonly RawStored[]): string[] {
  const found = firstDifference('rows', sorted(stored.map(asStored)), sorted([...family.rows.values()]));
  return found === null ? [] : [found];
}

/** Describes the first difference of two values; null where they are equal. */
function firstDifference(at: string, real: unknown, model: unknown): string | null {
  if (sameJson(real, model)) return null;
  if (isParent(real) && isParent(model)) {
    for (const key of new Set([...Object.keys(real), ...Object.keys(model)])) {
      const found = firstDifference(`${at}.${key}`, real[key], model[key]);
      if (found !== null) return found;
    }
  }
  return `${at}\n  real  ${canonicalJson(real).slice(0, 500)}\n  model ${canonicalJson(model).slice(0, 500)}`;
}

function isParent(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

type Told = { family?: Family; answer: unknown; failed: string | null };

function carryOut(before: Family | undefined, call: RawCall, context: TransactionContext): Told {
  if (call.kind === 'begin') return { family: beginFamily(call.account, 'Robin', context.stamp), answer: null, failed: null };
  if (call.kind === 'purge') {
    const later = context.now + 181 * 24 * 60 * 60_000;
    return before === undefined ? { answer: null, failed: null } : { family: purgeFamily(before, later), answer: null, failed: null };
  }
  try {
    const { family, answer } = sync(before, call.caller === '' ? null : call.caller, call.request, context);
    return { family, answer, failed: null };
  } catch (error) {
    if (!(error instanceof SqlError)) throw error;
    // Without a session the function itself may not be called, so PostgreSQL refuses the permission instead.
    const failed = call.caller === '' && !isRowFault(error) ? '42501' : error.code;
    return { answer: null, failed };
  }
}

/** The order in which PostgreSQL wrote the adventures of one statement, which the model can't know: the order of their new versions. */
function orderOf({ answer }: Said): TransactionContext['order'] {
  const receipts = (answer as { receipts?: { id: string; version?: number }[] } | null)?.receipts ?? [];
  const versions = new Map(receipts.map(({ id, version }) => [id.toLowerCase(), version ?? 0]));
  return (ids) => [...ids].sort((a, b) => (versions.get(a) ?? 0) - (versions.get(b) ?? 0));
}

function asStored({ table, row }: RawStored): Stored {
  const own = ownColumns[table as Stored['table']];
  const iso = (value: unknown): unknown => (typeof value === 'string' ? new Date(value).toISOString() : value);
  return {
    table: table as Stored['table'],
    id: String(row['id']),
    version: Number(row['version']),
    deletedAt: iso(row['deleted_at']) as string | null,
    columns: Object.fromEntries(own.map(({ name, type }) => [name, type === 'timestamptz' ? iso(row[name]) : row[name]])),
    extra: row['extra'] as Stored['extra'],
    bytes: Number(row['bytes'] ?? 0),
  };
}

function sorted(rows: readonly Stored[]): Stored[] {
  return [...rows].sort((a, b) => a.version - b.version);
}
