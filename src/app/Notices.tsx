import { lazy, Suspense, useState } from 'react';
import { useQuarantine } from '../data/read/hooks.ts';
import { LinkProblem } from '../features/account/LinkProblem.tsx';
import { SessionNotice } from '../features/account/SessionNotice.tsx';
import { PartButton } from '../features/try/PartButton.tsx';
import type { Account } from '../platform/account/account-state.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Callout } from '../ui/Callout/Callout.tsx';
import styles from './Notices.module.css';
import { useShell } from './shell-context.ts';

const RefusedDialog = lazy(() => import('./RefusedDialog.tsx').then(({ RefusedDialog }) => ({ default: RefusedDialog })));

function SignedOut({ account }: { account: Account }) {
  return <SessionNotice account={account} otherWay={<PartButton account={account} label="The account is gone" />} />;
}

const AccountGone = lazy(async () => {
  // Not here and not to be had: what the adult can do about it is said in other words.
  const loaded = await import('./AccountGone.tsx').catch(() => null);
  return { default: loaded?.AccountGone ?? SignedOut };
});

/** What the adult has to know now, most pressing first; usually nothing. */
export function Notices() {
  const { account, session, sync, readOnly } = useShell();
  const quarantined = useQuarantine() ?? [];
  const [deciding, setDeciding] = useState(false);
  const notices = [
    readOnly && (
      <Callout
        key="newer"
        tone="info"
        title="A newer Play Venture has been here"
        action={
          <Button size="medium" onClick={() => location.reload()}>
            Load again
          </Button>
        }
      >
        <p>Everything can be read, nothing can be changed on this page until it is loaded again.</p>
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
        title={
          sync.status.refused === 1
            ? 'One change could not be saved to your account'
            : `${sync.status.refused} changes could not be saved to your account`
        }
        action={
          <Button size="medium" onClick={() => setDeciding(true)}>
            {sync.status.refused === 1 ? 'Look at it' : 'Look at them'}
          </Button>
        }
      >
        <p>
          {sync.status.refused === 1
            ? 'It is safe on this device, and waits for your word.'
            : 'They are safe on this device, and wait for your word.'}
        </p>
      </Callout>
    ),
    quarantined.length > 0 && (
      <Callout
        key="quarantine"
        tone="info"
        title={quarantined.length === 1 ? 'One entry can’t be read' : `${quarantined.length} entries can’t be read`}
      >
        <p>
          {quarantined.length === 1
            ? 'It was set aside, untouched, so that everything else goes on. A newer version of the app may be able to read it.'
            : 'They were set aside, untouched, so that everything else goes on. A newer version of the app may be able to read them.'}
        </p>
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
