import { CSPProvider } from '@base-ui/react/csp-provider';
import { type ReactNode, useEffect, useState } from 'react';
import { lazyExtra } from '../lazy.tsx';
import { PlainToast } from '../Toast/PlainToast.tsx';
import { whenToastWaits } from '../Toast/toast.ts';
import { Tooltips } from '../Tooltip/Tooltips.tsx';

const Toaster = lazyExtra(() => import('../Toast/Toaster.tsx').then(({ Toaster }) => Toaster), PlainToast);

/** The providers that the components need, once at the root: toasts, tooltips, and no injected `<style>`, which the CSP forbids. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      {children}
      <LateToaster />
      <Tooltips />
    </CSPProvider>
  );
}

/** Loaded when the first toast is waiting, so that it does not delay the first screen. */
function LateToaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenToastWaits(() => setWanted(true)), []);
  return wanted && <Toaster />;
}
