import { useAdventures } from '../data/read/hooks.ts';
import { declineInstall, install, useInstallWay } from '../platform/device/install.ts';
import { lazyExtra } from '../ui/lazyExtra.tsx';

const InstallCard = lazyExtra(() => import('./InstallCard.tsx').then(({ InstallCard }) => InstallCard));

/** The card about the home screen, for a family that has completed an adventure and is here not for the first time. */
export function InstallOffer() {
  const way = useInstallWay((state) => state.way);
  const completed = useAdventures()?.some(({ status }) => status === 'completed');
  if (way === null || completed !== true) return null;
  return <InstallCard way={way} onInstall={() => void install()} onDecline={declineInstall} />;
}
