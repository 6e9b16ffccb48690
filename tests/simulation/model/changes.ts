import { type Fields, type ServerRow, type SyncedTable, syncedTables } from '../../../src/domain/contracts/sync-protocol.ts';
import { jsonBytes } from '../../../src/domain/json.ts';
import { ownColumns, populated, readInteger, readUuid } from './columns.ts';
import { answerRow, type Draft, draftOf, keyOf, limitAdventures, type Stored, type TransactionContext, writeRow } from './family.ts';
import { patched } from './patched.ts';
import { jsonbBytes, jsonbText, unstorableIn } from './pg-json.ts';
import { isRowFault, SqlError } from './sql-error.ts';

/** Applies the changes of a push, as `sync` does. */

/** A change as it was received, before validation. */
export type RawChange = {
  table?: unknown;
  id?: unknown;
  base?: unknown;
  deleted?: unknown;
  fields?: unknown;
  patch?: unknown;
  echo?: unknown;
};

export type RawReceipt = {
  table: unknown;
  id: unknown;
  outcome: 'applied' | 'conflict' | 'rejected';
  version?: number;
  row?: ServerRow;
  code?: string;
  reason?: string;
  /** The fields that a patch has made. Removed before the receipt is sent. */
  made?: Fields;
};

const mostBytes = 262_144;
const mostOps = 400;

const isSynced = (table: unknown): table is SyncedTable => syncedTables.includes(table as SyncedTable);
const isPatch = ({ deleted, fields, patch }: RawChange): boolean => deleted !== true && fields === undefined && patch !== undefined;
/** The same for the changes that the function reads with `jsonb_to_recordset`, where a null can't be told from a missing field. */
const isPatchInRecord = ({ fields, patch }: RawChange): boolean => (fields ?? null) === null && (patch ?? null) !== null;
const opsOf = ({ patch }: RawChange): number => (Array.isArray(patch) ? patch.length : 0);
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

function asJsonb<T>(value: T): T {
  const found = unstorableIn(value);
  if (found !== null) throw new SqlError(found.code, found.message);
  return value;
}

const baseOf = ({ base }: RawChange): number => (base === undefined || base === null ? 0 : readInteger('bigint', jsonbText(base)));

function isTooLarge(fields: Fields): boolean {
  return jsonbBytes(fields) > mostBytes && jsonBytes(fields) > mostBytes;
}

/** Applies one change. Throws a {@link SqlError} where the row can't be written. */
export function applyChange(draft: Draft, change: RawChange, context: TransactionContext): RawReceipt {
  // Reading any field of a change parses the whole change, so a text in it that can't be stored fails here.
  const { table, id } = asJsonb(change);
  const reject = (code: string, reason: string): RawReceipt => ({ table, id, outcome: 'rejected', code, reason });
  const base = baseOf(change);
  const deleted = change.deleted === true;
  const patches = isPatch(change);
  if (!isSynced(table)) return reject('unknown_table', 'unknown_table');
  if (jsonBytes(patches ? change.patch : change.fields) > mostBytes) return reject('too_large', `${table}_size`);
  const rowId = readUuid(String(id));
  let fields: unknown = deleted || patches ? {} : change.fields;
  if (!isObject(fields)) return reject('22023', 'fields_not_an_object');
  const stored = draft.rows.get(keyOf(table, rowId));
  const took = (version: number): RawReceipt => ({
    table,
    id,
    outcome: 'applied',
    version,
    ...(patches ? { made: fields as Fields } : {}),
  });
  const conflict = (row: ServerRow): RawReceipt => ({ table, id, outcome: 'conflict', row });
  if (stored === undefined) {
    if (table === 'users') return reject('not_yours', 'not_yours');
    if (!deleted && base > 0 && base <= draft.purged) {
      const deletedAt = new Date(context.now).toISOString();
      return conflict({ table, id: String(id), version: draft.purged, deleted_at: deletedAt, fields: {} });
    }
    if (patches) return reject('bad_patch', 'patch_of_nothing');
  } else if (deleted && stored.deletedAt !== null) return took(stored.version);
  else if (!deleted && (stored.deletedAt !== null || stored.version !== base)) return conflict(answerRow(stored));
  else if (patches) {
    fields = patched(answerRow(stored).fields, change.patch);
    if (isTooLarge(fields as Fields)) return reject('too_large', `${table}_size`);
  }
  const version = writeRow(draft, { table, id: rowId, deleted, fields: fields as Fields }, context);
  if (table === 'adventure_sessions')
    limitAdventures(draft, stored === undefined ? [rowId] : [], stored === undefined ? [] : [stored], context.quota);
  return took(version);
}

type Meant = { place: number; change: RawChange; id: string; base: number; fields: Fields };

