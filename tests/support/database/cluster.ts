import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { postgresPrograms } from './postgres-programs.ts';

/** A PostgreSQL server for tests that need several connections, which the embedded database does not have. */

export type Cluster = {
  /** `postgresql://…`: a superuser's connection to a database that no test uses. */
  url: string;
  /** Creates an empty database, and returns its URL. */
  database: (name?: string) => Promise<string>;
  /** The id of the main process; each connection is a child of it. */
  pid: number;
  stop: () => Promise<void>;
};

/**
 * Starts it. Null where no PostgreSQL can be run, which is printed as one line with `what` could not be tested. Connections need the `password` where one is
 * given. `durable`: commits are flushed to the disk, as in production; most tests do not need that.
 */
export async function startCluster(what: string, password: string | null = null, durable = false): Promise<Cluster | null> {
  const programs = postgresPrograms();
  if (typeof programs === 'string') {
    process.stderr.write(`${what}: skipped, ${programs}.\n`);
    return null;
  }
  const { bin, who } = programs;
  const folder = mkdtempSync(join(tmpdir(), 'venture-pg-'));
  if (who !== undefined) chownSync(folder, who.uid, who.gid);
  const options = { ...who, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const data = join(folder, 'data');
  const asked = join(folder, 'password');
  if (password !== null) writeFileSync(asked, password, { mode: 0o644 });
  const entry = password === null ? ['-A', 'trust'] : ['-A', 'scram-sha-256', `--pwfile=${asked}`];
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'venture', ...entry, '-E', 'UTF8', '--no-sync'], options);
  if (made.status !== 0) throw new Error(`initdb: ${String(made.stderr)}`);
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    `fsync=${durable ? 'on' : 'off'}`,
    'jit=off',
    'max_connections=100',
    'shared_buffers=32MB',
  ];
  const server: ChildProcess = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...options,
    stdio: 'ignore',
  });
  const reap = (): void => void server.kill('SIGQUIT');
  process.once('exit', reap);
  const ended = new Promise((resolve) => server.once('close', resolve));
  const root = `postgresql://venture${password === null ? '' : `:${password}`}@127.0.0.1:${port}`;
  await untilUp(`${root}/postgres`);
  return {
    url: `${root}/postgres`,
    pid: server.pid ?? 0,
    database: async (name = `venture_${randomBytes(5).toString('hex')}`) => {
      await once(`${root}/postgres`, `create database ${name}`);
      return `${root}/${name}`;
    },
    stop: async () => {
      process.off('exit', reap);
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs one statement on a new connection, and returns its rows. */
export async function once(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function untilUp(url: string): Promise<void> {
  for (;;) {
    const up = await once(url, 'select 1').then(
      () => true,
      (error: unknown) => {
        if (error instanceof Error && /ECONNREFUSED|starting up/.test(`${error.message} ${String(Reflect.get(error, 'code'))}`))
          return false;
        throw error;
      },
    );
    if (up) return;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
