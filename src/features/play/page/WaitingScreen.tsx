import { isKnownTheme } from '../../../domain/catalog.ts';
import { playWords } from '../../../messages/play/play.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Ellipsis } from '../../../ui/Ellipsis/Ellipsis.tsx';
import { LiveRegion } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { Scene } from '../../../ui/scene/Scene.tsx';
import styles from './WaitingScreen.module.css';

/** Shown while a step is being told. It always ends, because every way of telling a step has a deadline. */
export function WaitingScreen({ theme, words }: { theme: string; words: string | null }) {
  const t = useMessages(playWords);
  return (
    <div className={styles.waiting}>
      <LiveRegion message={t.building} />
      <Scene theme={theme} words={words} className={styles.scene} />
      <h2 className={styles.title}>
        {t.building}
        <Ellipsis />
      </h2>
      <p className={styles.message}>{isKnownTheme(theme) ? t.waiting[theme] : t.nextPage}</p>
    </div>
  );
}
