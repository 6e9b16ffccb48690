import type { FamilyDb } from '../../data/db.ts';
import { HelpButton } from '../../features/help/HelpButton.tsx';
import { PlayView } from '../../features/play/PlayView.tsx';
import { ShellHeader } from '../ShellHeader.tsx';
import { UpdatePrompt } from '../UpdatePrompt.tsx';

type Props = {
  db: FamilyDb;
  id: string;
  onHome: () => void;
  onResume: (id: string) => void;
  onPlayAgain: (id: string) => void;
};

export function PlayingView({ db, id, onHome, onResume, onPlayAgain }: Props) {
  return (
    <PlayView
      db={db}
      id={id}
      header={
        <>
          <ShellHeader onHome={onHome}>
            <HelpButton topic="play" />
          </ShellHeader>
          <UpdatePrompt />
        </>
      }
      onLibrary={onHome}
      onResume={onResume}
      onPlayAgain={onPlayAgain}
      onMissing={onHome}
    />
  );
}
