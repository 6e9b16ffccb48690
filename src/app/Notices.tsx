import { lazy, Suspense, useState } from 'react';
import { useQuarantine } from '../data/read/hooks.ts';
import { LinkProblem } from '../features/account/LinkProblem.tsx';
import { SessionNotice } from '../features/account/SessionNotice.tsx';
import { LeaveAccountButton } from '../features/try/LeaveAccountButton.tsx';
import { appWords } from '../messages/app.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { Account } from '../platform/account/account-state.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Callout } from '../ui/Callout/Callout.tsx';
import styles from './Notices.module.css';
import { useShell } from './shell-context.ts';

const RefusedDialog = lazy(() => import('./RefusedDialog.tsx').then(({ RefusedDialog }) => ({ default: RefusedDialog })));

function SignedOut({ account }: { account: Account }) {
  return <SessionNotice account={account} otherWay={<LeaveAccountButton account={account} />} />;
}

const AccountGone = lazy(async () => {
  // Not here and not to be had: what the adult can do about it is said in other words.
  const loaded = await import('./AccountGone.tsx').catch(() => null);
  return { default: loaded?.AccountGone ?? SignedOut };
});

/** What the adult has to know now, most pressing first; usually nothing. */
export function Notices() {
  const t = useMessages(appWords);
  const { account, session, sync, readOnly } = useShell();
  const quarantined = useQuarantine() ?? [];
  const [deciding, setDeciding] = useState(false);
  const notices = [
    readOnly && (
      <Callout
        key="newer"
        tone="info"
        title={t.newer}
        action={
          <Button size="medium" onClick={() => location.reload()}>
            {t.reload}
          </Button>
        }
      >
        <p>{t.newerText}</p>
      </Callout>
    ),
    session === 'refused' && <SignedOut key="session" account={account} />,
    session === 'gone' && (
      <Suspense key="gone" fallback={null}>
        <AccountGone account={account} />
      </Suspense>
    ),
    sync.status.kind === 'attention' && (
      <Callout
        key="refused"
        tone="info"
        title={t.refused(sync.status.refused)}
        action={
          <Button size="medium" onClick={() => setDeciding(true)}>
            {t.look(sync.status.refused)}
          </Button>
        }
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
