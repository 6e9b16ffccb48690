import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { flushPath } from './disk.ts';

/**
 * Puts a restored database in the place of the present one. Two folders can't change places at once, so what is restored first gets a name that says that it is
 * whole: wherever this is interrupted, the present database is in its place, or the next start finishes what was begun.
 */

const place = (dataDir: string): string => join(dataDir, 'postgres');
const whole = (dataDir: string): string => join(dataDir, 'postgres.restored');

/** Where a backup is unpacked. */
export const restoringIn = (dataDir: string): string => join(dataDir, 'postgres.restoring');

/** Puts what is in {@link restoringIn}, complete and flushed, in place. Returns where the former database is kept; null if there was none. */
export function putInPlace(dataDir: string, now: number): string | null {
  renameSync(restoringIn(dataDir), whole(dataDir));
  flushPath(dataDir);
  const aside = existsSync(place(dataDir)) ? asideIn(dataDir, now) : null;
  if (aside !== null) renameSync(place(dataDir), aside);
  flushPath(dataDir);
  finishPutting(dataDir);
  return aside;
}

/** Finishes what was interrupted, and clears away what then is of no use. Returns whether a restored database has come into its place by that. */
export function finishPutting(dataDir: string): boolean {
  if (existsSync(place(dataDir))) {
    rmSync(whole(dataDir), { recursive: true, force: true });
    return false;
  }
  if (!existsSync(whole(dataDir))) return false;
  renameSync(whole(dataDir), place(dataDir));
  flushPath(dataDir);
  return true;
}

function asideIn(dataDir: string, now: number): string {
  const path = `${place(dataDir)}.damaged-${new Date(now).toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}`;
  let free = path;
  for (let i = 2; existsSync(free); i += 1) free = `${path}-${i}`;
  return free;
}
