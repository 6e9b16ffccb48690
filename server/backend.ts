import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { App, type EmailDriver } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { limits } from '../src/domain/limits.ts';
import { StartFailure, wordsOf } from './failure.ts';
import { type Accounts, createAccounts, linkSeconds } from './accounts.ts';
import { flushPath, flushTree } from './disk.ts';
import { flushing } from './flush.ts';
import { plainMail } from './mail.ts';
import { migrate, migrationsFolder } from './migrations.ts';
import type { Secrets } from './secrets.ts';

/** Accounts and rows without anything to install: Postgres inside this process, behind the API of Supabase. */

export type Backend = {
  /** Answers `/auth/v1/*` and `/rest/v1/*`. `peer` is the client's address. */
  fetch: (request: Request, peer: string | null) => Promise<Response>;
  accounts: Accounts;
  /** A statement with the database's own rights, past row-level security. For the server's own duties. */
  query: (sql: string, parameters?: readonly unknown[]) => Promise<Record<string, unknown>[]>;
  /** The whole database as a file, for a backend that begins where this one is. */
  dump: () => Promise<Blob | File>;
  close: () => Promise<void>;
};

export type BackendOptions = {
  /** The data folder, or null to keep everything in memory. */
  dataDir: string | null;
  secrets: Secrets;
  /** The address that recovery links lead back to. */
  siteUrl: string;
  email: EmailDriver;
  /** Whether an address has to be confirmed by mail before its account opens. */
  confirm: boolean;
  /** What {@link Backend.dump} gave. */
  from?: Blob | File;
  migrations?: string;
};

/** Opens the database, brings it up to date, and puts the API in front of it. Throws a {@link StartFailure}. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const connection = await open(options);
  try {
    const app = createApp(connection, options);
    await app.init();
    await app.ensureSystemSchema();
    await migrate(connection, options.migrations ?? migrationsFolder);
    keepGrants(connection);
    await connection.clearSchemaCache();
    const query: Backend['query'] = async (sql, parameters = []) =>
      (await connection.driver.query<Record<string, unknown>>(sql, [...parameters])).rows;
    return {
      fetch: (request, peer) => app.fetch(request, { peerAddress: peer }),
      accounts: createAccounts(query, options),
      query,
      dump: () => connection.driver.dumpDataDir('none'),
      close: () => connection.close(),
    };
  } catch (error) {
    await connection.close().catch(() => undefined);
    throw error;
  }
}

async function open({ dataDir, from }: BackendOptions): Promise<PgliteConnection> {
  try {
    const folder = dataDir === null ? null : join(dataDir, 'postgres');
    if (folder !== null && !existsSync(folder)) await makeDatabase(folder);
    // The database's own lock. The folder is this process's already, and a power cut can leave it empty, which the database takes for somebody else's.
    if (folder !== null) rmSync(join(folder, 'postmaster.pid'), { force: true });
    const connection = await createPgliteConnection({
      url: folder ?? 'memory://',
      pgliteOptions: { ...flushing, parsers: { [timestamptz]: isoTime }, ...(from === undefined ? {} : { loadDataDir: from }) },
    });
    await connection.driver.waitReady;
    return connection;
  } catch (error) {
    throw new StartFailure(`The database in ${dataDir ?? 'memory'} can't be opened: ${wordsOf(error)}`);
  }
}

/** Makes an empty database beside its place and moves it there whole: a start that is cut short leaves nothing half made. */
async function makeDatabase(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const connection = await createPgliteConnection({ url: draft });
  await connection.driver.waitReady;
  await connection.close();
  // Under its own name it is taken for whole.
  await flushTree(draft);
  renameSync(draft, folder);
  flushPath(dirname(folder));
}

/** A link's token is made of the address and this many random digits, so they alone are its secret: 39 are 128 bits. */
const secretDigits = 40;

function createApp(connection: PgliteConnection, { secrets, siteUrl, email, confirm }: BackendOptions) {
  return new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: siteUrl,
      minimum_password_length: limits.password.min,
      email: { enable_signup: true, enable_confirmations: confirm, otp_length: secretDigits, otp_expiry: linkSeconds },
    },
    studio: { enabled: false },
    options: { server: { admin: false }, drivers: { email: plainMail(email) } },
  });
}

/**
 * At its first request the API would grant everything on every table to everybody, past the grants of the migrations. It
 * does not where it finds this already done; the roles exist by now.
 */
function keepGrants(connection: PgliteConnection): void {
  Reflect.set(connection, 'rlsState', 'active');
}

const timestamptz = 1184;

/** Hosted PostgREST prints times as ISO 8601, the embedded one as Postgres text. */
export function isoTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
