import { describe, expect, test } from 'vitest';
import type { CallError } from '../../../src/net/http.ts';
import type { CallAnswer, CallOptions, CallService } from '../../../src/story/ports.ts';
import { watchHealth } from '../../../src/story/service-health.ts';

const full: CallOptions = { firstByteMs: 8_000, totalMs: 20_000, idempotencyKey: 'k1' };
const answered: CallAnswer = { ok: true, body: [] };
const missed = (error: CallError): CallAnswer => ({ ok: false, error });
const timeout = missed({ kind: 'timeout' });

/** A service with the given answers in turn (the last one forever). */
function rehearsal(...answers: CallAnswer[]) {
  let ms = 1_000_000;
  let calls = 0;
  const service: CallService = () => {
    calls += 1;
    return Promise.resolve(answers[Math.min(calls, answers.length) - 1] ?? answered);
  };
  const { call, worthIt, reset, recordAnswer } = watchHealth(service, () => ms);
  return {
    call: () => call({}, full),
    worthIt,
    reset,
    recordAnswer,
    pass: (passed: number) => {
      ms += passed;
    },
  };
}

describe('what is known about the service', () => {
  test('a service that answers is worth waiting for', async () => {
    const { call, worthIt } = rehearsal(answered);
    expect(worthIt()).toBe(true);
    for (let n = 0; n < 3; n += 1) expect(await call()).toEqual(answered);
    expect(worthIt()).toBe(true);
  });

  test.each<CallError>([{ kind: 'timeout' }, { kind: 'unreachable', message: 'no route' }])(
    'after an unanswered call ($kind) nobody waits for the service until a call is answered',
    async (error) => {
      const { call, worthIt } = rehearsal(missed(error), missed(error), answered);
      await call();
      expect(worthIt()).toBe(false);
      await call();
      expect(worthIt()).toBe(false);
      await call();
      expect(worthIt()).toBe(true);
    },
  );

  test.each<CallError>([{ kind: 'refused', message: 'no' }, { kind: 'rate-limited' }, { kind: 'unauthorised' }])(
    'a service that refuses ($kind) is reachable, and worth waiting for',
    async (error) => {
      const { call, worthIt } = rehearsal(timeout, missed(error));
      await call();
      await call();
      expect(worthIt()).toBe(true);
    },
  );

  test('a service that named a time is not called before it, not even on a new connection, and not waited for', async () => {
    const busy = missed({ kind: 'rate-limited', retryAfterMs: 60_000 });
    const { call, worthIt, reset, pass } = rehearsal(busy, answered);
    expect(await call()).toEqual(busy);
    reset();
    expect(worthIt()).toBe(false);
    pass(59_999);
    expect(await call()).toEqual(busy);
    pass(1);
    expect(worthIt()).toBe(true);
    expect(await call()).toEqual(answered);
    expect(await call()).toEqual(answered);
  });

  test('it is worth waiting for again after ten minutes, a clock change, or a new connection', async () => {
    const { call, worthIt, reset, pass } = rehearsal(timeout);
    await call();
    pass(599_999);
    expect(worthIt()).toBe(false);
    pass(1);
    expect(worthIt()).toBe(true);
    await call();
    pass(-3_600_000);
    expect(worthIt()).toBe(true);
    await call();
    expect(worthIt()).toBe(false);
    reset();
    expect(worthIt()).toBe(true);
  });

  test('the answer is passed on unchanged', async () => {
    expect(await rehearsal(timeout).call()).toEqual(timeout);
  });

  test('after an unanswered sync nobody waits for the service, until one of the two is answered or the connection changes', async () => {
    const { call, worthIt, recordAnswer, reset } = rehearsal(answered);
    for (const mend of [async () => recordAnswer(answered), call, async () => reset()]) {
      recordAnswer(timeout);
      expect(worthIt()).toBe(false);
      await mend();
      expect(worthIt()).toBe(true);
    }
  });

  test('an answered sync does not make a service available that has not answered itself', async () => {
    const { call, worthIt, recordAnswer } = rehearsal(timeout);
    await call();
    recordAnswer(answered);
    expect(worthIt()).toBe(false);
  });

  test('an unanswered sync is forgotten after ten minutes without another sync', async () => {
    const { worthIt, recordAnswer, pass } = rehearsal(answered);
    recordAnswer(timeout);
    pass(599_999);
    expect(worthIt()).toBe(false);
    pass(1);
    expect(worthIt()).toBe(true);
  });

  test('a sync without a connection tells nothing; a refused one shows that the backend is reachable', async () => {
    const { worthIt, recordAnswer } = rehearsal(answered);
    recordAnswer(timeout);
    recordAnswer({ ok: false, error: { kind: 'offline' } });
    expect(worthIt()).toBe(false);
    recordAnswer({ ok: false, error: { kind: 'unauthorised' } });
    expect(worthIt()).toBe(true);
  });
});
