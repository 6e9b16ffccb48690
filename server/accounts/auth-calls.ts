import * as z from 'zod/mini';
import { limits } from '../../src/domain/limits.ts';
import { isStorable } from '../../supabase/functions/_shared/storable.ts';

/**
 * The calls to the account service that the app makes; no others get through. Each call is parsed and then built anew, so that nothing
 * unknown is passed on.
 */

export type AuthCall =
  | { kind: 'sign-up'; email: string; password: string; adultName: string | null }
  | { kind: 'sign-in'; email: string; password: string }
  | { kind: 'refresh'; token: string }
  | { kind: 'recover'; email: string }
  | { kind: 'verify'; type: 'recovery' | 'signup'; token: string }
  | { kind: 'who' }
  | { kind: 'set-password'; password: string }
  | { kind: 'sign-out'; scope: string };

export type ReadCall = { ok: true; call: AuthCall } | { ok: false; status: 400 | 404; message: string };

const prefix = '/auth/v1/';

/** A parser for each method and name that is answered. */
const readers: Readonly<Record<string, (query: URLSearchParams, body: unknown) => AuthCall | string>> = {
  'POST signup': (_query, body) => {
    const read = SignUp.safeParse(body);
    if (!read.success) return messageOf(read.error);
    const { email, password, data } = read.data;
    return { kind: 'sign-up', email, password, adultName: boundedName(data?.adult_name) };
  },
  'POST token': (query, body) => {
    const grant = query.get('grant_type');
    if (grant === 'password') {
      const read = Credentials.safeParse(body);
      return read.success ? { kind: 'sign-in', email: read.data.email, password: read.data.password } : messageOf(read.error);
    }
    if (grant === 'refresh_token') {
      const read = Refresh.safeParse(body);
      return read.success ? { kind: 'refresh', token: read.data.refresh_token } : messageOf(read.error);
    }
    return 'grant_type must be password or refresh_token';
  },
  'POST recover': (_query, body) => {
    const read = Recover.safeParse(body);
    return read.success ? { kind: 'recover', email: read.data.email } : messageOf(read.error);
  },
  'GET verify': (query) => {
    const token = query.get('token') ?? '';
    // The redirect in the link is ignored: it always leads to the app.
    const type = query.get('type');
    if (type !== 'recovery' && type !== 'signup') return 'type must be recovery or signup';
    return /^[0-9a-f]{64}$/.test(token) ? { kind: 'verify', type, token } : 'token must be the one of the link in the mail';
  },
  'GET user': () => ({ kind: 'who' }),
  'PUT user': (_query, body) => {
    const read = NewPassword.safeParse(body);
    return read.success ? { kind: 'set-password', password: read.data.password } : messageOf(read.error);
  },
  'POST logout': (query) => {
    const scope = query.get('scope') ?? 'local';
    return ['local', 'global', 'others'].includes(scope) ? { kind: 'sign-out', scope } : 'scope must be local, global or others';
  },
};

/** Parses a call; `text` is its body. The path is compared as it was sent, without decoding or normalising. */
export function readAuthCall(method: string, url: URL, text: string): ReadCall {
  const reader = readers[`${method} ${url.pathname.slice(prefix.length)}`];
  if (reader === undefined) return { ok: false, status: 404, message: 'There is nothing here' };
  const body = parse(text);
  if (body === undefined) return { ok: false, status: 400, message: 'The body is not JSON' };
  const call = reader(url.searchParams, body);
  return typeof call === 'string' ? { ok: false, status: 400, message: call } : { ok: true, call };
}

/** The call as the account service expects it: method, path and body. */
export function spellAuthCall(call: AuthCall): { method: string; path: string; body: unknown } {
  switch (call.kind) {
    case 'sign-up':
      return spell('POST', 'signup', { email: call.email, password: call.password, data: { adult_name: call.adultName } });
    case 'sign-in':
      return spell('POST', 'token?grant_type=password', { email: call.email, password: call.password });
    case 'refresh':
      return spell('POST', 'token?grant_type=refresh_token', { refresh_token: call.token });
    case 'recover':
      return spell('POST', 'recover', { email: call.email });
    case 'verify':
      return spell('GET', `verify?type=${call.type}&token=${call.token}`);
    case 'who':
      return spell('GET', 'user');
    case 'set-password':
      return spell('PUT', 'user', { password: call.password });
    case 'sign-out':
      return spell('POST', `logout?scope=${call.scope}`, {});
  }
}

function spell(method: string, path: string, body?: unknown): { method: string; path: string; body: unknown } {
  return { method, path: prefix + path, body };
}

const text = (name: string, most: number) =>
  z
    .string(`${name} must be a text`)
    .check(z.maxLength(most, `${name} is too long`), z.refine(isStorable, `${name} has characters that can’t be stored`));

const email = text('email', limits.email.max);
const password = text('password', 1_000);
const SignUp = z.object({
  email,
  password,
  data: z.nullish(
    z.object({ adult_name: z.optional(z.unknown().check(z.refine(isStorable, 'adult_name has characters that can’t be stored'))) }),
  ),
});
const Credentials = z.object({ email, password });
const Refresh = z.object({ refresh_token: text('refresh_token', 200) });
const Recover = z.object({ email });
const NewPassword = z.object({ password });

/** The adult's name in a sign-up, cut to what a profile allows, so that an odd name does not prevent signing up. */
function boundedName(name: unknown): string | null {
  if (typeof name !== 'string') return null;
  return Array.from(name.trim()).slice(0, limits.adultName.max).join('').trim() || null;
}

function messageOf(error: z.core.$ZodError): string {
  const issue = error.issues[0];
  const words = issue?.message ?? '';
  return words === '' || words === 'Invalid input' ? 'The body is not what was expected' : words;
}

function parse(body: string): unknown {
  if (body === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
