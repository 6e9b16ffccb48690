import { type FamilyDb, openFamily } from '../../data/db.ts';
import { readLists } from '../../data/read/queries.ts';
import type { Account } from '../../platform/account/account-state.ts';

let onScreen: FamilyDb | null = null;

/** The open database of the family on screen, for code outside of the main app; null if nobody is signed in. */
export function familyOnScreen(): FamilyDb | null {
  return onScreen;
}

export function setFamilyOnScreen(db: FamilyDb | null): void {
  onScreen = db;
}

let early: { id: string; opening: Promise<FamilyDb>; read: FamilyDb | null } | null = null;

/** Opens the family's database and reads its lists while the main app's code is still loading. Never rejects. */
export async function preloadFamily(account: Account): Promise<void> {
  const own = { id: account.id, opening: openFamily(account), read: null as FamilyDb | null };
  early = own;
  try {
    const family = await own.opening;
    await readLists(family);
    own.read = family;
  } catch {
    // `takeFamily` returns the same promise, so its caller gets the error.
  }
}

/** The family that `preloadFamily` has opened, if its lists are read. The caller must still call `takeFamily`. */
export function preloadedFamily(id: string): FamilyDb | null {
  return early?.id === id ? early.read : null;
}

/** The account's family: the one that `preloadFamily` is opening, or a newly opened one. The caller must close it. */
export function takeFamily(account: Pick<Account, 'id' | 'adultName'>): Promise<FamilyDb> {
  const taken = early;
  early = null;
  return taken?.id === account.id ? taken.opening : openFamily(account);
}
