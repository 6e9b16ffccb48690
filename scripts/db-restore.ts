import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readThrough } from '../server/database/check.ts';
import { openFiles } from '../server/database/folder.ts';
import { type Backup, listBackups, unpackBackup } from '../server/disk/backup.ts';
import { faultOf } from '../server/disk/backup-record.ts';
import { flushPath, flushTree } from '../server/disk/disk.ts';
import { lockFolder } from '../server/disk/lock.ts';
import { finishPutting, putInPlace, restoringIn } from '../server/disk/put-in-place.ts';
import { messageOf, StartFailure } from '../server/failure.ts';

/**
 * `DATA_DIR=… npm run db:restore [-- list | <name>]`: replaces the database by a backup, the newest whole one of this server where none is named; `list` prints
 * the backups, newest first. The old database is kept beside it. The server must not be running. Afterwards, devices send again what the backup lacks.
 */

const dataDir = resolve(process.env['DATA_DIR'] ?? '.data');
const secretsFile = join(dataDir, 'secrets.json');

/** Restores a backup, and returns the message to print. Throws a {@link StartFailure} where it can't be restored; nothing is changed then. */
async function restore(wanted: string | undefined): Promise<string> {
  const backups = listBackups(dataDir);
  if (wanted === 'list') return backups.map(({ name }) => name).join('\n') || `There is no backup in ${dataDir}.`;
  const candidates = wanted === undefined ? backups : backups.filter(({ name }) => name === wanted);
  if (candidates.length === 0)
    throw new StartFailure(
      backups.length === 0
        ? `There is no backup in ${dataDir}.`
        : `There is no backup ${wanted}. There are: ${backups.map(({ name }) => name).join(', ')}`,
    );
  const lock = await lockFolder(dataDir);
  try {
    if (finishPutting(dataDir) && wanted === undefined)
      return 'A backup that was being restored when this was interrupted is in place. Start the server again.';
    const passedOver: string[] = [];
    for (const backup of candidates) {
      const fault = wanted === undefined && isOfAnother(backup) ? 'it is of another Play Venture (name it to take it all the same)' : null;
      const unpacked = fault ?? (await unpack(backup));
      if (typeof unpacked !== 'string') return inPlace(backup, unpacked.families, passedOver);
      passedOver.push(`${backup.name}: ${unpacked}`);
    }
    throw new StartFailure(`Nothing was restored: ${passedOver.join('; ')}.`);
  } finally {
    lock.release();
  }
}

/** Unpacks a backup beside the database, and opens and reads it there. Otherwise says what is wrong with it, and leaves nothing. */
async function unpack(backup: Backup): Promise<{ families: number } | string> {
  const draft = restoringIn(dataDir);
  rmSync(draft, { recursive: true, force: true });
  try {
    const fault = await faultOf(backup.folder);
    if (fault !== null) return fault;
    await unpackBackup(backup, draft);
    const database = await openFiles(draft);
    try {
      const [found] = await database.query('select count(*)::int as families from public.users');
      await readThrough(database.query);
      return { families: Number(found?.['families']) };
    } finally {
      await database.close();
    }
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    return messageOf(error);
  }
}

async function inPlace(backup: Backup, families: number, passedOver: readonly string[]): Promise<string> {
  await flushTree(restoringIn(dataDir));
  if (!existsSync(secretsFile)) {
    copyFileSync(join(backup.folder, 'secrets.json'), `${secretsFile}.new`);
    flushPath(`${secretsFile}.new`);
    renameSync(`${secretsFile}.new`, secretsFile);
  }
  const aside = putInPlace(dataDir, Date.now());
  return [
    `The backup of ${backup.name} is in place: ${families} families.`,
    ...(passedOver.length === 0 ? [] : [`It is not the newest; passed over: ${passedOver.join('; ')}.`]),
    ...(isOfAnother(backup) ? ['It is of another Play Venture, so everybody has to sign in again.'] : []),
    ...(aside === null ? [] : [`What was there lies in ${aside}.`]),
    'Start the server again.',
  ].join(' ');
}

/** Whether a backup was copied here from another server: its sessions are signed by another key. */
function isOfAnother({ folder }: Backup): boolean {
  const copy = join(folder, 'secrets.json');
  return existsSync(secretsFile) && existsSync(copy) && !readFileSync(copy).equals(readFileSync(secretsFile));
}

try {
  process.stdout.write(`${await restore(process.argv[2])}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof StartFailure ? error.message : `Nothing was restored: ${messageOf(error)}`}\n`);
  process.exit(1);
}
