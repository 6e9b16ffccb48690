import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { appWords } from '../../messages/app/app.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import styles from './AppBar.module.css';

type Props = {
  /** Goes to the home screen; left out on the home screen itself. */
  onHome?: () => void;
  /** Hides the app's name below tablet width, because the tools on the right need the space. */
  crowded?: boolean;
  /** The tools on the right: the sync badge and so on. */
  children?: ReactNode;
};

/** The bar at the top of every view: the app's name, the way home, and tools such as the sync badge. */
export function AppBar({ onHome, crowded = false, children }: Props) {
  const t = useMessages(appWords);
  return (
    <header className={styles.bar}>
      {onHome === undefined ? (
        <span className={cx(styles.name, crowded && styles.crowded)}>Play Venture</span>
      ) : (
        <>
          <IconButton label={t.home} icon={<House />} onClick={onHome} />
          <span className={cx(styles.name, styles.besideHome, crowded && styles.crowded)}>Play Venture</span>
        </>
      )}
      <div className={styles.tools}>{children}</div>
    </header>
  );
}
