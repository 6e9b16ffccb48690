import { useSyncExternalStore } from 'react';

/** The same question as in ui/TwoPane: do two panes stand side by side? */
const sideBySide = '(min-width: 56rem) and (orientation: landscape)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia?.(sideBySide);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether there is room beside the text; where not, what is not the text stands under it. */
export function useSideBySide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(sideBySide).matches ?? true);
}
