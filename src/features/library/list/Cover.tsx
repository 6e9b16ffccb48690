import type { AdventureSummary } from '../../../data/read/parse.ts';
import { themeTitle } from '../../../messages/shared/adventures.ts';
import { Scene } from '../../../ui/scene/Scene.tsx';
import { ThemeIcon } from '../../../ui/scene/ThemeIcon.tsx';
import styles from './Cover.module.css';

/** An adventure's picture, with the icon of its theme in the corner. */
export function Cover({ adventure }: { adventure: AdventureSummary }) {
  return (
    <div className={styles.cover}>
      <Scene theme={adventure.theme} words={adventure.custom_theme} variant="tile" still className={styles.scene} />
      <span className={styles.mark}>
        <ThemeIcon theme={adventure.theme} size="1.4rem" label={themeTitle(adventure.theme, adventure.custom_theme)} />
      </span>
    </div>
  );
}
