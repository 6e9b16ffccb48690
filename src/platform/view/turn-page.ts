import { flushSync } from 'react-dom';
import { atMost } from '../../net/deadline.ts';

/** A view for which something is still on its way is not waited for longer than this, in ms: the page would stand still under the finger. */
const longestWaitMs = 300;

/** How long a view takes to come up where the old one does not fade into it, in ms; its words can be read meanwhile. */
const comingUpMs = 200;

let latest = 0;

/** How the new view is animated; see {@link turnPage}. */
export type Turning = 'crossfade' | 'quick';

/**
 * Makes the change of view once what the new one is drawn from is here, drawn as a whole and animated where nobody has asked for less motion: in a
 * cross-fade with the old one or, where somebody waits for the words, `quick`: the browser takes no picture of the old view first, the new one comes up
 * by itself. Of two that wait at once the later one counts. Never rejects: what can't be had is the new view's to say.
 */
export async function turnPage(wanted: Promise<unknown>, change: () => void, how: Turning): Promise<void> {
  latest += 1;
  const turn = latest;
  await atMost(longestWaitMs, wanted);
  if (turn !== latest) return;
  const draw = (): void => flushSync(change);
  if (typeof document.startViewTransition !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches) return draw();
  if (how === 'quick') {
    draw();
    document.querySelector('main')?.animate({ opacity: [0.4, 1] }, { duration: comingUpMs, easing: 'ease-out' });
    return;
  }
  const turning = document.startViewTransition(draw);
  // A page that is hidden, or already on to the next, is not animated: that is no fault.
  for (const stage of [turning.updateCallbackDone, turning.ready, turning.finished]) stage.catch(() => undefined);
}
