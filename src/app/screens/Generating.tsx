import { Navigate } from 'react-router-dom';
import { useAdventures, useOpenFamily } from '../../data/read/hooks.ts';
import { configOf } from '../../domain/entities/adventure.ts';
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
 * the selector.
 */
export function Generating() {
  const db = useOpenFamily();
  const adventures = useAdventures();
  const { adventure } = usePlace();
  const asked = usePendingConfig();
  if (adventures === undefined) return <LoadingPage />;
  const again = adventures.find(({ id }) => id === adventure);
  const config = adventure === null ? asked : again === undefined ? null : configOf(again);
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
