import { AuthPage } from '../features/account/AuthPage.tsx';

/** `/auth`: signing up, signing in, and the way back to a forgotten password. */
export function AuthRoute() {
  return <AuthPage />;
}
