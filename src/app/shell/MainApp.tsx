import { type ReactNode, Suspense, useCallback } from 'react';
import { useAccess } from '../../data/read/hooks.ts';
import { type Account, useAccountStore } from '../../platform/account/account-state.ts';
import { donePrinting, usePrintRequest } from '../../platform/view/print-request.ts';
import { useGo, usePlace } from '../../platform/view/view.ts';
import { lazyDialog, lazyExtra } from '../../ui/lazy.tsx';
import { AdoptionGate } from '../family/AdoptionGate.tsx';
import { usePreviousCheck } from '../family/usePreviousCheck.ts';
import { useSync } from '../family/useSync.ts';
import { FamilyTrouble } from '../notices/FamilyTrouble.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { ShellContext, type ShellSession } from './shell-context.ts';
import { ViewBoundary } from './ViewBoundary.tsx';

const NewPasswordDialog = lazyDialog(
  () => import('../../features/account/session/NewPasswordDialog.tsx').then(({ NewPasswordDialog }) => NewPasswordDialog),
  closeRecovery,
);
const PrintDialog = lazyDialog(
  () => import('../../features/print/PrintDialog.tsx').then(({ PrintDialog }) => PrintDialog),
  ({ onClosed }) => onClosed(),
);

/** For a new family only: the first view does not wait for it. */
const Onboarding = lazyExtra(() => import('../../features/onboarding/Onboarding.tsx').then(({ Onboarding }) => Onboarding));

/** Where the form for a new password can't be loaded, the old one stays. */
function closeRecovery(): void {
  useAccountStore.setState({ recovering: false });
}

type Props = { account: Account; session: ShellSession; children: ReactNode };

/** What surrounds every view of a family: sync, and the dialogs that may open over a view. */
export function MainApp({ account, session, children }: Props) {
  const access = useAccess();
  const { view, adventure } = usePlace();
  const go = useGo();
  const recovering = useAccountStore((store) => store.recovering);
  const sync = useSync(session);
  const syncNow = sync.now;
  usePreviousCheck(
    account.id,
    session === 'valid',
    useCallback(
      (count: number) => {
        // The service knows of adventures that this device may not have: another device may just have sent them.
        if (count > 0) syncNow();
      },
      [syncNow],
    ),
  );

  if (access.kind === 'closed') return <FamilyTrouble kind="closed" />;
  return (
    <ViewBoundary resetKey={`${view} ${adventure}`} onDashboard={() => go({ view: 'welcome' })}>
      <ShellContext value={{ account, session, sync, readOnly: access.kind === 'newer-schema' }}>
        <AdoptionGate>
          <Suspense fallback={<LoadingPage />}>{children}</Suspense>
          {/* Outside of the view's Suspense boundary: while a view waits for its code, React hides everything in the same boundary, and a tap on it would be lost. */}
          <Onboarding />
        </AdoptionGate>
        <HomeScreen />
        <Printing />
        {recovering && <NewPasswordDialog />}
      </ShellContext>
    </ViewBoundary>
  );
}

/** Shows what a screen has asked to print, over that screen. */
function Printing() {
  const { request } = usePrintRequest();
  return request !== null && <PrintDialog key={`${request.kind} ${request.adventure}`} request={request} onClosed={donePrinting} />;
}
