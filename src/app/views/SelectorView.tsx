import { useEffect } from 'react';
import type { AdventureConfig } from '../../domain/entities/adventure.ts';
import { HelpButton } from '../../features/help/HelpButton.tsx';
import { SelectorScreen } from '../../features/selector/SelectorScreen.tsx';
import { warmTeller } from '../../platform/story.ts';
import { ShellHeader } from '../ShellHeader.tsx';

type Props = { onHome: () => void; onProfile: () => void; onStart: (config: AdventureConfig) => void };

export function SelectorView({ onHome, onProfile, onStart }: Props) {
  // Whoever chooses a story will want one told: reading all of its words takes a tablet a moment, and a start that leads elsewhere saves it.
  useEffect(warmTeller, []);
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
