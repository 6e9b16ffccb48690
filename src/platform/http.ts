import type { CallError } from '../story/ports.ts';

/** Requests with a deadline. */

/** `fetch` that gives up after `ms`, whoever else may abort it. For clients that know no deadline themselves. */
export function fetchWithin(ms: number): typeof fetch {
  return async (input, init) => {
    const abort = new AbortController();
    // (AbortSignal.any would say it shorter, and is missing in browsers that the app still runs in.)
    const follow = (): void => abort.abort(init?.signal?.reason);
    if (init?.signal?.aborted) follow();
    init?.signal?.addEventListener('abort', follow, { once: true });
    // Left running after the headers have come: the deadline holds for the body too.
    const timer = setTimeout(() => abort.abort(new DOMException('The deadline passed', 'TimeoutError')), ms);
    try {
      return await fetch(input, { ...init, signal: abort.signal });
    } catch (error) {
      clearTimeout(timer);
      throw error;
    }
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
