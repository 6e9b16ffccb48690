import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { copyFile, cp, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { flushPath, flushTree } from './disk.ts';
import { bounds, freeBytes } from './disk-space.ts';

/** A backup of the database's folder and the secrets: `backups/<when>/` in the data folder, with each file compressed. */

export type Backup = { name: string; folder: string };

export const backupsIn = (dataDir: string): string => join(dataDir, 'backups');
const named = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** The backups, newest first. An unfinished one has a name that is not listed. */
export function listBackups(dataDir: string): Backup[] {
  const folder = backupsIn(dataDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => named.test(name))
    .toSorted()
    .toReversed()
    .map((name) => ({ name, folder: join(folder, name) }));
}

/**
 * Makes a backup and deletes old ones. `pauseWrites` keeps the database from writing while its files are copied. Resolves to false if there was
 * not enough space, because a backup must never fill the disk. `at`: milliseconds.
 */
export async function makeBackup(
  dataDir: string,
  at: number,
  kept: number,
  pauseWrites: (copy: () => Promise<void>) => Promise<void>,
): Promise<boolean> {
  const database = join(dataDir, 'postgres');
  const free = freeBytes(dataDir);
  if (free !== null && free < bounds.little + 2 * (await sizeOf(database))) return false;
  const name = new Date(at).toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  const folder = join(backupsIn(dataDir), name);
  const draft = `${folder}.new`;
  for (const left of existsSync(backupsIn(dataDir)) ? readdirSync(backupsIn(dataDir)) : [])
    if (left.endsWith('.new')) rmSync(join(backupsIn(dataDir), left), { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  await pauseWrites(async () => {
    await cp(database, join(draft, 'postgres'), { recursive: true });
    await copyFile(join(dataDir, 'secrets.json'), join(draft, 'secrets.json'));
  });
  for (const file of await filesIn(join(draft, 'postgres'))) {
    await pipeline(createReadStream(file), createGzip({ level: 1 }), createWriteStream(`${file}.gz`, { mode: 0o600 }));
    rmSync(file);
  }
  await flushTree(draft);
  renameSync(draft, folder);
  flushPath(dirname(folder));
  for (const old of outdated(listBackups(dataDir), kept)) rmSync(old.folder, { recursive: true, force: true });
  return true;
}

/**
 * The backups to delete: the newest of each day is kept, for this many days. So a server that restarts again and again does not push out
 * the backups from before the trouble.
 */
export function outdated(newestFirst: readonly Backup[], kept: number): Backup[] {
  const days = new Set<string>();
  return newestFirst.filter(({ name }) => {
    const day = name.slice(0, 10);
    if (days.has(day) || days.size >= kept) return true;
    days.add(day);
    return false;
  });
}

/** Unpacks a backup's database into `folder`, which must not exist yet. */
export async function unpackBackup(backup: Backup, folder: string): Promise<void> {
  const packed = join(backup.folder, 'postgres');
  await cp(packed, folder, { recursive: true });
  for (const file of await filesIn(folder)) {
    await pipeline(createReadStream(file), createGunzip(), createWriteStream(file.slice(0, -'.gz'.length), { mode: 0o600 }));
    rmSync(file);
  }
  await flushTree(folder);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const file of await filesIn(folder)) bytes += (await stat(file)).size;
  return bytes;
}
