import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Flushing files that must survive a power cut. */

/** Flushes a file, or a directory's entries. */
export function flushPath(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** How many files are flushed at once: a disk handles concurrent requests in one go. */
const together = 16;

/** Flushes a folder and everything in it. */
export async function flushTree(folder: string): Promise<void> {
  const paths = (await readdir(folder, { recursive: true })).map((path) => join(folder, path));
  const flushNext = async (): Promise<void> => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const handle = await open(path, 'r');
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
    }
  };
  await Promise.all(Array.from({ length: together }, flushNext));
  flushPath(folder);
}
