import type { FamilyDb } from '../../../data/db.ts';
import { loadFamily } from '../../../data/read/queries.ts';
import { countWaiting } from '../../../data/read/waiting.ts';
import type { SessionState } from '../../../platform/account/account-state.ts';
import type { LeaveReason } from './LeaveDialog.tsx';

/**
 * Why it is better not to sign out now; null if nothing speaks against it. `save` tries to sync, and resolves to how many changes are still
 * unsynced.
 */
export async function leaveReason(family: FamilyDb, session: SessionState, save: () => Promise<number>): Promise<LeaveReason | null> {
  const isUncertain = (session === 'gone' || session === 'refused') && (await isAnybodyHere(family));
  // Unsynced changes can never reach an account that is gone, and nobody could open the copy that is kept for it.
  if (isUncertain && session === 'gone') return { kind: 'gone' };
  // If the changes can't be counted, sign-out keeps the copy on the device anyway, so it may go ahead.
  const waitingHere = await countWaiting(family).catch(() => 0);
  const changes = waitingHere === 0 ? 0 : await save();
  if (changes > 0) return { kind: 'waiting', changes };
  if (isUncertain) return { kind: 'refused' };
  // Nothing would be lost, but signing in again needs a connection.
  return navigator.onLine ? null : { kind: 'offline' };
}

/** Whether the family has children; also true if it can't be read, because it may have some. */
function isAnybodyHere(family: FamilyDb): Promise<boolean> {
  return loadFamily(family).then(
    ({ children }) => children.length > 0,
    () => true,
  );
}
