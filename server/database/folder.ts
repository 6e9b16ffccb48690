import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { listBackups } from '../disk/backup.ts';
import { flushPath, flushTree } from '../disk/disk.ts';
import { finishPutting } from '../disk/put-in-place.ts';
import { messageOf, StartFailure } from '../failure.ts';
import { type Database, isoTime, type Query, timestamptz } from './database.ts';
import { flushing } from './flush.ts';

/** The embedded database: Postgres inside this process, with its files in a folder. */

export type FolderDatabase = Database & {
  /** Keeps the database from writing to its files while `work` runs. */
  pauseWrites: (work: () => Promise<void>) => Promise<void>;
  /** The whole database as a file, from which another one can start. */
  dump: () => Promise<Blob | File>;
};

/**
 * Opens the database of a data folder, and creates it at the first start; without a folder it is in memory. `from`: the result of {@link
 * FolderDatabase.dump}.
 */
export async function openFolder(dataDir: string | null, from?: Blob | File): Promise<FolderDatabase> {
  try {
    if (dataDir === null) return await openFiles(null, from);
    finishPutting(dataDir);
    const folder = join(dataDir, 'postgres');
    if (!existsSync(folder)) {
      if (listBackups(dataDir).length > 0) throw new StartFailure(lost(dataDir));
      await makeDatabase(folder);
    }
    return await openFiles(folder, from);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(damaged(dataDir ?? 'memory', messageOf(error)));
  }
}

/** The message for a damaged database, with how to restore it. */
export function damaged(dataDir: string, why: string): string {
  return `The database in ${dataDir} is damaged and was left as it is (${why}). The way back: DATA_DIR=${dataDir} npm run db:restore`;
}

/** The message for a folder that has only the backups of a database: an empty one in its place would look as if everything were gone. */
function lost(dataDir: string): string {
  return (
    `The database in ${dataDir} is gone, and its backups are there. The way back: DATA_DIR=${dataDir} npm run db:restore ` +
    '(or, to begin with an empty one, move the folder backups away)'
  );
}

/** Opens the database whose files are in `folder` itself. Rejects if it can't be opened. */
export async function openFiles(folder: string | null, from?: Blob | File): Promise<FolderDatabase> {
  if (folder !== null) {
    // Otherwise Postgres would create an empty database in this folder.
    if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('PG_VERSION is missing');
    // Removes Postgres's own lock. This process holds the folder's lock already, and a power cut can leave the file empty, which Postgres
    // takes for another process's lock.
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
    pauseWrites: async (work) => {
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

/**
 * Creates an empty database in another folder and renames that when it is complete, so that an interrupted start leaves nothing half made.
 */
async function makeDatabase(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const connection = await createPgliteConnection({ url: draft });
  await connection.driver.waitReady;
  await connection.close();
  // Under its final name it counts as complete, so it must be on the disk before.
  await flushTree(draft);
  renameSync(draft, folder);
  flushPath(dirname(folder));
}
