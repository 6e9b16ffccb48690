import type { SyncRequest } from '../domain/contracts/sync-protocol.ts';
import { pageError, readBody } from '../net/body.ts';
import { fetchWithin } from '../net/deadline.ts';
import { answerError } from '../net/http.ts';
import type { TransportAnswer } from './ports.ts';

/** Calls the database function `sync`; used by pages and by the service worker. */

/** The backend's address, and its public key. */
export type SyncBackend = { supabaseUrl: string; supabaseKey: string };

const deadlineMs = 20_000;

/** Calls `sync` with the access token of an account. `now`: ms since 1970. Rejects where there is no answer. */
export async function callSync(backend: SyncBackend, token: string, request: SyncRequest, now: number): Promise<TransportAnswer> {
  const response = await fetchWithin(deadlineMs)(`${backend.supabaseUrl}/rest/v1/rpc/sync`, {
    method: 'POST',
    headers: { apikey: backend.supabaseKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  const text = await response.text();
  const error = answerError(response, text.slice(0, 200), now);
  if (error === null) {
    const read = readBody(text);
    // A success without JSON is a captive portal's, whatever its format.
    return read.kind === 'json' ? { ok: true, body: read.value } : { ok: false, error: pageError };
  }
  if (error.kind === 'refused') return { ok: false, error: { kind: 'invalid', message: `status ${response.status}: ${error.message}` } };
  return { ok: false, error };
}
