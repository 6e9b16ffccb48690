import type { CallAnswer, CallOptions, CallService } from './ports.ts';

/** After a call that brought nothing, the next ones wait only this long for a first byte; in ms. */
const shortMs = 1_200;
/** How long a bad experience is remembered; in ms. */
const memoryMs = 60_000;

/**
 * A service that has just kept the family waiting is not given the full deadline again at once (a connected Wi-Fi with a
 * dead uplink would cost eight seconds a step). One answer restores the full patience. `now` is in ms.
 */
export function withPatience(call: CallService, now: () => number): CallService {
  let failedAt: number | null = null;
  return async (body, options) => {
    const tried = failedAt !== null && Math.abs(now() - failedAt) < memoryMs;
    const answer = await call(body, tried ? shortened(options) : options);
    failedAt = nobodyThere(answer) ? now() : null;
    return answer;
  };
}

function shortened(options: CallOptions): CallOptions {
  return { ...options, firstByteMs: Math.min(options.firstByteMs, shortMs) };
}

function nobodyThere(answer: CallAnswer): boolean {
  return !answer.ok && (answer.error.kind === 'timeout' || answer.error.kind === 'unreachable');
}
