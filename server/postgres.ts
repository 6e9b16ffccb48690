import { createPostgresConnection } from '@supabase/lite/postgres';
import { type Database, isoTime, type Query, timestamptz } from './database.ts';
import { codeOf, StartFailure, wordsOf } from './failure.ts';

/** A PostgreSQL of its own, which any number of processes use. */

/** Connections of one process: as many calls for rows may be under way. */
export const connections = 10;
const oldestVersion = 15;

/** Opens a pool of connections. Throws a {@link StartFailure} that names the server, never the password. */
export async function openPostgres(url: string): Promise<Database> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: connections,
      connect_timeout: 10,
      onnotice: () => undefined,
      connection: { application_name: 'play-venture' },
      types: {
        timestamptz: { to: timestamptz, from: [timestamptz], serialize: (time: string) => time, parse: isoTime },
        json: asJson(114),
        jsonb: asJson(3802),
      },
    },
  });
  const { driver } = connection;
  keepPrepared(driver);
  const database: Database = {
    connection,
    query: queryOf(driver),
    usual: queryOf(driver, true),
    exec: async (sql) => {
      await driver.unsafe(sql);
    },
    transact: (work) =>
      driver.begin((transaction) =>
        work({
          query: queryOf(transaction),
          exec: async (sql) => {
            await transaction.unsafe(sql);
          },
        }),
      ) as Promise<never>,
    close: () => driver.end({ timeout: 5 }),
  };
  try {
    const [found] = await database.query(`select current_setting('server_version_num')::int / 10000 as version`);
    if (Number(found?.['version']) < oldestVersion)
      throw new StartFailure(`DATABASE_URL names a PostgreSQL ${String(found?.['version'])}; ${oldestVersion} or newer is needed.`);
    return database;
  } catch (error) {
    await database.close().catch(() => undefined);
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`The database at ${nameOf(url)} can't be used: ${wordsOf(error) || codeOf(error)}.`);
  }
}

/** What is a text already is JSON already, as the embedded database takes it. */
function asJson(type: number) {
  return {
    to: type,
    from: [type],
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (text: string): unknown => JSON.parse(text),
  };
}

/** Where a database is, without who may use it. */
export function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

type Pool = ReturnType<typeof createPostgresConnection>['driver'];
type Driver = Pick<Pool, 'unsafe'>;

/**
 * What the account service asks is a few statements over and over, a dozen of them for a sign-in: a connection keeps them prepared, which halves the
 * ways to the database and back. (The service takes a connection for each; other statements are of too many texts to be kept.)
 */
function keepPrepared(pool: Pool): void {
  const reserve = pool.reserve.bind(pool);
  pool.reserve = async () => {
    const reserved = await reserve();
    const unsafe = reserved.unsafe.bind(reserved);
    const prepared: typeof unsafe = (sql, parameters, options) =>
      unsafe(sql, parameters, { prepare: parameters !== undefined && parameters.length > 0 && /"auth"\."/.test(sql), ...options });
    return Object.assign(reserved, { unsafe: prepared });
  };
}

function queryOf(driver: Driver, prepare = false): Query {
  return async (sql, parameters = []) => [
    ...(await driver.unsafe<Record<string, unknown>[]>(sql, [...parameters] as never[], { prepare })),
  ];
}

/** The lock under which one process at a time changes the schema: any number, the same for all of ours. */
const schemaLock = 7_521_846_203;

/** Does `work` while no other process does. The lock ends with the process that holds it. */
export async function alone<T>(database: Database, work: () => Promise<T>): Promise<T> {
  // A transaction keeps its connection, and the lock with it; what is done meanwhile is done by the others.
  return database.transact(async ({ query }) => {
    await query(`select pg_advisory_xact_lock(${schemaLock})`);
    return work();
  });
}
