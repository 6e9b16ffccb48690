import { useEffect } from 'react';
import { HelpButton } from '../../features/help/HelpButton.tsx';
import { SelectorScreen } from '../../features/selector/SelectorScreen.tsx';
import { warmTeller } from '../../platform/story.ts';
import { ShellHeader } from '../shell/ShellHeader.tsx';

/** `/?view=selector` */
export function Selector() {
  // Loads the storyteller now: reading all of its words takes a tablet a moment, and an adventure is probably about to start.
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
