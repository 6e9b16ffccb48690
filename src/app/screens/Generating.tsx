import { Navigate } from 'react-router-dom';
import { useAdventures, useChildren, useOpenFamily } from '../../data/read/hooks.ts';
import { type AdventureConfig, type AdventureSetup, configOf } from '../../domain/entities/adventure.ts';
import type { Child } from '../../domain/entities/child.ts';
import { playersToday } from '../../domain/players.ts';
import { GeneratingScreen } from '../../features/selector/generating/GeneratingScreen.tsx';
import { usePendingConfig } from '../../features/selector/generating/pending-config.ts';
import { newId, newSeed, now } from '../../platform/device/clock.ts';
import { storyPorts } from '../../platform/story.ts';
import { placeUrl, usePlace } from '../../platform/view/view.ts';
import { startAdventure } from '../../story/start.ts';
import { LoadingPage } from '../shell/LoadingPage.tsx';
import { ShellHeader } from '../shell/ShellHeader.tsx';

/**
 * `/?view=generating`: tells the first step of what was set up in the selector, or of `&adventure=…` again; without either it redirects to
 * the selector. Again, it is played by the same children; where none of them is in the family any more, by today's.
 */
export function Generating() {
  const db = useOpenFamily();
  const adventures = useAdventures();
  const children = useChildren();
  const { adventure } = usePlace();
  const asked = usePendingConfig();
  if (adventures === undefined || children === undefined) return <LoadingPage />;
  const again = adventures.find(({ id }) => id === adventure);
  const config = adventure === null ? asked : again === undefined ? null : configAgain(again, children);
  if (config === null) return <Navigate to={placeUrl({ view: 'selector' })} replace />;
  return (
    <GeneratingScreen
      key={adventure}
      config={config}
      header={<ShellHeader />}
      start={(chosen) => startAdventure(db, storyPorts, chosen, { now, id: newId, seed: newSeed })}
    />
  );
}

function configAgain(adventure: AdventureSetup, children: readonly Child[]): AdventureConfig {
  const config = configOf(adventure);
  return { ...config, participatingChildren: playersToday(config.participatingChildren, children) };
}
