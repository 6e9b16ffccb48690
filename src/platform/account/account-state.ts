import { create } from 'zustand';
import { type DeviceAccount, type GuestFamily, isNotedGone, quickEntry } from '../../data/device.ts';

/** Who uses this device. It is stored on the device, so that the app opens without a connection. */

export type Account = DeviceAccount;

/** What is known about the session. Only a refusal by the server ends it; a missing answer does not. `gone`: the server says that the account was deleted. */
export type SessionState = 'unknown' | 'valid' | 'refused' | 'gone';

export type AccountState =
  /** Until the device's own database was read. */
  | { kind: 'loading' }
  | { kind: 'signed-out' }
  /** Nobody is signed in, and the device has a family without an account. `account` identifies its database; the server does not know it. */
  | { kind: 'guest'; account: Account }
  | { kind: 'signed-in'; account: Account; session: SessionState };

type Store = {
  state: AccountState;
  /** The family without an account on this device, even while somebody is signed in. */
  guest: GuestFamily | null;
  /** Whether this tab has followed a recovery link, so that a form asks for a new password; set by `recovering.ts`. */
  recovering: boolean;
  /** A link from a mail that was followed and has not signed in. */
  link: FollowedLink | null;
};

export type LinkTokens = { access: string; refresh: string; recovery: boolean };

/**
 * `over`: it no longer works. `unreachable`: the server has not answered, so it can be tried again. `other-account`: while another account is signed in here,
 * which the adult has to sign out first.
 */
export type FollowedLink =
  | { kind: 'over' }
  | { kind: 'unreachable'; tokens: LinkTokens }
  | { kind: 'other-account'; email: string; tokens: LinkTokens };

/** The key in session storage of the tokens of a link that is not decided yet; see `pending-link.ts`. */
export const pendingLinkKey = 'venture-link';

/** The key in session storage of {@link Store.recovering}. */
export const recoveringKey = 'venture-recovering';

export const useAccountStore = create<Store>(() => ({
  state: { kind: 'loading' },
  guest: null,
  recovering: quickEntry(recoveringKey, () => sessionStorage) !== null,
  link: null,
}));

/** The state as a hook. */
export function useAccount(): AccountState {
  return useAccountStore((store) => store.state);
}

/** The signed-in account; null where there is none. */
export function accountNow(): Account | null {
  const { state } = useAccountStore.getState();
  return state.kind === 'signed-in' ? state.account : null;
}

/** The owner of the database that this device opens: the account, or the family without one. */
export function ownerNow(): Account | null {
  const { state } = useAccountStore.getState();
  return state.kind === 'signed-in' || state.kind === 'guest' ? state.account : null;
}

/** Resolves once it is known who uses the device. */
export function accountKnown(): Promise<void> {
  return new Promise((resolve) => {
    const look = ({ state }: Store): void => {
      if (state.kind === 'loading') return;
      stop();
      resolve();
    };
    const stop = useAccountStore.subscribe(look);
    look(useAccountStore.getState());
  });
}

/** Replaces the state. */
export function setAccountState(state: AccountState): void {
  useAccountStore.setState({ state });
}

/** Sets what the server has said about the session; does nothing without an account. */
export function setSession(said: 'valid' | 'refused'): void {
  const { state } = useAccountStore.getState();
  if (state.kind !== 'signed-in') return;
  const session = said === 'refused' && isNotedGone(state.account.id) ? 'gone' : said;
  if (state.session !== session) setAccountState({ ...state, session });
}
