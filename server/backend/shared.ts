import { within } from '../../src/net/deadline.ts';
import { makeSecrets, type Secrets } from '../accounts/secrets.ts';
import type { Database } from '../database/database.ts';
import { connections, nameOf, openPostgres, withSchemaLock } from '../database/postgres.ts';
import { messageOf, StartFailure } from '../failure.ts';
import { defaultQueues } from '../http/app.ts';
import { sharedQuotas } from '../http/shared-quota.ts';
import { type Backend, type BackendOptions, putInFront } from './backend.ts';
import type { Opened, Opening } from './embedded.ts';

/** Rows and accounts in a shared PostgreSQL: processes keep no state, so there may be any number of them, and each may stop at any time. */

/** The tables that the processes share besides the families' rows; no role of the API can access them. */
const venture = `
  create schema if not exists venture;
  revoke all on schema venture from public;
  create table if not exists venture.secrets (
    one boolean primary key default true check (one),
    jwt_secret text not null,
    publishable_key text not null,
    secret_key text not null
  );
  create unlogged table if not exists venture.quotas (
    name text not null,
    caller text not null,
    ends timestamptz not null,
    taken integer not null,
    primary key (name, caller)
  );
`;

/** Throws a {@link StartFailure}. */
export async function openShared(url: string, opening: Opening): Promise<Opened> {
  const database = await openPostgres(url);
  try {
    const { backend, secrets } = await withSchemaLock(database, async () => {
      await prepareShared(database);
      const shared = await sharedSecrets(database, makeSecrets);
      const options: BackendOptions = { ...opening, secrets: shared };
      return { backend: await putInFront(database, options), secrets: shared };
    });
    const quotas = sharedQuotas(database.query);
    return {
      backend,
      secrets,
      quotas: quotas.of,
      // A PostgreSQL works in parallel; two connections are reserved for the server's own queries.
      queues: { passwords: defaultQueues.passwords, rows: { ...defaultQueues.rows, atOnce: connections - 2 } },
      diskSpace: () => 'enough',
      isHealthy: () => isHealthy(backend),
      daily: quotas.forget,
      close: database.close,
    };
  } catch (error) {
    await database.close().catch(() => undefined);
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`The database at ${nameOf(url)} can't be made ready: ${messageOf(error)}.`);
  }
}

/** Creates the shared tables. Only one process at a time may do this. */
export function prepareShared({ exec }: Pick<Database, 'exec'>): Promise<void> {
  return exec(venture);
}

/** The secrets that all processes use; the first process creates them. */
export async function sharedSecrets({ query }: Pick<Database, 'query'>, make: () => Promise<Secrets>): Promise<Secrets> {
  const [known] = await query('select jwt_secret, publishable_key, secret_key from venture.secrets');
  if (known !== undefined) {
    const [jwtSecret, publishableKey, secretKey] = [known['jwt_secret'], known['publishable_key'], known['secret_key']].map(String);
    return { jwtSecret: jwtSecret ?? '', publishableKey: publishableKey ?? '', secretKey: secretKey ?? '' };
  }
  const made = await make();
  await query('insert into venture.secrets (jwt_secret, publishable_key, secret_key) values ($1, $2, $3)', [
    made.jwtSecret,
    made.publishableKey,
    made.secretKey,
  ]);
  return made;
}

/** How long the database may take to answer a health check, in ms. */
const livingMs = 3_000;

async function isHealthy({ query }: Backend): Promise<boolean> {
  const asked = query('select 1').then(
    () => true,
    () => false,
  );
  return within(livingMs, asked).catch(() => false);
}
