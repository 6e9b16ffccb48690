import { useCallback, useSyncExternalStore } from 'react';

/**
 * A phone in landscape, or a screen zoomed to 400 %: only high enough for the page and its buttons. The style sheets use the same query.
 */
export const flatScreen = '(max-height: 30rem)';

const asked = new Map<string, MediaQueryList | undefined>();

/** Cached: creating a MediaQueryList for every rendered page makes turning pages noticeably slower. */
function ask(query: string): MediaQueryList | undefined {
  if (!asked.has(query)) asked.set(query, window.matchMedia?.(query));
  return asked.get(query);
}

/** Whether the media query matches, kept up to date; `unknown` if the browser has no matchMedia. */
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
