import { Dexie } from 'dexie';
import { atMost } from '../net/deadline.ts';
import { type Access, createAccess } from './access.ts';
import { fillIndex, indexMiddleware } from './adventure-index.ts';
import { dropped, type FamilyDexie, familyName, type Meta, minWriterKey, schemaVersion, stores, writerVersion } from './schema.ts';

/** Opens, watches and closes the database of an account on this device. */

export type FamilyDb = {
  /** The account that owns the rows; also the id of its profile row. */
  readonly account: string;
  readonly dexie: FamilyDexie;
  /** What this page may do with the database. */
  readonly access: Access;
  /** Called, and awaited for 2 s at most, before the page closes the database, to write unsaved text. */
  readonly flushers: Set<() => Promise<unknown>>;
  /** Called after each write of this page. */
  readonly onWritten: Set<() => void>;
  /** Called whenever a list on screen has changed. */
  readonly onRead: Set<() => void>;
};

/** An IndexedDB to use instead of the browser's own. */
export type IndexedDb = { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };

/** How long another tab may hold a database that is to be opened or deleted, in ms. A tab that the browser has frozen never lets go. */
export const heldMs = 8_000;

/** Dexie multiplies its version numbers by this for IndexedDB. */
const dexieFactor = 10;

/**
 * Opens the account's database, and creates its profile row where there is none. A database of a newer app is opened for reading only (`access` is
 * `newer-schema`). Rejects where the browser allows no storage.
 */
export async function openFamily(account: { id: string; adultName: string }, idb?: IndexedDb): Promise<FamilyDb> {
  const name = familyName(account.id);
  const installed = await installedVersion(name, idb?.indexedDB ?? indexedDB);
  // With a schema, Dexie would add what it misses in a newer database; so that is opened without one.
  const newer = installed >= (schemaVersion + 1) * dexieFactor;
  const dexie = new Dexie(name, { chromeTransactionDurability: 'strict', cache: 'disabled', ...idb }) as FamilyDexie;
  if (!newer) dexie.version(schemaVersion).stores({ ...stores, ...dropped });
  dexie.use(indexMiddleware);
  const db = familyDbOf(account.id, dexie);
  if (newer) db.access.set({ kind: 'newer-schema' });
  dexie.on('versionchange', (event) => {
    void closeForOtherTab(db, event.newVersion === null || event.newVersion === 0 ? 'deleted' : 'upgrade');
    return false; // Prevents Dexie's own handler, which would open the database again, as an old writer of a newer schema.
  });
  await dexie.open();
  if (newer) nameTables(dexie);
  else await ensureProfileAndIndex(db, account.adultName);
  return db;
}

/** The family's database for screens and sync, from a Dexie that is open or will be. */
export function familyDbOf(account: string, dexie: FamilyDexie): FamilyDb {
  const access = createAccess({ kind: 'open' });
  return { account, dexie, access, flushers: new Set(), onWritten: new Set(), onRead: new Set() };
}

/** The version of the database in IndexedDB; 0 where it does not exist. Does not create it. */
async function installedVersion(name: string, factory: IDBFactory): Promise<number> {
  if ('databases' in factory) return (await factory.databases()).find((database) => database.name === name)?.version ?? 0;
  // Older browsers can't list databases; so it is opened to find out.
  const asItIs = new Dexie(name, { indexedDB: factory });
  try {
    return (await asItIs.open()).verno * dexieFactor;
  } catch (error) {
    if (error instanceof Dexie.NoSuchDatabaseError) return 0;
    throw error;
  } finally {
    asItIs.close();
  }
}

/** Adds the tables as properties, which a database that was opened without a schema lacks. */
function nameTables(dexie: FamilyDexie): void {
  for (const table of dexie.tables) {
    if (!(table.name in dexie)) Object.defineProperty(dexie, table.name, { value: table });
  }
}

/** Whether a newer app has written rows in a format that this one does not know. To be called inside the transaction that writes. */
export async function isNewerFormat(dexie: FamilyDexie): Promise<boolean> {
  return isNewer(await dexie.meta.get(minWriterKey));
}

function isNewer(minWriter: Meta | undefined): boolean {
  return typeof minWriter?.value === 'number' && minWriter.value > writerVersion;
}

/** The key in `meta` of the account into which this family is being moved. Anything written here afterwards would be lost. */
export const leavingKey = 'leaving';

/**
 * Why an edit can't be written; null where it can. `newer-format`: see {@link isNewerFormat}; `leaving`: the family is being moved into an account. To be called
 * inside the transaction that writes.
 */
export async function writeRefusal(dexie: FamilyDexie): Promise<'newer-format' | 'leaving' | null> {
  const [minWriter, leaving] = await dexie.meta.bulkGet([minWriterKey, leavingKey]);
  if (isNewer(minWriter)) return 'newer-format';
  return leaving === undefined ? null : 'leaving';
}

/** Creates the profile's row and the index of adventures where they are missing. */
async function ensureProfileAndIndex(db: FamilyDb, adultName: string): Promise<void> {
  const { dexie, access, account } = db;
  const { profile, adventures, adventureIndex, meta } = dexie;
  const [newer, own, stories, entries] = await dexie.transaction('r', profile, adventures, adventureIndex, meta, async () =>
    Promise.all([isNewerFormat(dexie), profile.get(account), adventures.count(), adventureIndex.count()]),
  );
  if (newer) return access.set({ kind: 'newer-schema' });
  if (own === undefined) await makeProfile(dexie, account, adultName);
  if (stories !== entries) await fillIndex(dexie);
}

async function makeProfile(dexie: FamilyDexie, account: string, adultName: string): Promise<void> {
  await dexie.transaction('rw', dexie.profile, async () => {
    // Another tab may have created it meanwhile.
    if ((await dexie.profile.get(account)) !== undefined) return;
    const fields = { adult_name: adultName.trim() || null, show_onboarding: true, memory: {} };
    await dexie.profile.add({ id: account, version: 0, deletedAt: null, dirty: 0, revision: 0, fields });
  });
}

const flushDeadlineMs = 2_000;

async function closeForOtherTab(db: FamilyDb, why: 'upgrade' | 'deleted'): Promise<void> {
  if (db.access.get().kind === 'closed') return;
  const flushed = Promise.allSettled([...db.flushers].map((flush) => flush()));
  await atMost(flushDeadlineMs, flushed);
  db.access.set({ kind: 'closed', why });
  closeFamily(db);
}

/** Closes the database for good, as at a sign-out. Running transactions are finished. */
export function closeFamily(db: FamilyDb): void {
  db.dexie.close({ disableAutoOpen: true });
}

/**
 * Tests the connection, and opens it again where the browser has closed it in the background, as WebKit does. To be called when the page becomes visible.
 * Returns whether the database is available.
 */
export async function probeFamily(db: FamilyDb): Promise<boolean> {
  if (db.access.get().kind === 'closed') return false;
  try {
    await db.dexie.meta.get(minWriterKey);
    return true;
  } catch {
    db.dexie.close({ disableAutoOpen: false });
    return db.dexie.open().then(
      () => true,
      () => false,
    );
  }
}

/** Deletes the account's database from this device, including unsynced changes. */
export async function deleteFamily(account: string, idb?: IndexedDb): Promise<void> {
  const dexie = new Dexie(familyName(account), { ...idb });
  await dexie.delete();
}
