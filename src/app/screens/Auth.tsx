import { AuthPage } from '../../features/account/auth/AuthPage.tsx';
import { suggestedSteps } from '../../features/selector/setup/suggested-steps.ts';
import { TryIt } from '../../features/try/TryIt.tsx';
import { useFirstView } from '../../platform/view/first-view.ts';

/** `/auth`: a first story without an account, signing up, signing in, and resetting a forgotten password. */
export function Auth() {
  useFirstView(true);
  return <AuthPage tryIt={<TryIt stepsFor={suggestedSteps} />} />;
}
