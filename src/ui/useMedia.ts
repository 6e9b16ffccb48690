import { useCallback, useSyncExternalStore } from 'react';

/** A phone on its side, or a screen at four times its size: too low for anything but a page and its buttons. The style sheets ask the same. */
export const flatScreen = '(max-height: 30rem)';

const asked = new Map<string, MediaQueryList | undefined>();

/** Asked once: a question that is put anew for every page that is drawn is felt as it turns. */
function ask(query: string): MediaQueryList | undefined {
  if (!asked.has(query)) asked.set(query, window.matchMedia?.(query));
  return asked.get(query);
}

/** Whether the screen is as `query` says, kept fresh; `unknown` where the browser can't be asked. */
export function useMedia(query: string, unknown = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      ask(query)?.addEventListener('change', onChange);
      return () => ask(query)?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => ask(query)?.matches ?? unknown);
}
