import { minWriterKey } from './family.ts';
import type { FamilyDb } from './family-db.ts';

/** Closes the database for good, as on sign-out. Transactions under way are finished. */
export function closeFamily(db: FamilyDb): void {
  db.dexie.close({ disableAutoOpen: true });
}

/**
 * Tries the connection and opens it again where the browser has dropped it in the background (WebKit does).
 * Call it when the page becomes visible. Answers whether the database can be reached.
 */
export async function probeFamily(db: FamilyDb): Promise<boolean> {
  if (db.access.get().kind === 'closed') return false;
  try {
    await db.dexie.meta.get(minWriterKey);
    return true;
  } catch {
    db.dexie.close({ disableAutoOpen: false });
    return db.dexie.open().then(
      () => true,
      () => false,
    );
  }
}
