import * as z from 'zod/mini';
import { isLoopbackHost } from './addresses.ts';
import type { LlmSettings } from './llm.ts';
import { type Provider, providerNames } from './provider.ts';
import type { WebhookSettings } from './webhook.ts';

/** The story service's environment variables, the same for the embedded server and the hosted function. */

export type StorySettings = {
  teller: { kind: 'builtin' } | { kind: 'webhook'; webhook: WebhookSettings } | { kind: 'llm'; llm: LlmSettings };
  /** Origins of other pages that may call; the app on the same server needs none. */
  origins: readonly string[];
  /** Calls per account and hour. */
  callsPerHour: number;
};

export type SettingsResult = { ok: true; settings: StorySettings } | { ok: false; message: string };

const filled = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));
const address = z
  .string()
  .check(
    z.refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'must look like https://stories.example.org/hook'),
  );
const yes = z.pipe(
  z.enum(['yes', 'no'], 'must be yes or no'),
  z.transform((word: 'yes' | 'no') => word === 'yes'),
);

const Environment = z.object({
  STORY_PROVIDER: z._default(z.enum(providerNames, 'must be builtin, webhook or llm'), 'builtin'),
  STORY_WEBHOOK_URL: z.optional(address),
  STORY_WEBHOOK_SECRET: z.optional(filled),
  STORY_WEBHOOK_HEADER: z._default(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/i, 'must be the name of a header')), 'x-venture-secret'),
  STORY_WEBHOOK_SIGNING_KEY: z.optional(filled),
  STORY_ALLOW_PRIVATE: z._default(yes, false),
  STORY_LLM_URL: z.optional(address),
  STORY_LLM_KEY: z.optional(filled),
  STORY_LLM_MODEL: z.optional(filled),
  STORY_LLM_STRUCTURE: z._default(z.enum(['schema', 'object'], 'must be schema or object'), 'schema'),
  STORY_ORIGINS: z._default(z.string(), ''),
  STORY_CALLS_PER_HOUR: z._default(z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'must be a number from 1 to 999')), '240'),
});
type Environment = z.infer<typeof Environment>;

/** Never printed, not even in an error message. */
const secrets: ReadonlySet<string> = new Set(['STORY_WEBHOOK_SECRET', 'STORY_WEBHOOK_SIGNING_KEY', 'STORY_LLM_KEY', 'STORY_WEBHOOK_URL']);

/** Parses the settings; the message names the first invalid variable, in one line. An empty variable counts as not set. */
export function readStorySettings(get: (name: string) => string | undefined): SettingsResult {
  const names = Object.keys(Environment.shape);
  const set = names.flatMap((name) => {
    const value = get(name);
    return value === undefined || value === '' ? [] : [[name, value] as const];
  });
  const parsed = Environment.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? '');
    const shown = secrets.has(name) ? name : `${name}=${get(name) ?? ''}`;
    return { ok: false, message: `${shown} can't be used: it ${issue?.message ?? 'does not fit'}.` };
  }
  const origins = parsed.data.STORY_ORIGINS.split(/[\s,]+/).filter((origin) => origin !== '');
  const odd = origins.find((origin) => !/^https?:\/\/[^/]+$/.test(origin));
  if (odd !== undefined) return { ok: false, message: `STORY_ORIGINS can't be used: ${odd} must look like https://play.example.org.` };
  const teller = tellerOf(parsed.data);
  if (typeof teller === 'string') return { ok: false, message: teller };
  return { ok: true, settings: { teller, origins, callsPerHour: Number(parsed.data.STORY_CALLS_PER_HOUR) } };
}

/** The teller's settings, or why they are invalid. */
function tellerOf(env: Environment): StorySettings['teller'] | string {
  switch (env.STORY_PROVIDER) {
    case 'builtin':
      return { kind: 'builtin' };
    case 'webhook':
      return webhookOf(env);
    case 'llm':
      return llmOf(env);
  }
}

function webhookOf(env: Environment): StorySettings['teller'] | string {
  if (env.STORY_WEBHOOK_URL === undefined) return 'STORY_PROVIDER=webhook needs STORY_WEBHOOK_URL, the address that tells the stories.';
  const url = new URL(env.STORY_WEBHOOK_URL);
  const home = isLoopbackHost(url.hostname);
  if (url.protocol === 'http:' && !home)
    return 'STORY_WEBHOOK_URL must be https: children are spoken of. Only this machine may be called by http.';
  if (url.username !== '' || url.password !== '') return 'STORY_WEBHOOK_URL holds a password; put it into STORY_WEBHOOK_SECRET.';
  const secret = env.STORY_WEBHOOK_SECRET ?? null;
  if (secret === null && !home) return 'STORY_WEBHOOK_SECRET is needed, so that the address in STORY_WEBHOOK_URL knows who calls.';
  return {
    kind: 'webhook',
    webhook: {
      url,
      secretHeader: env.STORY_WEBHOOK_HEADER.toLowerCase(),
      secret,
      signingKey: env.STORY_WEBHOOK_SIGNING_KEY ?? secret,
      allowPrivate: env.STORY_ALLOW_PRIVATE,
    },
  };
}

function llmOf(env: Environment): StorySettings['teller'] | string {
  if (env.STORY_LLM_URL === undefined) return 'STORY_PROVIDER=llm needs STORY_LLM_URL, like https://api.example.org/v1.';
  if (env.STORY_LLM_MODEL === undefined) return 'STORY_PROVIDER=llm needs STORY_LLM_MODEL, the name of the model to ask.';
  const url = new URL(env.STORY_LLM_URL);
  if (url.protocol === 'http:' && !isLoopbackHost(url.hostname) && !env.STORY_ALLOW_PRIVATE) {
    return 'STORY_LLM_URL must be https; only this machine may be called by http (or, with STORY_ALLOW_PRIVATE=yes, one in your network).';
  }
  return {
    kind: 'llm',
    llm: {
      url: env.STORY_LLM_URL.replace(/\/+$/, ''),
      key: env.STORY_LLM_KEY ?? null,
      model: env.STORY_LLM_MODEL,
      structure: env.STORY_LLM_STRUCTURE,
    },
  };
}

/** The configured teller; only its own code is loaded. */
export async function providerOf({ teller }: StorySettings): Promise<Provider> {
  switch (teller.kind) {
    case 'builtin':
      return (await import('./builtin.ts')).builtinProvider;
    case 'webhook': {
      const { createWebhookProvider } = await import('./webhook.ts');
      const wait = (ms: number): Promise<void> =>
        new Promise((done) => {
          setTimeout(done, ms);
        });
      return createWebhookProvider(teller.webhook, { now: Date.now, id: () => crypto.randomUUID(), wait });
    }
    case 'llm':
      return (await import('./llm.ts')).createLlmProvider(teller.llm, Date.now);
  }
}
