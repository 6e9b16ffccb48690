import { leaveWords } from '../../../messages/account/leave.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { AlertDialog } from '../../../ui/AlertDialog/AlertDialog.tsx';
import { Button } from '../../../ui/Button/Button.tsx';

export type LeaveReason =
  /** This many changes could not be sent to the account. */
  | { kind: 'waiting'; changes: number }
  /** Everything is synced, but without a connection nobody can sign in again. */
  | { kind: 'offline' }
  /** The server refuses the sign-in: the account may no longer exist, so signing in again may be impossible. */
  | { kind: 'refused' }
  /** The account no longer exists. */
  | { kind: 'gone' };

type Props = { reason: LeaveReason; onStay: () => void; onLeave: (remove: boolean) => void };

/** Says why it is better not to sign out now, and offers every way on. Changes are lost only if the adult confirms it. */
export function LeaveDialog({ reason, onStay, onLeave }: Props) {
  const t = useMessages(leaveWords);
  const common = { open: true, cancelLabel: t.stay, onOpenChange: (open: boolean) => (open ? undefined : onStay()) };
  switch (reason.kind) {
    case 'waiting':
      return (
        <AlertDialog
          {...common}
          title={t.unsent(reason.changes)}
          destructive
          otherActions={<Button onClick={() => onLeave(false)}>{t.keep(reason.changes)}</Button>}
          confirmLabel={t.remove}
          onConfirm={() => onLeave(true)}
        >
          <p>{t.unsentText(reason.changes)}</p>
          <p>{t.unsentKept(reason.changes)}</p>
        </AlertDialog>
      );
    case 'offline':
      return (
        <AlertDialog {...common} title={t.leaveOffline} confirmLabel={t.leaveAnyway} onConfirm={() => onLeave(false)}>
          <p>{t.leaveOfflineText}</p>
        </AlertDialog>
      );
    case 'refused':
      return (
        <AlertDialog {...common} title={t.leaveRefused} confirmLabel={t.leaveAnyway} onConfirm={() => onLeave(false)}>
          <p>{t.leaveRefusedText}</p>
        </AlertDialog>
      );
    case 'gone':
      return (
        <AlertDialog {...common} title={t.leaveGone} destructive confirmLabel={t.remove} onConfirm={() => onLeave(true)}>
          <p>{t.leaveGoneText}</p>
        </AlertDialog>
      );
  }
}
