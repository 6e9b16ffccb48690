import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { schemaCache } from '../database/schema-cache.ts';
import { bundled, type Program } from './bundled-server.ts';
import { shortLived } from './short-lived.ts';

/** Runs the real server as a separate process, for tests that stop it, kill it, or open it in a browser. */

const root = resolve(import.meta.dirname, '../../..');

export type ServerOptions = {
  /** A free port where none is given. */
  port?: number;
  dataDir: string;
  /** The folder of the built app; `dist` where none is given. */
  dist?: string;
  env?: Record<string, string>;
  /** Another program than the server. */
  program?: Program;
};

export type RunningServer = {
  url: string;
  port: number;
  pid: number;
  /** Everything that it has printed so far. */
  output: () => string;
  /** Sends SIGTERM, and resolves with the exit code once the process has ended. */
  stop: () => Promise<number | null>;
  /** Sends SIGKILL, and resolves once the process has ended. */
  kill: () => Promise<void>;
};

export type Ended = { code: number | null; stdout: string; stderr: string };

type Spawned = { child: ChildProcess; stdout: () => string; stderr: () => string; ended: Promise<Ended> };

/** Starts the server. Resolves once it prints that it is ready; rejects with its output where it ends instead. */
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
 * Starts the server on a copied folder with an empty database, since creating the database takes longer than many a test. For all tests that are not about
 * the first start.
 */
export async function startMadeServer(options: ServerOptions): Promise<RunningServer> {
  if (!existsSync(join(options.dataDir, 'postgres'))) await copyMade(options.dataDir);
  return startServer(options);
}

/** Copies a folder with an empty database, as the first start makes it. */
export async function copyMade(dataDir: string): Promise<void> {
  cpSync(await madeFolder(), dataDir, { recursive: true });
}

/** The folder that a first start has made, cached for the current migrations. */
async function madeFolder(): Promise<string> {
  const made = schemaCache();
  if (existsSync(made)) return made;
  const draft = `${made}.${process.pid}`;
  const server = await startServer({ dataDir: draft });
  await server.stop();
  try {
    renameSync(draft, made);
  } catch {
    // Another process has made it meanwhile.
    rmSync(draft, { recursive: true });
  }
  return made;
}

/** Runs a server that is expected to end by itself, and resolves once it has. */
export async function runServer(options: ServerOptions): Promise<Ended> {
  return launch(await bundled(), options).ended;
}

/** Starts a server or another program, and kills it as soon as `moment` returns true. Resolves once it has ended. */
export async function cutShort(options: ServerOptions, moment: () => boolean): Promise<Ended> {
  const { child, ended } = launch(await bundled(options.program), options);
  const watch = setInterval(() => {
    if (moment()) child.kill('SIGKILL');
  }, 5);
  const end = await ended;
  clearInterval(watch);
  return end;
}

function launch(program: string, { port = 0, dataDir, dist, env = {} }: ServerOptions): Spawned {
  const child = spawn(process.execPath, [...shortLived, program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      // All families of a test sign up from the same address.
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
  // Also ends the server where the test run is interrupted.
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
