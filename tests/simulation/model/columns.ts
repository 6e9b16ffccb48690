import type { Fields, SyncedTable } from '../../../src/domain/contracts/sync-protocol.ts';
import { jsonbText } from './pg-json.ts';
import { SqlError } from './sql-error.ts';

/** The columns of the synced tables, and how a JSON value is converted to the type of its column (`jsonb_populate_record`). */

type Type = 'text' | 'boolean' | 'smallint' | 'integer' | 'bigint' | 'timestamptz' | 'jsonb' | 'uuid' | 'text[]' | 'uuid[]';

/** `own`: devices may write it. `fallback`: the default of a new row; undefined means null. */
export type Column = { name: string; type: Type; own: boolean; notNull: boolean; fallback?: unknown };

const own = (name: string, type: Type, fallback?: unknown): Column => ({
  name,
  type,
  own: true,
  notNull: fallback !== undefined,
  fallback,
});
const kept = (name: string, type: Type): Column => ({ name, type, own: false, notNull: false });

const first = [kept('id', 'uuid'), kept('user_id', 'uuid')];
const last = [kept('version', 'bigint'), kept('deleted_at', 'timestamptz'), kept('extra', 'jsonb'), kept('created_at', 'timestamptz')];

/** A default that is the current time. */
export const nowFallback = Symbol('now()');

/** In the order in which the tables define them. */
export const columns: Record<SyncedTable, readonly Column[]> = {
  users: [
    kept('id', 'uuid'),
    kept('auth_user_id', 'uuid'),
    own('adult_name', 'text'),
    own('show_onboarding', 'boolean', true),
    own('memory', 'jsonb', {}),
    kept('sync_counter', 'bigint'),
    kept('purged_version', 'bigint'),
    ...last,
  ],
  children: [
    ...first,
    own('name', 'text', ''),
    own('age', 'smallint'),
    own('interests', 'text[]', []),
    own('limitations', 'text'),
    ...last,
  ],
  user_environments: [
    ...first,
    own('name', 'text', ''),
    own('description', 'text', ''),
    own('available_items', 'text[]', []),
    own('space_details', 'text', ''),
    ...last,
  ],
  adventure_sessions: [
    ...first,
    own('theme', 'text', ''),
    own('custom_theme', 'text'),
    own('environment', 'text', ''),
    own('custom_environment', 'text'),
    own('play_style', 'text'),
    own('activity_level', 'text'),
    own('adult_participation_level', 'text', 'observer'),
    own('participating_children', 'uuid[]', []),
    own('status', 'text', 'active'),
    own('duration_planned', 'integer', 30),
    own('total_steps', 'integer', 8),
    own('final_outcome', 'text'),
    own('custom_name', 'text'),
    own('story_summary', 'text'),
    own('session_date', 'timestamptz', nowFallback),
    own('updated_at', 'timestamptz', nowFallback),
    own('continuation_data', 'jsonb'),
    own('keepsake', 'jsonb'),
    ...last,
    kept('bytes', 'integer'),
  ],
};

const ownOf = (table: SyncedTable): readonly Column[] => columns[table].filter((column) => column.own);

export const ownColumns: Record<SyncedTable, readonly Column[]> = {
  users: ownOf('users'),
  children: ownOf('children'),
  user_environments: ownOf('user_environments'),
  adventure_sessions: ownOf('adventure_sessions'),
};

/** Names that the server keeps for itself (id, version, …): devices can't write them, and they are not stored in `extra` either. */
export const reserved: ReadonlySet<string> = new Set([
  'id',
  'user_id',
  'auth_user_id',
  'version',
  'deleted_at',
  'extra',
  'created_at',
  'sync_counter',
  'purged_version',
]);

const ranges: Partial<Record<Type, [bigint, bigint]>> = {
  smallint: [-(2n ** 15n), 2n ** 15n - 1n],
  integer: [-(2n ** 31n), 2n ** 31n - 1n],
  bigint: [-(2n ** 63n), 2n ** 63n - 1n],
};

