import { createPostgresConnection } from '@supabase/lite/postgres';
import { codeOf, messageOf, StartFailure } from '../failure.ts';
import { type Database, isoTime, type Query, timestamptz } from './database.ts';

/** A shared PostgreSQL, used by any number of processes. */

/** Connections per process, and so the number of concurrent calls. */
export const connections = 10;
const oldestVersion = 15;

/** Opens a connection pool. Throws a {@link StartFailure} that names the server, but never the password. */
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
  prepareStatements(driver);
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
    throw new StartFailure(`The database at ${nameOf(url)} can't be used: ${messageOf(error) || codeOf(error)}.`);
  }
}

/** A text is already JSON, as with the embedded database. */
function asJson(type: number) {
  return {
    to: type,
    from: [type],
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (text: string): unknown => JSON.parse(text),
  };
}

/** The database's address without its credentials. */
export function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

type Pool = ReturnType<typeof createPostgresConnection>['driver'];
type Driver = Pick<Pool, 'unsafe'>;

/**
 * The account service sends the same few statements again and again, a dozen per sign-in: prepared statements halve the round trips. (The
 * service uses its own connection for each; the other statements vary too much to be prepared.)
 */
function prepareStatements(pool: Pool): void {
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

/** The advisory lock under which one process at a time changes the schema: an arbitrary number, the same for all processes. */
const schemaLock = 7_521_846_203;

/** Runs `work` while no other process runs theirs. The lock is released if the process ends. */
export async function withSchemaLock<T>(database: Database, work: () => Promise<T>): Promise<T> {
  // The transaction holds one connection, and with it the lock; `work` uses the others.
  return database.transact(async ({ query }) => {
    await query(`select pg_advisory_xact_lock(${schemaLock})`);
    return work();
  });
}
