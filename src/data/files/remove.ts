import { deleteFamily } from '../db.ts';
import { forgetPictures } from '../pictures.ts';

/** Deletes a family's copy from this device: its database, with unsynced changes, and its pictures. Rejects where the browser refuses. */
export async function removeFamily(account: string): Promise<void> {
  await Promise.all([deleteFamily(account), forgetPictures(account)]);
}
