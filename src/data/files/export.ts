import type { Fields } from '../../domain/contracts/sync-protocol.ts';
import { type FamilyFile, familyFileVersion } from '../../domain/family-file.ts';
import type { FamilyDb } from '../db.ts';
import type { Row } from '../schema.ts';

/** A family's file before validation: with the rows as they are stored, including those that this app can't read. */
export type UncheckedFamilyFile = Pick<FamilyFile, 'app' | 'version' | 'exported_at'> & {
  profile: Fields;
  children: Fields[];
  environments: Fields[];
  adventures: Fields[];
};

/**
 * All rows of the family on this device, read in one transaction, including unsynced ones and without deleted ones. `now` in ms. Rejects where the database
 * can't be read.
 */
export async function exportFamily({ dexie, account }: FamilyDb, now: number): Promise<UncheckedFamilyFile> {
  const { profile, children, environments, adventures } = dexie;
  const [own, ...lists] = await dexie.transaction('r', profile, children, environments, adventures, () =>
    Promise.all([profile.get(account), children.toArray(), environments.toArray(), adventures.toArray()]),
  );
  const [allChildren, allEnvironments, allAdventures] = lists;
  return {
    app: 'play-venture',
    version: familyFileVersion,
    exported_at: new Date(now).toISOString(),
    profile: { ...own?.fields, id: account },
    children: live(allChildren),
    environments: live(allEnvironments),
    adventures: live(allAdventures),
  };
}

function live(rows: readonly Row[]): Fields[] {
  return rows.filter((row) => row.deletedAt === null).map(({ fields, id }) => ({ ...fields, id }));
}
