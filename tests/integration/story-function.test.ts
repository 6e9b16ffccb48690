import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMemory } from '../../src/domain/family.ts';
import { generateBody, tellingRequest } from '../../src/story/request.ts';
import { startBackend, type TestBackend, type TestFamily } from '../support/backend.ts';

/** The hosted function as it is deployed: under Deno, with the environment that Supabase gives it, against a real backend. */

const root = resolve(import.meta.dirname, '../..');
let backend: TestBackend;
let family: TestFamily;
let deno: ChildProcess;
let url: string;

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

beforeAll(async () => {
  backend = await startBackend();
  family = await backend.family();
  const port = await freePort();
  url = `http://127.0.0.1:${port}/`;
  deno = spawn(
    resolve(root, 'node_modules/.bin/deno'),
    [
      'run',
      '--cached-only',
      '--node-modules-dir=manual',
      '--allow-net',
      '--allow-env',
      '--allow-read',
      'supabase/functions/story/index.ts',
    ],
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
});
afterAll(async () => {
  // The launcher has a child of its own: the whole group goes.
  const gone = new Promise((done) => {
    deno.once('exit', done);
  });
  if (deno.pid !== undefined) process.kill(-deno.pid, 'SIGKILL');
  await gone;
  await backend.stop();
});

const call = (body: unknown, headers: Record<string, string>) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: backend.publishableKey, ...headers },
    body: JSON.stringify(body),
  });

test('[STORY-01] it tells the same story as the embedded service', async () => {
  const child = { id: 'c1', name: 'Mia', age: 6, interests: [], limitations: null };
  const config = {
    theme: 'pirates',
    customTheme: '',
    environment: 'backyard',
    customEnvironment: '',
    playStyle: 'cooperative' as const,
    activityLevel: 'medium' as const,
    adultParticipation: 'full' as const,
    participatingChildren: ['c1'],
    totalSteps: 8,
  };
  const profile = { id: family.id, adult_name: 'Robin', show_onboarding: false, memory: emptyMemory };
  const body = generateBody(tellingRequest(config, 5, { profile, children: [child], environments: [] }), 3);
  const headers = { authorization: `Bearer ${family.token}` };
  const [hosted, embedded] = await Promise.all([
    call(body, headers),
    fetch(`${backend.url}/functions/v1/story`, { method: 'POST', headers, body: JSON.stringify(body) }),
  ]);
  expect(hosted.status).toBe(200);
  expect(await hosted.json()).toEqual(await embedded.json());
});

test('it reads the caller’s adventures and keeps feedback through the API', async () => {
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

test('a token that nobody issued opens nothing', async () => {
  expect(
    (await call({ action: 'check_previous_adventures', userId: family.id }, { authorization: `Bearer ${family.token}x` })).status,
  ).toBe(401);
});
