import { bearerToken } from '../../supabase/functions/_shared/account.ts';
import { type Quota, type RateLimit, takeAll } from '../../supabase/functions/_shared/quota.ts';
import { type DiskSpace, diskFull } from '../disk/disk-space.ts';
import type { Quotas } from '../http/shared-quota.ts';
import type { WorkQueue } from '../http/work-queue.ts';
import { type Accounts, sessionOf } from './accounts.ts';
import { type AuthCall, readAuthCall, spellAuthCall } from './auth-calls.ts';
import type { Renew } from './renewal.ts';
import { signUpUnseen } from './sign-up.ts';

/** The entry to the account service: lets only the app's calls through, and limits guessing. */

export type AuthLimits = {
  /** Failed sign-ins: from one address, and for one account. */
  failuresOfAddress: RateLimit;
  failuresOfAccount: RateLimit;
  /** Links from mails that are not valid. */
  deadLinksOfAddress: RateLimit;
  signUpsOfAddress: RateLimit;
  signUpsInAll: RateLimit;
  /** Requested mails, whether or not an account exists. */
  mailsOfAccount: RateLimit;
  mailsOfAddress: RateLimit;
  mailsInAll: RateLimit;
};

const hour = 3600;

/** `signUps` and `mails`: per address and hour; ten times as many for all addresses together. */
export function authLimits({ signUps, mails }: { signUps: number; mails: number }): AuthLimits {
  return {
    failuresOfAddress: { most: 60, withinS: 300 },
    failuresOfAccount: { most: 20, withinS: 900 },
    deadLinksOfAddress: { most: 30, withinS: 300 },
    signUpsOfAddress: { most: signUps, withinS: hour },
    signUpsInAll: { most: signUps * 10, withinS: hour },
    mailsOfAccount: { most: 5, withinS: hour },
    mailsOfAddress: { most: mails, withinS: hour },
    mailsInAll: { most: mails * 10, withinS: hour },
  };
}

/** Answers a call under `/auth/v1/` from the client at `address`. */
export type AuthEntry = (request: Request, address: string) => Promise<Response>;

/** The account service, the fast renewal, the checks on accounts, and whether accounts are confirmed by mail. */
type Behind = { backend: AuthEntry; renew: Renew; accounts: Accounts; confirm: boolean; diskSpace: () => DiskSpace };

/**
 * The minimum time for answering a request for a recovery mail, in ms. Writing a mail takes less, so the time does not reveal whether one
 * was sent.
 */
const recoverMs = 400;

type Share = { quota: Quota; caller: string };

/**
 * `passwords`: the queue for calls that hash a password. Each takes a processor a tenth of a second, and too many at once would block
 * everything else.
 */
export function createAuthEntry(behind: Behind, limits: AuthLimits, passwords: WorkQueue, quotaOf: Quotas): AuthEntry {
  const quotas = Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, quotaOf(name, limit)])) as Record<
    keyof AuthLimits,
    Quota
  >;

  /** The rate limits that a call counts against. */
  function sharesOf(call: AuthCall, address: string): Share[] {
    switch (call.kind) {
      case 'sign-in':
        return [
          { quota: quotas.failuresOfAddress, caller: address },
          { quota: quotas.failuresOfAccount, caller: call.email.toLowerCase() },
        ];
      case 'verify':
        return [{ quota: quotas.deadLinksOfAddress, caller: address }];
      case 'sign-up':
        return [
          { quota: quotas.signUpsOfAddress, caller: address },
          { quota: quotas.signUpsInAll, caller: '' },
          ...(behind.confirm ? [{ quota: quotas.mailsOfAccount, caller: call.email.toLowerCase() }] : []),
        ];
      case 'recover':
        return [
          { quota: quotas.mailsOfAccount, caller: call.email.toLowerCase() },
          { quota: quotas.mailsOfAddress, caller: address },
          { quota: quotas.mailsInAll, caller: '' },
        ];
      // A session proves who is calling; nothing that others do may keep a device from renewing it.
      case 'refresh':
      case 'who':
      case 'set-password':
      case 'sign-out':
        return [];
    }
  }

  return async (request, address) => {
    // CORS preflight requests, which only browsers send and which change nothing.
    if (request.method === 'OPTIONS') return behind.backend(request, address);
    const url = new URL(request.url);
    const read = readAuthCall(request.method, url, request.method === 'GET' ? '' : await request.text());
    if (!read.ok) return refuse(read.status, read.status === 404 ? 'not_found' : 'validation_failed', read.message);
    const { call } = read;
    if (call.kind === 'sign-up' && behind.diskSpace() !== 'enough') return diskFull();
    const shares = sharesOf(call, address);
    const wait = await takeAll(shares);
    if (wait > 0) return tooOften(call, wait);
    const ask = (): Promise<Response> => answer(behind, call, spelled(call, request), address);
    const turn = hashes.includes(call.kind) ? await passwords(ask) : { ok: true as const, value: await ask() };
    const response = turn.ok ? turn.value : busy(turn.waitS);
    // The cause of the failure was the full disk, so the answer says that.
    if (response.status >= 500 && response.status !== 503 && behind.diskSpace() !== 'enough') return diskFull();
    if (!counts(call, response)) for (const { quota, caller } of shares) await quota.giveBack(caller);
    return response;
  };
}

