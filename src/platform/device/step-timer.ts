import * as z from 'zod/mini';
import { create } from 'zustand';

/** A timer that somebody has started on a step. */
const StepTimer = z.object({
  /** The id of the step. */
  step: z.string(),
  /** When it rings, in ms since 1970. */
  endsAt: z.number(),
});
export type StepTimer = z.infer<typeof StepTimer>;

const key = 'venture-timer';

/** The timer of this tab. It survives a reload; another tab has its own. */
export const useStepTimer = create<{ timer: StepTimer | null }>(() => ({ timer: storedTimer() }));

/** Starts a timer; null stops it. */
export function setStepTimer(timer: StepTimer | null): void {
  useStepTimer.setState({ timer });
  try {
    if (timer === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(timer));
  } catch {
    // Without session storage the timer lasts until a reload.
  }
}

function storedTimer(): StepTimer | null {
  try {
    const parsed = StepTimer.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
