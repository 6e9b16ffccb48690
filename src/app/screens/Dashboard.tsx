import { useAdventures } from '../../data/read/hooks.ts';
import { SignOutButton } from '../../features/account/session/SignOutButton.tsx';
import { HelpButton } from '../../features/help/HelpButton.tsx';
import { ContinueSections } from '../../features/library/continue/ContinueSections.tsx';
import { LibrarySection } from '../../features/library/LibrarySection.tsx';
import { SignUpPrompt } from '../../features/try/SignUpPrompt.tsx';
import { WelcomeScreen } from '../../features/welcome/WelcomeScreen.tsx';
import { declineInstall, install, useInstallWay } from '../../platform/device/install.ts';
import { lazyExtra } from '../../ui/lazy.tsx';
import { UpdatePrompt } from '../notices/UpdatePrompt.tsx';
import { ShellHeader } from '../shell/ShellHeader.tsx';
import { useShell } from '../shell/shell-context.ts';

/** How full the account is: known only after a sync. If the code can't be loaded, the settings still say it. */
const QuotaNotice = lazyExtra(() => import('../notices/QuotaNotice.tsx').then(({ QuotaNotice }) => QuotaNotice));

/** Loaded later: it has nothing to do before the first view is drawn. */
const FetchAhead = lazyExtra(() => import('../shell/FetchAhead.tsx').then(({ FetchAhead }) => FetchAhead));

const InstallCard = lazyExtra(() => import('../notices/InstallCard.tsx').then(({ InstallCard }) => InstallCard));

/** `/` */
export function Dashboard() {
  const { account, session, sync } = useShell();
  const alone = session === 'none';
  // How full the account is becomes known with a sync; the first view does not wait for it.
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
          {!alone && synced && <QuotaNotice account={account.id} />}
        </>
      }
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

/** Offers to put the app on the home screen, to a family that has completed an adventure and has come back. */
function InstallOffer() {
  const way = useInstallWay((state) => state.way);
  const completed = useAdventures()?.some(({ status }) => status === 'completed');
  if (way === null || completed !== true) return null;
  return <InstallCard way={way} onInstall={() => void install()} onDecline={declineInstall} />;
}
