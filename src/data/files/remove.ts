import { within } from '../../net/deadline.ts';
import { deleteFamily, heldMs } from '../db.ts';
import { forgetPictures } from '../pictures.ts';

/**
 * Deletes a family's copy from this device: its database, with unsynced changes, and its pictures. Rejects where the browser refuses, or where another tab
 * holds the database open for too long; the browser then deletes it when that tab is closed, if it can.
 */
export async function removeFamily(account: string): Promise<void> {
  await within(heldMs, Promise.all([deleteFamily(account), forgetPictures(account)]));
}