/**
 * Writes the live adventures of a push with one insert and one update, and returns their receipts by their index in the push. Throws a {@link SqlError}
 * where one of them can't be written; then none is.
 */
function applyAdventures(draft: Draft, changes: readonly RawChange[], context: TransactionContext): Map<number, RawReceipt> {
  // The statement parses the whole push, including changes to other tables.
  const bases = asJsonb(changes).map(baseOf);
  const heard = changes
    .map((change, place) => ({ change, place, base: bases[place] ?? 0 }))
    .filter(({ change }) => change.table === 'adventure_sessions')
    .map((one) => ({ ...one, id: readUuid(String(one.change.id)) }));
  const ops = heard.reduce((sum, { change }) => sum + opsOf(change), 0);
  const isPlain = ({ change, id }: (typeof heard)[number]): boolean =>
    ops <= mostOps &&
    heard.filter((other) => other.id === id).length === 1 &&
    change.deleted !== true &&
    jsonBytes(change.fields ?? change.patch) <= mostBytes;
  const meant: Meant[] = [];
  for (const one of heard.filter(isPlain)) {
    const stored = draft.rows.get(keyOf('adventure_sessions', one.id));
    const matches = stored !== undefined && stored.deletedAt === null && stored.version === one.base;
    if (isPatchInRecord(one.change)) {
      if (matches) meant.push({ ...one, fields: patched(answerRow(stored).fields, one.change.patch) });
    } else meant.push({ ...one, fields: one.change.fields as Fields });
  }
  const isWhole = ({ change, fields }: Meant): boolean =>
    isObject(fields) &&
    ownColumns.adventure_sessions.every(({ name }) => Object.hasOwn(fields, name)) &&
    !(isPatchInRecord(change) && isTooLarge(fields));
  const sent = meant.filter(isWhole);
  // The statement parses every column of the table, including those that no device may write.
  for (const { fields } of sent) populated('adventure_sessions', fields);
  const receipts = new Map<number, RawReceipt>();
  const write = ({ place, change, id, fields }: Meant): void => {
    const version = writeRow(draft, { table: 'adventure_sessions', id, deleted: false, fields }, context);
    receipts.set(place, {
      table: change.table,
      id: change.id,
      outcome: 'applied',
      version,
      ...(isPatchInRecord(change) ? { made: fields } : {}),
    });
  };
  const added = sent.filter(({ base }) => base === 0);
  for (const one of added) {
    if (draft.rows.has(keyOf('adventure_sessions', one.id))) throw new SqlError('23505', 'duplicate key', 'adventure_sessions_pkey');
    write(one);
  }
  const stored = ({ id }: Meant): Stored | undefined => draft.rows.get(keyOf('adventure_sessions', id));
  const edited = sent.filter((one) => one.base > 0 && stored(one)?.version === one.base && stored(one)?.deletedAt === null);
  const before = edited.flatMap((one) => stored(one) ?? []);
  for (const id of context.order(edited.map((one) => one.id))) {
    const one = edited.find((other) => other.id === id);
    if (one !== undefined) write(one);
  }
  limitAdventures(
    draft,
    added.map(({ id }) => id),
    before,
    context.quota,
  );
  return receipts;
}

/** Applies all changes of a push; one that is refused does not affect the others. Throws a {@link SqlError} that fails the whole call. */
export function applyChanges(draft: Draft, changes: readonly RawChange[], context: TransactionContext): RawReceipt[] {
  let together = new Map<number, RawReceipt>();
  if (changes.length > 1) {
    const attempt = draftOf(draft);
    try {
      together = applyAdventures(attempt, changes, context);
      Object.assign(draft, attempt);
    } catch (error) {
      if (!isRowFault(error)) throw error;
    }
  }
  let ops = 0;
  return changes.map((change, place) => {
    const done = together.get(place);
    if (done !== undefined) return done;
    ops += opsOf(change);
    if (ops > mostOps) throw new SqlError('PT413', 'sync_too_much_at_once');
    const attempt = draftOf(draft);
    try {
      const receipt = applyChange(attempt, change, context);
      Object.assign(draft, attempt);
      return receipt;
    } catch (error) {
      if (!isRowFault(error)) throw error;
      return rejectionOf(change, error);
    }
  });
}

function rejectionOf({ table, id }: RawChange, { code, constraint, message }: SqlError): RawReceipt {
  const notYours = code === '23505' || code === '42501';
  const name = notYours
    ? 'not_yours'
    : constraint.startsWith('patch_')
      ? 'bad_patch'
      : constraint.endsWith('_size')
        ? 'too_large'
        : constraint.endsWith('_per_family')
          ? 'too_many'
          : code;
  return { table, id, outcome: 'rejected', code: name, reason: notYours ? 'not_yours' : constraint === '' ? message : constraint };
}
