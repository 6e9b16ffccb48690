import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAccount } from '../platform/account/account-state.ts';
import type { MainProps } from './family/MainRoute.tsx';
import type { Screen } from './lazy-screen.ts';
import { LoadingPage } from './shell/LoadingPage.tsx';

/** Who may see which screen. Decided from what the device knows, without asking the network. */

/** For an account on this device, or a family without an account; everybody else is redirected to `/auth`. */
export function SignedIn({ screen }: { screen: Screen<MainProps> }) {
  const [Shown] = useState(screen.now);
  const account = useAccount();
  switch (account.kind) {
    case 'loading':
      return <LoadingPage />;
    case 'signed-out':
      return <Navigate to="/auth" replace />;
    case 'guest':
      return <Shown key={account.account.id} account={account.account} session="none" />;
    case 'signed-in':
      return <Shown key={account.account.id} account={account.account} session={account.session} />;
  }
}

/** For visitors who are not signed in, with or without a family on this device; those who are signed in are redirected to their family. */
export function SignedOut({ screen }: { screen: Screen }) {
  const [Shown] = useState(screen.now);
  const account = useAccount();
  switch (account.kind) {
    case 'loading':
      return <LoadingPage />;
    case 'signed-in':
      return <Navigate to="/" replace />;
    case 'guest':
    case 'signed-out':
      return <Shown />;
  }
}
