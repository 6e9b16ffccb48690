import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { clientAddress } from './address.ts';
import { appConfig, createApp } from './app.ts';
import { authMeasures } from './auth-door.ts';
import { type Backend, openBackend } from './backend.ts';
import type { ServerConfig } from './config.ts';
import { StartFailure } from './failure.ts';
import { type Listener, listen } from './listen.ts';
import { type Lock, lockFolder } from './lock.ts';
import type { Log } from './log.ts';
import { loggedMail, smtpMail } from './mail.ts';
import { originsOf } from './network.ts';
import { loadSecrets } from './secrets.ts';
import { createStatics } from './static.ts';
import { createEmbeddedStory } from './story.ts';

/** The whole server, started and stopped in the right order. */

export type Venture = {
  port: number;
  /** Where the app is reached, the best address for another device first. */
  origins: string[];
  /** Finishes what is under way, closes the database, gives the folder back. */
  stop: () => Promise<void>;
};

const dayMs = 24 * 60 * 60 * 1000;

/** `dist` is the built app, or null where something else serves it. Throws a StartFailure; then nothing is left behind. */
export async function startVenture(config: ServerConfig, dist: string | null, log: Log): Promise<Venture> {
  if (dist !== null && !existsSync(join(dist, 'index.html'))) {
    throw new StartFailure(`There is no built app in ${dist}. Run: npm run build`);
  }
  const open: { lock?: Lock; listener?: Listener; backend?: Backend; purge?: NodeJS.Timeout } = {};
  const stop = async (): Promise<void> => {
    clearInterval(open.purge);
    await open.listener?.close();
    await open.backend?.close();
    open.lock?.release();
  };
  try {
    open.lock = lockFolder(config.dataDir);
    const listener = await listen(config);
    open.listener = listener;
    const origins = originsOf(config.tls === null ? 'http' : 'https', config.host, listener.port);
    const secrets = await loadSecrets(config.dataDir);
    const backend = await openBackend({
      dataDir: config.dataDir,
      secrets,
      siteUrl: config.publicUrl ?? origins[0] ?? `http://localhost:${listener.port}`,
      email: config.mail === null ? loggedMail(log) : smtpMail(config.mail, log),
      confirm: config.confirmEmail,
      ...(config.migrations === null ? {} : { migrations: config.migrations }),
    });
    open.backend = backend;
    await purgeTombstones(backend, log);
    open.purge = setInterval(() => void purgeTombstones(backend, log), dayMs);
    const app = createApp({
      config: appConfig(secrets.publishableKey),
      backend: backend.fetch,
      accounts: backend.accounts,
      confirm: config.confirmEmail,
      story: await createEmbeddedStory(backend, secrets, log, config.story),
      statics: dist === null ? null : createStatics(dist),
      auth: authMeasures({ signUps: config.signUpsPerHour, mails: config.mailsPerHour }),
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

async function purgeTombstones(backend: Backend, log: Log): Promise<void> {
  await backend
    .query('select public.purge_tombstones()')
    .catch(() => log.warn('Old deletions could not be cleared away; this is tried again tomorrow.'));
}
