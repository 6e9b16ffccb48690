import { SignOutButton } from '../../features/account/SignOutButton.tsx';
import { HelpButton } from '../../features/help/HelpButton.tsx';
import { ContinueSections } from '../../features/library/ContinueSections.tsx';
import { LibraryShelf } from '../../features/library/LibraryShelf.tsx';
import { KeepLine } from '../../features/try/KeepLine.tsx';
import { WelcomeScreen } from '../../features/welcome/WelcomeScreen.tsx';
import { InstallOffer } from '../InstallOffer.tsx';
import { ShellHeader } from '../ShellHeader.tsx';
import { useShell } from '../shell-context.ts';
import { UpdatePrompt } from '../UpdatePrompt.tsx';
import { useFetchAhead } from '../useFetchAhead.ts';

/** `/` */
export function Dashboard() {
  const { session, sync } = useShell();
  const alone = session === 'none';
  useFetchAhead();
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
          {alone && <KeepLine />}
          <UpdatePrompt />
        </>
      }
      signOut={null}
      continueSections={<ContinueSections />}
      library={
        <>
          <InstallOffer />
          <LibraryShelf />
        </>
      }
    />
  );
}
