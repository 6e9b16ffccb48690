import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useAccountStore } from '../../platform/account/account-state.ts';
import type { SyncStatus } from '../../sync/status.ts';
import { LoadingPage } from '../shell/LoadingPage.tsx';
import { useShell } from '../shell/shell-context.ts';

const Adoption = lazy(() => import('../../features/try/Adoption.tsx').then(({ Adoption }) => ({ default: Adoption })));

/**
 * Shows the account's views. If this device holds a family without an account, it first asks what to do with that family; usually there is
 * none.
 */
export function AdoptionGate({ children }: { children: ReactNode }) {
  const { account, session, sync } = useShell();
  const guest = useAccountStore((store) => store.guest);
  const [later, setLater] = useState(false);
  const undecided = guest?.stage === 'here' && !guest.apart.includes(account.id);
  if (session === 'none' || later || !undecided) return children;
  return (
    <Suspense fallback={<LoadingPage />}>
      <Adoption answered={answerOf(sync.status)} onRetry={sync.now} onLater={() => setLater(true)} />
    </Suspense>
  );
}

/** Whether the server has answered a sync since this start. */
function answerOf(status: SyncStatus): 'yes' | 'no' | 'waiting' {
  switch (status.kind) {
    case 'attention':
      return 'yes';
    case 'synced':
      return status.at === null ? 'waiting' : 'yes';
    case 'syncing':
      return 'waiting';
    case 'offline':
    case 'unreachable':
    case 'sign-in':
      return 'no';
  }
}
