import { expectedAfter } from '../../../src/domain/contracts/expected-steps.ts';
import { type Expected, readSteps, readStopAnswer } from '../../../src/domain/contracts/story-answer.ts';
import { type GenerateRequest, idempotencyHeader, type NextStepRequest } from '../../../src/domain/contracts/story-contract.ts';
import type { Step } from '../../../src/domain/steps/step.ts';
import type { NextRequest } from '../../../src/domain/telling.ts';
import { readBody } from '../../../src/net/body.ts';
import { isOwnTale, withTelling } from '../../../src/storyteller/director/foreign-step.ts';
import { storyPlan } from '../../../src/storyteller/director/plan.ts';
import { momentOf } from '../../../src/storyteller/engine/moment.ts';
import { libraryFor } from './builtin.ts';
import { safetyFaults } from './judge.ts';
import { post } from './post.ts';
import { readPrevious } from './previous.ts';
import { type Attempt, type CallContext, missed, type Provider } from './provider.ts';
import { familyOf, generateTelling, nextTelling } from './telling.ts';

/**
 * An external automation service. Every call of the contract is passed on unchanged, with the shared secret and a signature; its answer is
 * validated against the contract. Its documentation for authors is `docs/webhook.md`.
 */

const timestampHeader = 'x-venture-timestamp';
const signatureHeader = 'x-venture-signature';

export type WebhookSettings = {
  url: URL;
  secretHeader: string;
  /** Sent in the header of every call; null if a service on this machine needs none. */
  secret: string | null;
  /** The key that signs bodies; null for no signature. */
  signingKey: string | null;
  allowPrivate: boolean;
  /** See `Post.ca`. */
  ca?: string | undefined;
};

export type WebhookPorts = {
  /** Milliseconds. */
  now: () => number;
  id: () => string;
  wait: (ms: number) => Promise<void>;
};

/** Sent with every call, so that a service knows the version of the contract. */
const contractHeader = 'x-venture-contract';
const contractVersion = '1';

const mostBytes = 512 * 1024;
/** Answers of a gateway or a server that may soon work again. */
const passing: ReadonlySet<number> = new Set([502, 503, 504]);
const retryAfterMs = 300;
/** With less time left than this, in ms, a second attempt would come too late. */
const leastLeftMs = 700;

export function createWebhookProvider(settings: WebhookSettings, ports: WebhookPorts): Provider {
  const ask = async (body: unknown, context: CallContext): Promise<Attempt<unknown>> => {
    const ends = ports.now() + context.withinMs;
    const text = JSON.stringify(body);
    const first = await sendSigned(settings, text, { ...context, withinMs: ends - ports.now() }, ports);
    const left = ends - ports.now() - retryAfterMs;
    if (!first.ok || !passing.has(first.value.status) || left < leastLeftMs) return answerOf(first);
    await ports.wait(retryAfterMs);
    return answerOf(await sendSigned(settings, text, { ...context, withinMs: ends - ports.now() }, ports));
  };
  const askSteps = async (
    body: GenerateRequest | NextStepRequest,
    request: NextRequest,
    context: CallContext,
    expected: Expected,
  ): Promise<Attempt<Step[]>> => {
    const moment = momentOf(request, await libraryFor(request));
    const plan = isOwnTale(moment) ? storyPlan(request, moment) : null;
    const answer = await ask(plan === null ? body : { ...body, story_plan: plan }, context);
    if (!answer.ok) return answer;
    const read = readSteps(answer.value, expected);
    if (!read.ok) return missed('invalid', read.error.detail);
    const family = familyOf(body);
    const [fault] = read.steps.flatMap((step) => safetyFaults(step, family));
    if (fault !== undefined) return missed('unfit', fault);
    const [first, ...rest] = read.steps;
    return { ok: true, value: [plan === null ? first : withTelling(first, moment), ...rest].map(withoutWay) };
  };
  return {
    name: 'webhook',
    generate: (body, context) => {
      const request = { ...generateTelling(body), told: [], notes: '' };
      return askSteps(body, request, context, expectedAfter([], body.venture.totalSteps, ports.id));
    },
    next: (body, context) => {
      const { told, totalSteps } = body.venture;
      return askSteps(body, nextTelling(body), context, expectedAfter(told, totalSteps, ports.id));
    },
    stop: async (body, context) => {
      const answer = await ask(body, context);
      return answer.ok ? { ok: true, value: readStopAnswer(answer.value) } : answer;
    },
    feedback: async (body, context) => {
      const answer = await ask(body, context);
      return answer.ok ? { ok: true, value: null } : answer;
    },
    previous: async (body, context) => {
      const answer = await ask(body, context);
      return answer.ok ? readPrevious(answer.value) : answer;
    },
  };
}

function withoutWay({ way: _way, ...step }: Step): Step {
  return step;
}

type Sent = Awaited<ReturnType<typeof post>>;

async function sendSigned(settings: WebhookSettings, body: string, context: CallContext, ports: WebhookPorts): Promise<Sent> {
  const timestamp = Math.floor(ports.now() / 1000);
  const { secret, secretHeader, signingKey } = settings;
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'application/json',
    'user-agent': 'play-venture',
    [contractHeader]: contractVersion,
    [idempotencyHeader]: context.callId,
    [timestampHeader]: String(timestamp),
    ...(secret === null ? {} : { [secretHeader]: secret }),
    ...(signingKey === null ? {} : { [signatureHeader]: await signature(signingKey, timestamp, body) }),
  };
  const { url, allowPrivate, ca } = settings;
  return post({ url, body, headers, withinMs: context.withinMs, mostBytes, allowPrivate, ca });
}

function answerOf(sent: Sent): Attempt<unknown> {
  if (!sent.ok) return sent;
  const { status, text } = sent.value;
  if (status === 429) return missed('busy', 'it answered 429');
  if (status >= 500) return missed('unreachable', `it answered ${status}`);
  if (status < 200 || status >= 300) return missed('refused', `it answered ${status}`);
  const read = readBody(text);
  return read.kind === 'page' ? missed('invalid', 'it answered a web page') : { ok: true, value: read.value };
}

/**
 * Signs a body, so that the receiver can verify that it is ours, complete and recent: `v1=` and the HMAC-SHA256, in hex, of `{timestamp}.{body}`. `timestamp` is in
 * whole seconds since 1970.
 */
async function signature(secret: string, timestamp: number, body: string): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, text.encode(`${timestamp}.${body}`));
  return `v1=${[...new Uint8Array(signed)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
