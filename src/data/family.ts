import type { Access } from './access.ts';
import type { FamilyDb } from './family-db.ts';
import type { Quarantined, Row } from './rows.ts';

/** What was in a family's lists when the app began: rows by table; without `shelf` where there are so many adventures that they would be waited for. */
export type Glance = Record<'profile' | 'children' | 'environments', Row[]> & { shelf?: Row[]; quarantine: Quarantined[] };

/**
 * One account's family on this device, from the first moment: screens show what was seen at a glance while the database itself, and the
 * code that it needs, are still on their way. A {@link FamilyDb} is one that is open already.
 */
export type Family = {
  /** The account whose rows these are: also the id of its profile row. */
  readonly account: string;
  /** What this page may do with the database. */
  readonly access: Access;
  readonly glance: Glance | null;
  /** The open database; null until it is open. */
  readonly now: () => FamilyDb | null;
  /** Settles when the database is open; rejects where the browser refuses storage altogether. */
  readonly opened: Promise<FamilyDb>;
};

export function familyName(account: string): string {
  return `venture-${account}`;
}

/** The schema that this code writes. Raise it together with a new `version().stores()` in `family-db.ts`. */
export const schemaVersion = 1;

export const minWriterKey = 'minWriter';

/** More adventures than this are not waited for when the app begins, nor read again while no screen shows them. */
export const glanceAtMost = 200;
