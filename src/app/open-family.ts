import { beginFamily } from '../data/begin-family.ts';
import type { Family } from '../data/family.ts';
import type { FamilyDb } from '../data/family-db.ts';
import type { Account } from '../platform/account-state.ts';
import { afterFirstView } from '../platform/first-view.ts';

let open: FamilyDb | null = null;

/** The family's database that is on screen, for what stands outside of the main app; null where nobody is signed in. */
export function familyOnScreen(): FamilyDb | null {
  return open;
}

export function setFamilyOnScreen(db: FamilyDb | null): void {
  open = db;
}

let early: { id: string; family: Promise<Family>; at: Family | null } | null = null;

/** Looks at the family while the code of the main app is still being fetched. Settles when there is something to be shown, never rejects. */
export async function beginEarly(account: Account): Promise<void> {
  const begun = { id: account.id, family: begin(account), at: null as Family | null };
  early = begun;
  const family = await begun.family;
  begun.at = family;
  // Nothing was seen: the first screen would be an empty one, it waits for the database.
  if (family.glance === null) await family.opened.catch(() => undefined);
}

function begin(account: Pick<Account, 'id' | 'adultName'>): Promise<Family> {
  return beginFamily(account, afterFirstView);
}

/** The family that was looked at early, where that is done; it is still to be taken. */
export function familyAtHand(id: string): Family | null {
  return early?.id === id ? early.at : null;
}

/** The account's family: the one that is begun already, or a newly begun one. Whoever takes it closes it. */
export function takeFamily(account: Pick<Account, 'id' | 'adultName'>): Promise<Family> {
  const taken = early;
  early = null;
  return taken?.id === account.id ? taken.family : begin(account);
}
