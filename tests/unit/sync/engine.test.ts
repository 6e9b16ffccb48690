import { describe, expect, it } from 'vitest';
import { backoffMs, waitMs } from '../../../src/sync/backoff.ts';
import { createEngine } from '../../../src/sync/engine.ts';
import { mia, uuid } from '../data/family.ts';
import { openTestDevice, type TestDevice } from './test-device.ts';

const minute = 60_000;
const hour = 60 * minute;

async function run(device: TestDevice, kind: 'asked' | 'tick' = 'asked'): Promise<void> {
  device.engine.dispatch({ kind });
  await device.engine.whenIdle();
}

describe('the waiting time', () => {
  it('is what the server asks for if that is longer than the backoff', async () => {
    const device = await openTestDevice();
    device.replies.push(() => ({ ok: false, error: { kind: 'rate-limited', retryAfterMs: 40_000 } }));
    await run(device);
    expect(device.engine.getStatus()).toMatchObject({ kind: 'unreachable' });
    expect(device.timers()).toEqual([40_000]);
    device.replies.push(() => ({ ok: false, error: { kind: 'unreachable', message: 'status 503' } }));
    device.ring();
    await device.engine.whenIdle();
    expect(device.timers()).toEqual([backoffMs(2, 0.5)]);
  });

  it('that the server asked for is forgotten once it has answered', async () => {
    const device = await openTestDevice();
    device.replies.push(() => ({ ok: false, error: { kind: 'rate-limited', retryAfterMs: 3_000_000 } }));
    await run(device);
    await run(device);
    expect(device.engine.getStatus()).toMatchObject({ kind: 'synced' });
    device.engine.dispatch({ kind: 'offline' });
    expect(device.timers()).toEqual([backoffMs(1, 0.5)]);
  });

  it('is also what a busy server (503) asks for', async () => {
    const device = await openTestDevice();
    device.replies.push(() => ({ ok: false, error: { kind: 'unreachable', message: 'status 503', retryAfterMs: 40_000 } }));
    await run(device);
    expect(device.engine.getStatus()).toMatchObject({ kind: 'unreachable' });
    expect(device.timers()).toEqual([40_000]);
  });

  it('that the server asked for is only shortened by a person', async () => {
    const device = await openTestDevice();
    device.replies.push(() => ({ ok: false, error: { kind: 'rate-limited', retryAfterMs: 40_000 } }));
    await run(device);
    for (const kind of ['visible', 'online', 'signed-in', 'tick'] as const) device.engine.dispatch({ kind });
    await device.engine.whenIdle();
    expect(device.asked).toHaveLength(1);
    await run(device);
    expect(device.asked).toHaveLength(2);
    expect(device.engine.getStatus()).toMatchObject({ kind: 'synced' });
  });

  it('is never shorter than the backoff, and at most an hour, whatever the server asks for', () => {
    expect(waitMs(9, 1, 1_000)).toBe(5 * minute);
    expect(waitMs(1, 0, 400 * hour)).toBe(hour);
  });

  it('after a hundred failures in a row is at most five minutes, and one answer resets it', async () => {
    const device = await openTestDevice();
    await device.family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    for (let n = 0; n < 100; n += 1) device.replies.push(() => ({ ok: false, error: { kind: 'unreachable', message: 'status 503' } }));
    await run(device);
    for (let n = 1; n < 100; n += 1) {
      expect(Math.max(...device.timers())).toBeLessThanOrEqual(5 * minute);
      device.ring();
      await device.engine.whenIdle();
    }
    expect(device.asked).toHaveLength(100);
    device.ring();
    await device.engine.whenIdle();
    expect(device.engine.getStatus()).toEqual({ kind: 'synced', at: device.clock.ms });
    expect(device.timers()).toEqual([]);
  });

  it('a refused sign-in is reported, and tried again anyway', async () => {
    const device = await openTestDevice();
    device.replies.push(() => ({ ok: false, error: { kind: 'unauthorised' } }));
    await run(device);
    expect(device.engine.getStatus()).toMatchObject({ kind: 'sign-in' });
    expect(device.timers()).toHaveLength(1);
  });
});

