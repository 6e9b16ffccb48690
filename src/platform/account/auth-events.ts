import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js';
import { isNoAnswer } from '../../net/http.ts';
import { accountNow, setSession } from './account-state.ts';

/** What each event of the auth client means for this app. */

export type AuthHandlers = {
  /** There is a session: its account is opened, or stays open. */
  onSession: (session: Session) => void;
  /** The client has lost the session, without a sign-out on this device. */
  onLost: () => void;
};

const effects: Record<AuthChangeEvent, (session: Session | null, handlers: AuthHandlers) => void> = {
  INITIAL_SESSION: withSession,
  SIGNED_IN: withSession,
  TOKEN_REFRESHED: withSession,
  USER_UPDATED: withSession,
  MFA_CHALLENGE_VERIFIED: withSession,
  PASSWORD_RECOVERY: withSession,
  SIGNED_OUT: (_session, handlers) => handlers.onLost(),
};

function withSession(session: Session | null, handlers: AuthHandlers): void {
  // An event without a session is no sign-out: the client also sends one offline, with an expired token.
  if (session !== null) handlers.onSession(session);
}

/** Listens to the client. A listener must not await the client, which holds its lock while it calls them. */
export function listenToAuth(client: SupabaseClient, handlers: AuthHandlers): void {
  client.auth.onAuthStateChange((event, session) => effects[event](session, handlers));
}

/** Asks the client for the session, and sets its state: valid, refused by the server, or unchanged without an answer. */
export async function probeSession(client: SupabaseClient): Promise<void> {
  const { data, error } = await client.auth.getSession();
  if (data.session !== null) {
    if (data.session.user.id === accountNow()?.id) setSession('valid');
  } else if (error === null || !isNoAnswer(error)) {
    setSession('refused');
  }
}
