import { Dexie, type Table } from 'dexie';
import { type Access, createAccess } from './access.ts';
import type { Backup, LocalTable, Meta, OutboxItem, Quarantined, Row, Shadow } from './rows.ts';
import { fillShelf, shelfKeeper } from './shelf.ts';

/** The database of one account on this device: opening it, noticing what happens to it, letting go of it. */

/** The schema that this code writes. Raise it together with a new `version().stores()` below. */
export const schemaVersion = 1;

/** What an app must at least be to write here; an app that finds a higher number in `meta` only reads. */
export const writerVersion = 1;
export const minWriterKey = 'minWriter';

type Tables = {
  profile: Table<Row, string>;
  children: Table<Row, string>;
  environments: Table<Row, string>;
  adventures: Table<Row, string>;
  /** The adventures without their stories; see `shelf.ts`. Only read. */
  shelf: Table<Row, string>;
  shadows: Table<Shadow, [LocalTable, string]>;
  outbox: Table<OutboxItem, string>;
  meta: Table<Meta, string>;
  quarantine: Table<Quarantined, [LocalTable, string]>;
  backups: Table<Backup, string>;
};

export type FamilyDexie = Dexie & Tables;

export type FamilyDb = {
  /** The account whose rows these are: also the id of its profile row. */
  readonly account: string;
  readonly dexie: FamilyDexie;
  readonly access: Access;
  /** What was in the tables when the database was opened: what the first screen shows while it is being asked again. */
  readonly glance: Glance | null;
  /** Called, and waited for (2 s at most), before the page lets go of the database: what is typed but not written yet. */
  readonly flushers: Set<() => Promise<unknown>>;
};

/** Rows by table; without `shelf` where the family has so many adventures that they would be waited for. */
export type Glance = Record<'profile' | 'children' | 'environments', Row[]> & { shelf?: Row[] };

/** The IndexedDB to use, where it is not the browser's own. */
export type IndexedDb = { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };

/** The tables of this version, with their indexes. */
export const stores = {
  profile: 'id, dirty',
  children: 'id, dirty',
  environments: 'id, dirty',
  adventures: 'id, dirty, fields.status, fields.updated_at',
  shelf: 'id',
  shadows: '[table+id]',
  outbox: 'id, nextTry',
  meta: 'key',
  quarantine: '[table+id]',
  backups: 'id, at, [table+rowId]',
} as const satisfies Record<keyof Tables, string>;

export function familyName(account: string): string {
  return `venture-${account}`;
}

/**
 * Opens the account's database and makes its profile row where there is none yet. A database written by a newer app opens
 * for reading only ({@link AccessState} `newer-schema`). Rejects where the browser refuses storage altogether.
 */
export async function openFamily(account: { id: string; adultName: string }, idb?: IndexedDb): Promise<FamilyDb> {
  const name = familyName(account.id);
  const installed = await installedVersion(name, idb?.indexedDB ?? indexedDB);
  // Dexie would open a newer database as its own, and even patch what it misses in it: this one opens as it is.
  const newer = installed >= (schemaVersion + 1) * dexieFactor;
  const dexie = new Dexie(name, { chromeTransactionDurability: 'strict', cache: 'disabled', ...idb }) as FamilyDexie;
  if (!newer) dexie.version(schemaVersion).stores(stores);
  dexie.use(shelfKeeper);
  const access = createAccess({ kind: newer ? 'newer-schema' : 'open' });
  const flushers: FamilyDb['flushers'] = new Set();
  dexie.on('versionchange', (event) => {
    void letGo({ dexie, access, flushers }, event.newVersion === null || event.newVersion === 0 ? 'deleted' : 'upgrade');
    return false; // not Dexie's own handler: it would open again silently, as an old writer of a newer schema
  });
  await dexie.open();
  if (newer) nameTables(dexie);
  const glance = newer ? null : await lookAround(dexie, account.id);
  const db: FamilyDb = { account: account.id, dexie, access, flushers, glance };
  if (!newer && glance === null) {
    await ensureProfile(db, account.adultName);
    if (access.get().kind === 'open') await fillShelf(db);
  }
  return db;
}

