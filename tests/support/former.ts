import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';

/** The nineteen migrations of 22 November 2026, of which databases are about: their files are in git until that day. */

const kept = resolve(import.meta.dirname, '../fixtures/former/migrations.json.gz');

/** Writes the first `count` of them into a folder of this name. */
export function writeFormer(folder: string, count = Number.POSITIVE_INFINITY): string {
  const files = z.record(z.string(), z.string()).parse(JSON.parse(gunzipSync(readFileSync(kept)).toString()));
  mkdirSync(folder);
  for (const name of Object.keys(files).toSorted().slice(0, count)) writeFileSync(join(folder, name), files[name] ?? '');
  return folder;
}
