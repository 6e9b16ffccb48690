import { SessionNotice } from '../../features/account/session/SessionNotice.tsx';
import { LeaveAccountButton } from '../../features/try/LeaveAccountButton.tsx';
import type { Account } from '../../platform/account/account-state.ts';

/** Says that the server has ended this account's sign-in. */
export function SignInEnded({ account }: { account: Account }) {
  return <SessionNotice account={account} otherWay={<LeaveAccountButton account={account} />} />;
}
