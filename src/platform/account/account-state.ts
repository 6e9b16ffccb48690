import { create } from 'zustand';
import { type GuestFamily, isNotedGone } from '../../data/device.ts';

/** Who uses this device: known from the device alone, so that the app opens with no connection. */

export type Account = { id: string; email: string; adultName: string };

/** What is known about the sign-in at the server. Only a refusal by the server ends it; silence does not. `gone`: the account itself is no more, by the server's word. */
export type SessionState = 'unknown' | 'valid' | 'refused' | 'gone';

export type AccountState =
  /** Until the device's own database has answered. */
  | { kind: 'loading' }
  | { kind: 'signed-out' }
  /** Nobody is signed in, and a family without an account is here. `account` names its database, and nothing at the server. */
  | { kind: 'guest'; account: Account }
  | { kind: 'signed-in'; account: Account; session: SessionState };

type Store = {
  state: AccountState;
  /** The family on this device that belongs to no account, whoever is signed in. */
  guest: GuestFamily | null;
  /** A recovery link was followed: a form asks for a new password. */
  recovering: boolean;
  /** A link from a mail was followed and does not work any more: the server's words. */
  linkProblem: string | null;
};

export const useAccountStore = create<Store>(() => ({ state: { kind: 'loading' }, guest: null, recovering: false, linkProblem: null }));

export function useAccount(): AccountState {
  return useAccountStore((store) => store.state);
}

export function accountNow(): Account | null {
  const { state } = useAccountStore.getState();
  return state.kind === 'signed-in' ? state.account : null;
}

/** Whose database this device opens: the account's, or that of the family without one. */
export function ownerNow(): Account | null {
  const { state } = useAccountStore.getState();
  return state.kind === 'signed-in' || state.kind === 'guest' ? state.account : null;
}

/** Resolves when the device has said who uses it. */
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

export function setAccountState(state: AccountState): void {
  useAccountStore.setState({ state });
}

/** Notes what the server said of the sign-in; without an account on this device there is nothing to note. */
export function setSession(said: 'valid' | 'refused'): void {
  const { state } = useAccountStore.getState();
  if (state.kind !== 'signed-in') return;
  const session = said === 'refused' && isNotedGone(state.account.id) ? 'gone' : said;
  if (state.session !== session) setAccountState({ ...state, session });
}
