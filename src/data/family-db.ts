import { Dexie, liveQuery, type Table } from 'dexie';
import { type Access, createAccess } from './access.ts';
import { type Family, familyName, type Glance, minWriterKey, schemaVersion } from './family.ts';
import { dexieFactor, openAsIs } from './idb.ts';
import { createPages, type Live, type Pages, restingQuery } from './live.ts';
import type { Backup, LocalTable, Meta, OutboxItem, Quarantined, Row, Shadow } from './rows.ts';
import { fillShelf, shelfKeeper } from './shelf.ts';

/** The database of one account on this device: opening it, noticing what happens to it, letting go of it. */

/** What an app must at least be to write here; an app that finds a higher number in `meta` only reads. */
export const writerVersion = 1;

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

export type FamilyDb = Family & {
  readonly dexie: FamilyDexie;
  /** Dexie's live queries, for those who begin before its code is here. */
  readonly live: typeof liveQuery;
  /** The same for what may be long: {@link restingQuery}. */
  readonly restingLive: <T>(ask: () => Promise<T>) => Live<T>;
  /** Told by sync. */
  readonly pages: Pages;
  /** Called, and waited for (2 s at most), before the page lets go of the database: what is typed but not written yet. */
  readonly flushers: Set<() => Promise<unknown>>;
};

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

type Options = Partial<IndexedDb> & {
  /** Where what the page may do is kept, if somebody looks there already. */
  access?: Access;
  /** What was seen at a glance: then nothing in the database has to be put in order. */
  glance?: Glance | null;
};

/**
 * Opens the account's database and makes its profile row where there is none yet. A database written by a newer app opens
 * for reading only ({@link AccessState} `newer-schema`). Rejects where the browser refuses storage altogether.
 */
export async function openFamily(account: { id: string; adultName: string }, options: Options = {}): Promise<FamilyDb> {
  const { access = createAccess({ kind: 'open' }), glance = null, ...idb } = options;
  const name = familyName(account.id);
  const installed = await installedVersion(name, idb.indexedDB ?? indexedDB);
  // Dexie would open a newer database as its own, and even patch what it misses in it: this one opens as it is.
  const newer = installed >= (schemaVersion + 1) * dexieFactor;
  if (newer) access.set({ kind: 'newer-schema' });
  const dexie = new Dexie(name, { chromeTransactionDurability: 'strict', cache: 'disabled', ...idb }) as FamilyDexie;
  if (!newer) dexie.version(schemaVersion).stores(stores);
  dexie.use(shelfKeeper);
  const flushers: FamilyDb['flushers'] = new Set();
  dexie.on('versionchange', (event) => {
    void letGo({ dexie, access, flushers }, event.newVersion === null || event.newVersion === 0 ? 'deleted' : 'upgrade');
    return false; // not Dexie's own handler: it would open again silently, as an old writer of a newer schema
  });
  await dexie.open();
  if (newer) nameTables(dexie);
  const db = asFamily({ account: account.id, dexie, access, flushers, glance });
  if (!newer && glance === null) {
    await ensureProfile(db, account.adultName);
    if (access.get().kind === 'open') await fillShelf(db);
  }
  return db;
}

/** An open database as the family of its screens. */
export function asFamily(parts: Omit<FamilyDb, 'now' | 'opened' | 'live' | 'restingLive' | 'pages'>): FamilyDb {
  const pages = createPages();
  const restingLive: FamilyDb['restingLive'] = (ask) => restingQuery(ask, pages.areComing);
  const db: FamilyDb = { ...parts, live: liveQuery, restingLive, pages, now: () => db, opened: Promise.resolve().then(() => db) };
  return db;
}

/** The version of the database as IndexedDB counts; 0 where it does not exist (and it is not made by asking). */
async function installedVersion(name: string, factory: IDBFactory): Promise<number> {
  // Much quicker than opening it twice; older browsers can't list.
  if ('databases' in factory) return (await factory.databases()).find((database) => database.name === name)?.version ?? 0;
  const database = await openAsIs(name, factory);
  database?.close();
  return database?.version ?? 0;
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

/** Removes the account's database from this device. Whatever had not reached the account is gone with it. */
export async function deleteFamily(account: string, idb?: IndexedDb): Promise<void> {
  const dexie = new Dexie(familyName(account), { ...idb });
  await dexie.delete();
}
