import type { CallAnswer, CallService } from './ports.ts';

/** How long a bad experience is remembered at the most; in ms. */
const memoryMs = 600_000;

export type Patience = {
  call: CallService;
  /** Whether waiting for the service is worth it: false after a call that nobody answered. */
  worthIt: () => boolean;
  /** The line has changed: what was known of the service counts no more. */
  renew: () => void;
};

/**
 * Remembers whether the service answered: a connected Wi-Fi with a dead uplink would otherwise cost the family eight seconds a step. One
 * answer, to whatever call, restores the trust, and so do a new line and ten minutes. `now` is in ms.
 */
export function withPatience(call: CallService, now: () => number): Patience {
  let failedAt: number | null = null;
  return {
    call: async (body, options) => {
      const answer = await call(body, options);
      failedAt = nobodyThere(answer) ? now() : null;
      return answer;
    },
    worthIt: () => failedAt === null || Math.abs(now() - failedAt) >= memoryMs,
    renew: () => {
      failedAt = null;
    },
  };
}

function nobodyThere(answer: CallAnswer): boolean {
  return !answer.ok && (answer.error.kind === 'timeout' || answer.error.kind === 'unreachable');
}