/** Answers a call; some calls need more than the account service does, or must reveal less. */
async function answer({ backend, renew, accounts, confirm }: Behind, call: AuthCall, request: Request, address: string): Promise<Response> {
  switch (call.kind) {
    case 'sign-in': {
      const known = await accounts.check(call.email, call.password);
      if (known === 'wrong') return refuse(400, 'invalid_credentials', 'Invalid login credentials');
      return backend(request, address);
    }
    case 'sign-up':
      return confirm ? signUpUnseen(call, () => backend(spelled(call, request), address), accounts) : backend(request, address);
    case 'recover': {
      const [response] = await Promise.all([backend(request, address), new Promise((later) => setTimeout(later, recoverMs))]);
      return response;
    }
    case 'set-password': {
      const response = await backend(request, address);
      const session = sessionOf(request);
      if (response.ok && session !== null) await accounts.endOthers(session);
      return response;
    }
    case 'who': {
      const token = bearerToken(request);
      const gone = token !== null && (await accounts.isGone(token));
      return gone ? refuse(403, 'user_not_found', 'User from sub claim in JWT does not exist') : backend(request, address);
    }
    case 'refresh':
      return (await renew(request, call.token)) ?? backend(request, address);
    case 'verify':
    case 'sign-out':
      return backend(request, address);
  }
}

const hashes: readonly AuthCall['kind'][] = ['sign-up', 'sign-in', 'set-password'];

/** Whether a call with this answer counts against its rate limits. */
function counts(call: AuthCall, response: Response): boolean {
  // A call without the API key, or a failure of the server itself, is no attempt.
  if (response.status === 401 || response.status >= 500) return false;
  if (call.kind === 'sign-in') return response.status >= 400;
  return call.kind !== 'verify' || !(response.headers.get('location') ?? '').includes('access_token=');
}

const passedOn = ['apikey', 'authorization', 'origin', 'user-agent', 'x-client-info', 'x-supabase-api-version'];

function spelled(call: AuthCall, request: Request): Request {
  const { method, path, body } = spellAuthCall(call);
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const name of passedOn) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request(new URL(path, request.url), { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}

function tooOften(call: AuthCall, wait: number): Response {
  const message = 'Too many attempts. Please wait a few minutes.';
  const headers = { 'retry-after': String(wait) };
  // A link is opened by a person, so the answer is plain text.
  if (call.kind === 'verify')
    return new Response(message, { status: 429, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } });
  return refuse(429, 'over_request_rate_limit', message, headers);
}

function busy(wait: number): Response {
  return refuse(503, 'overloaded', 'Play Venture is very busy. Please try again in a moment.', { 'retry-after': String(wait) });
}

/** An error in the account service's own format. */
function refuse(status: number, code: string, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ code, error_code: code, msg: message }, { status, headers });
}
