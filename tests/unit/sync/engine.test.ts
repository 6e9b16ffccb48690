import { describe, expect, it } from 'vitest';
import { backoffMs, politeMs } from '../../../src/sync/backoff.ts';
import { createEngine } from '../../../src/sync/engine.ts';
import { mia, uuid } from '../data/family.ts';
import { openTestDevice, type TestDevice } from './test-device.ts';

const minute = 60_000;
const hour = 60 * minute;

async function run(device: TestDevice, kind: 'asked' | 'tick' = 'asked'): Promise<void> {
  device.engine.dispatch({ kind });
  await device.engine.settled();
}

describe('how long it waits', () => {
  it('as long as the server wishes, where that is longer than the backoff', async () => {
    const device = await openTestDevice();
    device.replies.push(() => ({ ok: false, error: { kind: 'rate-limited', retryAfterMs: 40_000 } }));
    await run(device);
    expect(device.engine.getStatus()).toMatchObject({ kind: 'unreachable', retryAt: device.clock.ms + 40_000 });
    device.replies.push(() => ({ ok: false, error: { kind: 'unreachable', message: 'status 503' } }));
    device.ring();
    await device.engine.settled();
    expect(device.timers()).toEqual([backoffMs(2, 0.5)]);
  });

  it('as long as a busy server (503) wishes, too', async () => {
    const device = await openTestDevice();
    device.replies.push(() => ({ ok: false, error: { kind: 'unreachable', message: 'status 503', retryAfterMs: 40_000 } }));
    await run(device);
    expect(device.engine.getStatus()).toMatchObject({ kind: 'unreachable', retryAt: device.clock.ms + 40_000 });
  });

  it('what happens meanwhile does not shorten a time that the server has named, but for a person who asks', async () => {
    const device = await openTestDevice();
    device.replies.push(() => ({ ok: false, error: { kind: 'rate-limited', retryAfterMs: 40_000 } }));
    await run(device);
    for (const kind of ['visible', 'online', 'signed-in', 'tick'] as const) device.engine.dispatch({ kind });
    await device.engine.settled();
    expect(device.asked).toHaveLength(1);
    await run(device);
    expect(device.asked).toHaveLength(2);
    expect(device.engine.getStatus()).toMatchObject({ kind: 'synced' });
  });

  it('never shorter than the backoff, and an hour at most, whatever the server wishes', () => {
    expect(politeMs(9, 1, 1_000)).toBe(5 * minute);
    expect(politeMs(1, 0, 400 * hour)).toBe(hour);
  });

  it('after a hundred failures in a row it tries again within five minutes, and one answer makes everything good', async () => {
    const device = await openTestDevice();
    await device.family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    for (let n = 0; n < 100; n += 1) device.replies.push(() => ({ ok: false, error: { kind: 'unreachable', message: 'status 503' } }));
    await run(device);
    for (let n = 1; n < 100; n += 1) {
      expect(Math.max(...device.timers())).toBeLessThanOrEqual(5 * minute);
      device.ring();
      await device.engine.settled();
    }
    expect(device.asked).toHaveLength(100);
    device.ring();
    await device.engine.settled();
    expect(device.engine.getStatus()).toEqual({ kind: 'synced', at: device.clock.ms });
    expect(device.timers()).toEqual([]);
  });

  it('a sign-in that is refused is asked for, and tried again all the same', async () => {
    const device = await openTestDevice();
    device.replies.push(() => ({ ok: false, error: { kind: 'unauthorised' } }));
    await run(device);
    expect(device.engine.getStatus()).toMatchObject({ kind: 'sign-in' });
    expect(device.timers()).toHaveLength(1);
  });
});

describe('messages', () => {
  const message = { id: uuid(80), kind: 'feedback', body: { text: 'More pirates' } } as const;

  it('wait for their time, hold up no rows, and leave the queue when the service has taken them', async () => {
    const device = await openTestDevice();
    await device.family.write({ kind: 'enqueue', item: message });
    await device.family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    device.sendReplies.push({ ok: false, error: { kind: 'timeout' } });
    await run(device);
    expect(await device.family.db.dexie.children.get(uuid(1))).toMatchObject({ dirty: 0 });
    expect(await device.family.db.dexie.outbox.get(message.id)).toMatchObject({ attempts: 1 });
    device.clock.ms += 10_000;
    device.ring();
    await device.engine.settled();
    expect(await device.family.db.dexie.outbox.count()).toBe(0);
  });

  it('a clock that was days ahead and is set right again delays no message by days', async () => {
    const device = await openTestDevice();
    await device.family.write({ kind: 'enqueue', item: message });
    device.clock.ms += 48 * hour;
    device.sendReplies.push({ ok: false, error: { kind: 'timeout' } });
    await run(device);
    device.clock.ms -= 96 * hour;
    await run(device, 'tick');
    expect(await device.family.db.dexie.outbox.count()).toBe(0);
  });

  it('wait as long as the service wishes, and with them those that it has not been asked about', async () => {
    const device = await openTestDevice();
    const other = { ...message, id: uuid(81) };
    for (const item of [message, other]) await device.family.write({ kind: 'enqueue', item });
    device.sendReplies.push({ ok: false, error: { kind: 'rate-limited', retryAfterMs: 40 * minute } });
    await run(device);
    // (one that was sent would have been taken)
    for (let passed = 0; passed < 40; passed += 5) {
      expect(await device.family.db.dexie.outbox.count()).toBe(2);
      device.clock.ms += 5 * minute;
      await run(device);
    }
    expect(await device.family.db.dexie.outbox.count()).toBe(0);
  });

  it('one that the service does not want waits for a person, with the reason', async () => {
    const device = await openTestDevice();
    await device.family.write({ kind: 'enqueue', item: message });
    device.sendReplies.push({ ok: false, error: { kind: 'refused', message: 'too long' } });
    await run(device);
    await run(device);
    expect(await device.family.db.dexie.outbox.get(message.id)).toMatchObject({ attempts: 1, refused: { reason: 'too long' } });
  });
});

