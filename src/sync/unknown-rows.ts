import * as z from 'zod/mini';
import { syncedTables } from '../domain/sync-protocol.ts';

/**
 * Rows of tables that this app has never heard of: the account's server may be newer. They are kept as they came, for the app
 * that will know them; that one finds them on the device, although the cursor has long passed them.
 */

const UnknownRow = z.looseObject({ table: z.string(), id: z.string() });
export type UnknownRow = z.infer<typeof UnknownRow>;

const known: ReadonlySet<string> = new Set(syncedTables);
const isUnknown = (row: unknown): row is UnknownRow => !isOfKnownTable(row) && UnknownRow.safeParse(row).success;

/** (Nearly all are, and parsing each only to find that out would be felt.) */
function isOfKnownTable(row: unknown): boolean {
  return typeof row === 'object' && row !== null && 'table' in row && typeof row.table === 'string' && known.has(row.table);
}

/** Parts the unknown rows from the rows of an answer, which may be anything. The rest is for its schema to judge. */
export function partUnknownRows(body: unknown): { body: unknown; unknownRows: UnknownRow[] } {
  if (typeof body !== 'object' || body === null || !('rows' in body) || !Array.isArray(body.rows)) return { body, unknownRows: [] };
  const rows: unknown[] = body.rows;
  return { body: { ...body, rows: rows.filter((row) => !isUnknown(row)) }, unknownRows: rows.filter(isUnknown) };
}

/** Where in `meta` such a row stands. The word is on devices already. */
export function unknownRowKey({ table, id }: UnknownRow): string {
  return `stranger ${table} ${id}`;
}
