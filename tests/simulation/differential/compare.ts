import { canonicalJson, sameJson } from '../../../src/domain/json.ts';
import { ownColumns } from '../model/columns.ts';
import { beginFamily, type Family, type Given, keyOf, type Most, purgeFamily, type Stored } from '../model/family.ts';
import { isRowFault, SqlError } from '../model/fault.ts';
import { sync } from '../model/sync.ts';
import type { RawCall, RawStored, Said } from './database.ts';

/** The model hears what the database has heard, and says where the two differ. */

export type Models = Map<string, Family>;

/** Carries out the call on the model, as the database did it, and answers what differs. */
export function compare(models: Models, call: RawCall, said: Said, most: Most): string[] {
  const before = models.get(call.account);
  const given: Given = {
    now: said.now,
    stamp: said.stamp,
    isTaken: (table, id) => [...models].some(([account, other]) => account !== call.account && other.rows.has(keyOf(table, id))),
    order: orderOf(said),
    most,
  };
  const told = carryOut(before, call, given);
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

/** Whether all that is stored is what the model has. */
export function compareAll(family: Family, stored: readonly RawStored[]): string[] {
  const found = firstDifference('rows', sorted(stored.map(asStored)), sorted([...family.rows.values()]));
  return found === null ? [] : [found];
}

/** Where two values differ first; null where they don't. */
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

function carryOut(before: Family | undefined, call: RawCall, given: Given): Told {
  if (call.kind === 'begin') return { family: beginFamily(call.account, 'Robin', given.stamp), answer: null, failed: null };
  if (call.kind === 'purge') {
    const later = given.now + 181 * 24 * 60 * 60_000;
    return before === undefined ? { answer: null, failed: null } : { family: purgeFamily(before, later), answer: null, failed: null };
  }
  try {
    const { family, answer } = sync(before, call.caller === '' ? null : call.caller, call.request, given);
    return { family, answer, failed: null };
  } catch (error) {
    if (!(error instanceof SqlError)) throw error;
    // Nobody signed in may not even call the function.
    const failed = call.caller === '' && !isRowFault(error) ? '42501' : error.code;
    return { answer: null, failed };
  }
}

/** One statement has changed these adventures: in the order of the versions that they have got. */
function orderOf({ answer }: Said): Given['order'] {
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
