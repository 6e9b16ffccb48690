import { SignOutButton } from '../../features/account/SignOutButton.tsx';
import { HelpButton } from '../../features/help/HelpButton.tsx';
import { ContinueSections } from '../../features/library/ContinueSections.tsx';
import { LibraryShelf } from '../../features/library/LibraryShelf.tsx';
import { WelcomeScreen } from '../../features/welcome/WelcomeScreen.tsx';
import { InstallOffer } from '../InstallOffer.tsx';
import { ShellHeader } from '../ShellHeader.tsx';
import { useShell } from '../shell-context.ts';
import { UpdatePrompt } from '../UpdatePrompt.tsx';
import { useFetchAhead } from '../useFetchAhead.ts';

/** `/` */
export function Dashboard() {
  const { sync } = useShell();
  useFetchAhead();
  return (
    <WelcomeScreen
      header={
        <ShellHeader>
          <HelpButton topic="play" />
          <SignOutButton flush={sync.flush} />
        </ShellHeader>
      }
      extras={<UpdatePrompt />}
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
