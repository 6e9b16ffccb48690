import { lazy, Suspense, useState } from 'react';
import { useQuarantine } from '../../data/read/hooks.ts';
import { LinkProblem } from '../../features/account/auth/LinkProblem.tsx';
import { appWords } from '../../messages/app/app.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { Account } from '../../platform/account/account-state.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Callout } from '../../ui/Callout/Callout.tsx';
import { lazyExtra } from '../../ui/lazy.tsx';
import { useShell } from '../shell/shell-context.ts';
import styles from './Notices.module.css';

const RefusedDialog = lazy(() => import('./RefusedDialog.tsx').then(({ RefusedDialog }) => ({ default: RefusedDialog })));

/** If its code can't be loaded, the sync badge still says that the sign-in has ended. */
const SignInEnded = lazyExtra<{ account: Account }>(() => import('./SignInEnded.tsx').then(({ SignInEnded }) => SignInEnded));

/** If its code can't be loaded, the notice about the ended sign-in stands in: it offers what the adult can do. */
const AccountGone = lazyExtra(() => import('./AccountGone.tsx').then(({ AccountGone }) => AccountGone), SignInEnded);

/** What the adult has to know now, most urgent first; usually nothing. */
export function Notices() {
  const t = useMessages(appWords);
  const { account, session, sync, readOnly } = useShell();
  const quarantined = useQuarantine() ?? [];
  const [deciding, setDeciding] = useState(false);
  const notices = [
    readOnly && (
      <Callout key="newer" tone="info" title={t.newer} action={<Button onClick={() => location.reload()}>{t.reload}</Button>}>
        <p>{t.newerText}</p>
      </Callout>
    ),
    session === 'refused' && <SignInEnded key="session" account={account} />,
    session === 'gone' && <AccountGone key="gone" account={account} />,
    sync.status.kind === 'attention' && (
      <Callout
        key="refused"
        tone="info"
        title={t.refused(sync.status.refused)}
        action={<Button onClick={() => setDeciding(true)}>{t.look(sync.status.refused)}</Button>}
      >
        <p>{t.refusedText(sync.status.refused)}</p>
      </Callout>
    ),
    quarantined.length > 0 && (
      <Callout key="quarantine" tone="info" title={t.unreadable(quarantined.length)}>
        <p>{t.unreadableText(quarantined.length)}</p>
      </Callout>
    ),
  ].filter((notice) => notice !== false);
  return (
    <div className={styles.notices}>
      <LinkProblem />
      {notices}
      {deciding && (
        <Suspense fallback={null}>
          <RefusedDialog onClose={() => setDeciding(false)} />
        </Suspense>
      )}
    </div>
  );
}
