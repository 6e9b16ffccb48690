import type { Accounts } from './accounts.ts';
import type { AuthCall } from './auth-calls.ts';

type SignUp = Extract<AuthCall, { kind: 'sign-up' }>;

/**
 * A sign-up with confirmation by mail. The answer is the same whether or not the address has an account, so that it reveals nothing; an
 * existing account's owner gets a mail.
 */
export async function signUpUnseen(call: SignUp, signUp: () => Promise<Response>, accounts: Accounts): Promise<Response> {
  let response = await signUp();
  if (await isKnown(response)) {
    // Hashes the password anyway, so that it takes as long as for a new account.
    await accounts.check('', call.password);
    if (!(await accounts.remind(call.email))) response = await signUp();
    else return awaited(call);
  }
  return response.ok ? awaited(call) : response;
}

/** Whether the account service says that the address is confirmed already or was sent a mail before. */
async function isKnown(response: Response): Promise<boolean> {
  if (response.status !== 422 && response.status !== 429) return false;
  const said: unknown = await response.clone().json();
  return /user_already_exists|over_email_send_rate_limit/.test(JSON.stringify(said));
}

/** An unconfirmed user with made-up data, so that nothing stored is revealed. */
function awaited({ email, adultName }: SignUp): Response {
  const now = new Date().toISOString();
  return Response.json({
    id: crypto.randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email: email.toLowerCase(),
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { adult_name: adultName },
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  });
}
