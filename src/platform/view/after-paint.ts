import { startTransition, useEffect, useState } from 'react';

/** The longest wait for a frame, in ms: a page that is hidden paints none. */
const longestWaitMs = 100;

/** Settles once the browser has painted what was just drawn: what nobody sees may begin. After 100 ms at the latest. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestWaitMs);
  });
}

/** False while a screen is drawn for the first time; true once that has been painted, as a transition. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => void afterPaint().then(() => startTransition(() => setPainted(true))), []);
  return painted;
}
