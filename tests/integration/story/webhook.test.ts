import { execFileSync, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Step } from '../../../src/domain/steps/step.ts';
import { generateBody, nextStepBody } from '../../../src/story/request.ts';
import type { StoryPlan } from '../../../src/storyteller/director/plan.ts';
import { tell } from '../../../supabase/functions/_shared/fallback.ts';
import { post } from '../../../supabase/functions/_shared/post.ts';
import { createWebhookProvider, type WebhookSettings } from '../../../supabase/functions/_shared/webhook.ts';
import dangerous from '../../fixtures/danger/told.json' with { type: 'json' };
import {
  type Behaviour,
  cuts,
  dropsAtOnce,
  hangs,
  inTurn,
  says,
  saysText,
  startUpstream,
  type Upstream,
} from '../../support/servers/upstream.ts';
import { storyRequest } from '../../support/story/story-family.ts';

/** The external automation service: a real server that misbehaves, over http and https. */

const context = { withinMs: 4_000, callId: 'call-7' };
const story = [{ 'text to read': 'The tide turns.' }];
const body = generateBody(storyRequest(), 0);

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(says(story));
});
afterAll(() => upstream.stop());
beforeEach(() => upstream.forget());

function provider(changes: Partial<WebhookSettings> = {}) {
  const settings: WebhookSettings = {
    url: new URL(`${upstream.url}/hook?room=1`),
    secretHeader: 'x-house-key',
    secret: 'between us',
    signingKey: 'for signing',
    allowPrivate: false,
    ...changes,
  };
  let ids = 0;
  return createWebhookProvider(settings, {
    now: Date.now,
    id: () => `ours-${(ids += 1)}`,
    wait: () => Promise.resolve(),
  });
}

async function missOf(behaviour: Behaviour, withinMs = 4_000): Promise<string> {
  upstream.behave(behaviour);
  const told = await provider().generate(body, { ...context, withinMs });
  return told.ok ? 'told' : told.miss.kind;
}

describe('[STORY-02] a call', () => {
  test('contains the contract’s body, the secret in its header, and a signature over the time and the body', async () => {
    upstream.behave(says(story));
    const told = await provider().generate(body, context);
    expect(told).toMatchObject({ ok: true, value: [{ text_to_read: 'The tide turns.', type: 'prologue', id: 'ours-1' }] });
    const [asked] = upstream.asked;
    expect(asked?.body).toEqual({ ...body, story_plan: expect.objectContaining({ version: 1, kind: 'prologue' }) });
    expect([asked?.method, asked?.path]).toEqual(['POST', '/hook?room=1']);
    const sent = asked?.headers ?? {};
    expect(sent).toMatchObject({ 'x-house-key': 'between us', 'idempotency-key': 'call-7', 'x-venture-contract': '1' });
    const signed = createHmac('sha256', 'for signing').update(`${sent['x-venture-timestamp']}.${asked?.text}`).digest('hex');
    expect(sent['x-venture-signature']).toBe(`v1=${signed}`);
    expect(Math.abs(Date.now() / 1000 - Number(sent['x-venture-timestamp']))).toBeLessThan(60);
  });

  test('contains the notes and the told steps, for the next step', async () => {
    upstream.behave(says(story));
    const told = [{ id: 's0', type: 'prologue' as const, step: 'One', text_to_read: 'Once.' }];
    const next = nextStepBody({ ...storyRequest(), told, notes: 'They found a red bucket' }, 'action', 0);
    expect(await provider().next(next, context)).toMatchObject({ ok: true, value: [{ type: 'action' }] });
    expect(upstream.asked[0]?.body).toEqual(next);
  });
});

