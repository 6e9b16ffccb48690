import type { CallError } from '../story/ports.ts';

/** Requests with a deadline. */

/** `fetch` that gives up after `ms`, whoever else may abort it. For clients that know no deadline themselves. */
export function fetchWithin(ms: number): typeof fetch {
  return (input, init) => {
    const deadline = AbortSignal.timeout(ms);
    const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
    return fetch(input, { ...init, signal });
  };
}

/** What a status code of the story service means; null for a good one. */
export function statusError(status: number, message: string): CallError | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403) return { kind: 'unauthorised' };
  if (status === 429) return { kind: 'rate-limited' };
  if (status >= 500 || status < 400) return { kind: 'unreachable', message: `status ${status}` };
  return { kind: 'refused', message: message || `status ${status}` };
}
