import { Dexie, type Table } from 'dexie';

/** What the device knows without any account: who used it last, its settings, where the backend is. Boot reads this and nothing else. */

type Entry = { key: string; value: unknown };
type DeviceDexie = Dexie & { entries: Table<Entry, string> };

export type DeviceAccount = { id: string; email: string; adultName: string };

const accountKey = 'account';
const quickKey = 'venture-account';
const configKey = 'config';
const settingPrefix = 'setting:';
const sessionPrefix = 'session:';

let opened: DeviceDexie | null = null;

function device(): DeviceDexie {
  if (opened === null) {
    opened = new Dexie('venture-device', { chromeTransactionDurability: 'strict' }) as DeviceDexie;
    opened.version(1).stores({ entries: 'key' });
  }
  return opened;
}

async function read(key: string): Promise<unknown> {
  return (await device().entries.get(key))?.value;
}

async function save(key: string, value: unknown): Promise<void> {
  await device().entries.put({ key, value });
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
  await device().entries.where('key').startsWith(sessionPrefix).delete();
  await device().entries.delete(accountKey);
}

/** The copy of a sign-in for the service worker, which can't read local storage; null where there is none. */
export async function readSessionCopy(key: string): Promise<string | null> {
  const copy = await read(sessionPrefix + key);
  return typeof copy === 'string' ? copy : null;
}

/** null removes the copy. */
export function saveSessionCopy(key: string, session: string | null): Promise<void> {
  return session === null ? device().entries.delete(sessionPrefix + key) : save(sessionPrefix + key, session);
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
