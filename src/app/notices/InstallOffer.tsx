import { useAdventures } from '../../data/read/hooks.ts';
import { declineInstall, install, useInstallWay } from '../../platform/device/install.ts';
import { lazyExtra } from '../../ui/lazy.tsx';

const InstallCard = lazyExtra(() => import('./InstallCard.tsx').then(({ InstallCard }) => InstallCard));

/** Offers to put the app on the home screen, to a family that has completed an adventure and has come back. */
export function InstallOffer() {
  const way = useInstallWay((state) => state.way);
  const completed = useAdventures()?.some(({ status }) => status === 'completed');
  if (way === null || completed !== true) return null;
  return <InstallCard way={way} onInstall={() => void install()} onDecline={declineInstall} />;
}
