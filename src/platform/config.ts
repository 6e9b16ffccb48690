import { readCachedConfig, saveCachedConfig } from '../data/device.ts';
import { AppConfig, resolveConfig } from '../domain/contracts/app-config.ts';
import { fetchWithin } from '../net/deadline.ts';

export type ResolvedConfig = ReturnType<typeof resolveConfig>;

let known: Promise<ResolvedConfig> | null = null;

/**
 * The address of the backend. A device that has it stored uses that at once, and stores what the server answers for the next start; one that has none
 * waits for the server, 5 s at most. Rejects where there is neither; the next call tries again.
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
 * Asks the server again, after the backend has refused the stored key, which may have been replaced. Its answer is used from now on; null where there is
 * none. Never rejects. Calls at the same time share one request.
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
