import { isSilence, type ServiceError } from '../../net/http.ts';

/**
 * Why the auth service has not done what was asked: its own code, with its words for codes that nobody here knows, and for a weak password its
 * reasons. `silence`: nobody has answered. `no-account`, `other-account`: it was not even asked.
 */
export type AuthFault = { code: string; message: string; reasons: readonly string[] };

export type AuthOutcome = { ok: true } | { ok: false; fault: AuthFault };

export const authFault = (code: 'no-account' | 'other-account' | 'silence'): AuthFault => ({ code, message: '', reasons: [] });

export function faultOfAuth(error: ServiceError): AuthFault {
  if (isSilence(error)) return authFault('silence');
  const reasons = Array.isArray(error.reasons) ? error.reasons.filter((reason) => typeof reason === 'string') : [];
  return { code: error.code ?? '', message: error.message, reasons };
}

/** The outcome of a call that has thrown. */
export function failed(error: unknown): { ok: false; fault: AuthFault } {
  return { ok: false, fault: error instanceof Error ? faultOfAuth(error) : { code: '', message: String(error), reasons: [] } };
}
