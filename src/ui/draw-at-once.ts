import { flushSync } from 'react-dom';

/** Makes the change of state and draws it before anything else is done: what a tap is worth. Not to be called while React draws. */
export function drawAtOnce(change: () => void): void {
  flushSync(change);
}
