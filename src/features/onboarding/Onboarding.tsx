import { useState } from 'react';
import { useProfile, useWrite } from '../../data/read/hooks.ts';
import { useAccountStore } from '../../platform/account-state.ts';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import { toast } from '../../ui/Toast/toast.ts';
import { noteSeen, wasSeen } from './seen.ts';

const SlidesDialog = lazyDialog(() => import('./SlidesDialog.tsx').then(({ SlidesDialog }) => SlidesDialog));

/** Shows a new family around: once a browser session, until the adult asks not to see it again. Usually nothing. */
export function Onboarding() {
  const profile = useProfile();
  const write = useWrite();
  const recovering = useAccountStore((store) => store.recovering);
  const [seen, setSeen] = useState(wasSeen);
  // One question at a time: a new password comes first.
  const open = !seen && !recovering && profile?.show_onboarding === true;

  async function finish(never: boolean): Promise<void> {
    noteSeen();
    setSeen(true);
    if (!never) return;
    const saved = await write({ kind: 'setOnboarding', show: false });
    if (!saved.ok) toast({ title: 'Error saving profile', description: saved.error.message, tone: 'destructive' });
  }

  return <SlidesDialog open={open} onFinish={(never) => void finish(never)} />;
}
