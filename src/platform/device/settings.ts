import * as z from 'zod/mini';
import { create } from 'zustand';
import { quickLanguage, readSetting, saveQuickLanguage, saveSetting } from '../../data/device.ts';

/** What a person sets for this device; kept in the device's database, shared by all accounts on it. */

export const Settings = z.object({
  /** `system` follows the device between day and night. */
  light: z._default(z.enum(['system', 'day', 'night', 'sun']), 'system'),
  /** The language of the interface, by its tag; null follows the device. One that this version does not speak counts as null. */
  language: z._default(z.nullable(z.string()), null),
  /** Scale of the read-aloud text, 1 to 2. */
  readingScale: z._default(z.number().check(z.gte(1), z.lte(2)), 1),
  /** Which thumb the main buttons are for. */
  hand: z._default(z.enum(['right', 'left']), 'right'),
  /** The voice that reads aloud, by its id; null takes the best that the device has. A voice that is gone counts as null. */
  voice: z._default(z.nullable(z.string()), null),
  /** How fast it reads, 0.8 to 1.2. */
  speechRate: z._default(z.number().check(z.gte(0.8), z.lte(1.2)), 1),
});
export type Settings = z.infer<typeof Settings>;

const key = 'settings';

export const useSettings = create<Settings>(() => Settings.parse({ language: quickLanguage() }));

/** Reads the settings; where they no longer fit, the defaults stand. */
export async function loadSettings(): Promise<void> {
  const stored = await readSetting(key).catch(() => undefined);
  const parsed = Settings.safeParse(stored ?? {});
  if (parsed.success) useSettings.setState(parsed.data);
}

/** Changes settings at once on screen, and keeps them. */
export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  if (change.language !== undefined) saveQuickLanguage(change.language);
  saveSetting(key, useSettings.getState()).catch(() => undefined);
}
