import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readThrough } from '../server/database/check.ts';
import { openFiles } from '../server/database/folder.ts';
import { listBackups, unpackBackup } from '../server/disk/backup.ts';
import { flushPath } from '../server/disk/disk.ts';
import { lockFolder } from '../server/disk/lock.ts';
import { messageOf, StartFailure } from '../server/failure.ts';

/**
 * `DATA_DIR=… npm run db:restore [-- list | <name>]`: replaces the database by a backup, the newest where none is named; `list` prints the backups. The old
 * database is kept beside it. The server must not be running. Afterwards, devices send again what the backup lacks.
 */

const dataDir = resolve(process.env['DATA_DIR'] ?? '.data');

/** Restores a backup, and returns the message to print. Throws a {@link StartFailure} where it can't be restored; nothing is changed then. */
async function restore(wanted: string | undefined): Promise<string> {
  const backups = listBackups(dataDir);
  if (wanted === 'list') return backups.map(({ name }) => name).join('\n') || `There is no backup in ${dataDir}.`;
  const backup = wanted === undefined ? backups[0] : backups.find(({ name }) => name === wanted);
  if (backup === undefined)
    throw new StartFailure(
      backups.length === 0
        ? `There is no backup in ${dataDir}.`
        : `There is no backup ${wanted}. There are: ${backups.map(({ name }) => name).join(', ')}`,
    );
  const lock = await lockFolder(dataDir);
  try {
    const [place, draft] = [join(dataDir, 'postgres'), join(dataDir, 'postgres.restoring')];
    rmSync(draft, { recursive: true, force: true });
    await unpackBackup(backup, draft);
    // Opens the backup before the old database is moved away.
    const database = await openFiles(draft);
    const families = await database.query('select count(*)::int as families from public.users');
    await readThrough(database.query);
    await database.close();
    const aside = `${place}.damaged-${new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}`;
    if (existsSync(place)) renameSync(place, aside);
    renameSync(draft, place);
    if (!existsSync(join(dataDir, 'secrets.json'))) copyFileSync(join(backup.folder, 'secrets.json'), join(dataDir, 'secrets.json'));
    flushPath(dataDir);
    const was = existsSync(aside) ? ` What was there lies in ${aside}.` : '';
    return `The backup of ${backup.name} is in place: ${String(families[0]?.['families'])} families.${was} Start the server again.`;
  } finally {
    lock.release();
  }
}

try {
  process.stdout.write(`${await restore(process.argv[2])}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof StartFailure ? error.message : `Nothing was restored: ${messageOf(error)}`}\n`);
  process.exit(1);
}
