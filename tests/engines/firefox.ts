import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { Engine } from './engine.ts';

/** Firefox, controlled by WebDriver BiDi, which it supports without a driver. */

const prefs = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
};

const Answer = z.looseObject({
  id: z.optional(z.number()),
  type: z.string(),
  result: z.optional(z.unknown()),
  message: z.optional(z.string()),
});
const NewSession = z.object({ capabilities: z.looseObject({ browserVersion: z.string() }) });
const Tree = z.object({ contexts: z.array(z.looseObject({ context: z.string() })) });
const Evaluated = z.union([
  z.looseObject({ type: z.literal('success'), result: z.looseObject({ value: z.optional(z.string()) }) }),
  z.looseObject({ type: z.literal('exception'), exceptionDetails: z.looseObject({ text: z.string() }) }),
]);

/** Starts it with a temporary profile. */
export async function startFirefox(binary: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'venture-firefox-'));
  const lines = Object.entries(prefs).map(([key, value]) => `user_pref(${JSON.stringify(key)}, ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(binary, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'], {
    env: { ...process.env, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (piece) => {
      said += String(piece);
      const found = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said);
      if (found?.[1] !== undefined) resolve(found[1]);
    });
    void ended.then(() => reject(new Error(`Firefox ended: ${said.slice(-400)}`)));
  });
  const { send, close } = await connect(`${address}/session`);
  const { capabilities } = NewSession.parse(await send('session.new', { capabilities: {} }));
  const context = Tree.parse(await send('browsingContext.getTree', {})).contexts[0]?.context;
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'interactive' })),
    run: async (expression) => {
      const wrapped = `(async () => JSON.stringify((await (${expression})) ?? null))()`;
      const answer = Evaluated.parse(
        await send('script.evaluate', { expression: wrapped, target: { context }, awaitPromise: true, resultOwnership: 'none' }),
      );
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value ?? 'null') as unknown;
    },
    close: async () => {
      close();
      child.kill('SIGTERM');
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function connect(url: string): Promise<{ send: (method: string, params: object) => Promise<unknown>; close: () => void }> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  let last = 0;
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  socket.on('message', (data) => {
    const answer = Answer.parse(JSON.parse((data as Buffer).toString('utf8')));
    const call = answer.id === undefined ? undefined : waiting.get(answer.id);
    if (answer.id === undefined || call === undefined) return;
    waiting.delete(answer.id);
    if (answer.type === 'success') call.resolve(answer.result);
    else call.reject(new Error(answer.message ?? 'no word from Firefox'));
  });
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
}
