import { CSPProvider } from '@base-ui/react/csp-provider';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenToastWaits } from '../Toast/toast.ts';
import { Tooltips } from '../Tooltip/Tooltips.tsx';

const Toaster = lazy(() => import('../Toast/Toaster.tsx').then(({ Toaster }) => ({ default: Toaster })));

/** What the components need around them, once at the root: no injected `<style>` (the CSP forbids it), toasts, tooltips. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      {children}
      <LateToaster />
      <Tooltips />
    </CSPProvider>
  );
}

/** The first toast may wait a moment for its frame; the first screen must not. */
function LateToaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenToastWaits(() => setWanted(true)), []);
  return wanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
