import { idempotencyHeader, readStoryCall, type StoryCall } from '../../../src/domain/contracts/story-contract.ts';
import { nextForStory, stopForStory } from '../../../src/storyteller/safety/withhold.ts';
import { type Account, bearerToken, type VerifyToken } from './account.ts';
import { answer, corsFor, preflight, readBounded, refuse } from './answers.ts';
import { builtinProvider } from './builtin.ts';
import { type Ask, tell } from './fallback.ts';
import { type CallContext, type Miss, mayPassLater, missed, type Provider } from './provider.ts';
import { createQuota, type Quota, type RateLimit } from './quota.ts';
import { stop } from './stop-notice.ts';
import { isStorable } from './storable.ts';
import type { Store } from './store.ts';
import { waitOf } from './wait.ts';

/** The story service: one POST endpoint; the body says which call it is (product specification, section 7). */

export type StoryDeps = {
  verify: VerifyToken;
  provider: Provider;
  store: Store;
  /** Other origins whose pages may call. */
  origins: readonly string[];
  /** Calls per account and hour. */
  callsPerHour: number;
  id: () => string;
  /** Creates rate limits that are counted together with other processes; by default in memory. */
  quota?: (name: string, limit: RateLimit) => Quota;
  /** Logs a problem for the person who runs the service. Never receives a body or a name. */
  warn: (line: string) => void;
  /** Milliseconds. */
  now: () => number;
};

/** Answers one request. `address`: the client's; null if it is not known. */
export type StoryHandler = (request: Request, address: string | null) => Promise<Response>;

/** Feedback without a sign-in, from one address. The database also limits all of it together. */
const anonymousFeedback = { most: 10, withinS: 3600 };

const mostBytes = 512 * 1024;
const hourSeconds = 3600;

export function createStoryHandler(deps: StoryDeps): StoryHandler {
  const unknownOrigins = new Set<string>();
  const anonymous = deps.quota?.('anonymous feedback', anonymousFeedback) ?? createQuota(anonymousFeedback, deps.now);
  return async (request, address) => {
    const cors = corsFor(request, deps.origins);
    const origin = request.headers.get('origin');
    if (
      request.method === 'OPTIONS' &&
      origin !== null &&
      !deps.origins.includes(origin) &&
      unknownOrigins.size < 20 &&
      !unknownOrigins.has(origin)
    ) {
      unknownOrigins.add(origin);
      deps.warn(`A browser at ${origin.slice(0, 100)} may not call the story service; STORY_ORIGINS names those that may.`);
    }
    const response = await handle({ ...deps, anonymous }, request, address);
    for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
    return response;
  };
}

type Deps = StoryDeps & { anonymous: Quota };

async function handle(deps: Deps, request: Request, address: string | null): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'POST') return refuse(405, 'method', 'Calls are POSTs', { allow: 'POST, OPTIONS' });
  const token = bearerToken(request);
  const account = token === null ? null : await deps.verify(token);
  const text = await readBounded(request, mostBytes);
  if (text === null) return refuse(413, 'too_large', 'The body is larger than 512 kB', { connection: 'close' });
  const parsed = parse(text);
  if (parsed === undefined) return refuse(400, 'not_json', 'The body is not JSON');
  const read = readStoryCall(parsed);
  // Without a sign-in only feedback is accepted; a stranger learns nothing about the format of other calls.
  const open = read.ok && read.call.kind === 'feedback';
  if (account === null && !open) return refuse(401, 'not_signed_in', 'Please sign in again');
  if (!read.ok) return refuse(400, 'invalid', read.message);
  if (read.call.kind === 'feedback' && !Object.values(read.call.body).every(isStorable)) {
    return refuse(400, 'invalid', 'The feedback has characters that can’t be stored');
  }
  try {
    const slowed = token === null || account === null ? null : await countCall(deps, request, token);
    return slowed ?? (await perform(deps, withoutTrouble(read.call), { account, token, request, address }));
  } catch (error) {
    deps.warn(`The story service failed at ${read.call.kind} (${error instanceof Error ? error.name : 'unknown'}).`);
    return refuse(500, 'failed', 'The story service could not answer');
  }
}

/** Counts the call in the database, shared by all instances of the service; null if it is allowed. */
async function countCall({ store, callsPerHour, warn }: StoryDeps, request: Request, token: string): Promise<Response | null> {
  const counted = await store.countCall(token, request.headers.get('apikey') ?? '', callsPerHour, hourSeconds);
  switch (counted.kind) {
    case 'allowed':
      return null;
    case 'too-often':
      return refuse(429, 'too_often', 'Too many calls. Please wait a little.', { 'retry-after': String(counted.retryAfterS) });
    case 'nobody':
      return refuse(401, 'not_signed_in', 'Please sign in again');
    case 'failed':
      warn('The calls of an account could not be counted; the call was not answered.');
      return refuse(503, 'not_counted', 'The story service is not well', { 'retry-after': '30' });
  }
}

/** Removes notes about trouble before any provider gets them, whichever app sent them. */
function withoutTrouble(call: StoryCall): StoryCall {
  if (call.kind === 'next') return { kind: 'next', body: nextForStory(call.body) };
  return call.kind === 'stop' ? { kind: 'stop', body: stopForStory(call.body) } : call;
}

type Caller = { account: Account | null; token: string | null; request: Request; address: string | null };

