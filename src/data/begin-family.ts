import { createAccess } from './access.ts';
import type { Family } from './family.ts';
import type { FamilyDb } from './family-db.ts';
import { firstLook } from './first-look.ts';

/**
 * Begins with an account's family: settles with what is seen of it at a glance. Its database is opened when `whenShown` has settled, or at
 * once where there is nothing to be shown before.
 */
export async function beginFamily(account: { id: string; adultName: string }, whenShown: () => Promise<void>): Promise<Family> {
  const glance = await firstLook(account.id);
  const access = createAccess({ kind: 'open' });
  let open: FamilyDb | null = null;
  const opened = (async () => {
    if (glance !== null) await whenShown();
    const { openFamily } = await import('./family-db.ts');
    open = await openFamily(account, { access, glance });
    return open;
  })();
  // A failure is for those who wait for the database; nobody may be there yet.
  opened.catch(() => undefined);
  return { account: account.id, access, glance, now: () => open, opened };
}