describe('messages in the outbox', () => {
  const message = { id: uuid(80), kind: 'feedback', body: { text: 'More pirates' } } as const;

  it('wait for their time, delay no rows, and are removed when the service has accepted them', async () => {
    const device = await openTestDevice();
    await device.family.write({ kind: 'enqueue', item: message });
    await device.family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    device.sendReplies.push({ ok: false, error: { kind: 'timeout' } });
    await run(device);
    expect(await device.family.db.dexie.children.get(uuid(1))).toMatchObject({ dirty: 0 });
    expect(await device.family.db.dexie.outbox.get(message.id)).toMatchObject({ attempts: 1 });
    device.clock.ms += 10_000;
    device.ring();
    await device.engine.whenIdle();
    expect(await device.family.db.dexie.outbox.count()).toBe(0);
  });

  it('are not delayed by days after a clock that was days ahead is corrected', async () => {
    const device = await openTestDevice();
    await device.family.write({ kind: 'enqueue', item: message });
    device.clock.ms += 48 * hour;
    device.sendReplies.push({ ok: false, error: { kind: 'timeout' } });
    await run(device);
    device.clock.ms -= 96 * hour;
    await run(device, 'tick');
    expect(await device.family.db.dexie.outbox.count()).toBe(0);
  });

  it('wait as long as the service asks for, including those that were not sent yet', async () => {
    const device = await openTestDevice();
    const other = { ...message, id: uuid(81) };
    for (const item of [message, other]) await device.family.write({ kind: 'enqueue', item });
    device.sendReplies.push({ ok: false, error: { kind: 'rate-limited', retryAfterMs: 40 * minute } });
    await run(device);
    // A message that is sent would be accepted.
    for (let passed = 0; passed < 40; passed += 5) {
      expect(await device.family.db.dexie.outbox.count()).toBe(2);
      device.clock.ms += 5 * minute;
      await run(device);
    }
    expect(await device.family.db.dexie.outbox.count()).toBe(0);
  });

  it('that the service refuses wait for a person, with the reason', async () => {
    const device = await openTestDevice();
    await device.family.write({ kind: 'enqueue', item: message });
    device.sendReplies.push({ ok: false, error: { kind: 'refused', message: 'too long' } });
    await run(device);
    await run(device);
    expect(await device.family.db.dexie.outbox.get(message.id)).toMatchObject({ attempts: 1, refused: { reason: 'too long' } });
  });
});

describe('a sync starts', () => {
  const counts = { rows: 0, messages: 0, refused: 0 };

  it('two seconds after the first edit, however many follow', async () => {
    const device = await openTestDevice();
    await device.family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    for (let n = 0; n < 3; n += 1) device.engine.noteEdit();
    expect(device.timers()).toEqual([2_000]);
    expect(device.asked).toEqual([]);
    device.ring();
    await device.engine.whenIdle();
    expect(device.asked).toHaveLength(1);
    device.engine.noteEdit();
    expect(device.timers()).toEqual([2_000]);
  });

  it('when the number of unsynced rows or messages grows, but not when it shrinks', async () => {
    const device = await openTestDevice();
    device.engine.noteWaiting({ ...counts, rows: 1 });
    expect(device.engine.getStatus()).toEqual({ kind: 'syncing', waiting: 1 });
    expect(device.timers()).toEqual([2_000]);
    device.ring();
    await device.engine.whenIdle();
    for (const same of [{ ...counts, rows: 1 }, { ...counts, messages: 1 }, counts]) device.engine.noteWaiting(same);
    expect(device.timers()).toEqual([]);
    device.engine.noteWaiting({ ...counts, messages: 1 });
    expect(device.timers()).toEqual([2_000]);
  });

  it('no more after it was stopped', async () => {
    const device = await openTestDevice();
    device.engine.noteEdit();
    device.engine.dispatch({ kind: 'stop' });
    expect(device.timers()).toEqual([]);
    await run(device);
    expect(device.asked).toEqual([]);
  });

  it('two seconds after an edit, even if the connection is lost meanwhile', async () => {
    const device = await openTestDevice();
    device.engine.noteEdit();
    device.engine.dispatch({ kind: 'offline' });
    expect(device.timers()).toContain(2_000);
  });
});

describe('listeners', () => {
  it('are told of every change of status, and only then, until they stop', async () => {
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

  it('are told when the last sync succeeded; an edit without anything to send does not count', async () => {
    const device = await openTestDevice();
    device.engine.noteEdit();
    device.ring();
    await device.engine.whenIdle();
    expect(device.engine.getStatus()).toEqual({ kind: 'synced', at: null });
    await run(device);
    expect(device.engine.getStatus()).toEqual({ kind: 'synced', at: device.clock.ms });
  });
});

it('if the server named no time, a new connection starts a sync', async () => {
  const device = await openTestDevice();
  device.replies.push(() => ({ ok: false, error: { kind: 'unreachable', message: 'status 502' } }));
  await run(device);
  device.engine.dispatch({ kind: 'online' });
  await device.engine.whenIdle();
  expect(device.asked).toHaveLength(2);
  expect(device.engine.getStatus()).toMatchObject({ kind: 'synced' });
});

describe('errors on the device', () => {
  it('failing storage is retried like a server that does not answer', async () => {
    const device = await openTestDevice();
    device.family.db.access.set({ kind: 'closed', why: 'upgrade' });
    await run(device);
    expect(device.engine.getStatus()).toMatchObject({ kind: 'unreachable' });
    expect(device.timers()).toEqual([backoffMs(1, 0.5)]);
    // The server has named no time, so a new connection starts a sync.
    device.engine.dispatch({ kind: 'online' });
    await device.engine.whenIdle();
    expect(device.timers()).toEqual([backoffMs(1, 0.5)]);
  });

  it('a failing lock is retried too', async () => {
    const device = await openTestDevice();
    const engine = createEngine({ ...device.ports, lock: () => Promise.reject(new Error('no locks today')) });
    engine.dispatch({ kind: 'asked' });
    await engine.whenIdle();
    expect(engine.getStatus()).toMatchObject({ kind: 'unreachable' });
    expect(device.timers()).toEqual([backoffMs(1, 0.5)]);
  });

  it('the timer for the next message fires when it is due: at once if its time has passed, and after five minutes at most', async () => {
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
