import type { Database, Query } from './database.ts';

/** All rows of one database into another of the same schema, and the proof that each of them arrived. */

export type Moved = { tables: number; rows: number };

/** What the two have of their own, whatever families there are. */
const ownTo = ['venture', 'supabase_migrations', 'extensions', 'information_schema'];

type Table = { name: string; columns: string };

/** How many rows are under way at a time. */
const together = 200;

/**
 * Copies every row of `from` into `to`, which has no family yet; then reads both again, row by row. All of it or nothing: where a row is missing or
 * another, it rejects with the table's name, and `to` is as it was.
 */
export async function move(from: Database, to: Database): Promise<Moved> {
  return from.transact(async (source) => {
    // One moment of the source, whatever others write.
    await source.exec('set transaction isolation level repeatable read');
    const tables = await tablesOf(source.query);
    return to.transact(async (target) => {
      const known = new Map((await tablesOf(target.query)).map((table) => [table.name, table.columns]));
      for (const { name, columns } of tables) {
        if (known.get(name) !== columns) throw new Error(`${name} is another table there; start both with this version once`);
      }
      const [full] = await target.query('select count(*)::int as families from auth.users');
      if (Number(full?.['families']) > 0) throw new Error(`there are ${String(full?.['families'])} accounts in it already`);
      // What triggers and foreign keys say was said when the rows were written; now they would change them.
      await target.exec('set local session_replication_role = replica');
      let rows = 0;
      for (const { name, columns } of tables) {
        await target.exec(`delete from ${name}`);
        await eachBatch(source, name, async (batch) => {
          await target.query(
            `insert into ${name} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
            [`[${batch.join(',')}]`],
          );
          rows += batch.length;
        });
      }
      for (const { name } of tables) await compare(source, target, name);
      await setSequences(source.query, target.query);
      return { tables: tables.length, rows };
    });
  });
}

/** Tables with the columns that are stored and not computed, as both databases spell them. */
async function tablesOf(query: Query): Promise<Table[]> {
  const found = await query(
    `select format('%I.%I', n.nspname, c.relname) as name, string_agg(format('%I', a.attname), ', ' order by a.attname) as columns
      from pg_class as c
      join pg_namespace as n on n.oid = c.relnamespace
      join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and n.nspname not like 'pg\\_%' and not n.nspname = any ($1::text[])
      group by 1 order by 1`,
    [`{${ownTo.join(',')}}`],
  );
  return found.map(({ name, columns }) => ({ name: String(name), columns: String(columns) }));
}

type Inside = Pick<Database, 'query' | 'exec'>;

/** The rows of a table as JSON, in an order that both databases know. */
async function eachBatch(inside: Inside, table: string, take: (rows: string[]) => Promise<void>): Promise<void> {
  const next = await cursor(inside, table, 'rows_of_table');
  for (let rows = await next(); rows.length > 0; rows = await next()) await take(rows);
}

async function cursor({ exec, query }: Inside, table: string, name: string): Promise<() => Promise<string[]>> {
  await exec(
    `close all; declare ${name} no scroll cursor for select to_json(r)::text as row from ${table} as r order by to_json(r)::text collate "C"`,
  );
  return async () => (await query(`fetch ${together} from ${name}`)).map(({ row }) => String(row));
}

/** Rejects where the two differ in any row. */
async function compare(source: Inside, target: Inside, table: string): Promise<void> {
  const [of, there] = [await cursor(source, table, 'sent'), await cursor(target, table, 'arrived')];
  let at = 0;
  for (;;) {
    const [sent, arrived] = [await of(), await there()];
    const length = Math.max(sent.length, arrived.length);
    for (let i = 0; i < length; i += 1) {
      if (canonical(sent[i]) !== canonical(arrived[i])) throw new Error(`row ${at + i + 1} of ${table} is not the same there`);
    }
    if (length === 0) return;
    at += length;
  }
}

/** Columns may stand in another order where a table was altered. */
function canonical(row: string | undefined): string {
  if (row === undefined) return '';
  return Object.entries(JSON.parse(row) as Record<string, unknown>)
    .map(([name, value]) => JSON.stringify([name, value]))
    .toSorted()
    .join();
}

async function setSequences(source: Query, target: Query): Promise<void> {
  const sequences = await source(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
      where last_value is not null and not schemaname = any ($1::text[])`,
    [`{${ownTo.join(',')}}`],
  );
  for (const { name, value } of sequences) await target('select setval($1::regclass, $2::bigint)', [name, value]);
}
