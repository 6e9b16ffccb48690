import type { CallAnswer, CallService } from './ports.ts';

/** How long a bad experience is remembered at the most; in ms. */
const memoryMs = 600_000;

export type ServiceHealth = {
  call: CallService;
  /** Whether waiting for the service is worth it: false after a call that nobody answered. */
  worthIt: () => boolean;
  /** The line has changed: what was known of the service counts no more. */
  renew: () => void;
  /** Somebody else has asked the same backend: whether anybody answered. */
  heard: (anybody: boolean) => void;
};

/**
 * Remembers whether the service answered: a connected Wi-Fi with a dead uplink would otherwise cost the family eight seconds a step. One
 * answer, to whatever call, restores the trust, and so do a new line and ten minutes. A service that has named a time to come back is not
 * asked before it: the call is answered here as it was there. Where sync finds nobody, no family waits to find out the same: so the first step after a
 * start with a dead line does not. `now` is in ms.
 */
export function watchHealth(call: CallService, now: () => number): ServiceHealth {
  let failedAt: number | null = null;
  let silent = false;
  let busy: { answer: CallAnswer; at: number; ms: number } | null = null;
  const isBusy = (): boolean => busy !== null && Math.abs(now() - busy.at) < busy.ms;
  return {
    call: async (body, options) => {
      if (busy !== null && isBusy()) return busy.answer;
      const answer = await call(body, options);
      failedAt = nobodyThere(answer) ? now() : null;
      if (failedAt === null) silent = false;
      const ms = answer.ok || !('retryAfterMs' in answer.error) ? 0 : (answer.error.retryAfterMs ?? 0);
      busy = ms === 0 ? null : { answer, at: now(), ms };
      return answer;
    },
    worthIt: () => !isBusy() && !silent && (failedAt === null || Math.abs(now() - failedAt) >= memoryMs),
    renew: () => {
      failedAt = null;
      silent = false;
    },
    heard: (anybody) => {
      silent = !anybody;
    },
  };
}

function nobodyThere(answer: CallAnswer): boolean {
  return !answer.ok && (answer.error.kind === 'timeout' || answer.error.kind === 'unreachable');
}
