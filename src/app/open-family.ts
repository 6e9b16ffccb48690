import type { FamilyDb } from '../data/family-db.ts';

let open: FamilyDb | null = null;

/** The family's database that is on screen, for what stands outside of the main app; null where nobody is signed in. */
export function familyOnScreen(): FamilyDb | null {
  return open;
}

export function setFamilyOnScreen(db: FamilyDb | null): void {
  open = db;
}
