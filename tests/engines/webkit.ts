import { type ChildProcess, spawn } from 'node:child_process';
import * as z from 'zod/mini';
import { freePort } from '../../scripts/support/free-port.ts';
import { type Engine, until } from './engine.ts';

/** WebKitGTK's MiniBrowser, controlled by WebDriver, on a virtual screen. */

const NewSession = z.object({
  value: z.object({ sessionId: z.string(), capabilities: z.looseObject({ browserVersion: z.optional(z.string()) }) }),
});
const Value = z.object({ value: z.unknown() });
const Outcome = z.union([z.object({ ok: z.unknown() }), z.object({ fault: z.string() })]);

export type WebKitFiles = { driver: string; browser: string; screen: string };

/** Starts it with its driver. */
export async function startWebKit({ driver, browser, screen }: WebKitFiles): Promise<Engine> {
  // Xvfb picks a free display and writes its number to file descriptor 3, so several can run at once.
  const xvfb = spawn(screen, ['-displayfd', '3', '-screen', '0', '1180x820x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((said, failed) => {
    xvfb.once('error', failed);
    xvfb.stdio[3]?.once('data', (number: Buffer) => said(`:${number.toString().trim()}`));
  });
  const port = await freePort();
  const child = spawn(driver, ['-p', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const base = `http://127.0.0.1:${port}`;
  await until('WebKitWebDriver', 15_000, async () => (await fetch(`${base}/status`)).ok);
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(base + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    const text = await response.text();
    if (!response.ok) throw new Error(text.slice(0, 300));
    return JSON.parse(text);
  };
  const { value } = NewSession.parse(
    await post('/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } } }),
  );
  const session = `/session/${value.sessionId}`;
  await post(`${session}/timeouts`, { script: 60_000, pageLoad: 60_000 });
  return {
    name: `WebKitGTK ${value.capabilities.browserVersion ?? ''}`.trim(),
    open: async (url) => void (await post(`${session}/url`, { url })),
    run: async (expression) => {
      const script = `const done = arguments[arguments.length - 1];
        (async () => (${expression}))().then((ok) => done({ ok: ok ?? null }), (error) => done({ fault: String(error) }));`;
      const outcome = Outcome.parse(Value.parse(await post(`${session}/execute/async`, { script, args: [] })).value);
      if ('fault' in outcome) throw new Error(outcome.fault);
      return outcome.ok;
    },
    close: async () => {
      await fetch(base + session, { method: 'DELETE' }).catch(() => undefined);
      await end(child);
      await end(xvfb);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (child.exitCode !== null || !child.kill('SIGTERM')) return;
  await gone;
}
