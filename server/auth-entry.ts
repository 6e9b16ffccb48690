import { bearerToken } from '../supabase/functions/_shared/account.ts';
import { type Measure, type Quota, takeAll } from '../supabase/functions/_shared/quota.ts';
import { type Accounts, sessionOf } from './accounts.ts';
import { type AuthCall, readAuthCall, spellAuthCall } from './auth-calls.ts';
import type { Lane } from './lane.ts';
import type { Renew } from './renewal.ts';
import { noRoom, type Room } from './room.ts';
import type { Quotas } from './shared-quota.ts';
import { signUpUnseen } from './sign-up.ts';

/** The way to the account service: only what the app asks for gets through, and guessing is stopped. */

export type AuthMeasures = {
  /** Sign-ins that fail: of one address, and for one account. */
  failuresOfAddress: Measure;
  failuresOfAccount: Measure;
  /** Links from mails that lead nowhere. */
  deadLinksOfAddress: Measure;
  signUpsOfAddress: Measure;
  signUpsInAll: Measure;
  /** Mails asked for, whether or not there is an account to send one to. */
  mailsOfAccount: Measure;
  mailsOfAddress: Measure;
  mailsInAll: Measure;
};

const hour = 3600;

/** `signUps` and `mails`: within an hour from one address; ten times as many in all. */
export function authMeasures({ signUps, mails }: { signUps: number; mails: number }): AuthMeasures {
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

/** The account service, the short way to a renewal, what else is known of accounts, and whether they are confirmed by mail. */
type Behind = { backend: AuthEntry; renew: Renew; accounts: Accounts; confirm: boolean; room: () => Room };

/** How long every answer to a call for a recovery mail takes at least, in ms: writing one takes less. */
const recoverMs = 400;

type Share = { quota: Quota; caller: string };

/** `passwords`: the queue for whatever hashes one. That takes a processor a tenth of a second each, and too many at once leave none for anybody else. */
export function createAuthEntry(behind: Behind, measures: AuthMeasures, passwords: Lane, quotaOf: Quotas): AuthEntry {
  const quotas = Object.fromEntries(Object.entries(measures).map(([name, measure]) => [name, quotaOf(name, measure)])) as Record<
    keyof AuthMeasures,
    Quota
  >;

  /** What a call uses up. */
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
      // Whoever has a session has shown who they are; nothing that others do may keep a device from renewing it.
      case 'refresh':
      case 'who':
      case 'set-password':
      case 'sign-out':
        return [];
    }
  }

  return async (request, address) => {
    // Which site may ask is asked by browsers alone, and changes nothing.
    if (request.method === 'OPTIONS') return behind.backend(request, address);
    const url = new URL(request.url);
    const read = readAuthCall(request.method, url, request.method === 'GET' ? '' : await request.text());
    if (!read.ok) return refuse(read.status, read.status === 404 ? 'not_found' : 'validation_failed', read.message);
    const { call } = read;
    if (call.kind === 'sign-up' && behind.room() !== 'enough') return noRoom();
    const shares = sharesOf(call, address);
    const wait = await takeAll(shares);
    if (wait > 0) return tooOften(call, wait);
    const ask = (): Promise<Response> => answer(behind, call, spelled(call, request), address);
    const turn = hashes.includes(call.kind) ? await passwords(ask) : { ok: true as const, value: await ask() };
    const response = turn.ok ? turn.value : busy(turn.waitS);
    // What failed for want of room is said to have.
    if (response.status >= 500 && response.status !== 503 && behind.room() !== 'enough') return noRoom();
    if (!counts(call, response)) for (const { quota, caller } of shares) await quota.giveBack(caller);
    return response;
  };
}

/** What a call is answered, by the service and for all that it would tell or leave undone. */
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

/** Whether a call that was answered like this is one of those that are limited. */
function counts(call: AuthCall, response: Response): boolean {
  // Without the key, and where the server itself fails, nothing was tried.
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
  // A link is followed by a person, who reads the answer itself.
  if (call.kind === 'verify')
    return new Response(message, { status: 429, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } });
  return refuse(429, 'over_request_rate_limit', message, headers);
}

function busy(wait: number): Response {
  return refuse(503, 'overloaded', 'Play Venture is very busy. Please try again in a moment.', { 'retry-after': String(wait) });
}

/** A refusal as the account service words its own. */
function refuse(status: number, code: string, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ code, error_code: code, msg: message }, { status, headers });
}
