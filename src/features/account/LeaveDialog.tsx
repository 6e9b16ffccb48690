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
      const they = words(reason.changes);
      return (
        <AlertDialog
          {...common}
          title={`${they.have} not reached your account yet`}
          destructive
          otherActions={<Button onClick={() => onLeave(false)}>{`Sign out, keep ${they.object} on this device`}</Button>}
          confirmLabel="Sign out and remove this device’s copy"
          onConfirm={() => onLeave(true)}
        >
          <p>{`Sending ${they.object} did not work just now, so ${they.are} on this device only.`}</p>
          <p>
            {`Kept here, ${they.subject} will go to your account the next time you sign in on this device. Removed with this device’s copy, ${they.subject} will be gone for good.`}
          </p>
        </AlertDialog>
      );
    }
    case 'offline':
      return (
        <AlertDialog {...common} title="Sign out without a connection?" confirmLabel="Sign out anyway" onConfirm={() => onLeave(false)}>
          <p>Everything is safe. But signing in again needs a connection: until there is one, nobody can play here.</p>
        </AlertDialog>
      );
  }
}

type Words = { have: string; are: string; subject: string; object: string };

function words(changes: number): Words {
  return changes === 1
    ? { have: '1 change has', are: 'it is', subject: 'it', object: 'it' }
    : { have: `${changes} changes have`, are: 'they are', subject: 'they', object: 'them' };
}
