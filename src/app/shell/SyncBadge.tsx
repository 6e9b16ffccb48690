import { Cloud, CloudAlert, CloudCheck, CloudOff, CloudUpload, LogIn, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { appWords } from '../../messages/app/app.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { SyncStatus } from '../../sync/status.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import styles from './SyncBadge.module.css';

type Look = {
  tone: 'neutral' | 'good' | 'warn' | 'bad' | 'info';
  icon: ReactNode;
  text: string;
  /** The number a phone shows beside the icon; screen readers get the whole text on every device. */
  count: number;
  canRetry: boolean;
};

function lookOf(status: SyncStatus, gone: boolean): Look {
  const t = appWords.get();
  switch (status.kind) {
    case 'synced':
      return status.at === null
        ? { tone: 'neutral', icon: <Cloud />, text: t.onDevice, count: 0, canRetry: false }
        : { tone: 'good', icon: <CloudCheck />, text: t.synced, count: 0, canRetry: false };
    case 'syncing':
      return { tone: 'info', icon: <CloudUpload />, text: t.syncing, count: 0, canRetry: false };
    case 'offline':
      return {
        tone: 'neutral',
        icon: <CloudOff />,
        text: status.waiting === 0 ? t.offline : t.offlineWaiting(status.waiting),
        count: status.waiting,
        canRetry: false,
      };
    case 'unreachable':
      return {
        tone: 'warn',
        icon: <CloudOff />,
        text: status.waiting === 0 ? t.unreachable : t.unreachableWaiting(status.waiting),
        count: status.waiting,
        canRetry: true,
      };
    case 'sign-in':
      return { tone: 'warn', icon: <LogIn />, text: gone ? t.noAccount : t.signInToSync, count: 0, canRetry: false };
    case 'attention':
      return {
        tone: 'bad',
        icon: <CloudAlert />,
        text: t.attention(status.refused),
        count: status.refused,
        canRetry: false,
      };
  }
}

/** Whether everything is synced, with nothing for the adult to do or know. */
export function isCalm({ kind }: SyncStatus): boolean {
  return kind === 'synced' || kind === 'syncing';
}

type Props = {
  status: SyncStatus;
  /** The account no longer exists on the server. */
  gone: boolean;
  onRetry: () => void;
};

/** Says where the family's changes are: in the account, on their way, or on this device until there is a connection. */
export function SyncBadge({ status, gone, onRetry }: Props) {
  const t = useMessages(appWords);
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
      {canRetry && <IconButton label={t.tryNow} icon={<RotateCw />} onClick={onRetry} />}
    </span>
  );
}
