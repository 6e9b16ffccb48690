import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';

/** Runs n8n in a new folder on a free port, with workflows and credentials that are imported by its command line as the guide says. */

export type N8n = {
  url: string;
  /** Starts it again on the same folder and port. */
  start: () => Promise<void>;
  /** Sends SIGTERM, and SIGKILL where it does not end within ten seconds. */
  stop: () => Promise<void>;
  /** Everything that it has printed. */
  output: () => string;
};

export type Workflow = {
  name: string;
  nodes: { name: string; type: string; parameters: Record<string, unknown>; [more: string]: unknown }[];
};
export type Put = { id: string; workflow: Workflow };

const seconds = (count: number): number => count * 1000;

/** Sets n8n up in `folder`, publishes the workflows, and starts it. Rejects where a command fails, or it is not ready within three minutes. */
export async function startN8n(
  installed: string,
  folder: string,
  { workflows, credentials = [], env }: { workflows: Put[]; credentials?: object[]; env: Record<string, string> },
): Promise<N8n> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [port, broker] = [await freePort(), await freePort()];
  const place: Place = {
    program: join(installed, 'node_modules', 'n8n', 'bin', 'n8n'),
    folder,
    environment: { ...environmentFor(folder, port, broker), ...env },
  };
  putIn(place, workflows, credentials);

  const url = `http://127.0.0.1:${port}`;
  const paths = workflows.flatMap(({ workflow }) =>
    workflow.nodes.flatMap(({ parameters: { path } }) => (typeof path === 'string' ? [path] : [])),
  );
  const n8n = processOf(place, () => isReady(url, paths));
  await n8n.start();
  return { url, ...n8n };
}

/** Where it is installed, and what it runs in. */
type Place = { program: string; folder: string; environment: Record<string, string> };

const environmentFor = (folder: string, port: number, broker: number): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: folder,
  N8N_USER_FOLDER: folder,
  N8N_LISTEN_ADDRESS: '127.0.0.1',
  N8N_PORT: String(port),
  N8N_RUNNERS_BROKER_PORT: String(broker),
  // No requests to n8n's own services.
  N8N_DIAGNOSTICS_ENABLED: 'false',
  N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
  N8N_TEMPLATES_ENABLED: 'false',
  N8N_PERSONALIZATION_ENABLED: 'false',
  N8N_HIRING_BANNER_ENABLED: 'false',
  N8N_COMMUNITY_PACKAGES_ENABLED: 'false',
  EXTERNAL_FRONTEND_HOOKS_URLS: '',
  GENERIC_TIMEZONE: 'UTC',
});

/** Imports the credentials, and imports and publishes the workflows. Throws where a command fails. */
function putIn({ program, folder, environment }: Place, workflows: readonly Put[], credentials: readonly object[]): void {
  const command = (...args: string[]): void => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { env: environment, cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`n8n ${args.join(' ')} ended with ${status}: ${(stdout + stderr).slice(-2000)}`);
  };
  if (credentials.length > 0) {
    writeFileSync(join(folder, 'credentials.json'), JSON.stringify(credentials));
    command('import:credentials', `--input=${join(folder, 'credentials.json')}`);
  }
  for (const { id, workflow } of workflows) {
    const file = join(folder, `${id}.json`);
    writeFileSync(file, JSON.stringify({ ...workflow, id }));
    command('import:workflow', `--input=${file}`);
    command('publish:workflow', `--id=${id}`);
  }
}

/** Its process, which does not run yet. `ready` is asked twice a second after a start. */
function processOf({ program, folder, environment }: Place, ready: () => Promise<boolean>): Omit<N8n, 'url'> {
  let child: ChildProcess | null = null;
  let out = '';
  return {
    start: async () => {
      const running = spawn(process.execPath, [program, 'start'], { env: environment, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
      child = running;
      for (const stream of [running.stdout, running.stderr]) {
        stream.on('data', (said) => {
          out += String(said);
        });
      }
      const reap = (): void => void running.kill('SIGKILL');
      process.once('exit', reap);
      running.once('close', () => process.off('exit', reap));
      const ends = performance.now() + seconds(180);
      while (!(await ready())) {
        if (running.exitCode !== null) throw new Error(`n8n ended with ${running.exitCode}: ${out.slice(-2000)}`);
        if (performance.now() > ends) throw new Error(`n8n is not ready after three minutes: ${out.slice(-2000)}`);
        await new Promise((later) => setTimeout(later, 500));
      }
    },
    stop: async () => {
      const running = child;
      child = null;
      if (running === null || running.exitCode !== null) return;
      const ended = new Promise((done) => running.once('close', done));
      running.kill('SIGTERM');
      const harder = setTimeout(() => running.kill('SIGKILL'), seconds(10));
      await ended;
      clearTimeout(harder);
    },
    output: () => out,
  };
}

/** Whether it answers, and its webhooks are registered: until then their paths are 404. */
async function isReady(url: string, paths: readonly string[]): Promise<boolean> {
  const ready = await fetch(`${url}/healthz/readiness`).then(
    (answer) => answer.ok,
    () => false,
  );
  if (!ready) return false;
  const asked = await Promise.all(paths.map((path) => fetch(`${url}/webhook/${path}`, { method: 'POST' })));
  return asked.every(({ status }) => status !== 404);
}