/** More adventures than this are not waited for when the database is opened. */
const glanceAtMost = 200;

/** All that the first screen shows, read at once; null where something has to be put in order first. */
async function lookAround(dexie: FamilyDexie, account: string): Promise<Glance | null> {
  const { profile, children, environments, adventures, shelf, meta } = dexie;
  return dexie.transaction('r', [profile, children, environments, adventures, shelf, meta], async () => {
    const [minWriter, profiles, kids, places, stories, entries] = await Promise.all([
      meta.get(minWriterKey),
      profile.toArray(),
      children.toArray(),
      environments.toArray(),
      adventures.count(),
      shelf.count(),
    ]);
    if (minWriter !== undefined || stories !== entries || !profiles.some(({ id }) => id === account)) return null;
    const glance = { profile: profiles, children: kids, environments: places };
    return entries > glanceAtMost ? glance : { ...glance, shelf: await shelf.toArray() };
  });
}

/** Dexie multiplies its version numbers by this for IndexedDB. */
const dexieFactor = 10;

/** The version of the database as IndexedDB counts; 0 where it does not exist (and it is not made by asking). */
async function installedVersion(name: string, factory: IDBFactory): Promise<number> {
  // Much quicker than opening it twice; older browsers can't list.
  if ('databases' in factory) return (await factory.databases()).find((database) => database.name === name)?.version ?? 0;
  return probedVersion(name, factory);
}

function probedVersion(name: string, factory: IDBFactory): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name);
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    request.addEventListener('success', () => {
      const { version } = request.result;
      request.result.close();
      resolve(version);
    });
    request.addEventListener('error', () => {
      if (request.error?.name === 'AbortError') resolve(0);
      else reject(request.error ?? new Error('The database can not be opened.'));
    });
  });
}

/** A database opened without a schema has its tables under `table()` only. */
function nameTables(dexie: FamilyDexie): void {
  for (const table of dexie.tables) {
    if (!(table.name in dexie)) Object.defineProperty(dexie, table.name, { value: table });
  }
}

/** Whether an app has written here whose format this one does not know. To be asked inside the transaction that writes. */
export async function isNewerFormat(dexie: FamilyDexie): Promise<boolean> {
  const minWriter = (await dexie.meta.get(minWriterKey))?.value;
  return typeof minWriter === 'number' && minWriter > writerVersion;
}

async function ensureProfile(db: FamilyDb, adultName: string): Promise<void> {
  const { dexie } = db;
  await dexie.transaction('rw', dexie.profile, dexie.meta, async () => {
    if (await isNewerFormat(dexie)) {
      db.access.set({ kind: 'newer-schema' });
      return;
    }
    if ((await dexie.profile.get(db.account)) !== undefined) return;
    const fields = { adult_name: adultName.trim() || null, show_onboarding: true, memory: {} };
    await dexie.profile.add({ id: db.account, version: 0, deletedAt: null, dirty: 0, revision: 0, fields });
  });
}

const flushDeadlineMs = 2_000;

async function letGo(db: Pick<FamilyDb, 'dexie' | 'access' | 'flushers'>, why: 'upgrade' | 'deleted'): Promise<void> {
  if (db.access.get().kind === 'closed') return;
  const flushed = Promise.allSettled([...db.flushers].map((flush) => flush()));
  await Promise.race([flushed, new Promise((resolve) => setTimeout(resolve, flushDeadlineMs))]);
  db.access.set({ kind: 'closed', why });
  db.dexie.close({ disableAutoOpen: true });
}

/** Closes the database for good, as on sign-out. Transactions under way are finished. */
export function closeFamily(db: FamilyDb): void {
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
