/** Requests with a deadline, and what their answers mean. */

/** The slowest line that anything is sent over, in bytes a second: what is sent is given the time that it takes on such a line. */
const slowestLine = 4_000;

/**
 * `fetch` that gives up when nothing has been heard for `ms`, whoever else may abort it: until the answer begins (what is sent counts as
 * heard, at {@link slowestLine}), and then between any two pieces of it. A line that is slow is waited for; one that is dead is not.
 */
export function fetchWithin(ms: number): typeof fetch {
  return async (input, init) => {
    const abort = new AbortController();
    // (AbortSignal.any would say it shorter, and is missing in browsers that the app still runs in.)
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

/** In bytes, as good as; 0 for what is not a text. */
function sizeOf(body: BodyInit | null | undefined): number {
  return typeof body === 'string' ? body.length : 0;
}

/** No wish of a server for a later call is taken for longer than this; in ms. */
const longestWishMs = 60 * 60_000;

/**
 * For how long the server wishes not to be asked again, in ms and an hour at most; null where it does not say. It says so in seconds or
 * names a time: one by its own clock, where that can be read, because a device's (`now`, ms since 1970) may be wrong by days.
 */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const wish = headers.get('retry-after')?.trim() ?? '';
  const ms = /^\d+$/.test(wish) ? Number(wish) * 1_000 : Date.parse(wish) - (timeOf(headers) ?? now);
  return Number.isNaN(ms) ? null : Math.min(Math.max(0, ms), longestWishMs);
}

/** When the server says that it answered. */
function timeOf(headers: Headers): number | null {
  const time = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(time) ? null : time;
}

/** What a status code means. `refused`: the request itself was (a 4xx). */
export type StatusError =
  | { kind: 'unauthorised' }
  | { kind: 'rate-limited' }
  | { kind: 'unreachable'; message: string }
  | { kind: 'refused'; message: string };

/** What an answer's status means, and until when the server wishes not to be asked again, in ms from `now`; null for a good one. */
export function answerError({ status, headers }: Response, message: string, now: number): (StatusError & { retryAfterMs?: number }) | null {
  const error = statusError(status, message);
  if (error?.kind !== 'rate-limited' && error?.kind !== 'unreachable') return error;
  const wish = retryAfterMs(headers, now);
  return wish === null ? error : { ...error, retryAfterMs: wish };
}

/** What a status code means; null for a good one. */
export function statusError(status: number, message: string): StatusError | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403) return { kind: 'unauthorised' };
  if (status === 429) return { kind: 'rate-limited' };
  if (status >= 500 || status < 400) return { kind: 'unreachable', message: `status ${status}` };
  return { kind: 'refused', message: message || `status ${status}` };
}

/** An error of the backend's client, as far as it is read. */
export type ServiceError = { name?: string; message: string; status?: number | undefined; code?: string | undefined; reasons?: unknown };

/** True where nobody answered, or not as the auth service does: a network failure, a deadline, a 5xx. That is no refusal. */
export function isSilence(error: ServiceError): boolean {
  if (error.name === 'AuthRetryableFetchError' || error.name === 'AbortError' || error.name === 'TimeoutError') return true;
  if (error.name === 'AuthUnknownError' || error instanceof TypeError) return true;
  return error.status === undefined ? false : error.status === 0 || error.status >= 500;
}
