import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, syncAs, type TestBackend } from '../support/servers/backend.ts';

/** More calls at once than a machine can handle: everybody gets an answer, some of them when to come back. */

/** No waiting, so that even a fast machine refuses calls. */
const impatient = { passwords: { atOnce: 1, longestWaitMs: 1 }, rows: { atOnce: 1, longestWaitMs: 1 } };

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ queues: impatient });
});
afterAll(() => backend.stop());

async function post(to: TestBackend, path: string, body: unknown, token?: string) {
  const answer = await fetch(`${to.url}${path}`, {
    method: 'POST',
    headers: {
      apikey: to.publishableKey,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() };
}
const signUp = (to: TestBackend) => post(to, '/auth/v1/signup', { email: `${randomUUID()}@example.org`, password: 'correct horse' });

describe('back-pressure', () => {
  test('two hundred sign-ups at once are all answered', async () => {
    const usual = await startBackend();
    const answers = await Promise.all(Array.from({ length: 200 }, () => signUp(usual)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(10);
    for (const { status, retryAfter } of answers.filter(({ status }) => status !== 200)) {
      expect([status, Number(retryAfter) > 0]).toEqual([503, true]);
    }
    await usual.stop();
  });

  test('sign-ups that would wait too long are told when to come back; a session can still be renewed', async () => {
    const family = await backend.family();
    const { data } = await family.client.auth.getSession();
    const crowd = Array.from({ length: 8 }, () => signUp(backend));
    const renewed = await post(backend, '/auth/v1/token?grant_type=refresh_token', { refresh_token: data.session?.refresh_token });
    expect(renewed.status).toBe(200);
    const answers = await Promise.all(crowd);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect([Number(refused[0]?.retryAfter) > 0, refused[0]?.text]).toEqual([true, expect.stringContaining('try again in a moment')]);
    expect((await signUp(backend)).status).toBe(200);
  });

  test('[PLAY-13] a push that would wait too long is told when to come back, and nothing of it is lost', async () => {
    const family = await backend.family();
    const changes = (name: string) => [{ table: 'children', id: randomUUID(), base: 0, deleted: false, fields: { name, age: 6 } }];
    const push = (name: string) =>
      post(backend, '/rest/v1/rpc/sync', { account: family.id, changes: changes(name), since: 0, max_rows: 200 }, family.token);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => push(`Child ${i}`)));
    const taken = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 503);
    expect([taken.length + refused.length, taken.length > 0, refused.length > 0]).toEqual([12, true, true]);
    expect(Number(refused[0]?.retryAfter)).toBeGreaterThan(0);
    expect((await syncAs(family)).rows.filter(({ table }) => table === 'children')).toHaveLength(taken.length);
  });
});
