/** From one view to the next as a page turns: the browser fades between the two, and what both have in common travels. */

/** A view whose code is still on its way is not waited for: the page would stand still under the finger. */
const longestWaitMs = 300;

let onTurned: (() => void) | null = null;

/** Makes the change of view, animated where the browser can do that and nobody has asked for less motion. */
export function turnPage(change: () => void): void {
  if (typeof document.startViewTransition !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  const turning = document.startViewTransition(() => {
    change();
    return new Promise<void>((resolve) => {
      onTurned = resolve;
      setTimeout(resolve, longestWaitMs);
    });
  });
  // A page that is hidden, or already on to the next, is not animated: that is no fault.
  for (const stage of [turning.updateCallbackDone, turning.ready, turning.finished]) stage.catch(() => undefined);
}

/** The new view stands in the document. */
export function pageTurned(): void {
  onTurned?.();
  onTurned = null;
}
