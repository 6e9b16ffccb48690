import { isNoAnswer, type ServiceError } from '../../net/http.ts';

/**
 * Why a call to the auth service failed: its code, its message (for codes that the app does not know), and for a weak password the reasons. `no-answer`: there
 * was no answer. `no-account`, `other-account`: the call was not made. `not-stored`: this browser stores nothing, a session included.
 */
export type AuthFault = { code: string; message: string; reasons: readonly string[] };

export type AuthOutcome = { ok: true } | { ok: false; fault: AuthFault };

export const authFault = (code: 'no-account' | 'other-account' | 'no-answer' | 'not-stored'): AuthFault => ({
  code,
  message: '',
  reasons: [],
});

/** The fault for an error of the backend’s client. */
export function faultOfAuth(error: ServiceError): AuthFault {
  if (isNoAnswer(error)) return authFault('no-answer');
  const reasons = Array.isArray(error.reasons) ? error.reasons.filter((reason) => typeof reason === 'string') : [];
  return { code: error.code ?? '', message: error.message, reasons };
}

/** The outcome of a call that threw an error. */
export function failed(error: unknown): { ok: false; fault: AuthFault } {
  // Besides the network, only the browser's storage throws these.
  if (error instanceof DOMException && !isNoAnswer({ name: error.name, message: error.message }))
    return { ok: false, fault: authFault('not-stored') };
  return { ok: false, fault: error instanceof Error ? faultOfAuth(error) : { code: '', message: String(error), reasons: [] } };
}
