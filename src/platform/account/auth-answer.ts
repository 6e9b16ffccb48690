import * as z from 'zod/mini';
import { parseSession } from './session.ts';

/**
 * Recognises the auth service's own answers to the renewal of a session. Captive portals, filters and gateways may answer in its place with any status and
 * any page, which must not end a session.
 */

/** The auth service's code for a deleted account. */
const noUser = 'user_not_found';

/** The auth service's codes for a session that has ended; any other error may be temporary. */
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
  // The format of older versions, without codes.
  z.object({ error: z.literal('invalid_grant'), error_description: z.string() }),
]);

/** `over`: the auth service itself has refused. `no-answer`: there was no answer of the auth service. */
export type Renewal = 'renewed' | 'over' | 'no-answer';

/** What an answer to a renewal means. */
export function readRenewal(status: number, text: string): Renewal {
  if (status >= 200 && status < 300) return parseSession(text) === null ? 'no-answer' : 'renewed';
  if (status < 400 || status >= 500 || status === 429) return 'no-answer';
  const refusal = Refusal.safeParse(parse(text));
  return refusal.success && ends(refusal.data) ? 'over' : 'no-answer';
}

/** Whether an answer is the auth service's own, and says that the account was deleted. */
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
