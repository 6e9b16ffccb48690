import type { FamilyDb } from '../db.ts';
import { forgetPicturesOfDeleted } from '../pictures.ts';
import { purgeBackups } from './backups.ts';
import { watchQuarantine } from './quarantine.ts';

/**
 * Work on an open family that no screen waits for: deletes old copies and the pictures of deleted adventures, and reports rows that can't be read. Returns
 * how to stop.
 */
export function startMaintenance(family: FamilyDb, now: () => number): () => void {
  // What storage refuses now is done at the next start.
  for (const work of [purgeBackups(family, now()), forgetPicturesOfDeleted(family)]) work.catch(() => undefined);
  return watchQuarantine(family, () => new Date(now()).toISOString());
}
