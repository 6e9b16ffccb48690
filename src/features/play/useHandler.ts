import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A stable function that calls the latest rendered `handler`, so that memoised components which get it don't re-render. For event handlers
 * only; not to be called during rendering.
 */
export function useHandler<Arguments extends unknown[], Result>(handler: (...args: Arguments) => Result): (...args: Arguments) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args) => latest.current(...args), []);
}
