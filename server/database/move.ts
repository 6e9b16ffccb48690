import type { Database, Query } from './database.ts';
import { hostedParts, isHosted, type Part } from './hosted.ts';

/** Copies all rows of one database into another with the same schema, and verifies that each of them arrived. */

export type Moved = { tables: number; rows: number };

/** Schemas whose content belongs to each database itself, independent of the families. */
const ownTo = ['venture', 'supabase_migrations', 'extensions', 'information_schema'];

/** Times are compared as text, so both databases must use the same time zone. */
const oneTime = "set local timezone = 'UTC'";

/** How many rows are copied at a time. */
const together = 200;

/**
 * Copies every row of `from` into `to`, which must be empty, then compares both row by row. All or nothing: if a row is missing or differs,
 * it rejects with the table's name, and `to` is unchanged.
 */
export async function move(from: Database, to: Database): Promise<Moved> {
  return from.transact(async (source) => {
    // A consistent snapshot of the source, whatever others write.
    await source.exec('set transaction isolation level repeatable read');
    await source.exec(oneTime);
    const all = await tablesOf(source.query);
    return to.transact(async (target) => {
      await target.exec(oneTime);
      const hosted = await isHosted(target.query);
      const known = new Map((await tablesOf(target.query)).map(({ name, columns }) => [name, columns]));
      for (const { name, columns } of all) {
        if (hosted && name.startsWith('auth.')) continue;
        if (known.get(name) !== columns)
          throw new Error(
            `${name} is another table there; ${hosted ? 'run `supabase db push` first' : 'start both with this version once'}`,
          );
      }
      const parts = hosted ? hostedParts(all) : all;
      const [full] = await target.query('select count(*)::int as families from auth.users');
      if (Number(full?.['families']) > 0) throw new Error(`there are ${String(full?.['families'])} accounts in it already`);
      // Disables triggers and foreign keys: they already ran when the rows were first written, and now would change them.
      await target.exec('set local session_replication_role = replica');
      let rows = 0;
      for (const { name, columns, reading } of parts) {
        await target.exec(`delete from ${name}`);
        await eachBatch(source, rowsOf(name, reading), async (batch) => {
          await target.query(
            `insert into ${name} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
            [`[${batch.join(',')}]`],
          );
          rows += batch.length;
        });
      }
      for (const part of parts) await compare(source, target, part);
      await setSequences(source.query, target.query);
      return { tables: parts.length, rows };
    });
  });
}

/** All tables with their stored columns (not the generated ones), named as both databases expect. */
async function tablesOf(query: Query): Promise<Part[]> {
  const found = await query(
    `select format('%I.%I', n.nspname, c.relname) as name, string_agg(format('%I', a.attname), ', ' order by a.attname) as columns
      from pg_class as c
      join pg_namespace as n on n.oid = c.relnamespace
      join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and n.nspname not like 'pg\\_%' and not n.nspname = any ($1::text[])
      group by 1 order by 1`,
    [`{${ownTo.join(',')}}`],
  );
  return found.map(({ name, columns }) => ({ name: String(name), columns: String(columns), reading: String(columns) }));
}

type Inside = Pick<Database, 'query' | 'exec'>;

/** Both sides need the same order of columns, because rows are sorted by their text. */
const rowsOf = (name: string, reading: string): string => `(select ${reading} from ${name})`;

/** The rows of a table as JSON, in an order that both databases can produce. */
async function eachBatch(inside: Inside, rows: string, take: (rows: string[]) => Promise<void>): Promise<void> {
  const next = await cursor(inside, rows, 'rows_of_table');
  for (let batch = await next(); batch.length > 0; batch = await next()) await take(batch);
}

async function cursor({ exec, query }: Inside, rows: string, name: string): Promise<() => Promise<string[]>> {
  await exec(
    `close all; declare ${name} no scroll cursor for select to_json(r)::text as row from ${rows} as r order by to_json(r)::text collate "C"`,
  );
  return async () => (await query(`fetch ${together} from ${name}`)).map(({ row }) => String(row));
}

/** Rejects if the two differ in any row. */
async function compare(source: Inside, target: Inside, { name, columns, reading }: Part): Promise<void> {
  const [of, there] = [await cursor(source, rowsOf(name, reading), 'sent'), await cursor(target, rowsOf(name, columns), 'arrived')];
  let at = 0;
  for (;;) {
    const [sent, arrived] = [await of(), await there()];
    const length = Math.max(sent.length, arrived.length);
    for (let i = 0; i < length; i += 1) {
      if (sent[i] !== arrived[i]) throw new Error(`row ${at + i + 1} of ${name} is not the same there`);
    }
    if (length === 0) return;
    at += length;
  }
}

async function setSequences(source: Query, target: Query): Promise<void> {
  const sequences = await source(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
      where last_value is not null and not schemaname = any ($1::text[])`,
    [`{${ownTo.join(',')}}`],
  );
  for (const { name, value } of sequences) await target('select setval($1::regclass, $2::bigint)', [name, value]);
}
