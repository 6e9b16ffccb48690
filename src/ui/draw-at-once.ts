import { flushSync } from 'react-dom';

/** Changes state and renders it synchronously, so that a tap shows at once. Not to be called during rendering. */
export function drawAtOnce(change: () => void): void {
  flushSync(change);
}
