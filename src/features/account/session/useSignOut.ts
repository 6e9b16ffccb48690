import { useState } from 'react';
import { useOpenFamily } from '../../../data/read/hooks.ts';
import { sessionWords } from '../../../messages/account/session.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useAccount } from '../../../platform/account/account-state.ts';
import { authFault } from '../../../platform/account/auth-outcome.ts';
import { toast } from '../../../ui/Toast/toast.ts';
import type { LeaveReason } from './LeaveDialog.tsx';

export type SignOutPhase = { kind: 'idle' } | { kind: 'saving' } | { kind: 'leaving' } | { kind: 'asking'; reason: LeaveReason };

type SignOut = {
  phase: SignOutPhase;
  press: () => Promise<void>;
  /** The adult's answers where something would be lost. */
  stay: () => void;
  leave: (remove: boolean) => Promise<void>;
};

/** Signs out: sends what is unsynced with `flush` first, which resolves to how many changes are still only on this device, and asks where there are any. */
export function useSignOut(flush: () => Promise<{ waiting: number }>): SignOut {
  const t = useMessages(sessionWords);
  const family = useOpenFamily();
  const account = useAccount();
  const [phase, setPhase] = useState<SignOutPhase>({ kind: 'idle' });

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
