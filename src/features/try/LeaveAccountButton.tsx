import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { leavingAccountWords } from '../../messages/try/leaving-account.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { Account } from '../../platform/account/account-state.ts';
import { detachFromAccount } from '../../platform/account/guest-family.ts';
import { AlertDialog } from '../../ui/AlertDialog/AlertDialog.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Rich } from '../../ui/Rich/Rich.tsx';
import { toast } from '../../ui/Toast/toast.ts';

/**
 * For an account that no longer exists on the server: turns the family on this device into a guest family, which can move into another
 * account.
 */
export function LeaveAccountButton({ account, said = 'gone' }: { account: Account; said?: 'gone' | 'takeOut' }) {
  const t = useMessages(leavingAccountWords);
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);

  async function detach(): Promise<void | false> {
    const detached = await detachFromAccount(account).catch(() => false);
    if (detached) return navigate('/auth');
    toast({
      title: t.notNow,
      description: t.notNowText,
      tone: 'destructive',
    });
    return false;
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t[said]}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t.detach}
        cancelLabel={t.waitForIt}
        confirmLabel={t.takeOut}
        onConfirm={detach}
      >
        <p>
          <Rich>{t.detachWhy({ email: account.email })}</Rich>
        </p>
        <p>{t.detachWhat}</p>
        <p>{t.detachBack}</p>
      </AlertDialog>
    </>
  );
}
