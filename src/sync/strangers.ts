import * as z from 'zod/mini';
import { syncedTables } from '../domain/sync-protocol.ts';

/**
 * Rows of tables that this app has never heard of: the account's server may be newer. They are kept as they came, for the app
 * that will know them; that one finds them on the device, although the cursor has long passed them.
 */

const Stranger = z.looseObject({ table: z.string(), id: z.string() });
export type Stranger = z.infer<typeof Stranger>;

const known: ReadonlySet<string> = new Set(syncedTables);
const isStranger = (row: unknown): row is Stranger => Stranger.safeParse(row).success && !known.has((row as Stranger).table);

/** Parts the strangers from the rows of an answer, which may be anything. The rest is for its schema to judge. */
export function partStrangers(body: unknown): { body: unknown; strangers: Stranger[] } {
  if (typeof body !== 'object' || body === null || !('rows' in body) || !Array.isArray(body.rows)) return { body, strangers: [] };
  const rows: unknown[] = body.rows;
  return { body: { ...body, rows: rows.filter((row) => !isStranger(row)) }, strangers: rows.filter(isStranger) };
}

/** Where in `meta` such a row stands. */
export function strangerKey({ table, id }: Stranger): string {
  return `stranger ${table} ${id}`;
}
