import { startTransition, useEffect, useState } from 'react';
import { atMost } from '../../net/deadline.ts';

/** The longest wait for a frame, in ms; a hidden page has no frames. */
const longestWaitMs = 100;

/** Resolves once the browser has painted what was just rendered, so that invisible work can begin; after 100 ms at the latest. */
export function afterPaint(): Promise<void> {
  return atMost(longestWaitMs, new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
}

/** False in the first render of a screen; true, in a transition, once that was painted. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => void afterPaint().then(() => startTransition(() => setPainted(true))), []);
  return painted;
}
