import { Cloud, CloudAlert, CloudCheck, CloudOff, CloudUpload, LogIn, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SyncStatus } from '../sync/status.ts';
import { Badge } from '../ui/Badge/Badge.tsx';
import { IconButton } from '../ui/IconButton/IconButton.tsx';
import styles from './SyncBadge.module.css';

type Look = {
  tone: 'neutral' | 'good' | 'warn' | 'bad' | 'info';
  icon: ReactNode;
  text: string;
  /** What a phone shows beside the icon; a screen reader hears the whole text everywhere. */
  count: number;
  canRetry: boolean;
};

function changes(count: number): string {
  return count === 1 ? '1 change waits' : `${count} changes wait`;
}

function lookOf(status: SyncStatus, gone: boolean): Look {
  switch (status.kind) {
    case 'synced':
      return status.at === null
        ? { tone: 'neutral', icon: <Cloud />, text: 'On this device', count: 0, canRetry: false }
        : { tone: 'good', icon: <CloudCheck />, text: 'Synced', count: 0, canRetry: false };
    case 'syncing':
      return { tone: 'info', icon: <CloudUpload />, text: 'Syncing', count: 0, canRetry: false };
    case 'offline':
      return {
        tone: 'neutral',
        icon: <CloudOff />,
        text: status.waiting === 0 ? 'Offline' : `Offline, ${changes(status.waiting)}`,
        count: status.waiting,
        canRetry: false,
      };
    case 'unreachable':
      return {
        tone: 'warn',
        icon: <CloudOff />,
        text: status.waiting === 0 ? 'Server out of reach' : `Server out of reach, ${changes(status.waiting)}`,
        count: status.waiting,
        canRetry: true,
      };
    case 'sign-in':
      return { tone: 'warn', icon: <LogIn />, text: gone ? 'In no account any more' : 'Sign in to sync', count: 0, canRetry: false };
    case 'attention':
      return {
        tone: 'bad',
        icon: <CloudAlert />,
        text: `${status.refused === 1 ? '1 change needs' : `${status.refused} changes need`} you`,
        count: status.refused,
        canRetry: false,
      };
  }
}

/** Nothing to do and nothing to know. */
export function isCalm({ kind }: SyncStatus): boolean {
  return kind === 'synced' || kind === 'syncing';
}

type Props = {
  status: SyncStatus;
  /** The account itself is no more. */
  gone: boolean;
  onRetry: () => void;
};

/** Where the family's changes are: in the account, on their way, or safe on this device until there is a connection. */
export function SyncBadge({ status, gone, onRetry }: Props) {
  const { tone, icon, text, count, canRetry } = lookOf(status, gone);
  return (
    <span className={styles.badge} data-sync={status.kind}>
      <Badge tone={tone} icon={icon} className={styles.state}>
        <span className={styles.words}>{text}</span>
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        )}
      </Badge>
      {canRetry && <IconButton label="Try now" icon={<RotateCw />} onClick={onRetry} />}
    </span>
  );
}
