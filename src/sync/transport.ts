import type { SyncRequest } from '../domain/contracts/sync-protocol.ts';
import { within } from '../net/deadline.ts';
import { isNoAnswer, type ServiceError } from '../net/http.ts';
import { callSync, type SyncBackend } from './call.ts';
import type { Transport, TransportAnswer, TransportError } from './ports.ts';

/** The transport port: the session comes from the backend's client, and the call is made with exactly its token. */

/**
 * The longest wait for the session, in ms. The client itself retries a refresh for up to 30 s. The call of `sync` has its own deadline.
 */
const signInMs = 40_000;
/** And where the browser says that there is no network, in ms: a valid session needs none, and a server on this device renews one at once. */
const offlineSignInMs = 1_000;

type Session = { user: { id: string }; access_token: string } | null;
type SessionAnswer = { data: { session: Session }; error: ServiceError | null };

/** The used part of the backend's client. */
export type SignIn = { auth: { getSession: () => Promise<SessionAnswer>; refreshSession: () => Promise<SessionAnswer> } };

export type TransportDeps = {
  getClient: () => Promise<SignIn>;
  getBackend: () => Promise<SyncBackend>;
  /** Reads the backend's address and key from the server again; null where that fails. */
  rereadBackend: () => Promise<SyncBackend | null>;
  /** Sends a message to the story service. */
  send: Transport['send'];
  /** False where the browser is certain that there is no network. */
  online: () => boolean;
  /** ms since 1970. */
  now: () => number;
};

/** Creates the transport; its calls never reject. */
export function createTransport(deps: TransportDeps): Transport {
  return {
    send: deps.send,
    sync: async (request) => {
      try {
        return await signedInSync(deps, request);
      } catch (error) {
        return { ok: false, error: noAnswerError(error, deps.online) };
      }
    },
  };
}

async function signedInSync(deps: TransportDeps, request: SyncRequest): Promise<TransportAnswer> {
  const { getClient, getBackend, rereadBackend, online, now } = deps;
  const [client, remembered] = await within(signInMs, Promise.all([getClient(), getBackend()]));
  const session = await within(online() ? signInMs : offlineSignInMs, sessionOf(client, request.account, online));
  if (!session.ok) return session;
  const first = await callSync(remembered, session.token, request, now());
  if (first.ok || first.error.kind !== 'unauthorised') return first;
  // The backend's key may have been changed since it was stored on this device.
  const fresh = await rereadBackend();
  if (fresh !== null && fresh.supabaseKey !== remembered.supabaseKey) {
    const second = await callSync(fresh, session.token, request, now());
    if (second.ok || second.error.kind !== 'unauthorised') return second;
  }
  // With a wrong clock an expired token looks valid; so a new one is requested once. Only the refusal of that ends the session.
  const { data, error } = await within(signInMs, client.auth.refreshSession());
  if (error !== null && isNoAnswer(error)) return { ok: false, error: noAnswerError(error, online) };
  const token = error === null ? tokenOf(data.session, request.account) : null;
  if (token === null) return { ok: false, error: { kind: 'unauthorised' } };
  const last = await callSync(fresh ?? remembered, token, request, now());
  if (last.ok || last.error.kind !== 'unauthorised') return last;
  // The auth service has just renewed the session, so signing in again would not help.
  return { ok: false, error: { kind: 'unreachable', message: 'turned away with a fresh sign-in' } };
}

/** The token of a session of this account; that of another account, which may have been signed in meanwhile, is never used. */
async function sessionOf(
  client: SignIn,
  account: string,
  online: () => boolean,
): Promise<{ ok: true; token: string } | { ok: false; error: TransportError }> {
  const { data, error } = await client.auth.getSession();
  const token = tokenOf(data.session, account);
  if (token !== null) return { ok: true, token };
  const noAnswer = data.session === null && error !== null && isNoAnswer(error);
  return { ok: false, error: noAnswer ? noAnswerError(error, online) : { kind: 'unauthorised' } };
}

function tokenOf(session: Session, account: string): string | null {
  return session?.user.id === account ? session.access_token : null;
}

/** The error for a missing answer. */
function noAnswerError(error: unknown, online: () => boolean): TransportError {
  if (!online()) return { kind: 'offline' };
  const message = messageOf(error);
  return /timeout/i.test(message) ? { kind: 'timeout' } : { kind: 'unreachable', message: message.slice(0, 200) };
}

/** The message of an error; the client's errors are often plain objects. */
function messageOf(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
}
