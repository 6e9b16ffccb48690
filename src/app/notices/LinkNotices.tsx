import { LinkProblem } from '../../features/account/auth/LinkProblem.tsx';
import { OtherAccountNotice } from '../../features/account/session/OtherAccountNotice.tsx';
import { useShell } from '../shell/shell-context.ts';

/** What became of a link from a mail that has not signed anybody in. */
export function LinkNotices() {
  const { account, sync } = useShell();
  return (
    <>
      <LinkProblem />
      <OtherAccountNotice account={account} flush={sync.flush} />
    </>
  );
}
