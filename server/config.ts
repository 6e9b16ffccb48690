import type { BlockList } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { readStorySettings, type StorySettings } from '../supabase/functions/_shared/settings.ts';
import type { MailServer } from './accounts/mail.ts';
import { StartFailure } from './failure.ts';
import { readProxies } from './http/address.ts';
import type { RestMode } from './http/rest-entry.ts';
import { root } from './root.ts';

/** The server's environment variables. All are optional. */

const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'must be a number')),
  z.pipe(
    z.transform((text: string) => Number(text)),
    z.number().check(z.lte(65_535, 'must be at most 65535')),
  ),
);
const count = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'must be a number from 1 to 9999999')),
  z.transform((text: string) => Number(text)),
);
const httpUrl = z.string().check(z.regex(/^https?:\/\/[^/]+$/, 'must look like https://play.example.org, with nothing behind the name'));
const text = z.string().check(z.minLength(1, 'must not be empty'));

const Environment = z.object({
  /** The port to listen on; 0 takes any free one. */
  PORT: z._default(port, 8080),
  /** The address to listen on. The default reaches a tablet in the same network. */
  HOST: z._default(text, '0.0.0.0'),
  /** The folder of the families' rows and the server's secrets. */
  DATA_DIR: z._default(text, '.data'),
  /** A PostgreSQL to use instead of the folder; any number of processes can share it. */
  DATABASE_URL: z.optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must look like postgresql://user:password@db.example.org:5432/venture' }),
  ),
  /** A folder of migrations that replaces the program's own. */
  MIGRATIONS_DIR: z.optional(text),
  /** A folder with the built app that replaces `dist`. */
  DIST_DIR: z._default(text, join(root, 'dist')),
  /** The address at which families open the app, for links in recovery mails. */
  PUBLIC_URL: z.optional(httpUrl),
  /** Certificate and key files (PEM): with them the server speaks https, which tablets need for offline use. */
  TLS_CERT: z.optional(text),
  TLS_KEY: z.optional(text),
  /** A mail server for password resets, for example `smtp://user:password@mail.example.org:587`, and the sender's address. */
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@mail.example.org:587' })),
  MAIL_FROM: z.optional(text),
  /**
   * `yes`: an account opens once its address is confirmed by mail; `no`: at once, but then a sign-up reveals whether an address has an
   * account.
   */
  CONFIRM_EMAIL: z.optional(z.enum(['yes', 'no'], 'must be yes or no')),
  /** `yes`: the tables can also be read and written over REST, by each account its own rows. The app does not need it. */
  REST_TABLES: z._default(z.enum(['yes', 'no'], 'must be yes or no'), 'no'),
  /** Trusted proxies, as comma-separated addresses or networks: their `X-Forwarded-For` header says who the client is. */
  TRUSTED_PROXIES: z.optional(text),
  /** How many accounts can be created, and mails requested, per address and hour; ten times as many for all addresses together. */
  SIGNUPS_PER_HOUR: z._default(count, 100),
  MAILS_PER_HOUR: z._default(count, 30),
  /** For how many days backups are kept; 0 makes none. */
  BACKUPS_KEPT: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/, 'must be a number from 0 to 999')),
      z.transform((text: string) => Number(text)),
    ),
    7,
  ),
});

export type ServerConfig = {
  port: number;
  host: string;
  dataDir: string;
  /** Null: the embedded database in the folder. */
  databaseUrl: string | null;
  dist: string;
  migrations: string | null;
  publicUrl: string | null;
  tls: { certFile: string; keyFile: string } | null;
  mail: MailServer | null;
  confirmEmail: boolean;
  rest: RestMode;
  /** Null if there are none. */
  proxies: BlockList | null;
  /** Per address and hour. */
  signUpsPerHour: number;
  mailsPerHour: number;
  /** Days; 0 makes none. */
  backupsKept: number;
  /** Who tells the stories: the `STORY_…` variables, with the same names as for the hosted function. */
  story: StorySettings;
};

/** Parses the environment; throws a {@link StartFailure} that names the first invalid variable. */
export function readServerConfig(env: Record<string, string | undefined>): ServerConfig {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? '');
    const shown = ['SMTP_URL', 'DATABASE_URL'].includes(name) ? name : `${name}=${env[name] ?? ''}`;
    throw new StartFailure(`${shown} can't be used: it ${issue?.message ?? 'does not fit'}.`);
  }
  const {
    PORT,
    HOST,
    DATA_DIR,
    DATABASE_URL,
    DIST_DIR,
    MIGRATIONS_DIR,
    PUBLIC_URL,
    TLS_CERT,
    TLS_KEY,
    SMTP_URL,
    MAIL_FROM,
    REST_TABLES,
    TRUSTED_PROXIES,
    CONFIRM_EMAIL,
    ...counts
  } = parsed.data;
  if ((TLS_CERT === undefined) !== (TLS_KEY === undefined)) throw new StartFailure('TLS_CERT and TLS_KEY go together: set both or none.');
  if ((SMTP_URL === undefined) !== (MAIL_FROM === undefined))
    throw new StartFailure('SMTP_URL and MAIL_FROM go together: set both or none.');
  const proxies = TRUSTED_PROXIES === undefined ? null : readProxies(TRUSTED_PROXIES);
  if (TRUSTED_PROXIES !== undefined && proxies === null)
    throw new StartFailure(`TRUSTED_PROXIES=${TRUSTED_PROXIES} can't be used: it must look like 127.0.0.1, 10.0.0.0/8.`);
  const story = readStorySettings((name) => env[name]);
  if (!story.ok) throw new StartFailure(story.message);
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL ?? null,
    dist: resolve(DIST_DIR),
    migrations: MIGRATIONS_DIR === undefined ? null : resolve(MIGRATIONS_DIR),
    publicUrl: PUBLIC_URL ?? null,
    tls: TLS_CERT !== undefined && TLS_KEY !== undefined ? { certFile: TLS_CERT, keyFile: TLS_KEY } : null,
    mail: SMTP_URL !== undefined && MAIL_FROM !== undefined ? mailServer(new URL(SMTP_URL), MAIL_FROM) : null,
    // With a mail server, strangers may sign up and must confirm; without one, it is used by one household.
    confirmEmail: CONFIRM_EMAIL === undefined ? SMTP_URL !== undefined : CONFIRM_EMAIL === 'yes',
    proxies,
    rest: REST_TABLES === 'yes' ? 'tables' : 'app',
    signUpsPerHour: counts.SIGNUPS_PER_HOUR,
    mailsPerHour: counts.MAILS_PER_HOUR,
    backupsKept: counts.BACKUPS_KEPT,
    story: story.settings,
  };
}

function mailServer(url: URL, from: string): MailServer {
  const port = url.port === '' ? (url.protocol === 'smtps:' ? 465 : 587) : Number(url.port);
  const part = (value: string): string | null => (value === '' ? null : decodeURIComponent(value));
  return { host: url.hostname, port, user: part(url.username), password: part(url.password), from };
}
