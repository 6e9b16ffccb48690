import type { AdventureConfig } from '../../domain/adventure.ts';
import { HelpButton } from '../../features/help/HelpButton.tsx';
import { SelectorScreen } from '../../features/selector/SelectorScreen.tsx';
import { ShellHeader } from '../ShellHeader.tsx';

type Props = { onHome: () => void; onProfile: () => void; onStart: (config: AdventureConfig) => void };

export function SelectorView({ onHome, onProfile, onStart }: Props) {
  return (
    <SelectorScreen
      header={
        <ShellHeader>
          <HelpButton topic="setup" />
        </ShellHeader>
      }
      onStart={onStart}
      onHome={onHome}
      onProfile={onProfile}
    />
  );
}
