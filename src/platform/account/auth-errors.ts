import { isSilence, type ServiceError } from '../../net/http.ts';

/** Errors of the auth service, in words for people. */

export const noConnection = 'Play Venture could not be reached. Check the connection and try again.';

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
