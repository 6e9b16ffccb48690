import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function for good, doing what `handler` does as of the last time it was drawn: what is given it need not be drawn again for it.
 * For what people do, not to be called while React draws.
 */
export function useHandler<Arguments extends unknown[], Result>(handler: (...args: Arguments) => Result): (...args: Arguments) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args) => latest.current(...args), []);
}
