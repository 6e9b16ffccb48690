import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { copyFile, cp, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { filesIn, readRecord, writeRecord } from './backup-record.ts';
import { flushPath, flushTree } from './disk.ts';
import { bounds, freeBytes } from './disk-space.ts';

/** A backup of the database's folder and the secrets: `backups/<when>/` in the data folder, with each file compressed. */

export type Backup = {
  /** When it was made, by the clock of that moment. */
  name: string;
  folder: string;
  /** The later it was made, the larger, whatever the clock said; 0 if it has no record. */
  number: number;
};

export const backupsIn = (dataDir: string): string => join(dataDir, 'backups');
const named = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(-\d+)?$/;
const nameAt = (at: number): string => new Date(at).toISOString().replace(/\.\d+/, '').replaceAll(':', '-');

/**
 * The backups, the one made last first. An unfinished one has a name that is not listed. Those without a record are older than all others, and have only their
 * names to go by: one that is dated after `now` was named by a clock that was ahead, so it comes last.
 */
export function listBackups(dataDir: string, now = Date.now()): Backup[] {
  const folder = backupsIn(dataDir);
  if (!existsSync(folder)) return [];
  const today = nameAt(now);
  return readdirSync(folder)
    .filter((name) => named.test(name))
    .map((name) => {
      const record = readRecord(join(folder, name));
      return { name, folder: join(folder, name), number: typeof record === 'string' ? 0 : record.number };
    })
    .toSorted((a, b) => b.number - a.number || Number(a.name > today) - Number(b.name > today) || (a.name < b.name ? 1 : -1));
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
  const backups = backupsIn(dataDir);
  // What an interrupted start has left.
  for (const left of existsSync(backups) ? readdirSync(backups) : [])
    if (/\.(new|old)$/.test(left)) rmSync(join(backups, left), { recursive: true, force: true });
  const free = freeBytes(dataDir);
  if (free !== null && free < bounds.little + 2 * (await sizeOf(database))) return false;
  const folder = freeName(join(backups, nameAt(at)));
  const draft = `${folder}.new`;
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  await pauseWrites(async () => {
    await cp(database, join(draft, 'postgres'), { recursive: true });
    await copyFile(join(dataDir, 'secrets.json'), join(draft, 'secrets.json'));
  });
  for (const file of await filesIn(join(draft, 'postgres'))) {
    await pipeline(createReadStream(file), createGzip({ level: 1 }), createWriteStream(`${file}.gz`, { mode: 0o600 }));
    rmSync(file);
  }
  await writeRecord(draft, Math.max(0, ...listBackups(dataDir, at).map(({ number }) => number)) + 1);
  await flushTree(draft);
  renameSync(draft, folder);
  flushPath(dirname(folder));
  for (const old of outdated(listBackups(dataDir, at), kept)) remove(old.folder);
  return true;
}

/** Under another name first: one that was deleted only in part must not be listed. */
function remove(folder: string): void {
  renameSync(folder, `${folder}.old`);
  rmSync(`${folder}.old`, { recursive: true, force: true });
}

/** The path itself, or with a number where that is taken: two starts in one second, or a clock that went back. */
function freeName(path: string): string {
  let free = path;
  for (let i = 2; existsSync(free); i += 1) free = `${path}-${i}`;
  return free;
}

/** How many of the backups made last are kept whatever days they are of: the clock may have said the same day again and again. */
const keptByCount = 3;

/**
 * The backups to delete: the newest of each day is kept, for this many days. So a server that restarts again and again does not push out
 * the backups from before the trouble. None is deleted for its age: a clock that is ahead would delete them all.
 */
export function outdated(newestFirst: readonly Pick<Backup, 'name' | 'folder'>[], kept: number): Pick<Backup, 'name' | 'folder'>[] {
  const days = new Set<string>();
  return newestFirst.filter(({ name }, i) => {
    const day = name.slice(0, 10);
    if (days.has(day) || days.size >= kept) return i >= Math.min(kept, keptByCount);
    days.add(day);
    return false;
  });
}

/** Unpacks a backup's database into `folder`, which must not exist yet. It is not flushed: it is opened first, which writes to it. */
export async function unpackBackup(backup: Backup, folder: string): Promise<void> {
  const packed = join(backup.folder, 'postgres');
  await cp(packed, folder, { recursive: true });
  for (const file of await filesIn(folder)) {
    await pipeline(createReadStream(file), createGunzip(), createWriteStream(file.slice(0, -'.gz'.length), { mode: 0o600 }));
    rmSync(file);
  }
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const file of await filesIn(folder)) bytes += (await stat(file)).size;
  return bytes;
}
