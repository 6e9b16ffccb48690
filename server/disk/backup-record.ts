import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { messageOf } from '../failure.ts';

/** What a backup says of itself in `backup.json`: which one it is, and what it consists of, so that an incomplete copy is noticed. */

const BackupRecord = z.object({
  /** One more than that of the backup before: a server's clock can go back, and its dates with it. */
  number: z.int().check(z.minimum(1)),
  /** The SHA-256 of each file, by its path in the backup. */
  files: z.record(z.string(), z.string()),
});
export type BackupRecord = z.infer<typeof BackupRecord>;

const recordIn = (folder: string): string => join(folder, 'backup.json');

/** The record of a backup; `none` if it was made before there were records. */
export function readRecord(folder: string): BackupRecord | 'none' | 'damaged' {
  const file = recordIn(folder);
  if (!existsSync(file)) return 'none';
  try {
    const read = BackupRecord.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    return read.success ? read.data : 'damaged';
  } catch {
    return 'damaged';
  }
}

/** Writes the record of a backup whose files are all there. */
export async function writeRecord(folder: string, number: number): Promise<void> {
  const record: BackupRecord = { number, files: await hashesOf(folder) };
  await writeFile(recordIn(folder), `${JSON.stringify(record)}\n`, { mode: 0o600 });
}

/** Why a backup is not what it was when it was made; null if it is, or if it has no record to compare it with. */
export async function faultOf(folder: string): Promise<string | null> {
  const record = readRecord(folder);
  if (record === 'none') return null;
  if (record === 'damaged') return 'its backup.json can’t be read';
  const found = await hashesOf(folder).catch((error: unknown) => messageOf(error));
  if (typeof found === 'string') return found;
  const missing = Object.keys(record.files).filter((file) => found[file] === undefined);
  if (missing.length > 0) return `${String(missing[0])}${missing.length > 1 ? ` and ${missing.length - 1} more` : ''} is missing`;
  const changed = Object.keys(record.files).find((file) => found[file] !== record.files[file]);
  return changed === undefined ? null : `${changed} has changed`;
}

async function hashesOf(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const file of await filesIn(folder)) {
    if (file === recordIn(folder)) continue;
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    hashes[relative(folder, file).replaceAll(sep, '/')] = hash.digest('hex');
  }
  return hashes;
}

/** All files below a folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
