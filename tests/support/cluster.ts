import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';

/** A PostgreSQL server of the tests' own, from what is installed on this machine (Debian: `postgresql`). */

export type Cluster = {
  /** A new, empty database. */
  database: () => Promise<string>;
  stop: () => Promise<void>;
};

/** The folder with `initdb` and `postgres`; null where there is none. */
function programs(): string | null {
  const debian = '/usr/lib/postgresql';
  const installed = existsSync(debian)
    ? readdirSync(debian)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((v) => join(debian, v, 'bin'))
    : [];
  const folders = [...installed, ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/** Nobody runs a database as root: whoever is gives it to somebody else. */
function somebody(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const found = (users.find((line) => line.startsWith('postgres:')) ?? users.find((line) => line.startsWith('nobody:')))?.split(':') ?? [];
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/** Null where PostgreSQL is not installed, which is then said in one line. */
export async function startCluster(what: string): Promise<Cluster | null> {
  const bin = programs();
  if (bin === null) {
    process.stderr.write(`${what}: skipped, PostgreSQL is not installed here.\n`);
    return null;
  }
  const who = somebody();
  const folder = mkdtempSync(join(tmpdir(), 'venture-pg-'));
  if (who !== undefined) chownSync(folder, who.uid, who.gid);
  const options = { ...who, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const data = join(folder, 'data');
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'venture', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options);
  if (made.status !== 0) throw new Error(`initdb: ${String(made.stderr)}`);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=100'];
  const server: ChildProcess = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...options,
    stdio: 'ignore',
  });
  const reap = (): void => void server.kill('SIGQUIT');
  process.once('exit', reap);
  const ended = new Promise((resolve) => server.once('close', resolve));
  const root = `postgresql://venture@127.0.0.1:${port}`;
  await untilUp(`${root}/postgres`);
  return {
    database: async () => {
      const name = `venture_${randomBytes(5).toString('hex')}`;
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

/** One statement on a connection of its own. */
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
