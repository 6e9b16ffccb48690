import { useEffect } from 'react';
import { HelpButton } from '../../features/help/HelpButton.tsx';
import { SelectorScreen } from '../../features/selector/SelectorScreen.tsx';
import { warmTeller } from '../../platform/story.ts';
import { ShellHeader } from '../ShellHeader.tsx';

/** `/?view=selector` */
export function Selector() {
  // Whoever chooses a story will want one told: reading all of its words takes a tablet a moment, and a start that leads elsewhere saves it.
  useEffect(warmTeller, []);
  return (
    <SelectorScreen
      header={
        <ShellHeader>
          <HelpButton topic="setup" />
        </ShellHeader>
      }
    />
  );
}
