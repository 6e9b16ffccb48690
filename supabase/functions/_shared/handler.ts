import { idempotencyHeader, readStoryCall, type StoryCall } from '../../../src/domain/story-contract.ts';
import { type Account, bearerToken, type VerifyToken } from './account.ts';
import { answer, preflight, readBounded, refuse } from './answers.ts';
import { createAttempts } from './attempts.ts';
import type { Provider } from './provider.ts';
import type { Store } from './store.ts';
import { generateTelling, nextTelling, stopTelling } from './telling.ts';

/** The story service: one POST, told apart by its body (product specification, section 7). */

export type StoryDeps = {
  verify: VerifyToken;
  provider: Provider;
  store: Store;
  /** Milliseconds. */
  now: () => number;
  /** Something that a person who runs the service should know. Never gets a body or a name. */
  warn: (line: string) => void;
};

export type StoryHandler = (request: Request) => Promise<Response>;

const mostBytes = 512 * 1024;
/** Far above what a family can play, far below what a program can cost. */
const mostCalls = 300;
const callWindowSeconds = 600;

export function createStoryHandler(deps: StoryDeps): StoryHandler {
  const calls = createAttempts(mostCalls, callWindowSeconds, deps.now);
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight();
    if (request.method !== 'POST') return refuse(405, 'method', 'Calls are POSTs', { allow: 'POST, OPTIONS' });
    const token = bearerToken(request);
    const account = token === null ? null : await deps.verify(token);
    const wait = account === null ? 0 : calls.waitFor(account.id);
    if (wait > 0) return refuse(429, 'too_often', 'Too many calls. Please wait a little.', { 'retry-after': String(wait) });
    if (account !== null) calls.count(account.id);
    const text = await readBounded(request, mostBytes);
    if (text === null) return refuse(413, 'too_large', 'The body is larger than 512 kB', { connection: 'close' });
    const parsed = parse(text);
    if (parsed === undefined) return refuse(400, 'not_json', 'The body is not JSON');
    const read = readStoryCall(parsed);
    // Before the sign-in there is feedback, and nothing else; a stranger learns nothing of what a body must look like.
    const open = read.ok && read.call.kind === 'feedback';
    if (account === null && !open) return refuse(401, 'not_signed_in', 'Please sign in again');
    if (!read.ok) return refuse(400, 'invalid', read.message);
    try {
      return await perform(deps, read.call, { account, token, request });
    } catch (error) {
      deps.warn(`The story service failed at ${read.call.kind} (${error instanceof Error ? error.name : 'unknown'}).`);
      return refuse(500, 'failed', 'The story service could not answer');
    }
  };
}

type Caller = { account: Account | null; token: string | null; request: Request };

async function perform({ provider, store }: StoryDeps, call: StoryCall, { account, token, request }: Caller): Promise<Response> {
  const by = { 'x-story-provider': provider.name };
  switch (call.kind) {
    case 'generate':
      return answer(await provider.begin(generateTelling(call.body), call.body.venture.lookahead), by);
    case 'next':
      return answer(await provider.next(nextTelling(call.body), call.body.venture.lookahead), by);
    case 'stop': {
      const stopped = stopTelling(call.body);
      return answer(stopped === null ? [] : [{ output: await provider.summarise(stopped.request, stopped.told) }], by);
    }
    case 'check': {
      if (account === null || token === null || call.body.userId !== account.id)
        return refuse(403, 'not_yours', 'That is not your account');
      return answer({ adventures: await store.adventures(token, request.headers.get('apikey') ?? '') });
    }
    case 'feedback': {
      const kept = await store.keepFeedback(call.body, account, request.headers.get(idempotencyHeader)?.slice(0, 100) ?? null);
      if (kept === 'too-often')
        return refuse(429, 'too_often', 'Too much feedback at once. Please wait an hour.', { 'retry-after': '3600' });
      if (kept === 'failed') return refuse(502, 'not_kept', 'The feedback could not be kept');
      return answer({ success: true });
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
