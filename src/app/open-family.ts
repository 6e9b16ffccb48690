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

let early: { id: string; family: Promise<FamilyDb> } | null = null;

/** Begins to open the family's database while the code of the main app is still being fetched. */
export function openEarly(account: Account): void {
  early = { id: account.id, family: openFamily(account) };
  early.family.catch(() => undefined);
}

/** The family's database: the one that is being opened already, or a newly opened one. Whoever takes it closes it. */
export function takeFamily(account: Pick<Account, 'id' | 'adultName'>): Promise<FamilyDb> {
  const taken = early;
  early = null;
  return taken?.id === account.id ? taken.family : openFamily(account);
}