describe('[BEY-05] the plan of the story', () => {
  const asked = () => upstream.asked.at(-1)?.body as { story_plan?: StoryPlan };
  const askNext = async (told: Step[], notes: string) =>
    provider().next(nextStepBody({ ...storyRequest(), told, notes }, 'action', 0), context);
  const begun = async (answer: object): Promise<Step> => {
    upstream.behave(says([answer]));
    const told = await provider().generate(body, context);
    if (!told.ok) throw new Error(told.miss.detail);
    return told.value[0] as Step;
  };

  test('lets a service that tells one of its variants get the next plan; its wording of choices leads on', async () => {
    const first = await begun({ way: 'prologue', 'text to read': 'The tide turns.' });
    expect(first).not.toHaveProperty('way');
    const { story_plan: plan } = asked();
    expect(first.options).toEqual(plan?.next.map(({ offer }) => offer));
    const labels = plan?.next.map((_, at) => `Door ${at + 1}`) ?? [];
    const renamed = await begun({ way: 'prologue', 'text to read': 'The tide turns.', options: labels });
    expect(renamed.options).toEqual(labels);
    upstream.behave(says(story));
    await askNext([renamed], 'They chose: Door 2.');
    const next = asked().story_plan;
    expect([next?.kind, next?.scene.chosen]).toEqual(['scene', true]);
    expect(`${next?.ways[0]?.id}`).toBe(plan?.next[1]?.id.split('/')[1]);
    expect(next?.so_far).toMatchObject([{ chose: 'Door 2' }]);
  });

  test('is left out after a service tells something else, because its story does not follow a plan', async () => {
    const first = await begun({ way: 'somewhere else', 'text to read': 'The tide turns.' });
    expect(first).not.toHaveProperty('telling');
    await askNext([first], '');
    expect(asked()).not.toHaveProperty('story_plan');
  });

  test('lets the storyteller continue from the told variant if the service fails', async () => {
    const first = await begun({ way: 'prologue', 'text to read': 'The tide turns.' });
    upstream.behave(says({}, 500));
    const [choice = ''] = first.options ?? [];
    const next = nextStepBody({ ...storyRequest(), told: [first], notes: `They chose: ${choice}.` }, 'action', 0);
    const { steps, by } = await tell(provider(), { kind: 'next', body: next }, context);
    const [offer] = (first.telling?.['offers'] ?? []) as { scene: string; way: string }[];
    expect([by, steps[0]?.telling]).toMatchObject(['builtin', { scene: offer?.scene, way: offer?.way }]);
  });
});

describe('[GEN-02] the accepted answers', () => {
  test.each<[string, unknown]>([
    ['an array', story],
    ['an object', story[0]],
    ['an output', [{ output: story[0] }]],
    ['an output as JSON in a text', [{ output: JSON.stringify(story[0]) }]],
    ['names in another case', [{ 'TEXT TO READ': 'The tide turns.' }]],
    ['plain content', { content: 'The tide turns.' }],
  ])('%s', async (_what, answer) => {
    expect(await missOf(says(answer))).toBe('told');
  });

  test('[STORY-01] with more steps than requested: those that were requested', async () => {
    upstream.behave(says(['One.', 'Two.', 'Three.', 'Four.']));
    const { steps } = await tell(provider(), { kind: 'generate', body: generateBody(storyRequest(), 1) }, context);
    expect(steps.map((step) => step.content)).toEqual(['One.', 'Two.']);
  });

  test('plain text, without any JSON', async () => {
    expect(await missOf(saysText('The tide turns.'))).toBe('told');
  });

  test('markup and code become plain text', async () => {
    upstream.behave(says([{ 'text to read': '<script>alert(1)</script><b>Ahoy</b>, [Mia](http://x.example)!' }]));
    const told = await provider().generate(body, context);
    expect(told.ok && told.value[0]?.text_to_read).toBe('Ahoy, Mia!');
  });
});

describe('[PLAY-10] when it misbehaves', () => {
  test.each<[string, Behaviour, string]>([
    ['a page of HTML', saysText('<!doctype html><html>Sign in to the hotel</html>'), 'invalid'],
    ['nothing', saysText(''), 'invalid'],
    ['an empty list', says([]), 'invalid'],
    ['a number', says(7), 'invalid'],
    ['a refusal', says({ error: 'no' }, 403), 'refused'],
    ['too much to do', says({}, 429), 'busy'],
    ['a redirect', says({}, 302, { location: 'http://127.0.0.1:1/' }), 'refused'],
    ['a cut in the middle', cuts, 'unreachable'],
    ['a cut at once', dropsAtOnce, 'unreachable'],
    ['an answer of a megabyte', saysText(JSON.stringify([{ content: 'x'.repeat(1024 * 1024) }])), 'too-large'],
    ['a packed answer', saysText('xx', 200, { 'content-encoding': 'gzip' }), 'invalid'],
    ['a step that is not safe', says([{ action: 'Put on a blindfold and climb on the table.' }]), 'unfit'],
  ])('%s is distinguished', async (_what, behaviour, kind) => {
    expect(await missOf(behaviour)).toBe(kind);
  });

  test.each(dangerous)('[BEY-04] a dangerous request is not told: %s', async (text) => {
    expect(await missOf(says([{ 'text to read': 'The tide turns.', action: text }]))).toBe('unfit');
    expect(await missOf(says([{ 'text to read': `The tide turns. ${text}` }]))).toBe('unfit');
    expect(await missOf(says([{ 'text to read': 'The tide turns.', options: ['Sing to the whale', text] }]))).toBe('unfit');
  });

  test('no answer, and an endless answer, both end with the deadline', async () => {
    expect(await missOf(hangs, 200)).toBe('timeout');
    const drips: Behaviour = (_asked, response) => {
      const beat = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(beat));
    };
    expect(await missOf(drips, 200)).toBe('timeout');
  });

  test('a redirect is never followed', async () => {
    const other = await startUpstream(says(story));
    await missOf(says({}, 307, { location: `${other.url}/elsewhere` }));
    expect(other.asked).toEqual([]);
    await other.stop();
  });

  test('502, 503 and 504 are retried once, with a new signature and the same id; other failures are not', async () => {
    for (const status of [502, 503, 504]) {
      upstream.forget();
      expect(await missOf(inTurn(says({}, status), says(story)))).toBe('told');
      expect(upstream.asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['call-7', 'call-7']);
      upstream.forget();
      expect(await missOf(says({}, status))).toBe('unreachable');
      expect(upstream.asked).toHaveLength(2);
    }
    upstream.forget();
    expect(await missOf(says({}, 500))).toBe('unreachable');
    expect(upstream.asked).toHaveLength(1);
  });

  test('a second attempt that would be too late is not made', async () => {
    expect(await missOf(says({}, 503), 950)).toBe('unreachable');
    expect(upstream.asked).toHaveLength(1);
  });

  test('an unreachable service', async () => {
    const gone = await startUpstream(says(story));
    await gone.stop();
    const told = await provider({ url: new URL(gone.url) }).generate(body, context);
    expect(told).toMatchObject({ ok: false, miss: { kind: 'unreachable', detail: expect.stringContaining('no connection') } });
  });
});

