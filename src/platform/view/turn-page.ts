import { flushSync } from 'react-dom';
import { atMost } from '../../net/deadline.ts';

/** The longest wait for the code and data of a view, in ms, during which a tap has no visible effect. */
const longestWaitMs = 300;

/** The duration of the `quick` animation in ms; the text can be read during it. */
const fadeInMs = 200;

let latest = 0;

/** Changes state and renders it synchronously, so that a tap shows at once. Not to be called during rendering. */
export function renderNow(change: () => void): void {
  flushSync(change);
}

/** How the new view is animated; see {@link turnPage}. */
export type ViewTransitionKind = 'crossfade' | 'quick';

/**
 * Changes the view once `wanted`, the code and data of the new one, is loaded. It is animated unless the person prefers reduced motion: as a cross-fade, or
 * `quick` where somebody waits for the text: then only the new view fades in, and the browser need not take a snapshot of the old one. If two changes wait at
 * the same time, only the later one is made. Never rejects; the new view has to report what could not be loaded.
 */
export async function turnPage(wanted: Promise<unknown>, change: () => void, how: ViewTransitionKind): Promise<void> {
  latest += 1;
  const turn = latest;
  await atMost(longestWaitMs, wanted);
  if (turn !== latest) return;
  const draw = (): void => renderNow(change);
  if (typeof document.startViewTransition !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches) return draw();
  if (how === 'quick') {
    draw();
    document.querySelector('main')?.animate({ opacity: [0.4, 1] }, { duration: fadeInMs, easing: 'ease-out' });
    return;
  }
  const turning = document.startViewTransition(draw);
  // These reject where the page is hidden, or the view changes again; neither is an error.
  for (const stage of [turning.updateCallbackDone, turning.ready, turning.finished]) stage.catch(() => undefined);
}
