import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSteps, readStopAnswer } from '../../../src/domain/contracts/story-answer.ts';
import { type AdventureConfig, newAdventure } from '../../../src/domain/entities/adventure.ts';
import { emptyMemory } from '../../../src/domain/entities/profile.ts';
import type { StepType } from '../../../src/domain/steps/step.ts';
import { generateBody, nextStepBody, stopBody, tellingRequest } from '../../../src/story/request.ts';
import { startBackend, syncAs, type TestBackend, type TestFamily } from '../../support/servers/backend.ts';
import { feedback } from '../../support/story/feedback.ts';
import { storyConfig } from '../../support/story/story-family.ts';

/** The story service as the app calls it: the app's own request bodies, over HTTP, with a real session. */

let backend: TestBackend;
let family: TestFamily;
/** A service that allows an app on another origin, and five calls per hour. */
let elsewhere: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
  elsewhere = await startBackend({ story: { teller: { kind: 'builtin' }, origins: ['https://play.example.org'], callsPerHour: 5 } });
  family = await backend.family('Robin');
});
afterAll(async () => {
  await backend.stop();
  await elsewhere.stop();
});

const mia = { id: randomUUID(), name: 'Mia', age: 6, interests: ['frogs'], limitations: null };
const tom = { id: randomUUID(), name: 'Tom', age: 9, interests: [], limitations: 'asthma' };
const config: AdventureConfig = { ...storyConfig, participatingChildren: [mia.id] };
const profile = { id: randomUUID(), adult_name: 'Robin', show_onboarding: false, memory: emptyMemory };
const request = tellingRequest(config, 42, { profile, children: [mia, tom], environments: [] });

