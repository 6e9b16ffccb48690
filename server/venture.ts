import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { authLimits } from './accounts/auth-entry.ts';
import { loggedMail, smtpMail } from './accounts/mail.ts';
import type { Backend } from './backend/backend.ts';
import { type Opened, openEmbedded } from './backend/embedded.ts';
import type { ServerConfig } from './config.ts';
import { StartFailure } from './failure.ts';
import { clientAddress } from './http/address.ts';
import { appConfig, createApp } from './http/app.ts';
import { type Listener, listen } from './http/listen.ts';
import type { Log } from './log.ts';
import { createStatics } from './pages/static.ts';
import { createEmbeddedStory } from './story.ts';

/** The whole server, started and stopped in the right order. */

export type Venture = {
  port: number;
  /** The origins of the app, the best one for other devices first. */
  origins: string[];
  /** Finishes running requests, closes the database, and unlocks the folder. */
  stop: () => Promise<void>;
};

const dayMs = 24 * 60 * 60 * 1000;

/** `dist` is the built app, or null if something else serves it. Throws a StartFailure after cleaning up. */
export async function startVenture(config: ServerConfig, dist: string | null, log: Log): Promise<Venture> {
  if (dist !== null && !existsSync(join(dist, 'index.html'))) {
    throw new StartFailure(`There is no built app in ${dist}. Run: npm run build`);
  }
  const open: { listener?: Listener; opened?: Opened; daily?: NodeJS.Timeout } = {};
  const stop = async (): Promise<void> => {
    clearInterval(open.daily);
    await open.listener?.close();
    await open.opened?.close();
  };
  try {
    const listener = await listen(config);
    open.listener = listener;
    const origins = originsOf(config.tls === null ? 'http' : 'https', config.host, listener.port);
    const opening = {
      siteUrl: config.publicUrl ?? origins[0] ?? `http://localhost:${listener.port}`,
      email: config.mail === null ? loggedMail(log) : smtpMail(config.mail, log),
      confirm: config.confirmEmail,
      ...(config.migrations === null ? {} : { migrations: config.migrations }),
    };
    const opened =
      config.databaseUrl === null
        ? await openEmbedded(config, opening, log)
        : await (await import('./backend/shared.ts')).openShared(config.databaseUrl, opening);
    open.opened = opened;
    const { backend, secrets } = opened;
    await clearAway(backend, log);
    open.daily = setInterval(() => {
      void clearAway(backend, log);
      opened.daily().catch(() => log.warn('What is done once a day could not be done; this is tried again tomorrow.'));
    }, dayMs);
    const app = createApp({
      config: appConfig(secrets.publishableKey),
      backend: backend.fetch,
      accounts: backend.accounts,
      quickSync: backend.quickSync,
      renew: backend.renew,
      diskSpace: opened.diskSpace,
      quotas: opened.quotas,
      isHealthy: opened.isHealthy,
      queues: opened.queues,
      confirm: config.confirmEmail,
      story: await createEmbeddedStory({ backend, secrets, log, settings: config.story, quotas: opened.quotas }),
      statics: dist === null ? null : createStatics(dist),
      auth: authLimits({ signUps: config.signUpsPerHour, mails: config.mailsPerHour }),
      rest: config.rest,
      client: clientAddress(config.proxies),
      now: Date.now,
    });
    listener.answerWith(app.fetch);
    return { port: listener.port, origins, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Old tombstones, and what is noted of logins that are gone. */
async function clearAway({ query }: Backend, log: Log): Promise<void> {
  await query('select public.purge_tombstones(), private.forget_gone_logins()').catch(() =>
    log.warn('Old deletions could not be cleared away; this is tried again tomorrow.'),
  );
}

/** All origins of a server on `host` and `port`; the best one for other devices first. */
function originsOf(scheme: 'http' | 'https', host: string, port: number): string[] {
  const everywhere = host === '0.0.0.0' || host === '::';
  const names = everywhere ? [...lanAddresses(), 'localhost'] : [host.includes(':') ? `[${host}]` : host];
  return names.map((name) => `${scheme}://${name}:${port}`);
}

/** The addresses at which other devices in the same network reach this machine. */
function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal && !address.address.startsWith('169.254.'))
    .map((address) => address.address);
}
