import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { copyFile, cp, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { flushPath, flushTree } from './disk.ts';
import { bounds, freeBytes } from './room.ts';

/** Copies of the database's folder and the secrets, as they were at a moment: `backups/<when>/` in the data folder, each file packed. */

export type Backup = { name: string; folder: string };

export const backupsIn = (dataDir: string): string => join(dataDir, 'backups');
const named = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** The newest first. One that is half made has no such name. */
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
 * Makes a backup and takes away what is too old. `still` keeps the database from its files while they are copied. Answers whether there was room for
 * one; a backup never fills the disk. `at`: milliseconds.
 */
export async function makeBackup(
  dataDir: string,
  at: number,
  kept: number,
  still: (copy: () => Promise<void>) => Promise<void>,
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
  await still(async () => {
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
  for (const old of tooMany(listBackups(dataDir), kept)) rmSync(old.folder, { recursive: true, force: true });
  return true;
}

/** The newest of each day is kept, for so many days: a server that starts again and again does not push out what was before the trouble. */
export function tooMany(newestFirst: readonly Backup[], kept: number): Backup[] {
  const days = new Set<string>();
  return newestFirst.filter(({ name }) => {
    const day = name.slice(0, 10);
    if (days.has(day) || days.size >= kept) return true;
    days.add(day);
    return false;
  });
}

/** Unpacks a backup's database into `folder`, which is not there yet. */
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
