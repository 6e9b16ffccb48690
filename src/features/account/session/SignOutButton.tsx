import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useOpenFamily } from '../../../data/read/hooks.ts';
import { sessionWords } from '../../../messages/account/session.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useAccount } from '../../../platform/account/account-state.ts';
import { authFault } from '../../../platform/account/auth-outcome.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { lazyDialog } from '../../../ui/lazy.tsx';
import { toast } from '../../../ui/Toast/toast.ts';
import type { LeaveReason } from './LeaveDialog.tsx';
import styles from './SignOutButton.module.css';

const LeaveDialog = lazyDialog(
  () => import('./LeaveDialog.tsx').then(({ LeaveDialog }) => LeaveDialog),
  ({ onStay }) => onStay(),
);

type Props = {
  /** Tries to sync everything; resolves to how many changes are still only on this device. */
  flush: () => Promise<{ waiting: number }>;
};

type Phase = { kind: 'idle' } | { kind: 'saving' } | { kind: 'leaving' } | { kind: 'asking'; reason: LeaveReason };

/** Signs out. Unsynced changes are sent first; if that fails, the adult decides. On a narrow screen only the icon shows. */
export function SignOutButton({ flush }: Props) {
  const t = useMessages(sessionWords);
  const { phase, press, stay, leave } = useSignOut(flush);
  const labels: Record<Phase['kind'], string> = { idle: t.signOut, asking: t.signOut, saving: t.savingFirst, leaving: t.signingOut };
  const label = labels[phase.kind];
  const busy = phase.kind === 'saving' || phase.kind === 'leaving';
  return (
    <>
      <Button
        variant="quiet"
        icon={<LogOut />}
        busy={busy}
        aria-label={label}
        title={label}
        className={styles.button}
        onClick={() => void press()}
      >
        <span className={styles.words}>{label}</span>
      </Button>
      {phase.kind === 'asking' && <LeaveDialog reason={phase.reason} onStay={stay} onLeave={(remove) => void leave(remove)} />}
    </>
  );
}

type SignOut = {
  phase: Phase;
  press: () => Promise<void>;
  /** The adult's answers where something would be lost. */
  stay: () => void;
  leave: (remove: boolean) => Promise<void>;
};

/** Sends what is unsynced, asks where that fails, and signs out. */
function useSignOut(flush: Props['flush']): SignOut {
  const t = useMessages(sessionWords);
  const family = useOpenFamily();
  const account = useAccount();
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });

  async function press(): Promise<void> {
    const session = account.kind === 'signed-in' ? account.session : 'unknown';
    // If the code can't be loaded, signing out goes ahead: the device keeps its copy of the data.
    const reason = await import('./leave-reason.ts').then(({ leaveReason }) => leaveReason(family, session, saved)).catch(() => null);
    if (reason === null) await leave(false);
    else setPhase({ kind: 'asking', reason });
  }

  async function saved(): Promise<number> {
    setPhase({ kind: 'saving' });
    const { waiting } = await flush().catch(() => ({ waiting: 0 }));
    return waiting;
  }

  async function leave(remove: boolean): Promise<void> {
    setPhase({ kind: 'leaving' });
    const leaving = await import('../../../platform/account/leaving.ts').catch(() => null);
    const outcome = leaving === null ? { ok: false as const, fault: authFault('no-answer') } : await leaving.signOut({ remove });
    setPhase({ kind: 'idle' });
    if (!outcome.ok) {
      const { sayAuth } = await import('../../../messages/account/auth.ts');
      toast({ title: t.signOutFailed, description: sayAuth(outcome.fault), tone: 'destructive' });
      return;
    }
    toast({ title: t.signedOut, description: t.signedOutText, tone: 'success' });
    if (outcome.removed) return;
    toast({
      title: t.dataStays,
      description: t.dataStaysText,
      tone: 'destructive',
    });
  }

  return { phase, press, stay: () => setPhase({ kind: 'idle' }), leave };
}
