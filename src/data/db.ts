import { Dexie } from 'dexie';
import { atMost } from '../net/deadline.ts';
import { type Access, createAccess } from './access.ts';
import { fillIndex, indexKeeper } from './read/adventure-index.ts';
import { type LiveLists, liveLists } from './read/lists.ts';
import { type LiveStories, liveStories } from './read/stories.ts';
import { dropped, type FamilyDexie, familyName, type Meta, minWriterKey, schemaVersion, stores, writerVersion } from './schema.ts';

/** The database of one account on this device: opening it, noticing what happens to it, letting go of it. */

export type FamilyDb = {
  /** The account whose rows these are: also the id of its profile row. */
  readonly account: string;
  readonly dexie: FamilyDexie;
  /** What this page may do with the database. */
  readonly access: Access;
  /** What many screens show, live. */
  readonly lists: LiveLists;
  /** Single adventures, live. */
  readonly stories: LiveStories;
  /** Called, and waited for (2 s at most), before the page lets go of the database: what is typed but not written yet. */
  readonly flushers: Set<() => Promise<unknown>>;
  /** Called after each write of this page. */
  readonly onWritten: Set<() => void>;
};

/** The IndexedDB to use, where it is not the browser's own. */
export type IndexedDb = { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };

/** Dexie multiplies its version numbers by this for IndexedDB. */
const dexieFactor = 10;

/**
 * Opens the account's database and makes its profile row where there is none yet. A database written by a newer app opens
 * for reading only (`access` says `newer-schema`). Rejects where the browser refuses storage altogether.
 */
export async function openFamily(account: { id: string; adultName: string }, idb?: IndexedDb): Promise<FamilyDb> {
  const name = familyName(account.id);
  const installed = await installedVersion(name, idb?.indexedDB ?? indexedDB);
  // Dexie would open a newer database as its own, and even patch what it misses in it: this one opens as it is.
  const newer = installed >= (schemaVersion + 1) * dexieFactor;
  const dexie = new Dexie(name, { chromeTransactionDurability: 'strict', cache: 'disabled', ...idb }) as FamilyDexie;
  if (!newer) dexie.version(schemaVersion).stores({ ...stores, ...dropped });
  dexie.use(indexKeeper);
  const db = familyOf(account.id, dexie);
  if (newer) db.access.set({ kind: 'newer-schema' });
  dexie.on('versionchange', (event) => {
    void letGo(db, event.newVersion === null || event.newVersion === 0 ? 'deleted' : 'upgrade');
    return false; // not Dexie's own handler: it would open again silently, as an old writer of a newer schema
  });
  await dexie.open();
  if (newer) nameTables(dexie);
  else await putInOrder(db, account.adultName);
  return db;
}

/** A Dexie that is open, or about to be, as the family that screens and sync work with. */
export function familyOf(account: string, dexie: FamilyDexie): FamilyDb {
  const access = createAccess({ kind: 'open' });
  return { account, dexie, access, lists: liveLists(dexie), stories: liveStories(dexie), flushers: new Set(), onWritten: new Set() };
}

/** The version of the database as IndexedDB counts; 0 where it does not exist (and it is not made by asking). */
async function installedVersion(name: string, factory: IDBFactory): Promise<number> {
  if ('databases' in factory) return (await factory.databases()).find((database) => database.name === name)?.version ?? 0;
  // Older browsers can't list: it is opened once more.
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

/** A database opened without a schema has its tables under `table()` only. */
function nameTables(dexie: FamilyDexie): void {
  for (const table of dexie.tables) {
    if (!(table.name in dexie)) Object.defineProperty(dexie, table.name, { value: table });
  }
}

/** Whether an app has written here whose format this one does not know. To be asked inside the transaction that writes. */
export async function isNewerFormat(dexie: FamilyDexie): Promise<boolean> {
  return isNewer(await dexie.meta.get(minWriterKey));
}

function isNewer(minWriter: Meta | undefined): boolean {
  return typeof minWriter?.value === 'number' && minWriter.value > writerVersion;
}

/** In `meta`: the account that this family is being taken into. What is written here from then on would be left behind. */
export const leavingKey = 'leaving';

/**
 * Why a person's edit can't be written; null where it can. `newer-format`: see {@link isNewerFormat}; `leaving`: the family is on its way into an
 * account. To be asked inside the transaction that writes.
 */
export async function whyNotWrite(dexie: FamilyDexie): Promise<'newer-format' | 'leaving' | null> {
  const [minWriter, leaving] = await dexie.meta.bulkGet([minWriterKey, leavingKey]);
  if (isNewer(minWriter)) return 'newer-format';
  return leaving === undefined ? null : 'leaving';
}

/** What every database has: the profile's row, and an index of its adventures. Nearly always both are there, and nothing is written. */
async function putInOrder(db: FamilyDb, adultName: string): Promise<void> {
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
    // Another tab may have been quicker.
    if ((await dexie.profile.get(account)) !== undefined) return;
    const fields = { adult_name: adultName.trim() || null, show_onboarding: true, memory: {} };
    await dexie.profile.add({ id: account, version: 0, deletedAt: null, dirty: 0, revision: 0, fields });
  });
}

const flushDeadlineMs = 2_000;

async function letGo(db: FamilyDb, why: 'upgrade' | 'deleted'): Promise<void> {
  if (db.access.get().kind === 'closed') return;
  const flushed = Promise.allSettled([...db.flushers].map((flush) => flush()));
  await atMost(flushDeadlineMs, flushed);
  db.access.set({ kind: 'closed', why });
  closeFamily(db);
}

/** Closes the database for good, as on sign-out. Transactions under way are finished. */
export function closeFamily(db: FamilyDb): void {
  for (const list of Object.values(db.lists)) list.end();
  db.stories.end();
  db.dexie.close({ disableAutoOpen: true });
}

/**
 * Tries the connection and opens it again where the browser has dropped it in the background (WebKit does).
 * Call it when the page becomes visible. Answers whether the database can be reached.
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

/** Removes the account's database from this device. Whatever had not reached the account is gone with it. */
export async function deleteFamily(account: string, idb?: IndexedDb): Promise<void> {
  const dexie = new Dexie(familyName(account), { ...idb });
  await dexie.delete();
}
