/** What the answers of a server mean, and what it means if there is none. */

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
