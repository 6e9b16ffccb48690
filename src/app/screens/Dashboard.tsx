import { lazy, Suspense } from 'react';
import { SignOutButton } from '../../features/account/SignOutButton.tsx';
import { HelpButton } from '../../features/help/HelpButton.tsx';
import { ContinueSections } from '../../features/library/ContinueSections.tsx';
import { LibrarySection } from '../../features/library/LibrarySection.tsx';
import { SignUpPrompt } from '../../features/try/SignUpPrompt.tsx';
import { WelcomeScreen } from '../../features/welcome/WelcomeScreen.tsx';
import { InstallOffer } from '../InstallOffer.tsx';
import { ShellHeader } from '../ShellHeader.tsx';
import { useShell } from '../shell-context.ts';
import { UpdatePrompt } from '../UpdatePrompt.tsx';
import { useFetchAhead } from '../useFetchAhead.ts';

/** Comes with a sync, long after the first view. */
const RoomNotice = lazy(() => import('../RoomNotice.tsx').then(({ RoomNotice }) => ({ default: RoomNotice })));

/** `/` */
export function Dashboard() {
  const { account, session, sync } = useShell();
  const alone = session === 'none';
  // What the account holds is news that comes with a sync; the first view does not wait for it.
  const synced = sync.status.kind === 'synced' && sync.status.at !== null;
  return (
    <WelcomeScreen
      header={
        <ShellHeader>
          <HelpButton topic="play" />
          {!alone && <SignOutButton flush={sync.flush} />}
        </ShellHeader>
      }
      extras={
        <>
          <FetchAhead />
          {alone && <SignUpPrompt />}
          <UpdatePrompt />
          {!alone && synced && (
            <Suspense fallback={null}>
              <RoomNotice account={account.id} />
            </Suspense>
          )}
        </>
      }
      signOut={null}
      continueSections={<ContinueSections />}
      library={
        <>
          <InstallOffer />
          <LibrarySection />
        </>
      }
    />
  );
}

/** Draws nothing: what changes in an adventure is no reason to draw the screen again. */
function FetchAhead() {
  useFetchAhead();
  return null;
}
