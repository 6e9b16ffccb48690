import { answerOf, dexieFactor, doneOf, isNamed } from './idb.ts';

/**
 * What the device knows without any account: who used it last, its settings, where the backend is. Boot reads this and nothing else, before
 * Dexie is here: one store of keys and values needs nothing of it.
 */

export type DeviceAccount = { id: string; email: string; adultName: string };

const accountKey = 'account';
const quickKey = 'venture-account';
const configKey = 'config';
const settingPrefix = 'setting:';
const sessionPrefix = 'session:';
const draftPrefix = 'draft:';

const name = 'venture-device';
const store = 'entries';
const version = 1 * dexieFactor;

let opening: Promise<IDBDatabase> | null = null;

function device(): Promise<IDBDatabase> {
  opening ??= open().catch((error: unknown) => {
    letGo();
    throw error;
  });
  return opening;
}

function letGo(): void {
  opening = null;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store, { keyPath: 'key' }));
  const database = await answerOf(request).catch((error: unknown) => {
    // A newer app was here: what this one knows of is still in it.
    if (isNamed(error, 'VersionError')) return answerOf(indexedDB.open(name));
    throw error;
  });
  database.addEventListener('versionchange', () => {
    database.close();
    letGo();
  });
  // The browser has dropped it: WebKit does so in the background.
  database.addEventListener('close', letGo);
  return database;
}

/** A transaction on the entries. Where the connection turns out to be dead, a new one is opened once. */
async function within<T>(mode: IDBTransactionMode, work: (entries: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  let transaction: IDBTransaction;
  try {
    transaction = (await device()).transaction(store, mode, { durability: 'strict' });
  } catch {
    letGo();
    transaction = (await device()).transaction(store, mode, { durability: 'strict' });
  }
  const [answer] = await Promise.all([answerOf(work(transaction.objectStore(store))), doneOf(transaction)]);
  return answer;
}

async function read(key: string): Promise<unknown> {
  const entry = await within<{ value: unknown } | undefined>('readonly', (entries) => entries.get(key));
  return entry?.value;
}

async function save(key: string, value: unknown): Promise<void> {
  await within('readwrite', (entries) => entries.put({ key, value }));
}

async function remove(keys: string | IDBKeyRange): Promise<void> {
  await within('readwrite', (entries) => entries.delete(keys));
}

function allWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

/** The account that used this device last; null where nobody is signed in, or where the entry does not fit. */
export async function readAccount(): Promise<DeviceAccount | null> {
  return asAccount(await read(accountKey));
}

/**
 * The same from a copy that can be read at once, for the first moment of a start; null says nothing. The copy lives and dies with
 * the entry: browsers evict a site's storage as a whole.
 */
export function quickAccount(): DeviceAccount | null {
  try {
    return asAccount(JSON.parse(localStorage.getItem(quickKey) ?? 'null'));
  } catch {
    return null;
  }
}

function asAccount(value: unknown): DeviceAccount | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, email, adultName } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof email === 'string' && typeof adultName === 'string' ? { id, email, adultName } : null;
}

export async function saveAccount({ id, email, adultName }: DeviceAccount): Promise<void> {
  await save(accountKey, { id, email, adultName });
  localStorage.setItem(quickKey, JSON.stringify({ id, email, adultName }));
}

/** Forgets who used the device; that account's own database stays. */
export async function forgetAccount(): Promise<void> {
  localStorage.removeItem(quickKey);
  await remove(allWith(sessionPrefix));
  await remove(accountKey);
}

/** The copy of a sign-in for the service worker, which can't read local storage; null where there is none. */
export async function readSessionCopy(key: string): Promise<string | null> {
  const copy = await read(sessionPrefix + key);
  return typeof copy === 'string' ? copy : null;
}

/** null removes the copy. */
export function saveSessionCopy(key: string, session: string | null): Promise<void> {
  return session === null ? remove(sessionPrefix + key) : save(sessionPrefix + key, session);
}

/** The answer of `/config.json` as remembered; undefined where there is none. The caller validates it. */
export function readCachedConfig(): Promise<unknown> {
  return read(configKey);
}

export function saveCachedConfig(config: unknown): Promise<void> {
  return save(configKey, config);
}

/** One setting of this device; undefined where it was never saved. The caller validates it. */
export function readSetting(key: string): Promise<unknown> {
  return read(settingPrefix + key);
}

export function saveSetting(key: string, value: unknown): Promise<void> {
  return save(settingPrefix + key, value);
}

/** What was typed into a form and not saved; undefined where there is nothing. The caller validates it. */
export function readDraft(key: string): Promise<unknown> {
  return read(draftPrefix + key);
}

/** null removes it. */
export function saveDraft(key: string, draft: unknown): Promise<void> {
  return draft === null ? remove(draftPrefix + key) : save(draftPrefix + key, draft);
}

export function forgetDrafts(): Promise<void> {
  return remove(allWith(draftPrefix));
}
