import type { AdventureSummary } from '../../data/read/parse.ts';
import { SignOutButton } from '../../features/account/SignOutButton.tsx';
import { HelpButton } from '../../features/help/HelpButton.tsx';
import { ContinueSections } from '../../features/library/ContinueSections.tsx';
import { LibraryShelf } from '../../features/library/LibraryShelf.tsx';
import { WelcomeScreen } from '../../features/welcome/WelcomeScreen.tsx';
import { InstallOffer } from '../InstallOffer.tsx';
import { ShellHeader } from '../ShellHeader.tsx';
import { useShell } from '../shell-context.ts';
import { UpdatePrompt } from '../UpdatePrompt.tsx';

type Props = {
  onStart: () => void;
  onProfile: () => void;
  onHistory: () => void;
  onResume: (adventure: AdventureSummary) => void;
  onPlayAgain: (adventure: AdventureSummary) => void;
};

export function WelcomeView({ onStart, onProfile, onHistory, onResume, onPlayAgain }: Props) {
  const { sync } = useShell();
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
      continueSections={<ContinueSections onResume={onResume} />}
      library={
        <>
          <InstallOffer />
          <LibraryShelf onResume={onResume} onPlayAgain={onPlayAgain} onHistory={onHistory} />
        </>
      }
      onStart={onStart}
      onProfile={onProfile}
    />
  );
}
