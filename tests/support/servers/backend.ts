import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { InMemoryEmailDriver } from '@supabase/lite';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import { authLimits } from '../../../server/accounts/auth-entry.ts';
import { makeSecrets } from '../../../server/accounts/secrets.ts';
import { type Backend, openBackend } from '../../../server/backend/backend.ts';
import { clientAddress, type readProxies } from '../../../server/http/address.ts';
import { appConfig, createApp, type WorkQueues } from '../../../server/http/app.ts';
import { type Listener, listen } from '../../../server/http/listen.ts';
import type { RestMode } from '../../../server/http/rest-entry.ts';
import { redactConsole } from '../../../server/log.ts';
import { createEmbeddedStory } from '../../../server/story.ts';
import { type SyncAnswer, SyncAnswer as SyncAnswerSchema, type SyncRequest } from '../../../src/domain/contracts/sync-protocol.ts';
import type { StorySettings } from '../../../supabase/functions/_shared/settings.ts';
import { schemaCache } from '../database/schema-cache.ts';

/** The embedded backend in the test's process, with a database in memory, reached over real HTTP. */

export type TestFamily = {
  /** The id of the account, and of its profile. */
  id: string;
  email: string;
  password: string;
  token: string;
  client: SupabaseClient;
};

export type TestBackend = {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** The secret that signs tokens, with which a test can forge some. */
  jwtSecret: string;
  mails: InMemoryEmailDriver;
  /** A client without a session, which has the anonymous role. */
  client: () => SupabaseClient;
  /** Signs a new account up, and returns it with a signed-in client. */
  family: (adultName?: string) => Promise<TestFamily>;
  /** Runs a statement without row-level security, to see what is stored. */
  query: Backend['query'];
  stop: () => Promise<void>;
};

export type BackendSetup = {
  story?: StorySettings;
  rest?: RestMode;
  queues?: WorkQueues;
  /** How many sign-ups an address may make within an hour. */
  signUps?: number;
  mails?: number;
  /** The proxies whose `X-Forwarded-For` is trusted. */
  proxies?: ReturnType<typeof readProxies>;
  /** Whether a new account has to be confirmed by mail. */
  confirm?: boolean;
};

const quiet = { say: () => undefined, warn: () => undefined };

/** Starts a backend with an empty database. `rest: 'tables'` also serves the tables, as hosted Supabase does, so that row-level security can be tested. */
export async function startBackend(setup: BackendSetup = {}): Promise<TestBackend> {
  redactConsole(quiet);
  const mails = new InMemoryEmailDriver();
  const listener = await listen({ host: '127.0.0.1', port: 0, tls: null });
  const url = `http://127.0.0.1:${listener.port}`;
  const { backend, secrets } = await open(url, mails, await schemaTemplate(), setup.confirm);
  await serve(listener, backend, secrets, setup);
  const client = (): SupabaseClient => newClient(url, secrets.publishableKey);
  return {
    url,
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    jwtSecret: secrets.jwtSecret,
    mails,
    client,
    family: (adultName = 'Alex') => newFamily(client(), adultName),
    query: backend.query,
    stop: async () => {
      await listener.close();
      await backend.close();
    },
  };
}

/** A real client that stores no session and starts no timers. */
export function newClient(url: string, key: string): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: WebSocket as never },
  });
}

/** Signs a new account up with this client. Throws the auth service’s error. */
export async function newFamily(client: SupabaseClient, adultName = 'Alex'): Promise<TestFamily> {
  const email = `${randomUUID()}@example.org`;
  const password = 'correct horse';
  const { data, error } = await client.auth.signUp({ email, password, options: { data: { adult_name: adultName } } });
  if (error !== null || data.user === null || data.session === null) throw error ?? new Error('No session after sign-up');
  return { id: data.user.id, email, password, token: data.session.access_token, client };
}

/** Calls `sync` once as a family, and parses the answer. Throws the API's error. */
export async function syncAs(family: TestFamily, request: Partial<SyncRequest> = {}): Promise<SyncAnswer> {
  const { data, error } = await family.client.rpc('sync', { account: family.id, changes: [], since: 0, max_rows: 200, ...request });
  if (error !== null) throw error;
  return SyncAnswerSchema.parse(data);
}

async function open(siteUrl: string, email: InMemoryEmailDriver, from: Blob | null, confirm = false) {
  const secrets = await makeSecrets();
  const backend = await openBackend({ dataDir: null, secrets, siteUrl, email, confirm, ...(from === null ? {} : { from }) });
  return { backend, secrets };
}

async function serve(
  listener: Listener,
  backend: Backend,
  secrets: Awaited<ReturnType<typeof makeSecrets>>,
  { story, rest = 'app', queues, signUps = 100_000, mails = 100_000, proxies = null, confirm = false }: BackendSetup,
): Promise<void> {
  const app = createApp({
    config: appConfig(secrets.publishableKey),
    backend: backend.fetch,
    accounts: backend.accounts,
    quickSync: backend.quickSync,
    renew: backend.renew,
    diskSpace: () => 'enough',
    confirm,
    story: await createEmbeddedStory({ backend, secrets, log: quiet, settings: story }),
    statics: null,
    auth: authLimits({ signUps, mails }),
    rest,
    queues,
    client: clientAddress(proxies),
    now: Date.now,
  });
  listener.answerWith(app.fetch);
}

/** An image of an empty database with the schema. It is cached for the current migrations, since running them takes much longer than loading it. */
export function schemaTemplate(): Promise<Blob> {
  template ??= readTemplate();
  return template;
}
let template: Promise<Blob> | null = null;

async function readTemplate(): Promise<Blob> {
  const file = `${schemaCache()}.tar`;
  if (!existsSync(file)) {
    const { backend } = await open('http://localhost', new InMemoryEmailDriver(), null);
    const dump = await backend.dump();
    await backend.close();
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
    renameSync(draft, file);
  }
  return new Blob([readFileSync(file)]);
}
