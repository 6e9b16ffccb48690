import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useAccess, useAdventures, useChildren, useOpenFamily, useWrite } from '../data/read/hooks.ts';
import type { AdventureSummary } from '../data/read/parse.ts';
import { type AdventureConfig, configOf } from '../domain/entities/adventure.ts';
import { isUuid } from '../domain/ids.ts';
import { isInProgress } from '../domain/status.ts';
import { Onboarding } from '../features/onboarding/Onboarding.tsx';
import { type Account, type SessionState, useAccountStore } from '../platform/account-state.ts';
import { useAppBadge } from '../platform/badge.ts';
import { useFirstView } from '../platform/first-view.ts';
import { donePrinting, usePrintRequest } from '../platform/print-request.ts';
import { usePlace } from '../platform/view.ts';
import { toast } from '../ui/Toast/toast.ts';
import { FamilyTrouble } from './FamilyTrouble.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { RecoveryCard } from './RecoveryCard.tsx';
import { ShellContext, useShell } from './shell-context.ts';
import { useContinueShortcut } from './useContinueShortcut.ts';
import { useFirstPull } from './useFirstPull.ts';
import { usePreviousCheck } from './usePreviousCheck.ts';
import { useSync } from './useSync.ts';
import { ViewBoundary } from './ViewBoundary.tsx';
import { WelcomeView } from './views/WelcomeView.tsx';

const NewPasswordDialog = lazy(() =>
  import('../features/account/NewPasswordDialog.tsx').then(({ NewPasswordDialog }) => ({ default: NewPasswordDialog })),
);
const PrintDialog = lazy(() => import('../features/print/PrintDialog.tsx').then(({ PrintDialog }) => ({ default: PrintDialog })));
const FamilyView = lazy(() => import('./views/FamilyView.tsx').then(({ FamilyView }) => ({ default: FamilyView })));
const SelectorView = lazy(() => import('./views/SelectorView.tsx').then(({ SelectorView }) => ({ default: SelectorView })));
const GeneratingView = lazy(() => import('./views/GeneratingView.tsx').then(({ GeneratingView }) => ({ default: GeneratingView })));
const PlayingView = lazy(() => import('./views/PlayingView.tsx').then(({ PlayingView }) => ({ default: PlayingView })));

type Props = { account: Account; session: SessionState };

/** The main app: which view is shown, and how one leads to the next. */
export function MainApp({ account, session }: Props) {
  const access = useAccess();
  const place = usePlace();
  const { go } = place;
  const recovering = useAccountStore((store) => store.recovering);
  const sync = useSync(session);
  const syncNow = sync.now;
  usePreviousCheck(
    account.id,
    session === 'valid',
    useCallback(
      (count: number) => {
        // The service knows adventures: they may be ones that another device has just sent.
        if (count > 0) syncNow();
      },
      [syncNow],
    ),
  );

  if (access.kind === 'closed') return <FamilyTrouble kind="closed" />;
  return (
    <ViewBoundary
      resetKey={`${place.view} ${place.adventure}`}
      renderFallback={(retry) => <RecoveryCard onRetry={retry} onDashboard={() => go({ view: 'welcome' })} />}
    >
      <ShellContext value={{ account, session, sync, readOnly: access.kind === 'newer-schema' }}>
        <Suspense fallback={<LoadingPage />}>
          <Views />
          <Onboarding />
        </Suspense>
        <Printing />
        {recovering && (
          <Suspense fallback={null}>
            <NewPasswordDialog />
          </Suspense>
        )}
      </ShellContext>
    </ViewBoundary>
  );
}

/** What a screen has asked to be printed, over that screen. */
function Printing() {
  const { request } = usePrintRequest();
  return (
    request !== null && (
      <Suspense fallback={null}>
        <PrintDialog key={`${request.kind} ${request.adventure}`} request={request} onClosed={donePrinting} />
      </Suspense>
    )
  );
}

function Views() {
  const db = useOpenFamily();
  const { sync } = useShell();
  const { view, adventure, go } = usePlace();
  const children = useChildren();
  const adventures = useAdventures();
  const write = useWrite();
  const firstPull = useFirstPull(sync);
  /** The choices of the selector on their way to the story; gone with a reload, and then the selector asks again. */
  const [config, setConfig] = useState<AdventureConfig | null>(null);

  const childless = children !== undefined && children.length === 0;
  const resume = useCallback(
    async (found: AdventureSummary | { id: string; status: AdventureSummary['status'] }): Promise<void> => {
      if (!isUuid(found.id) || !isInProgress(found.status)) return go({ view: 'generating', adventure: found.id });
      const resumed = await write({ kind: 'resumeAdventure', id: found.id });
      if (!resumed.ok) return void toast({ title: 'Error', description: 'Failed to update adventure session.', tone: 'destructive' });
      toast({ title: 'Adventure Resumed!', tone: 'success' });
      go({ view: 'playing', adventure: found.id });
    },
    [go, write],
  );

  useContinueShortcut(adventures, resume);
  useAppBadge(adventures?.filter(({ status }) => isInProgress(status)).length);

  // A family without children has nobody to send on an adventure: every way leads to the profile first.
  const toProfile = childless && firstPull === 'done' && view !== 'profile' && view !== 'playing';
  useEffect(() => {
    if (toProfile) go({ view: 'profile' }, { replace: true });
  }, [toProfile, go]);

  const again = adventures?.find((other) => other.id === adventure);
  const generating = view === 'generating' ? (adventure === null ? config : again === undefined ? null : configOf(again)) : null;
  const lost = (view === 'generating' && adventures !== undefined && generating === null) || (view === 'playing' && adventure === null);
  useEffect(() => {
    if (lost) go({ view: view === 'generating' ? 'selector' : 'welcome' }, { replace: true });
  }, [lost, view, go]);

  useFirstView(children !== undefined);

  if (children === undefined || firstPull === 'waiting') return <LoadingPage />;
  const home = (): void => go({ view: 'welcome' });
  const playAgain = (found: { id: string }): void => go({ view: 'generating', adventure: found.id });

  switch (view) {
    case 'welcome':
      return (
        <WelcomeView
          onStart={() => go({ view: childless ? 'profile' : 'selector' })}
          onProfile={() => go({ view: 'profile' })}
          onHistory={() => go({ view: 'profile', tab: 'history' })}
          onResume={(found) => void resume(found)}
          onPlayAgain={playAgain}
        />
      );
    case 'profile':
      return (
        <FamilyView
          onHome={home}
          onSaved={() => go({ view: 'selector' })}
          onResume={(found) => void resume(found)}
          onPlayAgain={playAgain}
        />
      );
    case 'selector':
      return (
        <SelectorView
          onHome={home}
          onProfile={() => go({ view: 'profile' })}
          onStart={(chosen) => {
            setConfig(chosen);
            go({ view: 'generating' });
          }}
        />
      );
    case 'generating':
      if (generating === null) return <LoadingPage />;
      return (
        <GeneratingView
          db={db}
          config={generating}
          onReady={(id) => go({ view: 'playing', adventure: id }, { replace: true })}
          onFailed={() => go({ view: 'selector' }, { replace: true })}
          onCancel={() => go({ view: adventure === null ? 'selector' : 'welcome' }, { replace: true })}
        />
      );
    case 'playing':
      if (adventure === null) return <LoadingPage />;
      return (
        <PlayingView
          db={db}
          id={adventure}
          onHome={home}
          onResume={(id) => void resume({ id, status: 'paused_for_continuation' })}
          onPlayAgain={(id) => playAgain({ id })}
        />
      );
  }
}
