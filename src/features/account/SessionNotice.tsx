import { LogIn } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Account } from '../../platform/account/account-state.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Callout } from '../../ui/Callout/Callout.tsx';
import { lazyDialog } from '../../ui/lazyDialog.tsx';

const SignInAgainDialog = lazyDialog(() => import('./SignInAgainDialog.tsx').then(({ SignInAgainDialog }) => SignInAgainDialog));

/** The server has ended the sign-in: everything stays and goes on here, and only syncing waits for the password. `otherWay`: for an account that can't be signed in to any more. */
export function SessionNotice({ account, otherWay }: { account: Account; otherWay?: ReactNode }) {
  const [asking, setAsking] = useState(false);
  return (
    <Callout
      tone="info"
      icon={<LogIn />}
      title="Sign in again to sync"
      action={
        <>
          <Button size="medium" onClick={() => setAsking(true)}>
            Sign in again
          </Button>
          {otherWay}
        </>
      }
    >
      <p>
        You have been signed out by the server. Everything is safe on this device and you can go on playing; changes wait here until you
        sign in again.
      </p>
      <SignInAgainDialog open={asking} onOpenChange={setAsking} email={account.email} />
    </Callout>
  );
}