describe('when it begins', () => {
  const counts = { rows: 0, messages: 0, refused: 0 };

  it('two seconds after the first edit, however many follow', async () => {
    const device = await openTestDevice();
    await device.family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    for (let n = 0; n < 3; n += 1) device.engine.noteEdit();
    expect(device.timers()).toEqual([2_000]);
    expect(device.asked).toEqual([]);
    device.ring();
    await device.engine.settled();
    expect(device.asked).toHaveLength(1);
    device.engine.noteEdit();
    expect(device.timers()).toEqual([2_000]);
  });

  it('where more waits than before, row or message, but not where less does', async () => {
    const device = await openTestDevice();
    device.engine.noteWaiting({ ...counts, rows: 1 });
    expect(device.engine.getStatus()).toEqual({ kind: 'syncing', waiting: 1 });
    expect(device.timers()).toEqual([2_000]);
    device.ring();
    await device.engine.settled();
    for (const same of [{ ...counts, rows: 1 }, { ...counts, messages: 1 }, counts]) device.engine.noteWaiting(same);
    expect(device.timers()).toEqual([]);
    device.engine.noteWaiting({ ...counts, messages: 1 });
    expect(device.timers()).toEqual([2_000]);
  });

  it('not any more, once it was stopped', async () => {
    const device = await openTestDevice();
    device.engine.noteEdit();
    device.engine.dispatch({ kind: 'stop' });
    expect(device.timers()).toEqual([]);
    await run(device);
    expect(device.asked).toEqual([]);
  });

  it('two seconds after an edit, also when the network goes away meanwhile', async () => {
    const device = await openTestDevice();
    device.engine.noteEdit();
    device.engine.dispatch({ kind: 'offline' });
    expect(device.timers()).toContain(2_000);
  });
});

describe('who listens', () => {
  it('hears when what is said changes, and only then, until they stop', async () => {
    const device = await openTestDevice();
    const heard: string[] = [];
    const stop = device.engine.subscribe(() => heard.push(device.engine.getStatus().kind));
    await run(device);
    expect(heard).toEqual(['syncing', 'synced']);
    device.engine.noteWaiting({ rows: 0, messages: 0, refused: 0 });
    expect(heard).toHaveLength(2);
    stop();
    device.engine.noteWaiting({ rows: 1, messages: 0, refused: 0 });
    expect(heard).toHaveLength(2);
  });

  it('hears when it was last well: an edit that had nothing to send says nothing of that', async () => {
    const device = await openTestDevice();
    device.engine.noteEdit();
    device.ring();
    await device.engine.settled();
    expect(device.engine.getStatus()).toEqual({ kind: 'synced', at: null });
    await run(device);
    expect(device.engine.getStatus()).toEqual({ kind: 'synced', at: device.clock.ms });
  });
});

it('a server that names no time is asked again when the network comes back', async () => {
  const device = await openTestDevice();
  device.replies.push(() => ({ ok: false, error: { kind: 'unreachable', message: 'status 502' } }));
  await run(device);
  device.engine.dispatch({ kind: 'online' });
  await device.engine.settled();
  expect(device.asked).toHaveLength(2);
  expect(device.engine.getStatus()).toMatchObject({ kind: 'synced' });
});

describe('what goes wrong on the device', () => {
  it('storage that fails is tried again, as a server that does not answer', async () => {
    const device = await openTestDevice();
    device.family.db.access.set({ kind: 'closed', why: 'upgrade' });
    await run(device);
    expect(device.engine.getStatus()).toMatchObject({ kind: 'unreachable' });
    expect(device.timers()).toEqual([backoffMs(1, 0.5)]);
    // (no server has named a time: the network coming back is a reason to try)
    device.engine.dispatch({ kind: 'online' });
    await device.engine.settled();
    expect(device.timers()).toEqual([backoffMs(1, 0.5)]);
  });

  it('a lock that breaks is tried again, too', async () => {
    const device = await openTestDevice();
    const engine = createEngine({ ...device.ports, lock: () => Promise.reject(new Error('no locks today')) });
    engine.dispatch({ kind: 'asked' });
    await engine.settled();
    expect(engine.getStatus()).toMatchObject({ kind: 'unreachable' });
    expect(device.timers()).toEqual([backoffMs(1, 0.5)]);
  });

  it('the timer of the next message fires when it is due: at once when its time is over, in five minutes at most', async () => {
    const device = await openTestDevice();
    await device.family.write({ kind: 'enqueue', item: { id: uuid(80), kind: 'feedback', body: {} } });
    const dueIn = async (ms: number): Promise<number[]> => {
      await device.family.db.dexie.outbox.update(uuid(80), { nextTry: device.clock.ms + ms, waitMs: 40 * minute });
      await run(device);
      return device.timers();
    };
    expect(await dueIn(3 * minute)).toEqual([3 * minute]);
    expect(await dueIn(30 * minute)).toEqual([5 * minute]);
  });
});
