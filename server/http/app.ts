import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppConfig } from '../../src/domain/contracts/app-config.ts';
import { atMost } from '../../src/net/deadline.ts';
import type { StoryHandler } from '../../supabase/functions/_shared/handler.ts';
import { createQuota } from '../../supabase/functions/_shared/quota.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { type AuthLimits, createAuthEntry } from '../accounts/auth-entry.ts';
import type { Renew } from '../accounts/renewal.ts';
import type { QuickSync } from '../backend/quick-sync.ts';
import { type DiskSpace, diskFull } from '../disk/disk-space.ts';
import type { ClientAddress } from './address.ts';
import { createRestEntry, type RestMode } from './rest-entry.ts';
import type { Quotas } from './shared-quota.ts';
import { createWorkQueue, type WorkQueueLimits } from './work-queue.ts';

/** Everything behind the server's only port. */

export type AppParts = {
  config: AppConfig;
  /** Answers `/auth/v1/*` and `/rest/v1/*` for the client at an address. */
  backend: (request: Request, address: string) => Promise<Response>;
  quickSync: QuickSync;
  renew: Renew;
  accounts: Accounts;
  /** How much free space the database's disk has. */
  diskSpace: () => DiskSpace;
  /** Whether an address must be confirmed by mail before its account opens. */
  confirm: boolean;
  story: StoryHandler;
  /** Serves the built app; null if something else serves it. */
  statics: ((request: Request) => Response) | null;
  auth: AuthLimits;
  rest: RestMode;
  client: ClientAddress;
  /** Creates the rate limits; by default they are counted in this process. */
  quotas?: Quotas | undefined;
  /** Whether the database answers; left out for one in this process. */
  isHealthy?: (() => Promise<boolean>) | undefined;
  /** The queues; {@link defaultQueues} by default. */
  queues?: WorkQueues | undefined;
  /** Milliseconds; for the rate limits. */
  now: () => number;
};

export type WorkQueues = { passwords: WorkQueueLimits; rows: WorkQueueLimits };

/** A device gives up after twenty seconds, so a call that would wait for half of that is refused while there is still time to retry. */
export const defaultQueues: WorkQueues = { passwords: { atOnce: 2, longestWaitMs: 10_000 }, rows: { atOnce: 2, longestWaitMs: 5_000 } };

type Env = { Bindings: Partial<HttpBindings> };

const storyPath = '/functions/v1/story';
const mebibyte = 1024 * 1024;
const mostBytes = 2 * mebibyte;

/** The public part of the configuration, served as `/config.json`. */
export function appConfig(publishableKey: string): AppConfig {
  return { supabaseUrl: '', supabaseKey: publishableKey, storyUrl: storyPath };
}

export function createApp(parts: AppParts): Hono<Env> {
  const app = new Hono<Env>();
  const queues = parts.queues ?? defaultQueues;
  const quotaOf: Quotas = parts.quotas ?? ((_name, limit) => createQuota(limit, parts.now));
  const auth = createAuthEntry(parts, parts.auth, createWorkQueue(queues.passwords, parts.now), quotaOf);
  const rest = createRestEntry(parts, parts.rest, createWorkQueue(queues.rows, parts.now));
  const addressOf = (context: Context<Env>): string =>
    parts.client(context.env?.incoming?.socket.remoteAddress ?? '', context.req.header('x-forwarded-for') ?? null);
  // The rest of an endless body is never read, so the connection must be closed.
  const tooLarge = async (context: Context<Env>): Promise<Response> => {
    await drainBody(context.env?.incoming);
    return context.json({ code: '413', message: 'The body is too large' }, 413, { connection: 'close' });
  };
  const counted = bodyLimit({ maxSize: mostBytes, onError: tooLarge });
  /** A body with a content-length needs no counting, because Node reads no more than that. */
  const bounded: MiddlewareHandler<Env> = async (context, next) => {
    const length = context.req.header('content-length');
    if (length === undefined || context.req.header('transfer-encoding') !== undefined) return counted(context, next);
    return Number(length) > mostBytes ? tooLarge(context) : next();
  };

  app.get('/healthz', async (context) => {
    const headers = { 'cache-control': 'no-store' };
    if (parts.diskSpace() !== 'enough') return context.json({ ok: false, why: 'disk_full' }, 507, headers);
    if ((await parts.isHealthy?.()) === false) return context.json({ ok: false, why: 'database' }, 503, headers);
    return context.json({ ok: true }, 200, headers);
  });
  app.get('/config.json', (context) => context.json(parts.config, 200, { 'cache-control': 'no-cache' }));
  app.use(async (context, next) => {
    await next();
    // Caches on the way must not store a family's data.
    if (/^\/(auth|rest|functions)\//.test(context.req.path)) context.res.headers.set('cache-control', 'no-store');
  });
  app.use(async (context, next) => {
    const asked = /^\/(auth|rest|functions)\//.test(context.req.path) && context.req.method !== 'OPTIONS';
    if (!asked || parts.diskSpace() !== 'none') return next();
    await context.req.arrayBuffer();
    return diskFull();
  });
  app.use('/auth/v1/*', bounded, (context) => auth(context.req.raw, addressOf(context)));
  app.use('/rest/v1/*', bounded, (context) => rest(context.req.raw, addressOf(context)));
  app.all(storyPath, async (context) => {
    const response = await parts.story(context.req.raw, addressOf(context));
    if (response.status === 413) await drainBody(context.env?.incoming);
    return response;
  });
  app.all('/functions/v1/*', (context) => context.json({ message: 'There is no such function' }, 404));
  app.all('*', (context) => parts.statics?.(context.req.raw) ?? context.text('Not found', 404));
  app.onError((_error, context) => context.json({ message: 'The server could not answer' }, 500));
  return app;
}

/** How much of a body that is too large is still read, in bytes, and for how long, in ms. */
const drainLimits = { bytes: 16 * mebibyte, ms: 5_000 };

/** Reads and discards the rest of a body: a client whose connection is cut while it sends never reads the answer. */
export async function drainBody(incoming: HttpBindings['incoming'] | undefined): Promise<void> {
  if (incoming === undefined || incoming.complete || incoming.destroyed) return;
  const drained = new Promise<void>((over) => {
    let bytes = 0;
    incoming.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > drainLimits.bytes) over();
      // A consumer that has paused the stream would block the rest.
      else incoming.resume();
    });
    for (const event of ['end', 'close', 'error']) incoming.once(event, () => over());
    incoming.resume();
  });
  await atMost(drainLimits.ms, drained);
}
