import type { Fields, SyncedTable } from '../../../src/domain/contracts/sync-protocol.ts';
import { columns } from './columns.ts';
import { jsonbBytes, jsonbText } from './pg-json.ts';
import { SqlError } from './sql-error.ts';

/** The constraints of the tables, in the order in which PostgreSQL checks them: NOT NULL first, then the CHECK constraints by name. */

/** A row as it is about to be stored. */
export type Candidate = { id: string; account: string; deletedAt: string | null; columns: Fields; extra: Fields };

/** False where the constraint is violated. As in SQL, a null violates no CHECK constraint. */
type Check = (row: Candidate) => boolean;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
const length = (text: string): number => (/^[\0-\x7f]*$/.test(text) ? text.length : Array.from(text).length);
const trimmed = (text: string): string => text.replace(/^ +| +$/g, '');
const text = (row: Candidate, name: string): string | null => (row.columns[name] ?? null) as string | null;
const list = (row: Candidate, name: string): (string | null)[] => (row.columns[name] as unknown[]).flat(9) as (string | null)[];

const atMost =
  (name: string, most: number): Check =>
  (row) => {
    const value = text(row, name);
    return value === null || length(value) <= most;
  };
const named =
  (name: string, most: number, evenDeleted: boolean): Check =>
  (row) => {
    const value = text(row, name);
    if (value === null || (!evenDeleted && row.deletedAt !== null)) return true;
    return length(trimmed(value)) >= 1 && length(value) <= most;
  };
const within =
  (name: string, low: number, high: number): Check =>
  (row) => {
    const value = row.columns[name] as number | null;
    return value === null || (value >= low && value <= high);
  };
const oneOf =
  (name: string, ...words: string[]): Check =>
  (row) =>
    words.includes(text(row, name) ?? '');
const whereLive =
  (check: Check): Check =>
  (row) =>
    row.deletedAt !== null || check(row);
const objectOrNull =
  (name: string): Check =>
  (row) =>
    (row.columns[name] ?? null) === null || isObject(row.columns[name]);
const textsWithin = (texts: readonly (string | null)[], longest: number): boolean =>
  texts.every((item) => item !== null && length(item) >= 1 && length(item) <= longest && item === trimmed(item));

const extraSize: Check = ({ extra }) => jsonbBytes(extra) <= 65_536;
const jsonBytes = (value: unknown): number => (value === null || value === undefined ? 0 : jsonbBytes(value));

const userNotes: Check = (row) => {
  const data = row.columns['continuation_data'];
  const notes = isObject(data) ? ((data as Fields)['userNotes'] ?? null) : null;
  return notes === null || length(typeof notes === 'string' ? notes : jsonbText(notes)) <= 2000;
};

const checks: Record<SyncedTable, Record<string, Check>> = {
  users: {
    adult_name_length: named('adult_name', 100, true),
    extra_size: extraSize,
    memory_size: (row) => isObject(row.columns['memory']) && jsonBytes(row.columns['memory']) <= 65_536,
    not_deleted: (row) => row.deletedAt === null,
  },
  children: {
    age_range: whereLive((row) => row.columns['age'] !== null && within('age', 1, 18)(row)),
    extra_size: extraSize,
    interests_length: (row) => {
      const interests = list(row, 'interests');
      return length(interests.filter((item) => item !== null).join(',')) <= 500 && textsWithin(interests, 500);
    },
    limitations_length: (row) => (text(row, 'limitations') ?? 'none') !== '' && atMost('limitations', 1000)(row),
    name_length: named('name', 100, false),
  },
  user_environments: {
    available_items_count: (row) => list(row, 'available_items').length <= 50,
    available_items_distinct: (row) => {
      const items = list(row, 'available_items');
      return new Set(items.filter((item) => item !== null)).size === items.length;
    },
    available_items_length: (row) => textsWithin(list(row, 'available_items'), 100),
    description_length: atMost('description', 500),
    extra_size: extraSize,
    name_length: named('name', 100, false),
    space_details_length: atMost('space_details', 500),
  },
  adventure_sessions: {
    activity_level_value: whereLive(oneOf('activity_level', 'low', 'medium', 'high')),
    adult_participation_level_value: oneOf('adult_participation_level', 'observer', 'minimal', 'moderate', 'full'),
    continuation_data_object: objectOrNull('continuation_data'),
    custom_environment_length: atMost('custom_environment', 500),
    custom_name_length: atMost('custom_name', 200),
    custom_theme_length: atMost('custom_theme', 500),
    duration_planned_range: within('duration_planned', 1, 1440),
    environment_length: whereLive((row) => (text(row, 'environment') ?? 'none') !== '' && atMost('environment', 100)(row)),
    final_outcome_length: atMost('final_outcome', 10_000),
    keepsake_object: objectOrNull('keepsake'),
    notes_length: userNotes,
    participating_children_count: (row) => list(row, 'participating_children').length <= 100,
    play_style_value: whereLive(oneOf('play_style', 'cooperative', 'competitive', 'creative', 'educational')),
    size: ({ columns: c, extra }) => jsonBytes(c['continuation_data']) + jsonBytes(c['keepsake']) + jsonBytes(extra) <= 393_216,
    status_value: oneOf('status', 'active', 'paused_for_continuation', 'completed', 'ended_early'),
    story_summary_length: atMost('story_summary', 10_000),
    theme_length: whereLive((row) => (text(row, 'theme') ?? 'none') !== '' && atMost('theme', 100)(row)),
    total_steps_range: within('total_steps', 1, 30),
  },
};

/** Throws the {@link SqlError} of the first violated constraint. */
export function check(table: SyncedTable, row: Candidate): void {
  for (const { name, notNull } of columns[table]) {
    if (notNull && row.columns[name] === null) {
      throw new SqlError('23502', `null value in column "${name}" of relation "${table}" violates not-null constraint`);
    }
  }
  for (const [name, holds] of Object.entries(checks[table])) {
    if (holds(row)) continue;
    const constraint = `${table}_${name}`;
    throw new SqlError('23514', `new row for relation "${table}" violates check constraint "${constraint}"`, constraint);
  }
}
