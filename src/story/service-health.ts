import type { CallAnswer, CallService } from './ports.ts';

/** How long a failed call is remembered; in ms. */
const memoryMs = 600_000;

type Answer = { ok: true } | { ok: false; error: { kind: string } };

export type ServiceHealth = {
  call: CallService;
  /** Whether waiting for the service is worth it: false after a call that got no answer. */
  worthIt: () => boolean;
  /** Forgets failed calls, because the connection has changed. */
  reset: () => void;
  /** Records the answer to a sync, which calls the same backend. */
  recordAnswer: (answer: Answer) => void;
};

/**
 * Remembers whether the service answers, like a circuit breaker: on a Wi-Fi without internet every step would otherwise cost the family
 * eight seconds. Any answer, a new connection or ten minutes restore the trust. If the service said when to come back, calls before that
 * time get its last answer without being sent. A failed sync counts too, so that not even the first step after a start waits in vain. `now`
 * is in ms.
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
    reset: () => {
      failedAt = null;
      silentAt = null;
    },
    recordAnswer: (answer) => {
      if (nobodyThere(answer)) silentAt = now();
      // An offline device has asked nobody, so that tells nothing about the service.
      else if (answer.ok || answer.error.kind !== 'offline') silentAt = null;
    },
  };
}

function nobodyThere(answer: Answer): boolean {
  return !answer.ok && (answer.error.kind === 'timeout' || answer.error.kind === 'unreachable');
}
