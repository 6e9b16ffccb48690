import type { SyncRequest } from '../domain/sync-protocol.ts';
import { within } from '../net/deadline.ts';
import { isSilence, type ServiceError } from '../net/http.ts';
import { callSync, type SyncBackend } from './call.ts';
import type { Transport, TransportAnswer, TransportError } from './ports.ts';

/** The transport port over the backend's client, which knows who is signed in, and a call of our own, which says exactly as whom. */

/**
 * How long the sign-in is waited for, in ms: the client has waits of its own (a refresh is retried for up to 30 s), and nothing outlasts
 * this. The call knows by itself how long it may take.
 */
const signInMs = 40_000;

type Session = { user: { id: string }; access_token: string } | null;
type SessionAnswer = { data: { session: Session }; error: ServiceError | null };

/** What is asked of the backend's client: who is signed in. */
export type SignIn = { auth: { getSession: () => Promise<SessionAnswer>; refreshSession: () => Promise<SessionAnswer> } };

export type TransportDeps = {
  getClient: () => Promise<SignIn>;
  getBackend: () => Promise<SyncBackend>;
  /** Asks the server where the backend is, and its key, once more; null where it does not say. */
  rereadBackend: () => Promise<SyncBackend | null>;
  /** Sends a message to the story service. */
  send: Transport['send'];
  /** A hint: false where the browser is sure that there is no network. */
  online: () => boolean;
  /** ms since 1970. */
  now: () => number;
};

export function createTransport(deps: TransportDeps): Transport {
  return {
    send: deps.send,
    sync: async (request) => {
      try {
        return await signedInSync(deps, request);
      } catch (error) {
        return { ok: false, error: silence(error, deps.online) };
      }
    },
  };
}

async function signedInSync(deps: TransportDeps, request: SyncRequest): Promise<TransportAnswer> {
  const { getClient, getBackend, rereadBackend, online, now } = deps;
  const [client, remembered] = await within(signInMs, Promise.all([getClient(), getBackend()]));
  const session = await within(signInMs, sessionOf(client, request.account, online));
  if (!session.ok) return session;
  const first = await callSync(remembered, session.token, request, now());
  if (first.ok || first.error.kind !== 'unauthorised') return first;
  // The backend's key may have been changed since this device was told.
  const fresh = await rereadBackend();
  if (fresh !== null && fresh.supabaseKey !== remembered.supabaseKey) {
    const second = await callSync(fresh, session.token, request, now());
    if (second.ok || second.error.kind !== 'unauthorised') return second;
  }
  // A clock that is wrong makes a stale token look fresh: ask for a new one, once. Only its refusal is a refusal.
  const { data, error } = await within(signInMs, client.auth.refreshSession());
  if (error !== null && isSilence(error)) return { ok: false, error: silence(error, online) };
  const token = error === null ? tokenOf(data.session, request.account) : null;
  if (token === null) return { ok: false, error: { kind: 'unauthorised' } };
  const last = await callSync(fresh ?? remembered, token, request, now());
  if (last.ok || last.error.kind !== 'unauthorised') return last;
  // The auth service has just vouched for this account: whoever turns it away here is not asking for a password.
  return { ok: false, error: { kind: 'unreachable', message: 'turned away with a fresh sign-in' } };
}

/** The token of a session of exactly this account: nobody's, or somebody's who has signed in meanwhile, is never sent. */
async function sessionOf(
  client: SignIn,
  account: string,
  online: () => boolean,
): Promise<{ ok: true; token: string } | { ok: false; error: TransportError }> {
  const { data, error } = await client.auth.getSession();
  const token = tokenOf(data.session, account);
  if (token !== null) return { ok: true, token };
  const unheard = data.session === null && error !== null && isSilence(error);
  return { ok: false, error: unheard ? silence(error, online) : { kind: 'unauthorised' } };
}

function tokenOf(session: Session, account: string): string | null {
  return session?.user.id === account ? session.access_token : null;
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
