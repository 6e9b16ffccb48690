import { statfsSync } from 'node:fs';

/** How much room the disk has that the database is on. A database that can't write its log is lost until there is room again, so it never gets there. */

/** `little`: nothing is taken that makes the database grow. `none`: nothing is asked of it at all. */
export type Room = 'enough' | 'little' | 'none';

const mebibyte = 1024 * 1024;
/** The log grows by 16 MiB at a time, also where only a session is renewed. */
export const bounds = { little: 64 * mebibyte, none: 32 * mebibyte };

/** Bytes that are free for this process where `folder` lies; null where the file system does not say. */
export function freeBytes(folder: string): number | null {
  try {
    const { bavail, bsize, blocks } = statfsSync(folder);
    return blocks === 0 ? null : bavail * bsize;
  } catch {
    return null;
  }
}

/** What so many free bytes are enough for. */
export function roomFor(free: number | null): Room {
  if (free === null || free >= bounds.little) return 'enough';
  return free >= bounds.none ? 'little' : 'none';
}

/** The refusal of whatever would be written: who asked has it still, and may ask again. */
export function noRoom(): Response {
  const message = 'The disk of this Play Venture is full. Nothing was saved; please try again later.';
  return Response.json({ code: '507', error_code: 'disk_full', message, msg: message }, { status: 507, headers: { 'retry-after': '60' } });
}
