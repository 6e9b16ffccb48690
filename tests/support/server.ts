import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundled } from './bundled-server.ts';
import { schemaCache } from './schema-cache.ts';

/** The real server as a process of its own, for tests that stop it, kill it, or look at it from a browser. */

const root = resolve(import.meta.dirname, '../..');

export type ServerOptions = {
  /** A free port is taken where none is given; give one to start again where a server was before. */
  port?: number;
  dataDir: string;
  /** The built app; `dist` of the project where none is given. */
  dist?: string;
  env?: Record<string, string>;
};

export type RunningServer = {
  url: string;
  port: number;
  pid: number;
  /** Everything it has printed so far. */
  output: () => string;
  /** SIGTERM; resolves with the exit code when the process is gone. */
  stop: () => Promise<number | null>;
  /** SIGKILL, like a power cut. */
  kill: () => Promise<void>;
};

export type Ended = { code: number | null; stdout: string; stderr: string };

type Spawned = { child: ChildProcess; stdout: () => string; stderr: () => string; ended: Promise<Ended> };

/** Starts the server; resolves when it says that it is ready, rejects with what it said when it ends instead. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { child, stdout, stderr, ended } = launch(await bundled(), options);
  const port = await new Promise<number>((ready, failed) => {
    child.stdout?.on('data', () => {
      const found = /is ready at https?:\/\/localhost:(\d+)/.exec(stdout());
      if (found !== null) ready(Number(found[1]));
    });
    ended.then(({ code }) => failed(new Error(`The server ended with ${code}: ${stderr() || stdout()}`)), failed);
  });
  const scheme = stdout().includes('ready at https') ? 'https' : 'http';
  return {
    url: `${scheme}://localhost:${port}`,
    port,
    pid: child.pid ?? 0,
    output: () => stdout() + stderr(),
    stop: async () => {
      child.kill('SIGTERM');
      return (await ended).code;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/**
 * The same on a folder that a first start has made already, with nobody in it: making a database takes longer than many a test. For all tests
 * that are not about a first start.
 */
export async function startMadeServer(options: ServerOptions): Promise<RunningServer> {
  if (!existsSync(join(options.dataDir, 'postgres'))) await copyMade(options.dataDir);
  return startServer(options);
}

/** Puts what a first start leaves into a folder. */
export async function copyMade(dataDir: string): Promise<void> {
  cpSync(await madeFolder(), dataDir, { recursive: true });
}

/** What a first start leaves in its folder; made once for these migrations. */
async function madeFolder(): Promise<string> {
  const made = schemaCache();
  if (existsSync(made)) return made;
  const draft = `${made}.${process.pid}`;
  const server = await startServer({ dataDir: draft });
  await server.stop();
  try {
    renameSync(draft, made);
  } catch {
    // Somebody else has made it meanwhile.
    rmSync(draft, { recursive: true });
  }
  return made;
}

/** Runs a server that is expected to end by itself. */
export async function runServer(options: ServerOptions): Promise<Ended> {
  return launch(await bundled(), options).ended;
}

/** Starts a server and cuts its power as soon as `moment` has come; resolves when it is gone. */
export async function cutShort(options: ServerOptions, moment: () => boolean): Promise<Ended> {
  const { child, ended } = launch(await bundled(), options);
  const watch = setInterval(() => {
    if (moment()) child.kill('SIGKILL');
  }, 5);
  const end = await ended;
  clearInterval(watch);
  return end;
}

/** A test's server lives for seconds: optimising the database's code costs it a third of them, and threads that clear up cost more than they save. */
const shortLived = ['--liftoff-only', '--single-threaded-gc'];

function launch(program: string, { port = 0, dataDir, dist, env = {} }: ServerOptions): Spawned {
  const child = spawn(process.execPath, [...shortLived, program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      // A test's families all come from this machine.
      SIGNUPS_PER_HOUR: '100000',
      BACKUPS_KEPT: '0',
      ...(dist === undefined ? {} : { DIST_DIR: dist }),
      ...env,
    },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    err += String(chunk);
  });
  // A test run that is cut short leaves no server behind.
  const reap = (): void => void child.kill('SIGKILL');
  process.once('exit', reap);
  const ended = new Promise<Ended>((resolveEnd, failed) => {
    child.once('error', failed);
    child.once('close', (code) => {
      process.off('exit', reap);
      resolveEnd({ code, stdout: out, stderr: err });
    });
  });
  return { child, stdout: () => out, stderr: () => err, ended };
}
