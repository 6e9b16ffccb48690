import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Account } from '../../platform/account/account-state.ts';
import { partWithAccount } from '../../platform/account/tried.ts';
import { AlertDialog } from '../../ui/AlertDialog/AlertDialog.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { toast } from '../../ui/Toast/toast.ts';

/** For an account that is gone, and can't answer a sign-in any more: the family on this device goes on without it, and into another one. */
export function PartButton({ account, label }: { account: Account; label: string }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);

  async function part(): Promise<void | false> {
    const parted = await partWithAccount(account).catch(() => false);
    if (parted) return navigate('/auth');
    toast({
      title: 'Not just now',
      description: 'Another family on this device is in no account either. Decide about that one first, in your profile.',
      tone: 'destructive',
    });
    return false;
  }

  return (
    <>
      <Button variant="quiet" size="medium" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Go on without this account?"
        cancelLabel="Keep waiting for it"
        confirmLabel="Take the family out of it"
        onConfirm={part}
      >
        <p>
          Where the server was set up anew, or the account was deleted on another device, <strong>{account.email}</strong> no longer exists
          here, and signing in again can’t work.
        </p>
        <p>
          Your family is whole on this device: children, places and adventures, and what had not been synced. It stays here without an
          account, and comes along into a new one or another one as soon as you sign up or sign in. Only what other devices have not sent
          here is not in it. In your profile, under Your data, you can also save everything as a file.
        </p>
        <p>Should the account be back one day, sign in with it, and the family is its own again.</p>
      </AlertDialog>
    </>
  );
}
