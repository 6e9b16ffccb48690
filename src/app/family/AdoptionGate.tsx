import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useAccountStore } from '../../platform/account/account-state.ts';
import { LoadingPage } from '../shell/LoadingPage.tsx';
import { useShell } from '../shell/shell-context.ts';
import { serverAnswer } from './server-answer.ts';

const Adoption = lazy(() =>
  import('../../features/try/Adoption.tsx').then(
    ({ Adoption }) => ({ default: Adoption }),
    () => ({ default: AskLater }),
  ),
);

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
      <Adoption answered={serverAnswer(sync.status)} onRetry={sync.now} onLater={() => setLater(true)} />
    </Suspense>
  );
}

/** Where the code of the question can't be loaded: it is asked at the next start. */
function AskLater({ onLater }: { onLater: () => void }) {
  useEffect(onLater, [onLater]);
  return <LoadingPage />;
}
