import { type FamilyDb, openFamily } from '../data/db.ts';
import { readLists } from '../data/read/lists.ts';
import type { Account } from '../platform/account/account-state.ts';

let onScreen: FamilyDb | null = null;

/** The family's database that is on screen, for what stands outside of the main app; null where nobody is signed in. */
export function familyOnScreen(): FamilyDb | null {
  return onScreen;
}

export function setFamilyOnScreen(db: FamilyDb | null): void {
  onScreen = db;
}

let early: { id: string; opening: Promise<FamilyDb>; read: FamilyDb | null } | null = null;

/** Opens the family's database and reads its lists while the code of the main app is still being fetched. Never rejects. */
export async function beginEarly(account: Account): Promise<void> {
  const own = { id: account.id, opening: openFamily(account), read: null as FamilyDb | null };
  early = own;
  try {
    const family = await own.opening;
    await readLists(family.lists);
    own.read = family;
  } catch {
    // Whoever takes it is told.
  }
}

/** The family that was opened early, where its lists are read; it is still to be taken. */
export function familyAtHand(id: string): FamilyDb | null {
  return early?.id === id ? early.read : null;
}

/** The account's family: the one that is being opened already, or a newly opened one. Whoever takes it closes it. */
export function takeFamily(account: Pick<Account, 'id' | 'adultName'>): Promise<FamilyDb> {
  const taken = early;
  early = null;
  return taken?.id === account.id ? taken.opening : openFamily(account);
}
