import { type ChildProcess, spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateBody } from '../../../src/story/request.ts';
import { startBackend, type TestBackend, type TestFamily } from '../../support/servers/backend.ts';
import { cuts, hangs, says, startUpstream, type Upstream, words } from '../../support/servers/upstream.ts';
import { storyRequest } from '../../support/story/story-family.ts';

/** The hosted function as it is deployed: under Deno, with Supabase's environment, against a real backend. */

const root = resolve(import.meta.dirname, '../../..');
let backend: TestBackend;
let family: TestFamily;
let upstream: Upstream;
/** Provider → the function that uses it. */
const functions = new Map<string, RunningFunction>();

type RunningFunction = { url: string; stop: () => Promise<void> };

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => {
    server.close(done);
  });
  return port;
}

async function startFunction(env: Record<string, string>): Promise<RunningFunction> {
  const port = await freePort();
  const may = ['--allow-net', '--allow-env', '--allow-read', '--allow-sys'];
  const deno: ChildProcess = spawn(
    resolve(root, 'node_modules/.bin/deno'),
    ['run', '--cached-only', '--node-modules-dir=manual', ...may, 'supabase/functions/story/index.ts'],
    {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        SUPABASE_URL: backend.url,
        SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: backend.publishableKey }),
        SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.secretKey }),
        ...env,
      },
    },
  );
  let said = '';
  await new Promise<void>((ready, failed) => {
    const listen = (chunk: unknown): void => {
      said += String(chunk);
      if (said.includes('Listening on')) ready();
    };
    deno.stdout?.on('data', listen);
    deno.stderr?.on('data', listen);
    deno.once('exit', () => failed(new Error(said)));
  });
  const stop = async (): Promise<void> => {
    // The launcher has a child process, so the whole process group is stopped.
    const gone = new Promise((done) => {
      deno.once('exit', done);
    });
    if (deno.pid !== undefined) process.kill(-deno.pid, 'SIGKILL');
    await gone;
  };
  return { url: `http://127.0.0.1:${port}/`, stop };
}

beforeAll(async () => {
  backend = await startBackend({ rest: 'tables' });
  family = await backend.family();
  upstream = await startUpstream(says([]));
  const environments: Record<string, Record<string, string>> = {
    builtin: {},
    webhook: { STORY_PROVIDER: 'webhook', STORY_WEBHOOK_URL: `http://localhost:${upstream.port}/hook`, STORY_WEBHOOK_SECRET: 'between us' },
    llm: { STORY_PROVIDER: 'llm', STORY_LLM_URL: `${upstream.url}/v1`, STORY_LLM_MODEL: 'small' },
  };
  for (const [name, env] of Object.entries(environments)) functions.set(name, await startFunction(env));
});
afterAll(async () => {
  for (const running of functions.values()) await running.stop();
  await upstream.stop();
  await backend.stop();
});

const call = (body: unknown, headers: Record<string, string>, provider = 'builtin') =>
  fetch(functions.get(provider)?.url ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: backend.publishableKey, ...headers },
    body: JSON.stringify(body),
  });

test('[STORY-01] it tells the same story as the embedded service', async () => {
  const body = generateBody(storyRequest(), 3);
  const headers = { apikey: backend.publishableKey, authorization: `Bearer ${family.token}` };
  const [hosted, embedded] = await Promise.all([
    call(body, headers),
    fetch(`${backend.url}/functions/v1/story`, { method: 'POST', headers, body: JSON.stringify(body) }),
  ]);
  expect(hosted.status).toBe(200);
  expect(await hosted.json()).toEqual(await embedded.json());
});

test('it reads the caller’s adventures and stores feedback through the API', async () => {
  const check = await call({ action: 'check_previous_adventures', userId: family.id }, { authorization: `Bearer ${family.token}` });
  expect([check.status, await check.json()]).toEqual([200, { adventures: [] }]);
  const feedback = {
    user_id: 'anonymous',
    user_email: 'not_provided',
    adult_name: 'not_provided',
    timestamp: '2026-11-21T08:00:00.000Z',
    feedback_type: 'bug',
    rating: 2,
    message: 'The dragon is too loud',
    page_context: '/',
    user_agent: 'test',
  };
  expect((await call(feedback, {})).status).toBe(200);
  expect(await backend.query('select message from public.feedback')).toEqual([{ message: feedback.message }]);
});

test('a forged token gives no access', async () => {
  expect(
    (await call({ action: 'check_previous_adventures', userId: family.id }, { authorization: `Bearer ${family.token}x` })).status,
  ).toBe(401);
});

test('[STORY-02] with a webhook: signed and with the secret, parsed and cleaned; the built-in storyteller if it fails', async () => {
  const headers = { authorization: `Bearer ${family.token}`, prefer: 'wait=6' };
  upstream.behave(says([{ 'Text to Read': 'A <b>bell</b> rings.' }]));
  const told = await call(generateBody(storyRequest(), 0), headers, 'webhook');
  expect([told.status, told.headers.get('x-story-provider')]).toEqual([200, 'webhook']);
  expect(await told.json()).toMatchObject([{ text_to_read: 'A bell rings.' }]);
  const sent = upstream.asked.at(-1)?.headers ?? {};
  expect(sent).toMatchObject({ 'x-venture-secret': 'between us', 'x-venture-signature': expect.stringMatching(/^v1=[0-9a-f]{64}$/) });
  expect(sent).not.toHaveProperty('authorization');
  for (const [behaviour, kind] of [
    [hangs, 'timeout'],
    [cuts, 'unreachable'],
    [says({}, 302, { location: 'http://127.0.0.1:1/' }), 'refused'],
  ] as const) {
    upstream.behave(behaviour);
    const fallen = await call(generateBody(storyRequest(), 0), headers, 'webhook');
    expect([fallen.status, fallen.headers.get('x-story-provider'), fallen.headers.get('x-story-fallback')]).toEqual([200, 'builtin', kind]);
  }
});

test('[PLAY-10] with a language model; the built-in storyteller if it fails', async () => {
  const headers = { authorization: `Bearer ${family.token}` };
  upstream.behave(words());
  const told = await call(generateBody(storyRequest(), 0), headers, 'llm');
  expect([told.status, told.headers.get('x-story-provider')]).toEqual([200, 'llm']);
  expect(await told.text()).toContain('Mia');
  expect(upstream.asked.at(-1)?.text).not.toMatch(/mia|robin/i);
  upstream.behave(cuts);
  const fallen = await call(generateBody(storyRequest(), 0), headers, 'llm');
  expect([fallen.headers.get('x-story-provider'), fallen.headers.get('x-story-fallback')]).toEqual(['builtin', 'unreachable']);
});

test('invalid settings end it at once, with one line that says why', async () => {
  await expect(startFunction({ STORY_PROVIDER: 'webhook' })).rejects.toThrow('STORY_PROVIDER=webhook needs STORY_WEBHOOK_URL');
});
