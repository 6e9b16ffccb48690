import { readCachedConfig, saveCachedConfig } from '../data/device.ts';
import { AppConfig, resolveConfig } from '../domain/app-config.ts';
import { fetchWithin } from '../net/http.ts';

export type ResolvedConfig = ReturnType<typeof resolveConfig>;

let known: Promise<ResolvedConfig> | null = null;

/**
 * Where the backend is: as the device remembers it, at once (what the server says now is remembered for the next time);
 * a device that has never been told asks the server, 5 s at most. Rejects where neither knows; then the next call tries again.
 */
export function loadConfig(): Promise<ResolvedConfig> {
  known ??= load().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

let rereading: Promise<ResolvedConfig | null> | null = null;

/**
 * Asks the server once more, for whoever was refused with what the device remembers: a key may have been changed. What it says is known from now on.
 * null where it does not say; never rejects. Asked by several at once it asks once.
 */
export function rereadConfig(): Promise<ResolvedConfig | null> {
  rereading ??= fetchAndRemember()
    .then((served) => {
      if (served === null) return null;
      const resolved = resolveConfig(served, location.origin);
      known = Promise.resolve(resolved);
      return resolved;
    })
    .finally(() => {
      rereading = null;
    });
  return rereading;
}

async function load(): Promise<ResolvedConfig> {
  const cached = AppConfig.safeParse(await readCachedConfig().catch(() => null));
  const asked = fetchAndRemember();
  const config = cached.success ? cached.data : await asked;
  if (config === null) throw new Error('The address of the backend is not known yet.');
  return resolveConfig(config, location.origin);
}

async function fetchAndRemember(): Promise<AppConfig | null> {
  const served = await fetchConfig();
  if (served !== null) await saveCachedConfig(served).catch(() => undefined);
  return served;
}

async function fetchConfig(): Promise<AppConfig | null> {
  try {
    const response = await fetchWithin(5_000)('/config.json', { cache: 'no-cache' });
    if (!response.ok) return null;
    const parsed = AppConfig.safeParse(await response.json());
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
