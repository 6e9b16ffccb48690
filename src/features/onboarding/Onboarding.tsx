import { useState } from 'react';
import { useFamily } from '../../data/family-context.tsx';
import { useProfile, useWrite } from '../../data/read/hooks.ts';
import { useAccountStore } from '../../platform/account/account-state.ts';
import { lazyDialog } from '../../ui/lazy.tsx';
import { toast } from '../../ui/Toast/toast.ts';
import { noteSeen, wasSeen } from './seen.ts';

const SlidesDialog = lazyDialog(() => import('./SlidesDialog.tsx').then(({ SlidesDialog }) => SlidesDialog));

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

  async function finish(never: boolean): Promise<void> {
    noteSeen(family.account, clock.now());
    setSeen(true);
    if (!never) return;
    const saved = await write({ kind: 'setOnboarding', show: false });
    if (saved.ok) return;
    // Loaded only now: these texts are rarely needed, and the first screen should not wait for them.
    const [{ onboardingWords }, { sayFault }] = await Promise.all([
      import('../../messages/onboarding.ts'),
      import('../../messages/faults.ts'),
    ]);
    toast({ title: onboardingWords.get().saveFailed, description: sayFault(saved.error), tone: 'destructive' });
  }

  return <SlidesDialog open={open} onFinish={(never) => void finish(never)} />;
}