async function perform(deps: Deps, call: StoryCall, caller: Caller): Promise<Response> {
  const { provider, warn } = deps;
  const context: CallContext = { withinMs: waitOf(caller.request), callId: callIdOf(caller.request) ?? deps.id() };
  switch (call.kind) {
    case 'generate':
    case 'next': {
      const ask: Ask = call.kind === 'generate' ? { kind: 'generate', body: call.body } : { kind: 'next', body: call.body };
      const { steps, by, miss } = await tell(provider, ask, context);
      if (miss !== null) warn(lineOf(provider, call.kind, miss));
      return answer(steps, { 'x-story-provider': by, ...(miss === null ? {} : { 'x-story-fallback': miss.kind }) });
    }
    case 'stop': {
      const { result, by, miss } = await stop(provider, call.body, context);
      if (miss !== null) warn(lineOf(provider, 'stop', miss));
      const headers = { 'x-story-provider': by, ...(miss === null ? {} : { 'x-story-fallback': miss.kind }) };
      if (!result.ok)
        return refuse(503, 'not_delivered', 'The stop has not reached the stories’ automation yet', { 'retry-after': '30', ...headers });
      const { summary, outcome } = result.value;
      if (summary === null && outcome === null) return answer([], headers);
      return answer([{ output: summary, ...(outcome === null ? {} : { final_outcome: outcome }) }], headers);
    }
    case 'check':
      return check(deps, call.body, caller, context);
    case 'feedback':
      return feedback(deps, call.body, caller, context);
  }
}

/** The account's own adventures don't depend on the automation, so it is not waited for as long as for a story. */
const previousMs = 5_000;

type Body<K extends StoryCall['kind']> = Extract<StoryCall, { kind: K }>['body'];

/** The account's adventures in progress, and others that the automation knows of. */
async function check({ provider, store, warn }: StoryDeps, body: Body<'check'>, caller: Caller, context: CallContext): Promise<Response> {
  const { account, token, request } = caller;
  if (account === null || token === null || body.userId !== account.id) return refuse(403, 'not_yours', 'That is not your account');
  const [own, more] = await Promise.all([
    store.adventures(token, request.headers.get('apikey') ?? ''),
    provider.previous?.(body, { ...context, withinMs: Math.min(context.withinMs, previousMs) }) ?? missed('refused', ''),
  ]);
  if (!more.ok && provider.previous !== undefined) warn(lineOf(provider, 'check', more.miss));
  const known = new Set(own.map(({ id }) => id));
  const others = more.ok ? more.value.filter(({ id }) => !known.has(id)) : [];
  const fallback: Record<string, string> = provider.previous !== undefined && !more.ok ? { 'x-story-fallback': more.miss.kind } : {};
  return answer({ adventures: [...own, ...others] }, { 'x-story-provider': more.ok ? provider.name : builtinProvider.name, ...fallback });
}

/** Stores feedback in the database, then passes it on: each once per call id. If that fails, a signed-in app sends it again. */
async function feedback(
  { provider, store, warn, anonymous }: Deps,
  body: Body<'feedback'>,
  caller: Caller,
  context: CallContext,
): Promise<Response> {
  const { account, request, address } = caller;
  if (account === null && address !== null) {
    const wait = await anonymous.take(address);
    if (wait > 0) return refuse(429, 'too_often', 'Too much feedback at once. Please wait an hour.', { 'retry-after': String(wait) });
  }
  // Without an id, an identical message from an anonymous sender counts as the same one.
  const callId = callIdOf(request) ?? (account === null ? await digestOf(body) : null);
  const saved = await store.saveFeedback(body, account, callId);
  if (saved === 'too-often') return refuse(429, 'too_often', 'Too much feedback at once. Please wait an hour.', { 'retry-after': '3600' });
  if (saved === 'failed') return refuse(502, 'not_saved', 'The feedback could not be saved');
  // As in the database: the sender named in the body is not trusted.
  const sender =
    account === null
      ? { user_id: 'anonymous', user_email: 'not_provided', adult_name: 'not_provided' }
      : { user_id: account.id, user_email: account.email ?? 'not_provided' };
  if (provider.feedback === undefined) return answer({ success: true });
  if (callId !== null && !(await store.claimFeedback(callId))) return answer({ success: true });
  const passed = await provider.feedback({ ...body, ...sender }, context);
  if (passed.ok) return answer({ success: true });
  warn(lineOf(provider, 'feedback', passed.miss));
  // It is stored, but only an app with an account has an outbox to send it again.
  const again = account !== null && callId !== null && mayPassLater(passed.miss);
  if (again) await store.releaseFeedback(callId);
  return again
    ? refuse(503, 'not_delivered', 'The feedback is kept and not passed on yet', { 'retry-after': '30' })
    : answer({ success: true });
}

async function digestOf({ feedback_type, rating, message, page_context }: Body<'feedback'>): Promise<string> {
  const said = new TextEncoder().encode(JSON.stringify([feedback_type, rating, message, page_context]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', said));
  return `said ${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function callIdOf(request: Request): string | null {
  const id = request.headers
    .get(idempotencyHeader)
    ?.slice(0, 100)
    .replace(/[^\x21-\x7e]/g, '');
  return id === undefined || id === '' ? null : id;
}

function lineOf(provider: Provider, call: StoryCall['kind'], miss: Miss): string {
  return `The story provider ${provider.name} missed a ${call} call (${miss.kind}): ${miss.detail}.`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
