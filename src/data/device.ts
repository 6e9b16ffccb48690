import * as z from 'zod/mini';
import { allWith, change, read, remove, save } from './device-entries.ts';

/** Data of the device itself: the last account, settings, the backend's address, a family without an account, and drafts. */

export type DeviceAccount = { id: string; email: string; adultName: string };

/** The family on this device without an account. The name of its database has its `id` in place of an account's. */
export type GuestFamily = {
  id: string;
  /** Identifies this time without an account, and is stored in the account's database once the family was moved there; the same family may later be moved again. */
  mark: string;
  /** `beginning`: its first step has not been told yet, and it is not shown anywhere. */
  stage: 'beginning' | 'here';
  /** The accounts from which the adult has decided to keep it apart. */
  apart: readonly string[];
  /** Whether the adult is asked before it moves into an account that has no family: a link, which anybody can send, has opened an account here. */
  ask?: boolean | undefined;
  /** The account into which it is being moved; null where it is not. */
  moving: string | null;
};

const accountKey = 'account';
const quickKey = 'venture-account';
const guestKey = 'tried';
const quickGuestKey = 'venture-tried';
const configKey = 'config';
const quickLanguageKey = 'venture-language';
const settingPrefix = 'setting:';
const sessionPrefix = 'session:';
/** The keys of drafts begin so. */
export const draftPrefix = 'draft:';
const goneKey = 'venture-gone';

const GuestFamilySchema: z.ZodMiniType<GuestFamily> = z.object({
  id: z.string(),
  mark: z.string(),
  stage: z.enum(['beginning', 'here']),
  apart: z.array(z.string()),
  ask: z.optional(z.boolean()),
  moving: z.nullable(z.string()),
});

/** An entry of local storage, or of the tab's; null where there is none, or where the browser blocks the storage, which then throws an error whenever it is touched. */
export function quickEntry(key: string, storage = () => localStorage): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** The account that used this device last; null where nobody is signed in, or the entry is invalid. */
export async function readAccount(): Promise<DeviceAccount | null> {
  return asAccount(await read(accountKey));
}

/**
 * The same from a copy that can be read synchronously, for the beginning of a start; null where there is no copy, which does not mean that there is no entry.
 * Browsers evict the storage of a site as a whole, so the copy does not outlive the entry.
 */
export function quickAccount(): DeviceAccount | null {
  try {
    return asAccount(JSON.parse(quickEntry(quickKey) ?? 'null'));
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

/** Forgets the last account; its database is kept. */
export async function forgetAccount(): Promise<void> {
  localStorage.removeItem(quickKey);
  localStorage.removeItem(goneKey);
  await remove(allWith(sessionPrefix));
  await remove(accountKey);
}

/** Stores that the server has said that this account was deleted; null removes that. */
export function noteGone(id: string | null): void {
  if (id === null) localStorage.removeItem(goneKey);
  else localStorage.setItem(goneKey, id);
}

export function isNotedGone(id: string): boolean {
  return quickEntry(goneKey) === id;
}

/** The family without an account; null where there is none, or the entry is invalid. */
export async function readGuest(): Promise<GuestFamily | null> {
  return asGuest(await read(guestKey));
}

/** The same from a copy that can be read synchronously, and may be older than the entry. See {@link quickAccount}. */
export function quickGuest(): GuestFamily | null {
  try {
    return asGuest(JSON.parse(quickEntry(quickGuestKey) ?? 'null'));
  } catch {
    return null;
  }
}

export async function saveGuest(guest: GuestFamily): Promise<void> {
  await save(guestKey, guest);
  localStorage.setItem(quickGuestKey, JSON.stringify(guest));
}

/** Removes the entry; the caller has to delete the database. */
export async function forgetGuest(): Promise<void> {
  await remove(guestKey);
  localStorage.removeItem(quickGuestKey);
}

function asGuest(value: unknown): GuestFamily | null {
  const parsed = GuestFamilySchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** The copy of the session for the service worker, which can't read local storage; null where there is none. */
export async function readSessionCopy(key: string): Promise<string | null> {
  const copy = await read(sessionPrefix + key);
  return typeof copy === 'string' ? copy : null;
}

/** null removes the copy. */
export function saveSessionCopy(key: string, session: string | null): Promise<void> {
  return saveOrRemove(sessionPrefix + key, session);
}

/** The stored answer of `/config.json`; undefined where there is none. The caller validates it. */
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

/** Replaces a setting by what `next` makes of the stored one, which another tab may have changed. */
export function updateSetting(key: string, next: (stored: unknown) => unknown): Promise<void> {
  return change(settingPrefix + key, next);
}

/** The language of this device, from a copy that can be read synchronously for the first screen. See {@link quickAccount}. */
export function quickLanguage(): string | null {
  return quickEntry(quickLanguageKey);
}

/** null removes the copy. */
export function saveQuickLanguage(language: string | null): void {
  if (language === null) localStorage.removeItem(quickLanguageKey);
  else localStorage.setItem(quickLanguageKey, language);
}

/** What was typed into a form and not saved; undefined where there is nothing. The caller validates it. */
export function readDraft(key: string): Promise<unknown> {
  return read(draftPrefix + key);
}

/** null removes it. */
export function saveDraft(key: string, draft: unknown): Promise<void> {
  return saveOrRemove(draftPrefix + key, draft);
}

/** Removes all whose keys begin so. */
export async function removeDrafts(prefix = ''): Promise<void> {
  await remove(allWith(draftPrefix + prefix));
}

function saveOrRemove(key: string, value: unknown): Promise<void> {
  return value === null ? remove(key) : save(key, value);
}
