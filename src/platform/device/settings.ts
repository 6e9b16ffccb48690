import * as z from 'zod/mini';
import { create } from 'zustand';
import { quickLanguage, readSetting, saveQuickLanguage, updateSetting } from '../../data/device.ts';

/** The settings of this device, stored in its database and shared by all accounts on it. */

export const Settings = z.object({
  /** `system` follows the device between day and night. */
  light: z._default(z.enum(['system', 'day', 'night', 'sun']), 'system'),
  /** The tag of the interface's language; null follows the device. An unknown language counts as null. */
  language: z._default(z.nullable(z.string()), null),
  /** Scale of the read-aloud text, 1 to 2. */
  readingScale: z._default(z.number().check(z.gte(1), z.lte(2)), 1),
  /** The hand for whose thumb the main buttons are placed. */
  hand: z._default(z.enum(['right', 'left']), 'right'),
  /** The id of the voice that reads aloud; null uses the best one of the device. A voice that no longer exists counts as null. */
  voice: z._default(z.nullable(z.string()), null),
  /** The rate of reading aloud, 0.8 to 1.2. */
  speechRate: z._default(z.number().check(z.gte(0.8), z.lte(1.2)), 1),
});
export type Settings = z.infer<typeof Settings>;

const key = 'settings';

export const useSettings = create<Settings>(() => Settings.parse({ language: quickLanguage() }));

/** Loads the settings. Where there are none that can be read, the defaults stay, with the language of its copy. Never rejects. */
export async function loadSettings(): Promise<void> {
  const parsed = Settings.safeParse(await readSetting(key).catch(() => undefined));
  if (parsed.success) useSettings.setState(parsed.data);
}

/** Changes settings: at once on screen, then on the device, where settings that another tab has changed meanwhile stay. */
export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  if (change.language !== undefined) saveQuickLanguage(change.language);
  updateSetting(key, (stored) => ({ ...(Settings.safeParse(stored).data ?? useSettings.getState()), ...change })).catch(() => undefined);
}
