import type { SyncRequest } from '../domain/sync-protocol.ts';
import { answerError, fetchWithin } from '../net/http.ts';
import type { TransportAnswer } from './ports.ts';

/** One call of the database's function `sync`, the same for the page and for the worker behind it. */

/** Where the database is, and its public key. */
export type SyncBackend = { supabaseUrl: string; supabaseKey: string };

const deadlineMs = 20_000;

/** Asks as whoever `token` signs in. `now`: ms since 1970. Rejects where nobody answers. */
export async function callSync(backend: SyncBackend, token: string, request: SyncRequest, now: number): Promise<TransportAnswer> {
  const response = await fetchWithin(deadlineMs)(`${backend.supabaseUrl}/rest/v1/rpc/sync`, {
    method: 'POST',
    headers: { apikey: backend.supabaseKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  const text = await response.text();
  const error = answerError(response, text.slice(0, 200), now);
  if (error === null) return answerOf(text);
  if (error.kind === 'refused') return { ok: false, error: { kind: 'invalid', message: `status ${response.status}: ${error.message}` } };
  return { ok: false, error };
}

function answerOf(text: string): TransportAnswer {
  try {
    return { ok: true, body: JSON.parse(text) };
  } catch {
    // A good status with something that is no JSON: a hotel's page, not our server.
    return { ok: false, error: { kind: 'unreachable', message: 'a page instead of an answer' } };
  }
}
