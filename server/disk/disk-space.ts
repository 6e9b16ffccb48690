import { statfsSync } from 'node:fs';

/**
 * Watches the free space of the database's disk. A database that can't write its log stays broken until there is space again, so it must
 * never get that far.
 */

/** `little`: writes that make the database grow are refused. `none`: the database is not used at all. */
export type DiskSpace = 'enough' | 'little' | 'none';

const mebibyte = 1024 * 1024;
/** The log grows by 16 MiB at a time, even if only a session is renewed. */
export const bounds = { little: 64 * mebibyte, none: 32 * mebibyte };

/** The bytes available to this process on the disk of `folder`; null if the file system does not tell. */
export function freeBytes(folder: string): number | null {
  try {
    const { bavail, bsize, blocks } = statfsSync(folder);
    return blocks === 0 ? null : bavail * bsize;
  } catch {
    return null;
  }
}

/** What this many free bytes are enough for. */
export function diskSpaceFor(free: number | null): DiskSpace {
  if (free === null || free >= bounds.little) return 'enough';
  return free >= bounds.none ? 'little' : 'none';
}

/** Refuses a write: the device still has its data and may try again. */
export function diskFull(): Response {
  const message = 'The disk of this Play Venture is full. Nothing was saved; please try again later.';
  return Response.json({ code: '507', error_code: 'disk_full', message, msg: message }, { status: 507, headers: { 'retry-after': '60' } });
}
