import { AlertDialog } from '../../ui/AlertDialog/AlertDialog.tsx';
import { Button } from '../../ui/Button/Button.tsx';

export type LeaveReason =
  /** This many changes could not be sent to the account. */
  | { kind: 'waiting'; changes: number }
  /** All is in the account, but there is no connection to sign in again with. */
  | { kind: 'offline' };

type Props = { reason: LeaveReason; onStay: () => void; onLeave: (remove: boolean) => void };

/** Why signing out should wait, and every way on. A change is lost only by the adult's word. */
export function LeaveDialog({ reason, onStay, onLeave }: Props) {
  const common = { open: true, cancelLabel: 'Stay signed in', onOpenChange: (open: boolean) => (open ? undefined : onStay()) };
  switch (reason.kind) {
    case 'waiting': {
      const { one, them, have } = words(reason.changes);
      return (
        <AlertDialog
          {...common}
          title={`${one} ${have} not reached your account yet`}
          destructive
          otherActions={<Button onClick={() => onLeave(false)}>{`Sign out, keep ${them} on this device`}</Button>}
          confirmLabel="Sign out and remove this device’s copy"
          onConfirm={() => onLeave(true)}
        >
          <p>{`The account can’t be reached right now, so ${them === 'it' ? 'it is' : 'they are'} on this device only.`}</p>
          <p>{`Kept here, ${them} will go to your account when you sign in on this device the next time. Removed with this device’s copy, ${them} will be gone for good.`}</p>
        </AlertDialog>
      );
    }
    case 'offline':
      return (
        <AlertDialog
          {...common}
          title="Sign out without a connection?"
          confirmLabel="Sign out all the same"
          onConfirm={() => onLeave(false)}
        >
          <p>Everything is safe. But signing in again needs a connection: until there is one, nobody can play here.</p>
        </AlertDialog>
      );
  }
}

function words(changes: number): { one: string; them: string; have: string } {
  return changes === 1 ? { one: '1 change', them: 'it', have: 'has' } : { one: `${changes} changes`, them: 'them', have: 'have' };
}
