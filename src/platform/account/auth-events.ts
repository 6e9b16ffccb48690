import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js';
import { isSilence } from '../../net/http.ts';
import { accountNow, setSession, useAccountStore } from './account-state.ts';

/** What each event of the auth client means for this app. */

export type AuthHandlers = {
  /** A session is there: the account it belongs to opens (or stays open). */
  onSession: (session: Session) => void;
  /** The client has no session, and nobody here asked for that. */
  onLost: () => void;
};

const effects: Record<AuthChangeEvent, (session: Session | null, handlers: AuthHandlers) => void> = {
  INITIAL_SESSION: withSession,
  SIGNED_IN: withSession,
  TOKEN_REFRESHED: withSession,
  USER_UPDATED: withSession,
  MFA_CHALLENGE_VERIFIED: withSession,
  PASSWORD_RECOVERY: (session, handlers) => {
    useAccountStore.setState({ recovering: true });
    withSession(session, handlers);
  },
  SIGNED_OUT: (_session, handlers) => handlers.onLost(),
};

function withSession(session: Session | null, handlers: AuthHandlers): void {
  // No session in an event is not a sign-out: offline with an old token the client says just that.
  if (session !== null) handlers.onSession(session);
}

/** Listens to the client. Nothing in here awaits the client: it holds its lock while it tells its listeners. */
export function listenToAuth(client: SupabaseClient, handlers: AuthHandlers): void {
  client.auth.onAuthStateChange((event, session) => effects[event](session, handlers));
}

/** Asks the client for the session and notes what that says: valid, refused by the server, or nothing (no answer). */
export async function probeSession(client: SupabaseClient): Promise<void> {
  const { data, error } = await client.auth.getSession();
  if (data.session !== null) {
    if (data.session.user.id === accountNow()?.id) setSession('valid');
  } else if (error === null || !isSilence(error)) {
    setSession('refused');
  }
}
