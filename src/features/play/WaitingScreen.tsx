import { isKnownTheme } from '../../domain/catalog.ts';
import { Ellipsis } from '../../ui/Ellipsis/Ellipsis.tsx';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { Scene } from '../../ui/scene/Scene.tsx';
import { defaultWaitingMessage, waitingMessages } from './texts.ts';
import styles from './WaitingScreen.module.css';

/** Shown while a step is being told. It ends by itself: every way of telling a step has a deadline. */
export function WaitingScreen({ theme }: { theme: string }) {
  return (
    <div className={styles.waiting}>
      <LiveRegion message="Building the adventure" />
      <Scene theme={theme} variant="wide" className={styles.scene} />
      <h2 className={styles.title}>
        Building the adventure
        <Ellipsis />
      </h2>
      <p className={styles.message}>{isKnownTheme(theme) ? waitingMessages[theme] : defaultWaitingMessage}</p>
    </div>
  );
}
