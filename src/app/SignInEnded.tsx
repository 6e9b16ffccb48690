import { SessionNotice } from '../features/account/SessionNotice.tsx';
import { LeaveAccountButton } from '../features/try/LeaveAccountButton.tsx';
import type { Account } from '../platform/account/account-state.ts';

/** The server has ended the sign-in of this account. */
export function SignInEnded({ account }: { account: Account }) {
  return <SessionNotice account={account} otherWay={<LeaveAccountButton account={account} />} />;
}