function call(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${backend.url}/functions/v1/story`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: backend.publishableKey, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
const callAs = (body: unknown, token = family.token) => call(body, { authorization: `Bearer ${token}` });

const expected = { idFor: () => randomUUID(), typeFor: (): StepType => 'action', titleFor: () => 'A step' };

describe('the answers of the story service', () => {
  test('[STORY-01] generate_adventure returns an array: the first step, followed by the steps requested ahead', async () => {
    const response = await callAs(generateBody(request, 3));
    expect([response.status, response.headers.get('x-story-provider')]).toEqual([200, 'builtin']);
    const read = readSteps(await response.json(), expected);
    expect(read.ok && read.steps.map((step) => step.type)).toEqual(['prologue', 'action', 'challenge', 'challenge']);
    expect(JSON.stringify(read)).toContain('Mia');
    expect(JSON.stringify(read)).not.toContain('Tom');
  });

  test('[STORY-01] next_step returns a step shaped by the notes; the same call returns the same step', async () => {
    const begun = readSteps(await (await callAs(generateBody(request, 0))).json(), expected);
    if (!begun.ok) throw new Error('no story');
    const ask = async (notes: string) => (await callAs(nextStepBody({ ...request, told: begun.steps, notes }, 'action', 0))).json();
    const plain = await ask('');
    expect(plain).toHaveLength(1);
    expect(await ask('')).toEqual(plain);
    expect(await ask('They found a red bucket')).not.toEqual(plain);
  });

  test('[STORY-01] a whole adventure requested ahead ends with an ending', async () => {
    const read = readSteps(await (await callAs(generateBody(request, 7))).json(), expected);
    expect(read.ok && read.steps.at(-1)?.type).toBe('ending');
    expect(read.ok && read.steps).toHaveLength(8);
  });

  test('[STORY-01] stop returns a summary of what was told, or nothing if nothing was', async () => {
    const begun = readSteps(await (await callAs(generateBody(request, 2))).json(), expected);
    if (!begun.ok) throw new Error('no story');
    const fields = newAdventure(config, 42, '2026-11-21T08:00:00.000Z');
    const adventure = { ...fields, id: randomUUID() };
    expect(readStopAnswer(await (await callAs(stopBody(request, adventure, 'paused'))).json())).toEqual({ summary: null, outcome: null });
    if (fields.continuation_data !== null) fields.continuation_data.adventureSteps = begun.steps;
    const told = readStopAnswer(await (await callAs(stopBody(request, { ...fields, id: randomUUID() }, 'ended'))).json());
    expect(told.summary).toContain('Mia');
  });

  test('a theme in one’s own words and a family’s own place are used too', async () => {
    const own = { ...config, theme: null, customTheme: 'Robot bakery', environment: 'custom', customEnvironment: 'Grandma’s attic' };
    const custom = tellingRequest(own, 7, { profile, children: [mia], environments: [] });
    const read = readSteps(await (await callAs(generateBody(custom, 7))).json(), expected);
    expect(read.ok && read.steps).toHaveLength(8);
  });
});

describe('previous adventures', () => {
  test('[STORY-01] [DATA-02] are the caller’s adventures in progress, and nobody else’s', async () => {
    const neighbour = await backend.family();
    const [active, paused, finished, gone, theirs] = Array.from({ length: 5 }, () => randomUUID());
    const row = (id: string | undefined, status: string, name: string) => ({
      table: 'adventure_sessions' as const,
      id: id ?? '',
      base: 0,
      deleted: false,
      fields: { ...newAdventure(config, 1, '2026-11-21T08:00:00.000Z'), status, custom_name: name, story_summary: `About ${name}` },
    });
    await syncAs(family, {
      changes: [
        row(active, 'active', 'One'),
        row(paused, 'paused_for_continuation', 'Two'),
        row(finished, 'completed', 'Three'),
        row(gone, 'active', 'Four'),
      ],
    });
    await syncAs(family, { changes: [{ ...row(gone, 'active', ''), deleted: true }] });
    await syncAs(neighbour, { changes: [row(theirs, 'active', 'Five')] });
    const response = await callAs({ action: 'check_previous_adventures', userId: family.id });
    const { adventures } = await response.json();
    expect(adventures.map((a: { title: string }) => a.title).toSorted()).toEqual(['One', 'Two']);
    expect(adventures.find((a: { id: string }) => a.id === active)).toMatchObject({ title: 'One', summary: 'About One', status: 'active' });
    expect((await callAs({ action: 'check_previous_adventures', userId: neighbour.id })).status).toBe(403);
  });
});

describe('[FEED-01] feedback', () => {
  const kept = () => backend.query('select user_id, user_email, adult_name, rating, message from public.feedback order by created_at');

  test('is stored under the token’s account, whatever the body says; a repeated call only once', async () => {
    const neighbour = await backend.family();
    const body = { ...feedback, user_id: neighbour.id, user_email: neighbour.email, adult_name: 'Robin' };
    const headers = { authorization: `Bearer ${family.token}`, 'idempotency-key': randomUUID() };
    expect((await call(body, headers)).status).toBe(200);
    expect((await call(body, headers)).status).toBe(200);
    expect(await kept()).toEqual([
      { user_id: family.id, user_email: family.email, adult_name: 'Robin', rating: 4, message: feedback.message },
    ]);
  });

  test('is accepted without a sign-in, anonymously', async () => {
    expect((await call({ ...feedback, user_id: family.id, user_email: 'somebody@example.org' })).status).toBe(200);
    expect((await kept()).at(-1)).toMatchObject({ user_id: null, user_email: 'not_provided' });
  });

  test('is limited', async () => {
    const eager = await backend.family();
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await callAs(feedback, eager.token)).status);
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(statuses[20]).toBe(429);
  });

  test('can’t be read by any account', async () => {
    const { data, error } = await family.client.from('feedback').select('*');
    expect(error === null ? data : []).toEqual([]);
    expect(
      (await family.client.from('feedback').insert({ feedback_type: 'bug', rating: 1, message: 'x'.repeat(20) })).error,
    ).not.toBeNull();
  });
});

describe('access and validation', () => {
  test('no token, a forged one, an expired one, the key alone: 401, without details about bodies', async () => {
    const forge = (secret: string, expires: number) =>
      new SignJWT({ role: 'authenticated', email: family.email })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(family.id)
        .setAudience('authenticated')
        .setExpirationTime(expires)
        .sign(new TextEncoder().encode(secret));
    const soon = Math.floor(Date.now() / 1000) + 600;
    const unsigned = `${btoa('{"alg":"none"}')}.${family.token.split('.')[1]}.`;
    for (const token of ['x.y.z', await forge('x'.repeat(64), soon), unsigned, backend.publishableKey, `${family.token}x`]) {
      expect((await callAs(generateBody(request, 0), token)).status).toBe(401);
    }
    expect((await call(generateBody(request, 0))).status).toBe(401);
    expect((await call({ action: 'nonsense' })).status).toBe(401);
  });

  test('an invalid call is refused with a message: not JSON, a missing field, too much, another method', async () => {
    expect((await callAs('{')).status).toBe(400);
    const { venture, ...rest } = generateBody(request, 0);
    const partial = await callAs({ ...rest, venture: { ...venture, totalSteps: 99 } });
    expect([partial.status, (await partial.json()).error.message]).toEqual([400, expect.stringContaining('venture.totalSteps')]);
    expect((await callAs({ ...generateBody(request, 0), pad: 'x'.repeat(600 * 1024) })).status).toBe(413);
    const got = await fetch(`${backend.url}/functions/v1/story`);
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  test('a browser may call from a configured origin, and from no other', async () => {
    const ask = (origin: string) => fetch(`${elsewhere.url}/functions/v1/story`, { method: 'OPTIONS', headers: { origin } });
    const known = await ask('https://play.example.org');
    expect([known.status, known.headers.get('access-control-allow-origin')]).toEqual([204, 'https://play.example.org']);
    expect(known.headers.get('access-control-allow-headers')).toContain('authorization');
    for (const origin of ['https://evil.example.org', 'null', 'https://play.example.org.evil.example']) {
      expect((await ask(origin)).headers.get('access-control-allow-origin')).toBeNull();
    }
    const called = await fetch(`${elsewhere.url}/functions/v1/story`, {
      method: 'POST',
      headers: { origin: 'https://play.example.org' },
      body: '{}',
    });
    expect([called.status, called.headers.get('access-control-allow-origin')]).toEqual([401, 'https://play.example.org']);
  });

  test('an account with too many calls is refused by the database’s count and told for how long; others are not affected', async () => {
    const eager = await elsewhere.family();
    const other = await elsewhere.family();
    const stop = stopBody(request, { ...newAdventure(config, 1, ''), id: 'a' }, 'ended');
    const ask = (token: string) =>
      fetch(`${elsewhere.url}/functions/v1/story`, {
        method: 'POST',
        headers: { apikey: elsewhere.publishableKey, authorization: `Bearer ${token}` },
        body: JSON.stringify(stop),
      });
    const many = [];
    for (let i = 0; i < 6; i += 1) many.push(await ask(eager.token));
    expect(many.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(many[5]?.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await ask(other.token)).status).toBe(200);
    expect(await elsewhere.query(`select count(*)::int as calls from public.story_calls where user_id = '${eager.id}'`)).toEqual([
      { calls: 5 },
    ]);
  });
});
