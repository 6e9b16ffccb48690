import type { CallAnswer, CallService } from './ports.ts';

/** How long a bad experience is remembered at the most; in ms. */
const memoryMs = 600_000;

type Answer = { ok: true } | { ok: false; error: { kind: string } };

export type ServiceHealth = {
  call: CallService;
  /** Whether waiting for the service is worth it: false after a call that nobody answered. */
  worthIt: () => boolean;
  /** The line has changed: what was known of the service counts no more. */
  renew: () => void;
  /** Sync has asked the same backend. */
  heard: (answer: Answer) => void;
};

/**
 * Remembers whether the service answered: a connected Wi-Fi with a dead uplink would otherwise cost the family eight seconds a step. One
 * answer, to whatever call, restores the trust, and so do a new line and ten minutes. A service that has named a time to come back is not
 * asked before it: the call is answered here as it was there. Where sync finds nobody, no family waits to find out the same, not even with the first
 * step after a start. `now` is in ms.
 */
export function watchHealth(call: CallService, now: () => number): ServiceHealth {
  let failedAt: number | null = null;
  let silentAt: number | null = null;
  let busy: { answer: CallAnswer; at: number; ms: number } | null = null;
  const isRecent = (at: number | null, ms = memoryMs): boolean => at !== null && Math.abs(now() - at) < ms;
  const isBusy = (): boolean => busy !== null && isRecent(busy.at, busy.ms);
  return {
    call: async (body, options) => {
      if (busy !== null && isBusy()) return busy.answer;
      const answer = await call(body, options);
      failedAt = nobodyThere(answer) ? now() : null;
      if (failedAt === null) silentAt = null;
      const ms = answer.ok || !('retryAfterMs' in answer.error) ? 0 : (answer.error.retryAfterMs ?? 0);
      busy = ms === 0 ? null : { answer, at: now(), ms };
      return answer;
    },
    worthIt: () => !isBusy() && !isRecent(failedAt) && !isRecent(silentAt),
    renew: () => {
      failedAt = null;
      silentAt = null;
    },
    heard: (answer) => {
      if (nobodyThere(answer)) silentAt = now();
      // (a device without a line has asked nobody)
      else if (answer.ok || answer.error.kind !== 'offline') silentAt = null;
    },
  };
}

function nobodyThere(answer: Answer): boolean {
  return !answer.ok && (answer.error.kind === 'timeout' || answer.error.kind === 'unreachable');
}
