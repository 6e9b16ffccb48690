import { namespace } from '../i18n.ts';

/** The auth service's errors, by code; an error whose code is not listed here is shown in the service's own words. */
export const authWords = namespace('auth', {
  noAnswer: 'Play Venture could not be reached. Check the connection and try again.',
  refusals: {
    'no-account': 'No account is open on this device.',
    'other-account': 'Another account is signed in.',
    'not-stored': 'This browser keeps nothing for this page. A private window, blocked site data or a full disk is the usual reason.',
    invalid_credentials: 'Invalid login credentials',
    email_not_confirmed: 'Email not confirmed',
    user_already_exists: 'User already registered',
    email_exists: 'User already registered',
    email_address_invalid: 'This email address can’t be used.',
    weak_password: 'Password is known to be weak.',
    same_password: 'New password should be different from the old password.',
    signup_disabled: 'Signups are not allowed here.',
    user_not_found: 'This account no longer exists.',
    user_banned: 'This account is blocked.',
    over_request_rate_limit: 'Too many attempts. Wait a little, then try again.',
    over_email_send_rate_limit: 'Too many emails were asked for. Wait a little, then try again.',
    otp_expired: 'Email link is invalid or has expired',
  },
  weak: {
    length: 'It is too short.',
    characters: 'Mix letters, numbers and signs.',
    pwned: 'It has appeared in a data leak. Please choose another one.',
  },
});

/** A parsed error of the auth service. */
type Refused = { readonly code: string; readonly message: string; readonly reasons: readonly string[] };

/** Why the auth service refused. */
export function sayAuth({ code, message, reasons }: Refused): string {
  const t = authWords.get();
  if (code === 'no-answer') return t.noAnswer;
  const refusals: Readonly<Record<string, string>> = t.refusals;
  const weak: Readonly<Record<string, string>> = t.weak;
  return [refusals[code] ?? message, ...reasons.map((reason) => weak[reason] ?? reason)].join(' ');
}
