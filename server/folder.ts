import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { type Database, isoTime, type Query, timestamptz } from './database.ts';
import { flushPath, flushTree } from './disk.ts';
import { StartFailure, wordsOf } from './failure.ts';
import { flushing } from './flush.ts';

/** The embedded database: Postgres inside this process, on files of a folder. */

export type FolderDatabase = Database & {
  /** Keeps the database from its files for as long as `work` takes. */
  still: (work: () => Promise<void>) => Promise<void>;
  /** The whole database as a file, for one that begins where this one is. */
  dump: () => Promise<Blob | File>;
};

/** The database of a data folder, made at its first start; in memory where there is no folder. `from`: what {@link FolderDatabase.dump} gave. */
export async function openFolder(dataDir: string | null, from?: Blob | File): Promise<FolderDatabase> {
  try {
    const folder = dataDir === null ? null : join(dataDir, 'postgres');
    if (folder !== null && !existsSync(folder)) await makeDatabase(folder);
    return await openFiles(folder, from);
  } catch (error) {
    throw new StartFailure(damaged(dataDir ?? 'memory', wordsOf(error)));
  }
}

/** What is said of a database that can't be used, with the way back. */
export function damaged(dataDir: string, why: string): string {
  return `The database in ${dataDir} is damaged and was left as it is (${why}). The way back: DATA_DIR=${dataDir} npm run db:restore`;
}

/** The database whose files lie in `folder` itself. Rejects where it can't be opened. */
export async function openFiles(folder: string | null, from?: Blob | File): Promise<FolderDatabase> {
  if (folder !== null) {
    // Without it, the database would make an empty one in this very place.
    if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('PG_VERSION is missing');
    // The database's own lock. The folder is this process's already, and a power cut can leave it empty, which the database takes for somebody else's.
    rmSync(join(folder, 'postmaster.pid'), { force: true });
  }
  const connection = await createPgliteConnection({
    url: folder ?? 'memory://',
    pgliteOptions: { ...flushing, parsers: { [timestamptz]: isoTime }, ...(from === undefined ? {} : { loadDataDir: from }) },
  });
  await connection.driver.waitReady;
  const { driver } = connection;
  return {
    connection,
    query: queryOf(driver),
    usual: queryOf(driver),
    exec: async (sql) => {
      await driver.exec(sql);
    },
    transact: (work) =>
      driver.transaction((transaction) =>
        work({
          query: queryOf(transaction),
          exec: async (sql) => {
            await transaction.exec(sql);
          },
        }),
      ),
    still: async (work) => {
      await driver.query('checkpoint');
      await driver.runExclusive(work);
    },
    dump: () => driver.dumpDataDir('none'),
    close: () => connection.close(),
  };
}

function queryOf(driver: Pick<PgliteConnection['driver'], 'query'>): Query {
  return async (sql, parameters = []) => (await driver.query<Record<string, unknown>>(sql, [...parameters])).rows;
}

/** Makes an empty database beside its place and moves it there whole: a start that is cut short leaves nothing half made. */
async function makeDatabase(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const connection = await createPgliteConnection({ url: draft });
  await connection.driver.waitReady;
  await connection.close();
  // Under its own name it is taken for whole.
  await flushTree(draft);
  renameSync(draft, folder);
  flushPath(dirname(folder));
}