const uuid = /^\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})\}?$/i;

const invalid = (type: string, text: string): SqlError => new SqlError('22P02', `invalid input syntax for type ${type}: "${text}"`);

/** A uuid in the form in which it is stored. Throws a {@link SqlError} where the text is not a uuid. */
export function readUuid(text: string): string {
  const found = uuid.exec(text);
  if (found === null) throw invalid('uuid', text);
  return found.slice(1).join('-').toLowerCase();
}

/** Reads an integer of the SQL type. Throws a {@link SqlError} where the text is none, or out of range. */
export function readInteger(type: 'smallint' | 'integer' | 'bigint', text: string): number {
  if (!/^\s*[+-]?\d+\s*$/.test(text)) throw invalid(type, text);
  const [low, high] = ranges[type] ?? [0n, 0n];
  const value = BigInt(text.trim().replace(/^\+/, ''));
  if (value < low || value > high) throw new SqlError('22003', `value "${text}" is out of range for type ${type}`);
  return Number(value);
}

function readBoolean(text: string): boolean {
  const word = text.trim().toLowerCase();
  const starts = (whole: string, least = 1): boolean => word.length >= least && whole.startsWith(word);
  if (starts('true') || starts('yes') || starts('on', 2) || word === '1') return true;
  if (starts('false') || starts('no') || starts('off', 2) || word === '0') return false;
  throw invalid('boolean', text);
}

function readTime(text: string): string {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text))
    throw new SqlError('22007', `invalid input syntax for type timestamp with time zone: "${text}"`);
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) throw new SqlError('22008', `date/time field value out of range: "${text}"`);
  return new Date(ms).toISOString();
}

function readText(type: Exclude<Type, 'jsonb'>, text: string): unknown {
  switch (type) {
    case 'text':
      return text;
    case 'boolean':
      return readBoolean(text);
    case 'smallint':
    case 'integer':
    case 'bigint':
      return readInteger(type, text);
    case 'uuid':
      return readUuid(text);
    case 'timestamptz':
      return readTime(text);
    case 'text[]':
    case 'uuid[]':
      throw new SqlError('22P02', `malformed array literal: "${text}"`);
  }
}

function populate(type: Type, value: unknown): unknown {
  if (value === null || type === 'jsonb') return value;
  if (typeof value === 'string') return readText(type, value);
  if (type !== 'text[]' && type !== 'uuid[]') return readText(type, jsonbText(value));
  if (!Array.isArray(value)) throw new SqlError('22P02', 'expected JSON array');
  return populateList(type === 'text[]' ? 'text' : 'uuid', value);
}

/** Converts a JSON array to an SQL array. Its first item decides how many dimensions it has; arrays nested deeper than that are stored as text. */
function populateList(type: 'text' | 'uuid', list: readonly unknown[]): unknown[] {
  if (!Array.isArray(list[0])) return list.map((item) => populate(type, item));
  const inner = list.map((item) => {
    if (!Array.isArray(item)) throw new SqlError('22P02', 'expected JSON array');
    return populateList(type, item);
  });
  if (inner.some((item) => item.length !== inner[0]?.length)) throw new SqlError('22P02', 'malformed JSON array');
  // PostgreSQL stores an array of empty arrays as an empty array.
  return inner.every((item) => item.length === 0) ? [] : inner;
}

/**
 * The values of the columns that `fields` name. All columns of the table are converted, also those that are not written, so each can fail: throws a
 * {@link SqlError} where a value does not fit its column.
 */
export function populated(table: SyncedTable, fields: Fields): Fields {
  const values: Fields = {};
  for (const { name, type, own: isOwn } of columns[table]) {
    if (!Object.hasOwn(fields, name)) continue;
    const value = populate(type, fields[name]);
    if (isOwn) values[name] = value;
  }
  return values;
}
