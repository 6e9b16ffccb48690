import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAccount } from '../platform/account/account-state.ts';
import { LoadingPage } from './LoadingPage.tsx';
import type { Screen } from './lazy-screen.ts';
import type { MainProps } from './MainRoute.tsx';

/** Who may see what: known from the device alone, nothing is asked of the network for that. */

/** For an account of this device, and for a family without one; anybody else is led to `/auth`. */
export function SignedIn({ screen }: { screen: Screen<MainProps> }) {
  const [Shown] = useState(screen.now);
  const account = useAccount();
  switch (account.kind) {
    case 'loading':
      return <LoadingPage />;
    case 'signed-out':
      return <Navigate to="/auth" replace />;
    case 'trying':
      return <Shown key={account.account.id} account={account.account} session="none" />;
    case 'signed-in':
      return <Shown key={account.account.id} account={account.account} session={account.session} />;
  }
}

/** For whoever is not signed in, with a family here or without; who is, is led to the family. */
export function SignedOut({ screen }: { screen: Screen }) {
  const [Shown] = useState(screen.now);
  const account = useAccount();
  switch (account.kind) {
    case 'loading':
      return <LoadingPage />;
    case 'signed-in':
      return <Navigate to="/" replace />;
    case 'trying':
    case 'signed-out':
      return <Shown />;
  }
}
