import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { type Engine, until } from './engine.ts';

/**
 * A browser with a profile on the disk that can be killed as by a power failure, all of its processes at once, and started again with the same profile.
 * WebDriver uses temporary profiles, so this browser is controlled from inside: a proxy between it and the server puts a script into each page that polls for
 * commands.
 */

export type ControlledBrowser = Engine & {
  /** Sends SIGKILL to every process of the browser, and resolves once they have ended. */
  kill: () => Promise<void>;
};

type Command = { id: number; expression: string };

const script = `(async () => {
  for (;;) {
    try {
      const { id, expression } = await (await fetch('/__control/next', { method: 'POST' })).json();
      if (id === undefined) continue;
      let done;
      try { done = { id, ok: (await (0, eval)(expression)) ?? null }; } catch (error) { done = { id, fault: String(error) }; }
      await fetch('/__control/done', { method: 'POST', body: JSON.stringify(done) });
    } catch { await new Promise((resolve) => setTimeout(resolve, 200)); }
  }
})();`;

const Done = z.object({ id: z.number(), ok: z.optional(z.unknown()), fault: z.optional(z.string()) });

export type RemoteControl = { url: string; run: (expression: string) => Promise<unknown>; close: () => Promise<void> };

/** The longest time for one command, in ms. */
const timeoutMs = 10_000;

/** Starts a proxy in front of the server at `target`. `run` evaluates an expression in its page; it rejects where the page throws, or does not answer. */
export async function startRemoteControl(target: string): Promise<RemoteControl> {
  let last = 0;
  const commands: Command[] = [];
  let asking: ServerResponse | null = null;
  const waiting = new Map<number, { resolve: (ok: unknown) => void; reject: (error: Error) => void }>();

  function hand(): void {
    if (asking === null || asking.destroyed) return;
    const command = commands.shift();
    if (command === undefined) return;
    asking.end(JSON.stringify(command));
    asking = null;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/__control/next') {
      // A new request means that the page has given up the one before.
      asking?.end('{}');
      asking = response;
      return hand();
    }
    if (request.url === '/__control/done') {
      const { id, ok, fault } = Done.parse(JSON.parse(await text(request)));
      if (fault === undefined) waiting.get(id)?.resolve(ok);
      else waiting.get(id)?.reject(new Error(fault));
      waiting.delete(id);
      return void response.end('{}');
    }
    await forward(target, request, response);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  const url = await listening(server);
  return {
    url,
    run: (expression) =>
      new Promise((resolve, reject) => {
        last += 1;
        const id = last;
        waiting.set(id, { resolve, reject });
        commands.push({ id, expression });
        hand();
        setTimeout(() => {
          if (waiting.delete(id)) reject(new Error('the page does not answer'));
        }, timeoutMs).unref();
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Forwards a request, adds the script to every page, and removes the content security policy, which would block it. */
async function forward(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = Object.entries(request.headers).filter(
    ([name]) => !['host', 'connection', 'accept-encoding', 'content-length'].includes(name),
  );
  const body = request.method === 'GET' || request.method === 'HEAD' ? {} : { body: await text(request) };
  const answer = await fetch(target + (request.url ?? '/'), {
    method: request.method ?? 'GET',
    headers: [...headers.map(([name, value]): [string, string] => [name, String(value)]), ['accept-encoding', 'identity']],
    redirect: 'manual',
    ...body,
  });
  const unwanted = ['content-security-policy', 'content-encoding', 'content-length', 'transfer-encoding', 'connection'];
  for (const [name, value] of answer.headers) if (!unwanted.includes(name)) response.setHeader(name, value);
  response.statusCode = answer.status;
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
  if (isPage) response.end((await answer.text()).replace('<head>', `<head><script>${script}</script>`));
  else response.end(Buffer.from(await answer.arrayBuffer()));
}

export type Launch = {
  name: string;
  command: string;
  args: (profile: string, url: string) => string[];
  env: (profile: string) => Record<string, string>;
};

/** Starts the browser at `path` of the proxied site. Its page can be controlled as soon as it has loaded. */
export function startControlledBrowser(launch: Launch, profile: string, control: RemoteControl, path: string): ControlledBrowser {
  const child = spawn(launch.command, launch.args(profile, control.url + path), {
    stdio: 'ignore',
    env: { ...process.env, ...launch.env(profile) },
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async (): Promise<void> => {
    for (const pid of familyOf(child)) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended with its parent.
      }
    }
    await gone;
  };
  return {
    name: launch.name,
    open: async (to) => {
      // The answer may be lost when the page is left.
      await control
        .run(`window.left = true, setTimeout(() => { location.href = ${JSON.stringify(to)}; }, 100), true`)
        .catch(() => undefined);
      await until('The next page', 60_000, () => control.run('!window.left'));
    },
    run: control.run,
    kill,
    close: kill,
  };
}

/** The ids of a process and of all its descendants. */
function familyOf(child: ChildProcess): number[] {
  if (child.pid === undefined || child.exitCode !== null) return [];
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  const family = [child.pid];
  for (const member of family) for (const [pid, parent] of parents) if (parent === member) family.push(pid);
  return family;
}
