import type { FamilyDb } from '../../data/db.ts';
import { loadFamily } from '../../data/read/queries.ts';
import { countWaiting } from '../../data/read/waiting.ts';
import type { SessionState } from '../../platform/account/account-state.ts';
import type { LeaveReason } from './LeaveDialog.tsx';

/** Why signing out should wait; null where nothing speaks against it. `save` tries to send what waits, and answers how many changes still do. */
export async function leaveReason(family: FamilyDb, session: SessionState, save: () => Promise<number>): Promise<LeaveReason | null> {
  const isUncertain = (session === 'gone' || session === 'refused') && (await isAnybodyHere(family));
  // Nothing more of it can reach the account, nor anybody get at what is kept for that.
  if (isUncertain && session === 'gone') return { kind: 'gone' };
  // A database that can't be counted keeps its copy, whatever waits in it.
  const waitingHere = await countWaiting(family).catch(() => 0);
  const changes = waitingHere === 0 ? 0 : await save();
  if (changes > 0) return { kind: 'waiting', changes };
  if (isUncertain) return { kind: 'refused' };
  // Nothing would be lost, but the way back in needs a connection.
  return navigator.onLine ? null : { kind: 'offline' };
}

/** A family without children has nothing to leave behind. One that can't be read may have. */
function isAnybodyHere(family: FamilyDb): Promise<boolean> {
  return loadFamily(family).then(
    ({ children }) => children.length > 0,
    () => true,
  );
}
