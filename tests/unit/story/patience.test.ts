import { describe, expect, test } from 'vitest';
import { withPatience } from '../../../src/story/patience.ts';
import type { CallAnswer, CallError, CallOptions, CallService } from '../../../src/story/ports.ts';

const full: CallOptions = { firstByteMs: 8_000, totalMs: 20_000, idempotencyKey: 'k1' };
const answered: CallAnswer = { ok: true, body: [] };
const missed = (error: CallError): CallAnswer => ({ ok: false, error });
const timeout = missed({ kind: 'timeout' });

/** A service that gives the answers in turn (the last one for ever), and writes down how long it was waited for. */
function rehearsal(...answers: CallAnswer[]) {
  let ms = 1_000_000;
  const waited: CallOptions[] = [];
  const service: CallService = (_body, options) => {
    waited.push(options);
    return Promise.resolve(answers[Math.min(waited.length, answers.length) - 1] ?? answered);
  };
  const call = withPatience(service, () => ms);
  return {
    waited,
    call: () => call({}, full),
    pass: (passed: number) => {
      ms += passed;
    },
  };
}

describe('patience with the service', () => {
  test('a service that answers is always given its whole time', async () => {
    const { call, waited } = rehearsal(answered);
    for (let n = 0; n < 3; n += 1) expect(await call()).toEqual(answered);
    expect(waited).toEqual([full, full, full]);
  });

  test.each<CallError>([{ kind: 'timeout' }, { kind: 'unreachable', message: 'no route' }])(
    'after a call that nobody answered ($kind), the next ones wait 1.2 s for a first byte; the rest stays',
    async (error) => {
      const { call, waited } = rehearsal(missed(error));
      await call();
      await call();
      await call();
      expect(waited).toEqual([full, { ...full, firstByteMs: 1_200 }, { ...full, firstByteMs: 1_200 }]);
    },
  );

  test('one answer restores it', async () => {
    const { call, waited } = rehearsal(timeout, answered);
    await call();
    await call();
    await call();
    expect(waited.map(({ firstByteMs }) => firstByteMs)).toEqual([8_000, 1_200, 8_000]);
  });

  test.each<CallError>([{ kind: 'refused', message: 'no' }, { kind: 'rate-limited' }, { kind: 'unauthorised' }])(
    'somebody who says no ($kind) is there: it restores it too',
    async (error) => {
      const { call, waited } = rehearsal(timeout, missed(error));
      await call();
      await call();
      await call();
      expect(waited.map(({ firstByteMs }) => firstByteMs)).toEqual([8_000, 1_200, 8_000]);
    },
  );

  test('after a minute the bad experience is forgotten', async () => {
    const { call, waited, pass } = rehearsal(timeout);
    await call();
    pass(59_999);
    await call();
    pass(60_000);
    await call();
    expect(waited.map(({ firstByteMs }) => firstByteMs)).toEqual([8_000, 1_200, 8_000]);
  });

  test('a clock that was set back does not keep it short for ever', async () => {
    const { call, waited, pass } = rehearsal(timeout);
    await call();
    pass(-3_600_000);
    await call();
    expect(waited[1]).toEqual(full);
  });

  test('a call that waits less anyway is not made to wait longer', async () => {
    const waited: number[] = [];
    const call = withPatience(
      (_body, options) => {
        waited.push(options.firstByteMs);
        return Promise.resolve(timeout);
      },
      () => 0,
    );
    await call({}, { firstByteMs: 500, totalMs: 500 });
    await call({}, { firstByteMs: 500, totalMs: 500 });
    expect(waited).toEqual([500, 500]);
  });

  test('the answer is passed on as it came', async () => {
    expect(await rehearsal(timeout).call()).toEqual(timeout);
  });
});
