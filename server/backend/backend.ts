import { App, type EmailDriver } from '@supabase/lite';
import { limits } from '../../src/domain/limits.ts';
import { tokenVerifier } from '../../supabase/functions/_shared/account.ts';
import { type Accounts, createAccounts, linkSeconds } from '../accounts/accounts.ts';
import { rememberTokens } from '../accounts/known-tokens.ts';
import { plainMail } from '../accounts/mail.ts';
import { createRenewal, type Renew } from '../accounts/renewal.ts';
import type { Secrets } from '../accounts/secrets.ts';
import type { Database, Query } from '../database/database.ts';
import { type FolderDatabase, openFolder } from '../database/folder.ts';
import { migrate, migrationsFolder } from '../database/migrations.ts';
import { createQuickSync, type QuickSync } from './quick-sync.ts';

/** Accounts and rows without an external service: Supabase's API in front of a database. */

export type Backend = {
  /** Answers `/auth/v1/*` and `/rest/v1/*`. `peer` is the client's address. */
  fetch: (request: Request, peer: string | null) => Promise<Response>;
  /** Answers plain calls of `sync` and nothing else. */
  quickSync: QuickSync;
  /** Renews a session if it is clearly valid. */
  renew: Renew;
  accounts: Accounts;
  query: Query;
  close: () => Promise<void>;
};

export type BackendOptions = {
  secrets: Secrets;
  /** The address that recovery links lead to. */
  siteUrl: string;
  email: EmailDriver;
  /** Whether an address must be confirmed by mail before its account opens. */
  confirm: boolean;
  migrations?: string;
};

/** The data folder; null to keep everything in memory, loaded from a `dump`. */
export type FolderOptions = BackendOptions & {
  dataDir: string | null;
  from?: Blob | File;
  /** Called once the database is open and undamaged, before anything in it is changed. */
  before?: (database: FolderDatabase) => Promise<void>;
};

/** Opens an embedded database with the API in front of it. Throws a StartFailure. */
export async function openBackend(options: FolderOptions): Promise<Backend & Pick<FolderDatabase, 'pauseWrites' | 'dump'>> {
  const database = await openFolder(options.dataDir, options.from);
  try {
    await options.before?.(database);
    return { ...(await putInFront(database, options)), pauseWrites: database.pauseWrites, dump: database.dump };
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

/** Migrates a database and puts the API in front of it. Throws a StartFailure; the database stays open then. */
export async function putInFront(database: Database, options: BackendOptions): Promise<Backend> {
  const { jwtSecret, publishableKey } = options.secrets;
  const app = createApp(database, options);
  await app.init();
  await app.ensureSystemSchema();
  await migrate(database, options.migrations ?? migrationsFolder);
  preserveGrants(database);
  await database.connection.clearSchemaCache();
  return {
    fetch: (request, peer) => app.fetch(request, { peerAddress: peer }),
    quickSync: createQuickSync(database, rememberTokens(tokenVerifier(new TextEncoder().encode(jwtSecret)), Date.now), publishableKey),
    renew: createRenewal(database.usual, options.secrets),
    accounts: createAccounts(database.query, options),
    query: database.query,
    close: database.close,
  };
}

/** A link's token is derived from the address and this many random digits, so the digits are its only secret: 39 digits have 128 bits. */
const secretDigits = 40;

function createApp({ connection }: Database, { secrets, siteUrl, email, confirm }: BackendOptions) {
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
 * At its first request the API would grant all rights on every table to everybody, despite the grants in the migrations. It skips that if
 * this is already set; the roles exist by now.
 */
function preserveGrants({ connection }: Database): void {
  Reflect.set(connection, 'rlsState', 'active');
}
