import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { EmailDriver } from '@supabase/lite';
import { loadSecrets, type Secrets, writeSecrets } from '../server/accounts/secrets.ts';
import { type BackendOptions, putInFront } from '../server/backend/backend.ts';
import { prepareShared, sharedSecrets } from '../server/backend/shared.ts';
import { readServerConfig } from '../server/config.ts';
import type { Database } from '../server/database/database.ts';
import { openFolder } from '../server/database/folder.ts';
import { isHosted } from '../server/database/hosted.ts';
import { migrationsFolder } from '../server/database/migrations.ts';
import { move } from '../server/database/move.ts';
import { nameOf, openPostgres, withSchemaLock } from '../server/database/postgres.ts';
import { lockFolder } from '../server/disk/lock.ts';
import { messageOf, StartFailure } from '../server/failure.ts';
import { redactConsole } from '../server/log.ts';

/**
 * `npm run db:move -- [--from <folder or URL>] --to <folder or URL>`: copies everything from an embedded database to a PostgreSQL or back, including logins and
 * the secrets that sign sessions, and compares both row by row. The source (`DATA_DIR`, or `.data`, where none is named) is not changed. No server may be
 * running on either. To a project on hosted Supabase, which must have the migrations already, it copies rows and logins only.
 */

type End = {
  name: string;
  database: Database;
  secrets: Secrets | null;
  keep: (secrets: Secrets) => Promise<void>;
  /** The message for a successful move. */
  words: string;
  close: () => Promise<void>;
};

const isUrl = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);
const nobody: EmailDriver = { send: () => Promise.resolve() };

async function ready(database: Database, secrets: Secrets): Promise<void> {
  const options: BackendOptions = { secrets, siteUrl: 'http://localhost', email: nobody, confirm: false, migrations: migrationsFolder };
  await putInFront(database, options);
}
const none: Secrets = { jwtSecret: 'x'.repeat(32), publishableKey: 'none', secretKey: 'none' };

/** Whether a server is connected to the database, besides the connection of this script. */
async function servesOthers(url: string): Promise<boolean> {
  const database = await openPostgres(url);
  const found = await database.transact(({ query }) =>
    query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name = 'play-venture' and pid <> pg_backend_pid()`,
    ),
  );
  await database.close();
  return found.length > 0;
}

async function openUrl(url: string, isSource: boolean): Promise<End> {
  const others = await servesOthers(url);
  if (others) throw new StartFailure(`A Play Venture is running on ${nameOf(url)}. Stop it first.`);
  const database = await openPostgres(url);
  if (await isHosted(database.query)) {
    if (isSource) throw new StartFailure(`${nameOf(url)} is a hosted Supabase project: rows go there from a folder, not back.`);
    // A hosted project keeps its own secrets, and gets its migrations from the Supabase CLI.
    const words = 'Everybody signs in again, with their password.';
    return { name: nameOf(url), database, secrets: null, keep: () => Promise.resolve(), words, close: database.close };
  }
  await withSchemaLock(database, async () => {
    await prepareShared(database);
    await ready(database, none);
  });
  const [known] = await database.query('select 1 from venture.secrets');
  return {
    name: nameOf(url),
    database,
    secrets: known === undefined ? null : await sharedSecrets(database, () => Promise.reject(new Error('There are none'))),
    keep: async (secrets) => {
      await database.query('delete from venture.secrets');
      await sharedSecrets(database, () => Promise.resolve(secrets));
    },
    words: '',
    close: database.close,
  };
}

async function openDataDir(place: string, isSource: boolean): Promise<End> {
  const dataDir = resolve(place);
  const there = existsSync(join(dataDir, 'postgres'));
  if (isSource && !there) throw new StartFailure(`There is no database in ${dataDir}.`);
  const lock = await lockFolder(dataDir);
  const secrets = existsSync(join(dataDir, 'secrets.json')) ? await loadSecrets(dataDir) : null;
  const database = await openFolder(dataDir);
  await ready(database, secrets ?? none);
  return {
    name: dataDir,
    database,
    secrets,
    keep: (kept) => writeSecrets(dataDir, kept),
    words: '',
    close: async () => {
      await database.close();
      lock.release();
    },
  };
}

const open = (place: string, isSource: boolean): Promise<End> => (isUrl(place) ? openUrl : openDataDir)(place, isSource);

try {
  redactConsole({ say: () => undefined, warn: () => undefined });
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
  if (values.to === undefined) throw new StartFailure('Say where to: npm run db:move -- --to postgresql://user:password@host/name');
  const from = values.from ?? readServerConfig({ DATA_DIR: process.env['DATA_DIR'] }).dataDir;
  if (isUrl(from) === isUrl(values.to)) throw new StartFailure('One end is a folder, and the other one a postgresql:// address.');
  const source = await open(from, true);
  const target = await open(values.to, false);
  process.stdout.write(`From ${source.name} to ${target.name} …\n`);
  const { tables, rows } = await move(source.database, target.database);
  if (source.secrets !== null) await target.keep(source.secrets);
  await Promise.all([source.close(), target.close()]);
  const done = `Done: ${rows} rows of ${tables} tables, each compared. ${source.name} is as it was. ${target.words}`;
  process.stdout.write(`${done.trimEnd()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof StartFailure ? error.message : `Nothing was moved: ${messageOf(error)}.`}\n`);
  process.exit(1);
}
