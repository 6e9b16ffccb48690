import { Dexie } from 'dexie';
import type { FamilyFile } from '../../domain/family-file.ts';
import { closeFamily, type FamilyDb, type IndexedDb, isNewerFormat, leavingKey, openFamily } from '../db.ts';
import { movePictures } from '../pictures.ts';
import { type Backup, type FamilyDexie, familyName, type OutboxItem } from '../schema.ts';
import type { WriteClock } from '../write/clock.ts';
import { Refusal } from '../write/error.ts';
import { faultOf, newerSchema, type WriteResult } from '../write/write.ts';
import { exportFamily, type UncheckedFamilyFile } from './export.ts';
import { importFamily, withIds } from './import.ts';
import { moveDrafts } from './move-drafts.ts';
import { removeFamily } from './remove.ts';

/**
 * Moves a family without an account into an account's database. IndexedDB has no transaction over two databases, so this is done in steps that can be repeated:
 * the family is locked, everything is copied in one transaction that also stores a mark, and where the mark exists, nothing is copied again. At last the
 * pictures and drafts are moved, and the original is deleted.
 */

type Taken = { file: UncheckedFamilyFile; outbox: OutboxItem[]; backups: Backup[] };

/** A family without an account: `id` names its database; `mark` is different each time it uses the device (see `GuestFamily` in `device.ts`). */
export type Leaving = { id: string; mark: string };

/** The ids of rows that were in the account already under others: from, to. Stored with the mark. */
type NewIds = (readonly [string, string])[];

const adoptedKey = (mark: string): string => `adopted:${mark}`;

/** Whether the account's database on this device has the family with this mark already. Does not create the database. */
export async function hasAdopted(account: string, mark: string, idb?: IndexedDb): Promise<boolean> {
  return (await metaOf(account, idb, async (dexie) => dexie.meta.get(adoptedKey(mark)))) !== undefined;
}

/** Unlocks the family, which stays where it is. */
export async function release(from: string, idb?: IndexedDb): Promise<void> {
  await metaOf(from, idb, async (dexie) => dexie.meta.delete(leavingKey));
}

/**
 * The last step of a move: gives the account the family's pictures and what was typed and not saved, calls `brought`, and deletes what is left of the family, for which a tab in the
 * background can make the browser wait. Can be repeated.
 */
export async function finishMove({ id, mark }: Leaving, into: string, brought: () => void, idb?: IndexedDb): Promise<void> {
  const adopted = await metaOf(into, idb, async (dexie) => dexie.meta.get(adoptedKey(mark)));
  // Older apps have stored a time here.
  const ids = Array.isArray(adopted?.value) ? (adopted.value as NewIds) : [];
  await movePictures(id, into, new Map(ids));
  await moveDrafts(id, into, new Map(ids));
  brought();
  await removeFamily(id);
}

/** Whether the account's database has any rows besides the profile, which exists from the sign-up on. */
export async function holdsAnything({ dexie }: Pick<FamilyDb, 'dexie'>): Promise<boolean> {
  const { children, environments, adventures } = dexie;
  const tables = [children, environments, adventures];
  const counts = await Promise.all(tables.map((table) => table.filter((row) => row.deletedAt === null).count()));
  return counts.some((count) => count > 0);
}

/**
 * Copies everything of the family `from` into the account's database, under the same ids and to be sent to the account: children, places,
 * adventures, what the storyteller remembers, what merges have replaced, messages that wait. Nothing in the account is removed, and its adult keeps
 * the name; where a row is in both, also by an import of the family's file, it is merged as an import is. Either everything is copied or nothing, and a second call changes nothing. Never throws for an error of the storage.
 */
export async function adoptFamily(from: Leaving, into: FamilyDb, clock: WriteClock, idb?: IndexedDb): Promise<WriteResult> {
  try {
    if (await hasMark(into.dexie, from.mark)) return { ok: true };
    const taken = await take(from.id, into.account, clock.now(), idb);
    // Async, because Dexie otherwise does not keep the transaction open over awaits.
    await into.dexie.transaction('rw', into.dexie.tables, async () => put(into, from.mark, taken, clock));
    for (const notify of into.onWritten) notify();
    return { ok: true };
  } catch (error) {
    return { ok: false, error: faultOf(error) };
  }
}

async function hasMark(dexie: FamilyDexie, mark: string): Promise<boolean> {
  return (await dexie.meta.get(adoptedKey(mark))) !== undefined;
}

/** Locks the family, so that no other tab adds to what is left behind, and reads it. */
async function take(from: string, to: string, now: number, idb?: IndexedDb): Promise<Taken> {
  const family = await openFamily({ id: from, adultName: '' }, idb);
  try {
    if (family.access.get().kind !== 'open') throw new Refusal(newerSchema);
    await family.dexie.meta.put({ key: leavingKey, value: to });
    const [outbox, backups] = await Promise.all([family.dexie.outbox.toArray(), family.dexie.backups.toArray()]);
    return { file: await exportFamily(family, now), outbox, backups };
  } finally {
    closeFamily(family);
  }
}

async function put({ dexie, account }: FamilyDb, mark: string, { file, outbox, backups }: Taken, clock: WriteClock): Promise<void> {
  if (await isNewerFormat(dexie)) throw new Refusal(newerSchema);
  // Another tab may have copied it already.
  if (await hasMark(dexie, mark)) return;
  const own = (await dexie.profile.get(account))?.fields;
  const profile = { ...file.profile, show_onboarding: own?.['show_onboarding'] ?? true };
  // Not validated, so that rows which this app can't read are moved too.
  const ids = await importFamily(dexie, account, { ...file, profile } as unknown as FamilyFile, clock, true);
  await dexie.outbox.bulkPut(outbox.map((item) => ({ ...item, body: withIds(item.body, ids) })));
  await dexie.backups.bulkPut(backups.map((backup) => ({ ...backup, rowId: ids.get(backup.rowId) ?? backup.rowId })));
  await dexie.meta.put({ key: adoptedKey(mark), value: [...ids] satisfies NewIds });
}

/** Runs `work` on a database whatever its version; undefined where the database, or its table `meta`, does not exist. */
async function metaOf<T>(account: string, idb: IndexedDb | undefined, work: (dexie: FamilyDexie) => Promise<T>): Promise<T | undefined> {
  const dexie = new Dexie(familyName(account), { chromeTransactionDurability: 'strict', cache: 'disabled', ...idb }) as FamilyDexie;
  try {
    await dexie.open();
    const meta = dexie.tables.find(({ name }) => name === 'meta');
    if (meta === undefined) return undefined;
    if (!('meta' in dexie)) Object.defineProperty(dexie, 'meta', { value: meta });
    return await work(dexie);
  } catch (error) {
    if (error instanceof Dexie.NoSuchDatabaseError) return undefined;
    throw error;
  } finally {
    dexie.close();
  }
}
