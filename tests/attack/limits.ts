import { randomUUID } from 'node:crypto';
import { says, startUpstream } from '../support/servers/upstream.ts';
import { type Area, address, call, family, freshServer } from './target.ts';

/** Too many attempts, and attempts that lock others out. */

const wrong = (email: string) => ({ path: '/auth/v1/token?grant_type=password', body: { email, password: 'guess' } });

export const limits: Area = {
  name: 'limits',
  run: async (attempt, note) => {
    const automation = await startUpstream(says([{ ok: true }]));
    const target = await freshServer({ STORY_PROVIDER: 'webhook', STORY_WEBHOOK_URL: `${automation.url}/hook`, STORY_WEBHOOK_SECRET: 's' });
    const [victim, neighbour] = [await family(target), await family(target)];

    for (let i = 0; i < 100; i += 1) {
      const answer = await call(target, { ...wrong(victim.email), from: address() });
      attempt(`password ${i} of one account, from many addresses`, i >= 20 && answer.status !== 429);
    }
    for (let i = 0; i < 100; i += 1) {
      const answer = await call(target, { ...wrong(`${randomUUID()}@example.org`), from: '203.0.113.1' });
      attempt(`password ${i} from one address`, i >= 60 && answer.status !== 429);
    }
    for (let i = 0; i < 10; i += 1) {
      const answer = await call(target, { ...wrong(`${randomUUID()}@example.org`), from: `192.0.2.${i}, 203.0.113.1` });
      attempt('a made-up address in front of one’s own', answer.status !== 429);
    }
    const burst = await Promise.all(Array.from({ length: 200 }, () => call(target, { ...wrong(neighbour.email), from: address() })));
    const tried = burst.filter(({ status }) => status === 400).length;
    for (let i = 0; i < 200; i += 1) attempt('two hundred passwords at once', i >= 20 && i < tried);
    note(`of 200 passwords at once for one account ${tried} were tried`);
    // Those who did not attack must not be affected.
    for (const { refresh, id } of [victim, neighbour]) {
      const renewed = await call(target, {
        path: '/auth/v1/token?grant_type=refresh_token',
        body: { refresh_token: refresh },
        from: '203.0.113.1',
      });
      attempt(`a locked household’s session is not renewed (${id})`, renewed.status !== 200);
    }
    for (let i = 0; i < 130; i += 1) {
      const body = { email: `${randomUUID()}@example.org`, password: 'correct horse' };
      attempt(
        `sign-up ${i} from one address`,
        (await call(target, { path: '/auth/v1/signup', body, from: '203.0.113.2' })).status === 200 && i >= 100,
      );
    }
    for (let i = 0; i < 20; i += 1) {
      const answer = await call(target, { path: '/auth/v1/recover', body: { email: victim.email }, from: address() });
      attempt(`mail ${i} to one account`, answer.status === 200 && i >= 5);
    }
    for (let i = 0; i < 50; i += 1) {
      const answer = await call(target, { path: '/auth/v1/recover', body: { email: `${randomUUID()}@example.org` }, from: '203.0.113.3' });
      attempt(`mail ${i} from one address`, answer.status === 200 && i >= 30);
    }

    const feedback = {
      user_id: 'anonymous',
      user_email: 'not_provided',
      adult_name: 'not_provided',
      timestamp: '2026-11-21T08:00:00.000Z',
      feedback_type: 'bug',
      rating: 1,
      message: 'The same message, over and over',
      page_context: '/auth',
      user_agent: 'attack',
    };
    const heard = (): number => automation.asked.filter(({ text }) => text.includes('over and over')).length;
    const headers = { 'idempotency-key': randomUUID() };
    for (let i = 0; i < 400; i += 1) {
      await call(target, { path: '/functions/v1/story', body: feedback, headers, from: address() });
      attempt(`one key, message ${i}`, i > 0 && heard() > 1);
    }
    note(`of 400 messages with one key ${heard()} reached the automation`);
    for (let i = 0; i < 30; i += 1) {
      const answer = await call(target, {
        path: '/functions/v1/story',
        body: { ...feedback, message: `Another message, number ${i}` },
        from: '203.0.113.4',
      });
      attempt(`message ${i} from one address`, answer.status === 200 && i >= 10);
    }
    await target.stop();
    await automation.stop();
  },
};
