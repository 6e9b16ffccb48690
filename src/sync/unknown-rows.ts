import * as z from 'zod/mini';
import { syncedTables } from '../domain/contracts/sync-protocol.ts';

/**
 * Rows of tables that this app does not know, because the server is newer. They are stored unchanged, so that a later version of the app, which knows the table,
 * finds them on the device, although the cursor has passed them.
 */

const UnknownRow = z.looseObject({ table: z.string(), id: z.string() });
export type UnknownRow = z.infer<typeof UnknownRow>;

const known: ReadonlySet<unknown> = new Set(syncedTables);

/** Separates the unknown rows from an answer, which is not validated yet; the schema then checks the rest. */
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

/** The key of such a row in `meta`. It can't be changed, since devices have such entries already. */
export function unknownRowKey({ table, id }: UnknownRow): string {
  return `stranger ${table} ${id}`;
}
