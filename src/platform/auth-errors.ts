/** Errors of the auth service, in words for people. */

type ServiceError = { name?: string; message: string; status?: number | undefined; code?: string | undefined; reasons?: unknown };

export const noConnection = 'Play Venture could not be reached. Check the connection and try again.';

/** True where nobody answered, or not as the auth service does: a network failure, a deadline, a 5xx. That is no refusal. */
export function isSilence(error: ServiceError): boolean {
  if (error.name === 'AuthRetryableFetchError' || error.name === 'AbortError' || error.name === 'TimeoutError') return true;
  if (error.name === 'AuthUnknownError' || error instanceof TypeError) return true;
  return error.status === undefined ? false : error.status === 0 || error.status >= 500;
}

/** The server's message; for a weak password with the reasons it gives. */
export function authMessage(error: ServiceError): string {
  if (isSilence(error)) return noConnection;
  const reasons = Array.isArray(error.reasons) ? error.reasons.filter((reason) => typeof reason === 'string') : [];
  return [error.message, ...reasons.map((reason) => weakReasons[reason] ?? reason)].join(' ');
}

const weakReasons: Record<string, string> = {
  length: 'It is too short.',
  characters: 'Mix letters, numbers and signs.',
  pwned: 'It is known from a leak, please choose another.',
};
