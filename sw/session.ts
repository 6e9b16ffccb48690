/// <reference lib="webworker" />
import { readCachedConfig, readSessionCopy, saveSessionCopy } from '../src/data/device.ts';
import { AppConfig, resolveConfig } from '../src/domain/contracts/app-config.ts';
import { fetchWithin } from '../src/net/deadline.ts';
import { readRenewal } from '../src/platform/account/auth-answer.ts';
import { parseSession } from '../src/platform/account/session.ts';
import { sessionKey } from '../src/platform/account/session-key.ts';
import { now } from '../src/platform/device/clock.ts';

/** The backend and the session as they are stored on the device. */

declare const self: ServiceWorkerGlobalScope;

export type Backend = ReturnType<typeof resolveConfig>;

const deadlineMs = 20_000;
/** A token that expires within this time, or nobody knows when, is renewed before it is used; in ms. */
const marginMs = 60_000;

/** The backend; null where its address was never stored on this device. */
export async function loadBackend(): Promise<Backend | null> {
  const config = AppConfig.safeParse(await readCachedConfig());
  return config.success ? resolveConfig(config.data, self.location.origin) : null;
}

/**
 * A valid token of this account, renewed where it has expired; null where there is none. Rejects where the server does not answer. While a page of the app is
 * open, only the page renews: renewing the same session twice at the same time would end it.
 */
export async function validToken(backend: Backend, account: string): Promise<string | null> {
  const session = parseSession(await readSessionCopy(sessionKey));
  if (session === null || session.user.id !== account) return null;
  if ((session.expires_at ?? 0) * 1000 > now() + marginMs) return session.access_token;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 0) throw new Error('A page is open that will renew the sign-in.');
  const response = await fetchWithin(deadlineMs)(`${backend.supabaseUrl}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey: backend.supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: session.refresh_token }),
  });
  const text = await response.text();
  const renewal = readRenewal(response.status, text);
  if (renewal === 'no-answer') throw new Error(`Not the auth service: status ${response.status}`);
  const renewed = renewal === 'renewed' ? parseSession(text) : null;
  if (renewed === null || renewed.user.id !== account) return null;
  await saveSessionCopy(sessionKey, text);
  return renewed.access_token;
}
