import { CloudOff } from 'lucide-react';
import { LeaveAccountButton } from '../features/try/LeaveAccountButton.tsx';
import { ExportButton } from '../features/your-data/ExportButton.tsx';
import { triedWords } from '../messages/tried.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { Account } from '../platform/account/account-state.ts';
import { Callout } from '../ui/Callout/Callout.tsx';
import { Rich } from '../ui/Rich/Rich.tsx';

/** The server has said that the account is no more: everything stays and goes on here, and the adult says where the family goes. */
export function AccountGone({ account }: { account: Account }) {
  const t = useMessages(triedWords);
  return (
    <Callout
      tone="info"
      icon={<CloudOff />}
      title={t.goneTitle}
      action={
        <>
          <LeaveAccountButton account={account} said="takeOut" />
          <ExportButton />
        </>
      }
    >
      <p>
        <Rich>{t.goneText({ email: account.email })}</Rich>
      </p>
    </Callout>
  );
}
