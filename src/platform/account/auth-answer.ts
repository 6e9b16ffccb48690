import * as z from 'zod/mini';

/**
 * Whether it is the auth service that has answered when a sign-in was to be renewed. Portals, filters and gateways answer for it with any status and
 * any page, and must end nobody's sign-in.
 */

/** The auth service's code for an account that is no more. */
const noUser = 'user_not_found';

/** The auth service's codes for a sign-in that is over; all else that it may say passes. */
const endings: ReadonlySet<string> = new Set([
  'bad_jwt',
  'refresh_token_already_used',
  'refresh_token_not_found',
  'session_expired',
  'session_not_found',
  'user_banned',
  noUser,
  'validation_failed',
]);

const Refusal = z.union([
  z.object({ error_code: z.string() }),
  z.object({ code: z.string() }),
  // As it spoke before it had codes.
  z.object({ error: z.literal('invalid_grant'), error_description: z.string() }),
]);

const Renewed = z.object({ access_token: z.string(), refresh_token: z.string(), user: z.looseObject({ id: z.string() }) });

/** `over`: the auth service refuses, in its own words. `silence`: nobody that matters has spoken. */
export type Renewal = 'renewed' | 'over' | 'silence';

/** What an answer to a renewal means. */
export function readRenewal(status: number, text: string): Renewal {
  const body = parse(text);
  if (status >= 200 && status < 300) return Renewed.safeParse(body).success ? 'renewed' : 'silence';
  if (status < 400 || status >= 500 || status === 429) return 'silence';
  const refusal = Refusal.safeParse(body);
  return refusal.success && ends(refusal.data) ? 'over' : 'silence';
}

/** Whether an answer of the auth service says, in its own words, that the account it was asked about is no more. */
export function saysGone(status: number, text: string): boolean {
  if (status < 400 || status >= 500 || status === 429) return false;
  const refusal = Refusal.safeParse(parse(text));
  return refusal.success && codeOf(refusal.data) === noUser;
}

function codeOf(refusal: z.infer<typeof Refusal>): string | null {
  if ('error_code' in refusal) return refusal.error_code;
  return 'code' in refusal ? refusal.code : null;
}

function ends(refusal: z.infer<typeof Refusal>): boolean {
  const code = codeOf(refusal);
  return code === null || endings.has(code);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
