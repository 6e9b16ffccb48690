import { LogIn } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { sessionWords } from '../../../messages/account/session.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import type { Account } from '../../../platform/account/account-state.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Callout } from '../../../ui/Callout/Callout.tsx';
import { lazyDialog } from '../../../ui/lazy.tsx';

const SignInAgainDialog = lazyDialog(
  () => import('./SignInAgainDialog.tsx').then(({ SignInAgainDialog }) => SignInAgainDialog),
  ({ onOpenChange }) => onOpenChange(false),
);

/**
 * Says that the server has ended the sign-in: the family can play on, and only syncing needs the password again. `otherWay` is for an
 * account that can no longer be signed in to.
 */
export function SessionNotice({ account, otherWay }: { account: Account; otherWay: ReactNode }) {
  const t = useMessages(sessionWords);
  const [asking, setAsking] = useState(false);
  return (
    <Callout
      tone="info"
      icon={<LogIn />}
      title={t.againToSync}
      action={
        <>
          <Button onClick={() => setAsking(true)}>{t.again}</Button>
          {otherWay}
        </>
      }
    >
      <p>{t.againText}</p>
      <SignInAgainDialog open={asking} onOpenChange={setAsking} email={account.email} />
    </Callout>
  );
}
