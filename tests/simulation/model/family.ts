import { type Fields, type ServerRow, type SyncedTable, syncedTables } from '../../../src/domain/contracts/sync-protocol.ts';
import { check } from './checks.ts';
import { nowFallback, ownColumns, populated, reserved } from './columns.ts';
import { builtBytes, bytesOf, jsonbBytes } from './pg-json.ts';
import { SqlError } from './sql-error.ts';

/** The rows of one family as the database stores them, and how a row is written: with the triggers and constraints of the tables. */

export type Stored = {
  table: SyncedTable;
  id: string;
  version: number;
  /** ISO time. */
  deletedAt: string | null;
  columns: Fields;
  extra: Fields;
  /** The size of an adventure in bytes; 0 for any other row. */
  bytes: number;
};

/** Immutable: a write makes a new one. */
export type Family = {
  account: string;
  counter: number;
  purged: number;
  /** The stamps of the history, oldest first, each with the first version that has it. */
  lineage: readonly { from: number; stamp: string }[];
  rows: ReadonlyMap<string, Stored>;
};

/** What a transaction depends on besides the family: the environment, and what PostgreSQL leaves unspecified. */
export type TransactionContext = {
  /** When the transaction began, in ms since 1970. */
  now: number;
  /** The stamp that this transaction adds to the history if it writes. */
  stamp: string;
  /** Whether another family has a row with this id. */
  isTaken: (table: SyncedTable, id: string) => boolean;
  /** The order in which one statement changes several rows, which PostgreSQL does not specify. */
  order: (ids: readonly string[]) => readonly string[];
  /** How much a family may hold. */
  quota: Quota;
};

export type Quota = { children: number; environments: number; adventures: number; bytes: number };

export const productionQuota: Quota = { children: 20, environments: 50, adventures: 2000, bytes: 50 * 1024 * 1024 };

/** Identifies a row in {@link Family.rows}. */
export const keyOf = (table: string, id: string): string => `${table} ${id}`;

/** A family that has just signed up. */
export function beginFamily(account: string, adultName: string | null, stamp: string): Family {
  const columns = { adult_name: adultName, show_onboarding: true, memory: {} };
  const row: Stored = { table: 'users', id: account, version: 1, deletedAt: null, columns, extra: {}, bytes: 0 };
  return { account, counter: 1, purged: 0, lineage: [{ from: 0, stamp }], rows: new Map([[keyOf('users', account), row]]) };
}

/** The mutable copy of a family that a transaction writes to. */
export type Draft = { -readonly [K in keyof Family]: K extends 'rows' ? Map<string, Stored> : Family[K] };

/** A draft of the family. */
export function draftOf(family: Family): Draft {
  return { ...family, rows: new Map(family.rows) };
}

/** A write of one row: a deletion, or fields that are merged into the stored ones. */
export type Write = { table: SyncedTable; id: string; deleted: boolean; fields: Fields };

/** Writes one row and returns its version. Throws a {@link SqlError} where a trigger or a constraint refuses it; then nothing is written. */
export function writeRow(draft: Draft, { table, id, deleted, fields }: Write, context: TransactionContext): number {
  const key = keyOf(table, id);
  const before = draft.rows.get(key);
  const isoNow = new Date(context.now).toISOString();
  const row = deleted ? wiped(table, id, isoNow, before) : edited(table, id, fields, before, isoNow);
  if (before === undefined && !deleted) limitRows(draft, table, context.quota);
  if (table === 'adventure_sessions') {
    clampDates(row, context.now);
    row.bytes = measured(row);
  }
  check(table, { id, account: draft.account, deletedAt: row.deletedAt, columns: row.columns, extra: row.extra });
  if (before === undefined && context.isTaken(table, id)) {
    throw new SqlError('23505', `duplicate key value violates unique constraint "${table}_pkey"`, `${table}_pkey`);
  }
  draft.counter += 1;
  draft.rows.set(key, { ...row, version: draft.counter });
  if (draft.lineage.at(-1)?.stamp !== context.stamp) {
    draft.lineage = [...draft.lineage, { from: draft.counter, stamp: context.stamp }];
  }
  return draft.counter;
}

function edited(table: SyncedTable, id: string, fields: Fields, before: Stored | undefined, isoNow: string): Stored {
  const read = before === undefined ? fields : without(fields, reserved);
  const values = populated(table, read);
  const unknown = without(fields, reserved, new Set(ownColumns[table].map(({ name }) => name)));
  const columns = { ...(before?.columns ?? fallbacks(table, isoNow)), ...values };
  return { table, id, version: 0, deletedAt: null, columns, extra: { ...before?.extra, ...unknown }, bytes: 0 };
}

/** The tombstone of a row. A few columns of an adventure keep their values. */
function wiped(table: SyncedTable, id: string, isoNow: string, before: Stored | undefined): Stored {
  const fresh = fallbacks(table, isoNow);
  const stays =
    table === 'adventure_sessions'
      ? ['adult_participation_level', 'status', 'duration_planned', 'total_steps', 'session_date', 'updated_at']
      : [];
  const columns = table === 'users' ? { ...before?.columns } : fresh;
  for (const name of stays) if (before !== undefined) columns[name] = before.columns[name];
  return { table, id, version: 0, deletedAt: isoNow, columns, extra: {}, bytes: 0 };
}

