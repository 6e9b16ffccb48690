import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { type Engine, until } from './engine.ts';

/**
 * A browser with a profile on the disk that is killed like a power cut, all its processes at once, and started again on the same profile. Drivers
 * give a browser a profile that goes with them, so this one is driven from inside: a line between it and the server puts a script into each page
 * that asks what to do next.
 */

export type Puppet = Engine & {
  /** SIGKILL for every process of the browser; resolves when they are gone. */
  kill: () => Promise<void>;
};

type Order = { id: number; expression: string };

const script = `(async () => {
  for (;;) {
    try {
      const { id, expression } = await (await fetch('/__puppet/next', { method: 'POST' })).json();
      if (id === undefined) continue;
      let done;
      try { done = { id, ok: (await (0, eval)(expression)) ?? null }; } catch (error) { done = { id, fault: String(error) }; }
      await fetch('/__puppet/done', { method: 'POST', body: JSON.stringify(done) });
    } catch { await new Promise((resolve) => setTimeout(resolve, 200)); }
  }
})();`;

const Done = z.object({ id: z.number(), ok: z.optional(z.unknown()), fault: z.optional(z.string()) });

export type Strings = { url: string; run: (expression: string) => Promise<unknown>; close: () => Promise<void> };

/** How long a page may take over one order, in ms. */
const timeoutMs = 10_000;

/** The line to the server at `target`, with the strings on it. */
export async function tieStrings(target: string): Promise<Strings> {
  let last = 0;
  const orders: Order[] = [];
  let asking: ServerResponse | null = null;
  const waiting = new Map<number, { resolve: (ok: unknown) => void; reject: (error: Error) => void }>();

  function hand(): void {
    if (asking === null || asking.destroyed) return;
    const order = orders.shift();
    if (order === undefined) return;
    asking.end(JSON.stringify(order));
    asking = null;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/__puppet/next') {
      // A page that asks anew has given up what it asked before.
      asking?.end('{}');
      asking = response;
      return hand();
    }
    if (request.url === '/__puppet/done') {
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
        orders.push({ id, expression });
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

/** What the server says, with the script in every page, and without the rules that would keep it out. */
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

/** Starts the browser at `path` of the site on `strings`; its page can be driven as soon as it stands. */
export function startPuppet(launch: Launch, profile: string, strings: Strings, path: string): Puppet {
  const child = spawn(launch.command, launch.args(profile, strings.url + path), {
    stdio: 'ignore',
    env: { ...process.env, ...launch.env(profile) },
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async (): Promise<void> => {
    for (const pid of familyOf(child)) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // Gone with its parent.
      }
    }
    await gone;
  };
  return {
    name: launch.name,
    open: async (to) => {
      // Its answer may go down with the page.
      await strings
        .run(`window.left = true, setTimeout(() => { location.href = ${JSON.stringify(to)}; }, 100), true`)
        .catch(() => undefined);
      await until('The next page', 60_000, () => strings.run('!window.left'));
    },
    run: strings.run,
    kill,
    close: kill,
  };
}

/** The process and all that it has started, and they have. */
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
