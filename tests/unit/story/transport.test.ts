import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallAnswer, CallOptions } from '../../../src/story/ports.ts';
import { createStoryCaller, type StoryAccess } from '../../../src/story/transport.ts';

/** A call to a real server on this machine, as the server received it. */

type Received = { method: string | undefined; headers: IncomingMessage['headers']; body: unknown };

let closing: (() => Promise<unknown>)[] = [];
// Deadlines are advanced by the tests; the network is real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(closing.map((close) => close()));
  closing = [];
});

async function service(answer: (response: ServerResponse) => void): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((asked, response) => {
    let text = '';
    asked.on('data', (piece) => (text += String(piece)));
    asked.on('end', () => {
      received.push({ method: asked.method, headers: asked.headers, body: JSON.parse(text) });
      answer(response);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/story`, received };
}

const patient: CallOptions = { firstByteMs: 8_000, totalMs: 20_000 };
const now = (): number => Date.parse('2026-11-21T10:00:00Z');

function ask(access: StoryAccess | null, options: CallOptions = patient): Promise<CallAnswer> {
  return createStoryCaller(async () => access, now)({ question: 'What next?' }, options);
}

const replying =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, headers).end(body);

async function answerTo(status: number, body: string, headers: Record<string, string> = {}): Promise<CallAnswer> {
  const { url } = await service(replying(status, body, headers));
  return ask({ url, apiKey: 'publishable', token: null });
}

describe('a call', () => {
  test('is sent as JSON with the API key, the token, its id, and how long it is waited for', async () => {
    const { url, received } = await service(replying(200, '[]'));
    await ask({ url, apiKey: 'publishable', token: 'mine' }, { ...patient, idempotencyKey: 'call-7' });
    expect(received).toMatchObject([
      {
        method: 'POST',
        body: { question: 'What next?' },
        headers: {
          'content-type': 'application/json',
          apikey: 'publishable',
          authorization: 'Bearer mine',
          prefer: 'wait=8',
          'idempotency-key': 'call-7',
        },
      },
    ]);
  });

  test('without a token has none, and no id if none is given', async () => {
    const { url, received } = await service(replying(200, '[]'));
    await ask({ url, apiKey: 'publishable', token: null });
    expect(received[0]?.headers).not.toHaveProperty('authorization');
    expect(received[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  test('is not sent if it is not allowed', async () => {
    expect(await ask(null)).toEqual({ ok: false, error: { kind: 'unauthorised' } });
  });
});

describe('an answer', () => {
  test.each<[string, string, unknown]>([
    ['JSON', '[{"output":"Once."}]', [{ output: 'Once.' }]],
    ['plain text', 'Once upon a time.', 'Once upon a time.'],
    ['text that begins like a sign', '<3 and on', '<3 and on'],
    ['text with a tag in it', 'Once <html> upon a time', 'Once <html> upon a time'],
    ['nothing', '', null],
    ['blanks', ' \n', null],
  ])('%s is returned', async (_what, text, body) => {
    expect(await answerTo(200, text)).toEqual({ ok: true, body });
  });

  test.each(['<!DOCTYPE html><title>Hotel</title>', '\n <html><body>Hotel</body>'])('a web page is none: %j', async (page) => {
    expect(await answerTo(200, page)).toEqual({ ok: false, error: { kind: 'unreachable', message: 'a web page instead of an answer' } });
  });

  test('a refusal contains the reason, in a few words of the service', async () => {
    expect(await answerTo(400, 'x'.repeat(500))).toEqual({ ok: false, error: { kind: 'refused', message: 'x'.repeat(200) } });
  });

  test('a busy service’s answer contains when to come back', async () => {
    expect(await answerTo(429, '', { 'retry-after': '30' })).toEqual({ ok: false, error: { kind: 'rate-limited', retryAfterMs: 30_000 } });
  });
});

describe('no answer', () => {
  test('is reported', async () => {
    const { url } = await service(() => undefined);
    await Promise.all(closing.map((close) => close()));
    closing = [];
    expect(await ask({ url, apiKey: 'publishable', token: null })).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
  });

  test('a service that does not start to answer is waited for until the deadline', async () => {
    const { url, received } = await service(() => undefined);
    const answer = ask({ url, apiKey: 'publishable', token: null });
    await vi.waitFor(() => expect(received).toHaveLength(1));
    vi.advanceTimersByTime(8_000);
    expect(await answer).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  test('an answer that has started may take longer, but not forever', async () => {
    let response: ServerResponse | undefined;
    const { url } = await service((begun) => {
      response = begun;
      begun.writeHead(200).write('[');
    });
    for (const [ms, wanted] of [
      [11_000, { ok: true, body: [] }],
      [12_000, { ok: false, error: { kind: 'timeout' } }],
    ] as const) {
      const fetched = vi.spyOn(globalThis, 'fetch');
      const answer = ask({ url, apiKey: 'publishable', token: null });
      await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
      await fetched.mock.results[0]?.value;
      fetched.mockRestore();
      vi.advanceTimersByTime(8_000);
      vi.advanceTimersByTime(ms);
      response?.end(']');
      expect(await answer).toEqual(wanted);
    }
  });

  test('time for the sign-in counts too', async () => {
    const answer = createStoryCaller(() => new Promise(() => undefined), now)({}, patient);
    vi.advanceTimersByTime(8_000);
    expect(await answer).toEqual({ ok: false, error: { kind: 'timeout' } });
  });
});