describe('[STORY-02] allowed addresses', () => {
  const ask = (url: string, allowPrivate = false) =>
    post({ url: new URL(url), body: '{}', headers: {}, withinMs: 3_000, mostBytes: 1000, allowPrivate });

  test.each([
    ['https://10.0.0.7/'],
    ['https://192.168.1.2/'],
    ['https://169.254.169.254/latest/meta-data'],
    ['https://[fd00::1]/'],
    ['https://[fe80::1]/'],
    ['https://[::ffff:10.0.0.7]/'],
    ['https://0.0.0.0/'],
    ['https://2130706433.example.invalid@10.0.0.7/'],
    ['http://93.184.216.34/'],
  ])('%s is not called', async (url) => {
    expect(await ask(url)).toMatchObject({ ok: false, miss: { kind: 'refused' } });
  });

  test('a name is judged by its addresses; of several, only allowed ones are called', async () => {
    const named = (url: string, addresses: string[], allowPrivate = false) =>
      post({ url: new URL(url), body: '{}', headers: {}, withinMs: 1_000, mostBytes: 1000, allowPrivate, resolve: async () => addresses });
    for (const address of ['10.0.0.7', '127.0.0.1', '::1', '169.254.169.254', 'fd00::1']) {
      expect(await named('https://stories.example.org/', [address])).toMatchObject({ ok: false, miss: { kind: 'refused' } });
    }
    expect(await named(`https://stories.example.org:${upstream.port}/`, ['127.0.0.1'], true)).toMatchObject({
      miss: { kind: 'unreachable' },
    });
    expect(await named(`http://stories.localhost:${upstream.port}/`, ['10.0.0.7'])).toMatchObject({ miss: { kind: 'refused' } });
  });

  test('the connection goes to the address that was checked: the name is resolved once', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.7']];
    const url = new URL(`http://stories.localhost:${upstream.port}/`);
    const resolve = async () => answers.shift() ?? [];
    upstream.behave(says(story));
    expect(await post({ url, body: '{}', headers: {}, withinMs: 2_000, mostBytes: 1000, allowPrivate: false, resolve })).toMatchObject({
      ok: true,
    });
    expect([answers.length, upstream.asked[0]?.headers['host']]).toEqual([1, `stories.localhost:${upstream.port}`]);
  });

  test('an unknown name is unreachable', async () => {
    expect(await ask('https://nowhere.invalid/')).toMatchObject({ ok: false, miss: { kind: 'unreachable' } });
  });
});

/** Certificates are created for the test; without openssl these tests are skipped. */
const canCertify = spawnSync('openssl', ['version']).status === 0;

describe.skipIf(!canCertify)('over https', () => {
  let folder: string;
  let cert: string;
  let secure: Upstream;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'venture-tls-'));
    const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', keyFile, '-out', certFile, '-days', '2', ...names],
      {
        stdio: 'ignore',
      },
    );
    cert = readFileSync(certFile, 'utf8');
    secure = await startUpstream(says(story), { cert, key: readFileSync(keyFile, 'utf8') });
  });
  afterAll(async () => {
    await secure.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (host: string, ca?: string) => provider({ url: new URL(`https://${host}:${secure.port}/hook`), ca }).generate(body, context);

  test('a certificate for the called name is accepted, although the connection goes to an address', async () => {
    expect(await ask('localhost', cert)).toMatchObject({ ok: true });
  });

  test('a certificate from an unknown authority, or for another name, is refused', async () => {
    secure.forget();
    expect(await ask('localhost')).toMatchObject({ ok: false, miss: { kind: 'unreachable' } });
    expect(await ask('127.0.0.1', cert)).toMatchObject({ ok: false, miss: { kind: 'unreachable' } });
    expect(secure.asked).toEqual([]);
  });
});
