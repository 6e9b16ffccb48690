/** Requests with a deadline, and what their answers mean. */

/** The slowest upload that is allowed, in bytes a second: a body gets the time that it takes at this rate. */
const slowestLine = 4_000;

/**
 * A `fetch` that aborts when nothing is received for `ms`: until the answer begins (plus the time for the body, at {@link slowestLine}), and then between any
 * two pieces of the answer. So a slow connection is waited for, and a dead one is not. The caller's own signal works as well.
 */
export function fetchWithin(ms: number): typeof fetch {
  return async (input, init) => {
    const abort = new AbortController();
    // AbortSignal.any would be shorter, but some supported browsers lack it.
    const follow = (): void => abort.abort(init?.signal?.reason);
    if (init?.signal?.aborted) follow();
    init?.signal?.addEventListener('abort', follow, { once: true });
    const giveUp = (): void => abort.abort(new DOMException('The deadline passed', 'TimeoutError'));
    let timer = setTimeout(giveUp, ms + (sizeOf(init?.body) / slowestLine) * 1_000);
    const heard = (): void => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, ms);
    };
    try {
      const response = await fetch(input, { ...init, signal: abort.signal });
      if (response.body === null) {
        clearTimeout(timer);
        return response;
      }
      heard();
      const watch = new TransformStream<Uint8Array, Uint8Array>({
        transform: (piece, onward) => {
          heard();
          onward.enqueue(piece);
        },
        flush: () => clearTimeout(timer),
      });
      const { status, statusText, headers } = response;
      return new Response(response.body.pipeThrough(watch), { status, statusText, headers });
    } catch (error) {
      clearTimeout(timer);
      throw error;
    }
  };
}

/** The approximate size of a body in bytes; 0 for any that is not a text. */
function sizeOf(body: BodyInit | null | undefined): number {
  return typeof body === 'string' ? body.length : 0;
}

/** The longest time for which a server's `Retry-After` is respected, in ms; a longer one is taken to be a mistake. */
export const longestRetryAfterMs = 60 * 60_000;

/**
 * The server's `Retry-After` in ms, an hour at most; null where there is none. The header has seconds or a date. A date is compared with the server's own
 * `Date` header where there is one, because the device's clock (`now`, ms since 1970) may be wrong by days.
 */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - (timeOf(headers) ?? now);
  return Number.isNaN(ms) ? null : Math.min(Math.max(0, ms), longestRetryAfterMs);
}

/** The time of the server's `Date` header. */
function timeOf(headers: Headers): number | null {
  const time = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(time) ? null : time;
}

/** Why a call failed. Whatever the error, the server may have carried the call out. */
export type CallError =
  | { kind: 'offline' }
  /** The deadline passed. */
  | { kind: 'timeout' }
  /** No connection, a 5xx, or the page of a captive portal; `retryAfterMs` where a busy server has sent a `Retry-After`. */
  | { kind: 'unreachable'; message: string; retryAfterMs?: number }
  /** There is no valid session, or the server has refused it. */
  | { kind: 'unauthorised' }
  /** Too many requests; `retryAfterMs` where the server has sent a `Retry-After`. */
  | { kind: 'rate-limited'; retryAfterMs?: number }
  /** The request itself was refused (a 4xx). */
  | { kind: 'refused'; message: string };

/** An error that the status of an answer tells. */
export type StatusError = Exclude<CallError, { kind: 'offline' | 'timeout' }>;

/** What the status of an answer means, with its `Retry-After` in ms; null for a success. `now`: ms since 1970. */
export function answerError({ status, headers }: Response, message: string, now: number): StatusError | null {
  const error = statusError(status, message);
  if (error?.kind !== 'rate-limited' && error?.kind !== 'unreachable') return error;
  const waitMs = retryAfterMs(headers, now);
  return waitMs === null ? error : { ...error, retryAfterMs: waitMs };
}

/** What a status code means; null for a success. */
export function statusError(status: number, message: string): StatusError | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403) return { kind: 'unauthorised' };
  if (status === 429) return { kind: 'rate-limited' };
  if (status >= 500 || status < 400) return { kind: 'unreachable', message: `status ${status}` };
  return { kind: 'refused', message: message || `status ${status}` };
}

/** The parts of an error of the backend's client that are used. */
export type ServiceError = { name?: string; message: string; status?: number | undefined; code?: string | undefined; reasons?: unknown };

/** Whether the auth service did not answer (a network failure, a timeout, a 5xx), which is different from a refusal. */
export function isNoAnswer(error: ServiceError): boolean {
  if (error.name === 'AuthRetryableFetchError' || error.name === 'AbortError' || error.name === 'TimeoutError') return true;
  if (error.name === 'AuthUnknownError' || error instanceof TypeError) return true;
  return error.status === undefined ? false : error.status === 0 || error.status >= 500;
}
