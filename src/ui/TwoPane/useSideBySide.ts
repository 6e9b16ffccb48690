import { useSyncExternalStore } from 'react';

/** The same question as in TwoPane.module.css: do two panes stand side by side? */
const sideBySide = '(min-width: 56rem) and (orientation: landscape)';

let asked: MediaQueryList | undefined;

/** Asked once: a question that is put anew for every page that is drawn is felt as it turns. */
function query(): MediaQueryList | undefined {
  asked ??= window.matchMedia?.(sideBySide);
  return asked;
}

function subscribe(onChange: () => void): () => void {
  query()?.addEventListener('change', onChange);
  return () => query()?.removeEventListener('change', onChange);
}

/** Whether there is room beside the text; where not, what is not the text stands under it. */
export function useSideBySide(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches ?? true);
}
