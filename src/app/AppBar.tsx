import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { appWords } from '../messages/app.ts';
import { useMessages } from '../messages/useMessages.ts';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/IconButton/IconButton.tsx';
import styles from './AppBar.module.css';

type Props = {
  /** The way home; left out on the home screen itself. */
  onHome?: () => void;
  /** What stands on the far side needs the width of a tablet for itself. */
  crowded?: boolean;
  /** Help, sync and the like, on the far side. */
  children?: ReactNode;
};

/** The bar over every view: whose app this is, the way home, and how things stand. */
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
