import type { ReactNode } from 'react';
import { AppBar } from './AppBar.tsx';
import { Notices } from './Notices.tsx';
import { isCalm, SyncBadge } from './SyncBadge.tsx';
import { useShell } from './shell-context.ts';

/** The bar over every view of the main app, and what the adult has to know now. */
export function ShellHeader({ onHome, children }: { onHome?: () => void; children?: ReactNode }) {
  const { sync } = useShell();
  return (
    <>
      <AppBar crowded={!isCalm(sync.status)} {...(onHome === undefined ? {} : { onHome })}>
        <SyncBadge status={sync.status} onRetry={sync.now} />
        {children}
      </AppBar>
      <Notices />
    </>
  );
}
