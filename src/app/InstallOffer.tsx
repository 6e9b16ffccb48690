import { type ComponentType, lazy, Suspense } from 'react';
import { useAdventures } from '../data/read/hooks.ts';
import { declineInstall, type InstallWay, install, useInstallWay } from '../platform/device/install.ts';

type CardProps = { way: InstallWay; onInstall: () => void; onDecline: () => void };

const InstallCard = lazy(async (): Promise<{ default: ComponentType<CardProps> }> => {
  // Not here and not to be had: the dashboard does without.
  const loaded = await import('./InstallCard.tsx').catch(() => null);
  return { default: loaded?.InstallCard ?? (() => null) };
});

/** The card about the home screen, for a family that has completed an adventure and is here not for the first time. */
export function InstallOffer() {
  const way = useInstallWay((state) => state.way);
  const completed = useAdventures()?.some(({ status }) => status === 'completed');
  if (way === null || completed !== true) return null;
  return (
    <Suspense fallback={null}>
      <InstallCard way={way} onInstall={() => void install()} onDecline={declineInstall} />
    </Suspense>
  );
}