function fallbacks(table: SyncedTable, isoNow: string): Fields {
  return Object.fromEntries(ownColumns[table].map(({ name, fallback }) => [name, fallback === nowFallback ? isoNow : (fallback ?? null)]));
}

function without(fields: Fields, ...names: ReadonlySet<string>[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.some((set) => set.has(name))));
}

function limitRows({ rows }: Draft, table: SyncedTable, quota: Quota): void {
  const limit = table === 'children' ? quota.children : table === 'user_environments' ? quota.environments : Number.POSITIVE_INFINITY;
  if (countLive(rows, table) >= limit) tooMany(`a family has at most ${limit} rows here`, `${table}_per_family`);
}

function countLive(rows: ReadonlyMap<string, Stored>, table: SyncedTable): number {
  let live = 0;
  for (const row of rows.values()) if (row.table === table && row.deletedAt === null) live += 1;
  return live;
}

function tooMany(message: string, constraint: string): never {
  throw new SqlError('23514', message, constraint);
}

/** The number of a family's adventures, and their size in bytes. */
export function usageOf({ rows }: Pick<Family, 'rows'>): { adventures: number; bytes: number } {
  let bytes = 0;
  for (const row of rows.values()) if (row.deletedAt === null) bytes += row.bytes;
  return { adventures: countLive(rows, 'adventure_sessions'), bytes };
}

/**
 * Enforces the quota after a statement has written adventures. `added`: the ids of new ones; `changed`: the others, as they were before. Throws a
 * {@link SqlError} where the family has too many, or they are too large.
 */
export function limitAdventures(draft: Draft, added: readonly string[], changed: readonly Stored[], quota: Quota): void {
  const isLive = (id: string): boolean => draft.rows.get(keyOf('adventure_sessions', id))?.deletedAt === null;
  const after = (id: string): number => draft.rows.get(keyOf('adventure_sessions', id))?.bytes ?? 0;
  const used = usageOf(draft);
  if (added.some(isLive)) {
    if (used.adventures > quota.adventures) {
      tooMany(`a family has at most ${quota.adventures} adventures`, 'adventure_sessions_per_family');
    }
    if (used.bytes > quota.bytes) tooMuch(quota);
  }
  const grown = changed.reduce((sum, row) => sum + after(row.id) - row.bytes, 0);
  if (grown > 0 && used.bytes > quota.bytes) tooMuch(quota);
}

function tooMuch({ bytes }: Quota): never {
  tooMany(`the adventures of a family take at most ${bytes} bytes`, 'adventure_sessions_bytes_per_family');
}

const clockSkewMs = 10 * 60_000;

/** Sets dates in the future to now, beyond an allowed clock skew of 10 minutes. */
function clampDates({ columns }: Stored, now: number): void {
  for (const name of ['updated_at', 'session_date']) {
    const at = columns[name];
    if (typeof at === 'string' && Date.parse(at) > now + clockSkewMs) columns[name] = new Date(now).toISOString();
  }
}

function measured({ columns, extra }: Stored): number {
  const json = (value: unknown): number => (value === null || value === undefined ? 0 : jsonbBytes(value));
  const texts = ['story_summary', 'final_outcome', 'custom_theme', 'custom_environment'].map((name) => (columns[name] ?? '') as string);
  return json(columns['continuation_data']) + json(columns['keepsake']) + jsonbBytes(extra) + bytesOf(texts.join(''));
}

/** The row as it is sent in an answer. */
export function answerRow({ table, id, version, deletedAt, columns, extra }: Stored): ServerRow {
  return { table, id, version, deleted_at: deletedAt, fields: deletedAt === null ? { ...extra, ...columns } : {} };
}

/** The size of the row in an answer, in bytes. */
export function answerBytes({ table, id, version, deletedAt, columns, extra }: Stored): number {
  const fields =
    deletedAt !== null
      ? 2
      : Object.keys(extra).length > 0
        ? jsonbBytes({ ...extra, ...columns })
        : builtBytes(ownColumns[table].map(({ name, type }) => [name, valueBytes(type, columns[name])]));
  const head = { table, id, version, deleted_at: deletedAt };
  return builtBytes([...Object.entries(head).map(([name, value]) => [name, bytesOf(JSON.stringify(value))] as const), ['fields', fields]]);
}

/** The printed size of a value, in bytes. A list of texts is printed without spaces. */
function valueBytes(type: string, value: unknown): number {
  return type.endsWith('[]') ? bytesOf(JSON.stringify(value)) : jsonbBytes(value ?? null);
}

const keptMs = 180 * 24 * 60 * 60_000;

/** Removes tombstones that are older than 180 days. `now`: ms since 1970. */
export function purgeFamily(family: Family, now: number): Family {
  const gone = [...family.rows].filter(([, row]) => row.deletedAt !== null && Date.parse(row.deletedAt) < now - keptMs);
  if (gone.length === 0) return family;
  const rows = new Map(family.rows);
  for (const [key] of gone) rows.delete(key);
  return { ...family, rows, purged: Math.max(family.purged, ...gone.map(([, row]) => row.version)) };
}

/** The rows with a version above `since`, lowest version first. */
export function rowsSince({ rows }: Pick<Family, 'rows'>, since: number): Stored[] {
  const place = (table: SyncedTable): number => syncedTables.indexOf(table);
  return [...rows.values()].filter((row) => row.version > since).sort((a, b) => a.version - b.version || place(a.table) - place(b.table));
}
