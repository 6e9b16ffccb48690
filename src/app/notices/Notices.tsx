import { useState } from 'react';
import { useQuarantine } from '../../data/read/hooks.ts';
import { appWords } from '../../messages/app/app.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { type Account, useAccountStore } from '../../platform/account/account-state.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Callout } from '../../ui/Callout/Callout.tsx';
import { lazyExtra } from '../../ui/lazy.tsx';
import { useShell } from '../shell/shell-context.ts';
import styles from './Notices.module.css';

/** If its code can't be loaded, the sync badge still says that the sign-in has ended. */
const SignInEnded = lazyExtra<{ account: Account }>(() => import('./SignInEnded.tsx').then(({ SignInEnded }) => SignInEnded));

/** If its code can't be loaded, the notice about the ended sign-in stands in: it offers what the adult can do. */
const AccountGone = lazyExtra(() => import('./AccountGone.tsx').then(({ AccountGone }) => AccountGone), SignInEnded);

/** If its code can't be loaded, the sync badge still says that changes need the adult. */
const RefusedNotice = lazyExtra(() => import('./RowNotices.tsx').then(({ RefusedNotice }) => RefusedNotice));

const UnreadableNotice = lazyExtra(() => import('./RowNotices.tsx').then(({ UnreadableNotice }) => UnreadableNotice));

/** If its code can't be loaded, the account that is open here stays open. */
const LinkNotices = lazyExtra(() => import('./LinkNotices.tsx').then(({ LinkNotices }) => LinkNotices));

/** What the adult has to know now, most urgent first; usually nothing. */
export function Notices() {
  const t = useMessages(appWords);
  const { account, session, sync, readOnly } = useShell();
  const unreadable = useQuarantine()?.length ?? 0;
  const refused = sync.status.kind === 'attention' ? sync.status.refused : 0;
  const linked = useAccountStore(({ link }) => link !== null);
  const [deciding, setDeciding] = useState(false);
  const notices = [
    readOnly && (
      <Callout key="newer" tone="info" title={t.newer} action={<Button onClick={() => location.reload()}>{t.reload}</Button>}>
        <p>{t.newerText}</p>
      </Callout>
    ),
    session === 'refused' && <SignInEnded key="session" account={account} />,
    session === 'gone' && <AccountGone key="gone" account={account} />,
    (refused > 0 || deciding) && <RefusedNotice key="refused" refused={refused} deciding={deciding} onDecide={setDeciding} />,
    unreadable > 0 && <UnreadableNotice key="unreadable" unreadable={unreadable} />,
  ].filter((notice) => notice !== false);
  return (
    <div className={styles.notices}>
      {linked && <LinkNotices />}
      {notices}
    </div>
  );
}
