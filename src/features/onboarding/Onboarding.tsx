import { useState } from 'react';
import { useFamily } from '../../data/family-context.tsx';
import { useProfile, useWrite } from '../../data/read/hooks.ts';
import { useAccountStore } from '../../platform/account/account-state.ts';
import { lazyExtra } from '../../ui/lazy.tsx';
import { toast } from '../../ui/Toast/toast.ts';

const SlidesDialog = lazyExtra(() => import('./SlidesDialog.tsx').then(({ SlidesDialog }) => SlidesDialog));

/**
 * Shows a new family the introduction: once per browser session and not again within a day or so, until the adult declines it for good.
 * Usually renders nothing.
 */
export function Onboarding() {
  const profile = useProfile();
  const write = useWrite();
  const recovering = useAccountStore((store) => store.recovering);
  const { family, clock } = useFamily();
  const [seen, setSeen] = useState(() => wasSeen(family.account, clock.now()));
  // One dialog at a time: choosing a new password comes first.
  const open = !seen && !recovering && profile?.show_onboarding === true;

  // They stay mounted for their closing animation.
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);

  async function finish(never: boolean): Promise<void> {
    noteSeen(family.account, clock.now());
    setSeen(true);
    if (!never) return;
    const saved = await write({ kind: 'setOnboarding', show: false });
    if (saved.ok) return;
    // Loaded only now: these texts are rarely needed, and the first screen should not wait for them.
    const [{ onboardingWords }, { sayFault }] = await Promise.all([
      import('../../messages/onboarding.ts'),
      import('../../messages/shared/faults.ts'),
    ]);
    toast({ title: onboardingWords.get().saveFailed, description: sayFault(saved.error), tone: 'destructive' });
  }

  return wanted && <SlidesDialog open={open} onFinish={(never) => void finish(never)} />;
}

/**
 * Whether the slides were seen: in this browser session, so that a reload does not show them again, or by this account on this device
 * within the last day or so, so that a family that skipped them does not get them at every start. Times are in ms.
 */

const sessionKey = 'onboarding_seen';
const deviceKey = (account: string): string => `onboarding_met:${account}`;

/** Long enough to cover a second start on the next day. */
const restMs = 36 * 60 * 60 * 1000;

function wasSeen(account: string, now: number): boolean {
  if (sessionStorage.getItem(sessionKey) !== null) return true;
  const at = localStorage.getItem(deviceKey(account));
  return at !== null && now - Number(at) < restMs;
}

function noteSeen(account: string, now: number): void {
  sessionStorage.setItem(sessionKey, 'true');
  localStorage.setItem(deviceKey(account), String(now));
}
