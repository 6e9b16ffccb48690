import { type FamilyDb, openFamily } from '../data/family-db.ts';
import type { Account } from '../platform/account-state.ts';

let open: FamilyDb | null = null;

/** The family's database that is on screen, for what stands outside of the main app; null where nobody is signed in. */
export function familyOnScreen(): FamilyDb | null {
  return open;
}

export function setFamilyOnScreen(db: FamilyDb | null): void {
  open = db;
}

let early: { id: string; family: Promise<FamilyDb>; at: FamilyDb | null } | null = null;

/** Begins to open the family's database while the code of the main app is still being fetched. Settles when it is open, or can't be opened. */
export async function openEarly(account: Account): Promise<void> {
  const opening = { id: account.id, family: openFamily(account), at: null as FamilyDb | null };
  early = opening;
  await opening.family.then(
    (db) => {
      opening.at = db;
    },
    () => undefined,
  );
}

/** The database that was opened early, where it is open; it is still to be taken. */
export function familyAtHand(id: string): FamilyDb | null {
  return early?.id === id ? early.at : null;
}

/** The family's database: the one that is being opened already, or a newly opened one. Whoever takes it closes it. */
export function takeFamily(account: Pick<Account, 'id' | 'adultName'>): Promise<FamilyDb> {
  const taken = early;
  early = null;
  return taken?.id === account.id ? taken.family : openFamily(account);
}
