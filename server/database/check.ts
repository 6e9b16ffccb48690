import type { Query } from './database.ts';

/** How many tables one statement reads. */
const together = 50;

/** Reads all tables completely, so that damaged pages are found at the start and not when a family needs them. Rejects if there are any. */
export async function readThrough(query: Query): Promise<void> {
  const tables = await query(`
    select format('%I.%I', n.nspname, c.relname) as name
      from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
      where c.relkind in ('r', 't') and n.nspname in ('public', 'private', 'auth', 'pg_toast', 'pg_catalog')
  `);
  const counts = tables.map(({ name }) => `(select count(*) from ${String(name)})`);
  for (let from = 0; from < counts.length; from += together) await query(`select ${counts.slice(from, from + together).join(' + ')}`);
}
