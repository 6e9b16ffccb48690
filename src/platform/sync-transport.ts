import type { SupabaseClient } from '@supabase/supabase-js';
import type { SyncRequest } from '../domain/sync-protocol.ts';
import type { Transport, TransportAnswer, TransportError } from '../sync/ports.ts';
import { isSilence } from './auth-errors.ts';

/** The transport port over the backend's client. */

/** How long the sign-in is waited for, in ms. (The client's own `fetch` knows how long a request may take.) */
const signInMs = 40_000;

export type TransportDeps = {
  getClient: () => Promise<SupabaseClient>;
  /** Sends a message to the story service. */
  send: Transport['send'];
  /** A hint: false where the browser is sure that there is no network. */
  online: () => boolean;
};

export function createTransport({ getClient, send, online }: TransportDeps): Transport {
  return {
    send,
    sync: async (request) => {
      try {
        return await signedInSync(getClient, request, online);
      } catch (error) {
        return { ok: false, error: silence(error, online) };
      }
    },
  };
}

async function signedInSync(
  getClient: () => Promise<SupabaseClient>,
  request: SyncRequest,
  online: () => boolean,
): Promise<TransportAnswer> {
  const client = await within(signInMs, getClient());
  const refusal = await within(signInMs, signedInAs(client, request.account, online));
  if (refusal !== null) return { ok: false, error: refusal };
  const answer = await callSync(client, request, online);
  if (answer.ok || answer.error.kind !== 'unauthorised') return answer;
  // A clock that is wrong makes a stale token look fresh: ask for a new one, once. Only its refusal is a refusal.
  const { data, error } = await within(signInMs, client.auth.refreshSession());
  if (error !== null && isSilence(error)) return { ok: false, error: silence(error, online) };
  if (error !== null || data.session?.user.id !== request.account) return { ok: false, error: { kind: 'unauthorised' } };
  return callSync(client, request, online);
}

/**
 * Null where the client holds a session of exactly this account. Without this look it would send the publishable key, as
 * nobody, or whoever else has signed in meanwhile.
 */
async function signedInAs(client: SupabaseClient, account: string, online: () => boolean): Promise<TransportError | null> {
  const { data, error } = await client.auth.getSession();
  if (data.session?.user.id === account) return null;
  return data.session === null && error !== null && isSilence(error) ? silence(error, online) : { kind: 'unauthorised' };
}

async function callSync(client: SupabaseClient, request: SyncRequest, online: () => boolean): Promise<TransportAnswer> {
  const { data, error, status } = await client.rpc('sync', request);
  if (error === null) return { ok: true, body: data };
  return { ok: false, error: errorOf(status, error, online) };
}

function errorOf(status: number, error: { message: string; code?: string }, online: () => boolean): TransportError {
  if (status === 0) return silence(error, online);
  if (status === 401 || status === 403 || error.code === 'PT401') return { kind: 'unauthorised' };
  if (status === 429) return { kind: 'rate-limited' };
  // A good status with something that is no JSON, or a redirection: a hotel's page, not our server.
  if (status < 400 || status >= 500) return { kind: 'unreachable', message: `status ${status}` };
  return { kind: 'invalid', message: `status ${status}: ${error.message.slice(0, 200)}` };
}

/** Nobody answered. */
function silence(error: unknown, online: () => boolean): TransportError {
  if (!online()) return { kind: 'offline' };
  const message = messageOf(error);
  return /timeout/i.test(message) ? { kind: 'timeout' } : { kind: 'unreachable', message: message.slice(0, 200) };
}

/** (The client's errors are plain objects as often as not.) */
function messageOf(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
}

/** The client has waits of its own (a refresh is retried for up to 30 s): nothing outlasts `ms`. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('The deadline passed', 'TimeoutError')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
