import { startTransition, useEffect, useState } from 'react';

/** The longest wait for a frame, in ms; a hidden page has no frames. */
const longestWaitMs = 100;

/** Resolves once the browser has painted what was just rendered, so that invisible work can begin; after 100 ms at the latest. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestWaitMs);
  });
}

/** False in the first render of a screen; true, in a transition, once that was painted. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => void afterPaint().then(() => startTransition(() => setPainted(true))), []);
  return painted;
}
