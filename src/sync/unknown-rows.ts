import * as z from 'zod/mini';
import { syncedTables } from '../domain/sync-protocol.ts';

/**
 * Rows of tables that this app has never heard of: the account's server may be newer. They are kept as they came, for the app
 * that will know them; that one finds them on the device, although the cursor has long passed them.
 */

const UnknownRow = z.looseObject({ table: z.string(), id: z.string() });
export type UnknownRow = z.infer<typeof UnknownRow>;

const known: ReadonlySet<unknown> = new Set(syncedTables);

/** Parts the unknown rows from the rows of an answer, which may be anything. The rest is for its schema to judge. */
export function partUnknownRows(body: unknown): { body: unknown; unknownRows: UnknownRow[] } {
  if (typeof body !== 'object' || body === null || !('rows' in body) || !Array.isArray(body.rows)) return { body, unknownRows: [] };
  const rows: unknown[] = [];
  const unknownRows: UnknownRow[] = [];
  for (const row of body.rows) {
    const unknown = isOfKnownTable(row) ? null : UnknownRow.safeParse(row);
    if (unknown?.success) unknownRows.push(unknown.data);
    else rows.push(row);
  }
  return { body: { ...body, rows }, unknownRows };
}

function isOfKnownTable(row: unknown): boolean {
  return typeof row === 'object' && row !== null && 'table' in row && known.has(row.table);
}

/** Where in `meta` such a row stands. The word is on devices already. */
export function unknownRowKey({ table, id }: UnknownRow): string {
  return `stranger ${table} ${id}`;
}
