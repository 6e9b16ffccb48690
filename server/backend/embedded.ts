import { loadSecrets, type Secrets } from '../accounts/secrets.ts';
import type { ServerConfig } from '../config.ts';
import { readThrough } from '../database/check.ts';
import { damaged, type FolderDatabase } from '../database/folder.ts';
import { makeBackup } from '../disk/backup.ts';
import { bounds, type DiskSpace, diskSpaceFor, freeBytes } from '../disk/disk-space.ts';
import { lockFolder } from '../disk/lock.ts';
import { messageOf, StartFailure } from '../failure.ts';
import type { WorkQueues } from '../http/app.ts';
import type { Quotas } from '../http/shared-quota.ts';
import type { Log } from '../log.ts';
import { type Backend, type BackendOptions, openBackend } from './backend.ts';
import { startWatchdog } from './watchdog.ts';

/** Rows and accounts in a folder on this machine: for one process, without anything to install. */

/** An open database, with what the server needs to know about it. */
export type Opened = {
  backend: Backend;
  secrets: Secrets;
  /** How much free space its disk has. */
  diskSpace: () => DiskSpace;
  queues?: WorkQueues;
  /** Creates the rate limits, if they are not counted in this process. */
  quotas?: Quotas;
  /** Whether the database answers. */
  isHealthy?: () => Promise<boolean>;
  /** To be called once a day. */
  daily: () => Promise<void>;
  close: () => Promise<void>;
};

export type Opening = Pick<BackendOptions, 'siteUrl' | 'email' | 'confirm'> & { migrations?: string };

/** How long the database may block the process, in ms: while it is opened and checked, and later. */
const blockLimits = { opening: 2 * 60_000, running: 60_000 };

/** Locks the folder and opens the database in it. Throws a {@link StartFailure} that names the folder or the disk. */
export async function openEmbedded(config: ServerConfig, opening: Opening, log: Log): Promise<Opened> {
  const { dataDir, backupsKept } = config;
  const free = freeBytes(dataDir);
  if (free !== null && diskSpaceFor(free) === 'none') throw new StartFailure(diskIsFull(dataDir, free));
  const lock = await lockFolder(dataDir);
  const watchdog = startWatchdog();
  const close = (): void => {
    watchdog.stop();
    lock.release();
  };
  async function backUp(pauseWrites: FolderDatabase['pauseWrites']): Promise<void> {
    if (backupsKept === 0) return;
    try {
      const made = await makeBackup(dataDir, Date.now(), backupsKept, pauseWrites);
      if (!made) log.warn(`No backup was made: there is too little room on the disk of ${dataDir}.`);
    } catch (error) {
      log.warn(`No backup was made: ${messageOf(error)}. This is tried again tomorrow.`);
    }
  }
  try {
    const secrets = await loadSecrets(dataDir);
    watchdog.expect(damaged(dataDir, 'it does not answer'), blockLimits.opening);
    const backend = await openBackend({
      ...opening,
      dataDir,
      secrets,
      before: async ({ query, pauseWrites }) => {
        await readThrough(query).catch((error: unknown) => {
          throw new StartFailure(damaged(dataDir, messageOf(error)));
        });
        await backUp(pauseWrites);
      },
    });
    watchdog.expect(`Play Venture stopped: its database stood still. Is the disk of ${dataDir} full?`, blockLimits.running);
    return {
      backend,
      secrets,
      diskSpace: () => diskSpaceFor(freeBytes(dataDir)),
      daily: () => backUp(backend.pauseWrites),
      close: async () => {
        await backend.close();
        close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}

function diskIsFull(dataDir: string, free: number): string {
  const mebibytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);
  return (
    `The disk of ${dataDir} is full: ${mebibytes(free)} MB are free, and the database needs ${mebibytes(bounds.little)} MB. ` +
    'Nothing that was saved is lost. Make room and start again.'
  );
}
