import { AuthPage } from '../../features/account/AuthPage.tsx';
import { useFirstView } from '../../platform/first-view.ts';

/** `/auth`: signing up, signing in, and the way back to a forgotten password. */
export function Auth() {
  useFirstView(true);
  return <AuthPage />;
}
