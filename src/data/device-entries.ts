/** The entries of the device's own database, by their keys. Without Dexie, which the sign-in does not wait for. */

const name = 'venture-device';
const store = 'entries';

/** Dexie's number for its version 1, which devices with older apps have. */
const version = 10;

let opened: Promise<IDBDatabase> | null = null;

/** Opens the database with its first use, and again after another tab or the browser has closed it. */
function open(): Promise<IDBDatabase> {
  opened ??= openAs(version)
    // A newer app has upgraded it; so it is opened with its current version.
    .catch((error: unknown) => (error instanceof DOMException && error.name === 'VersionError' ? openAs() : Promise.reject(error)))
    .catch((error: unknown) => {
      opened = null;
      throw error;
    });
  return opened;
}

function openAs(version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store, { keyPath: 'key' }));
    request.addEventListener('error', () => reject(request.error));
    request.addEventListener('success', () => {
      const db = request.result;
      db.addEventListener('versionchange', () => {
        opened = null;
        db.close();
      });
      db.addEventListener('close', () => {
        opened = null;
      });
      resolve(db);
    });
  });
}

/** Begins a transaction. WebKit closes connections in the background, which is only noticed here; then the database is opened again. */
async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
  const db = await open();
  try {
    return db.transaction(store, mode, { durability: 'strict' });
  } catch {
    opened = null;
    return (await open()).transaction(store, mode, { durability: 'strict' });
  }
}

/** Runs a request, and resolves with its result once the transaction is complete. */
async function run<T>(mode: IDBTransactionMode, ask: (entries: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = await begin(mode);
  const request = ask(transaction.objectStore(store));
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
}

/** The value under a key; undefined where there is none. */
export async function read(key: string): Promise<unknown> {
  const entry = await run<{ value: unknown } | undefined>('readonly', (entries) => entries.get(key));
  return entry?.value;
}

/** All entries in a range. */
export function readAll(keys: IDBKeyRange): Promise<{ key: string; value: unknown }[]> {
  return run<{ key: string; value: unknown }[]>('readonly', (entries) => entries.getAll(keys));
}

/** Stores a value; resolves once it is on the disk. */
export async function save(key: string, value: unknown): Promise<void> {
  await run('readwrite', (entries) => entries.put({ key, value }));
}

/** Deletes one entry, or all in a range. */
export async function remove(keys: string | IDBKeyRange): Promise<void> {
  await run('readwrite', (entries) => entries.delete(keys));
}

/** Replaces a value by what `next` makes of the stored one (undefined where there is none), in one transaction. */
export async function change(key: string, next: (stored: unknown) => unknown): Promise<void> {
  await run('readwrite', (entries) => {
    const asked: IDBRequest<{ value: unknown } | undefined> = entries.get(key);
    asked.addEventListener('success', () => entries.put({ key, value: next(asked.result?.value) }));
    return asked;
  });
}

/** The range of all keys with this prefix. */
export function allWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}
