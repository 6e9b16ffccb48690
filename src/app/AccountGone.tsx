import { CloudOff } from 'lucide-react';
import { PartButton } from '../features/try/PartButton.tsx';
import { ExportButton } from '../features/your-data/ExportButton.tsx';
import type { Account } from '../platform/account/account-state.ts';
import { Callout } from '../ui/Callout/Callout.tsx';

/** The server has said that the account is no more: everything stays and goes on here, and the adult says where the family goes. */
export function AccountGone({ account }: { account: Account }) {
  return (
    <Callout
      tone="info"
      icon={<CloudOff />}
      title="This account no longer exists"
      action={
        <>
          <PartButton account={account} label="Take the family out of it" />
          <ExportButton />
        </>
      }
    >
      <p>
        The server says that the account <strong>{account.email}</strong> was deleted, on another device perhaps. On this one your family is
        whole, with everything that had not been synced, and you can go on playing. Nothing more is sent; take the family out of the account
        and into another one, or save it as a file.
      </p>
    </Callout>
  );
}
