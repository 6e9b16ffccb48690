import { CloudOff } from 'lucide-react';
import { useChildren } from '../../data/read/hooks.ts';
import { LeaveAccountButton } from '../../features/try/LeaveAccountButton.tsx';
import { ExportButton } from '../../features/your-data/ExportButton.tsx';
import { leavingAccountWords } from '../../messages/try/leaving-account.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { Account } from '../../platform/account/account-state.ts';
import { Callout } from '../../ui/Callout/Callout.tsx';
import { Rich } from '../../ui/Rich/Rich.tsx';

/**
 * Shown when the server says the account no longer exists. The family's data stays on this device and play continues; the adult is asked
 * where to move the family, if it has children.
 */
export function AccountGone({ account }: { account: Account }) {
  const t = useMessages(leavingAccountWords);
  const isEmpty = useChildren()?.length === 0;
  const text = isEmpty ? t.goneEmptyText : t.goneText;
  return (
    <Callout
      tone="info"
      icon={<CloudOff />}
      title={t.goneTitle}
      action={
        isEmpty ? undefined : (
          <>
            <LeaveAccountButton account={account} said="takeOut" />
            <ExportButton />
          </>
        )
      }
    >
      <p>
        <Rich>{text({ email: account.email })}</Rich>
      </p>
    </Callout>
  );
}
