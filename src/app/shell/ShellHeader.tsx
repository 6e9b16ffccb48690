import type { ReactNode } from 'react';
import { useGo } from '../../platform/view/view.ts';
import { Notices } from '../notices/Notices.tsx';
import { AppBar } from './AppBar.tsx';
import { isCalm, SyncBadge } from './SyncBadge.tsx';
import { useShell } from './shell-context.ts';

/**
 * The bar over every view of the main app and, under it, what the adult has to know now. `home` adds a button to the dashboard, for views
 * that have none.
 */
export function ShellHeader({ home = false, children }: { home?: boolean; children?: ReactNode }) {
  const go = useGo();
  const { session, sync } = useShell();
  return (
    <>
      <AppBar crowded={!isCalm(sync.status)} {...(home ? { onHome: () => go({ view: 'welcome' }) } : {})}>
        <SyncBadge status={sync.status} gone={session === 'gone'} onRetry={sync.now} />
        {children}
      </AppBar>
      <Notices />
    </>
  );
}
