import { createContext, useContext } from 'react';
import type { Account, SessionState } from '../../platform/account/account-state.ts';
import type { SyncStatus } from '../../sync/status.ts';

/** What is known about the sign-in at the server; `none`: the family has no account. */
export type ShellSession = SessionState | 'none';

/** Where the family's changes are, and how to sync them now. */
export type Sync = {
  status: SyncStatus;
  now: () => void;
  flush: () => Promise<{ waiting: number }>;
};

/** What every view's header shows: whose family this is and where its changes are. */
export type ShellState = { account: Account; session: ShellSession; sync: Sync; readOnly: boolean };

export const ShellContext = createContext<ShellState | null>(null);

export function useShell(): ShellState {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error('No ShellContext above this component.');
  return shell;
}
