import { describe, expect, it } from 'vitest';
import { backoffMs, politeMs } from '../../../src/sync/backoff.ts';
import { createEngine } from '../../../src/sync/engine.ts';
import { mia, uuid } from '../data/family.ts';
import { type Desk, openDesk } from './desk.ts';

const minute = 60_000;
const hour = 60 * minute;

async function run(desk: Desk, kind: 'asked' | 'tick' = 'asked'): Promise<void> {
  desk.engine.dispatch({ kind });
  await desk.engine.settled();
}

describe('how long it waits', () => {
  it('as long as the server wishes, where that is longer than the backoff', async () => {
    const desk = await openDesk();
    desk.replies.push(() => ({ ok: false, error: { kind: 'rate-limited', retryAfterMs: 40_000 } }));
    await run(desk);
    expect(desk.engine.getStatus()).toMatchObject({ kind: 'unreachable', retryAt: desk.clock.ms + 40_000 });
    desk.replies.push(() => ({ ok: false, error: { kind: 'unreachable', message: 'status 503' } }));
    desk.ring();
    await desk.engine.settled();
    expect(desk.timers()).toEqual([backoffMs(2, 0.5)]);
  });

  it('as long as a busy server (503) wishes, too', async () => {
    const desk = await openDesk();
    desk.replies.push(() => ({ ok: false, error: { kind: 'unreachable', message: 'status 503', retryAfterMs: 40_000 } }));
    await run(desk);
    expect(desk.engine.getStatus()).toMatchObject({ kind: 'unreachable', retryAt: desk.clock.ms + 40_000 });
  });

  it('what happens meanwhile does not shorten a time that the server has named, but for a person who asks', async () => {
    const desk = await openDesk();
    desk.replies.push(() => ({ ok: false, error: { kind: 'rate-limited', retryAfterMs: 40_000 } }));
    await run(desk);
    for (const kind of ['visible', 'online', 'signed-in', 'tick'] as const) desk.engine.dispatch({ kind });
    await desk.engine.settled();
    expect(desk.asked).toHaveLength(1);
    await run(desk);
    expect(desk.asked).toHaveLength(2);
    expect(desk.engine.getStatus()).toMatchObject({ kind: 'synced' });
  });

  it('never shorter than the backoff, and an hour at most, whatever the server wishes', () => {
    expect(politeMs(9, 1, 1_000)).toBe(5 * minute);
    expect(politeMs(1, 0, 400 * hour)).toBe(hour);
  });

  it('after a hundred failures in a row it tries again within five minutes, and one answer makes everything good', async () => {
    const desk = await openDesk();
    await desk.family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    for (let n = 0; n < 100; n += 1) desk.replies.push(() => ({ ok: false, error: { kind: 'unreachable', message: 'status 503' } }));
    await run(desk);
    for (let n = 1; n < 100; n += 1) {
      expect(Math.max(...desk.timers())).toBeLessThanOrEqual(5 * minute);
      desk.ring();
      await desk.engine.settled();
    }
    expect(desk.asked).toHaveLength(100);
    desk.ring();
    await desk.engine.settled();
    expect(desk.engine.getStatus()).toEqual({ kind: 'synced', at: desk.clock.ms });
    expect(desk.timers()).toEqual([]);
  });

  it('a sign-in that is refused is asked for, and tried again all the same', async () => {
    const desk = await openDesk();
    desk.replies.push(() => ({ ok: false, error: { kind: 'unauthorised' } }));
    await run(desk);
    expect(desk.engine.getStatus()).toMatchObject({ kind: 'sign-in' });
    expect(desk.timers()).toHaveLength(1);
  });
});

describe('messages', () => {
  const message = { id: uuid(80), kind: 'feedback', body: { text: 'More pirates' } } as const;

  it('wait for their time, hold up no rows, and leave the queue when the service has taken them', async () => {
    const desk = await openDesk();
    await desk.family.write({ kind: 'enqueue', item: message });
    await desk.family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    desk.sendReplies.push({ ok: false, error: { kind: 'timeout' } });
    await run(desk);
    expect(await desk.family.db.dexie.children.get(uuid(1))).toMatchObject({ dirty: 0 });
    expect(await desk.family.db.dexie.outbox.get(message.id)).toMatchObject({ attempts: 1 });
    desk.clock.ms += 10_000;
    desk.ring();
    await desk.engine.settled();
    expect(await desk.family.db.dexie.outbox.count()).toBe(0);
  });

  it('a clock that was days ahead and is set right again delays no message by days', async () => {
    const desk = await openDesk();
    await desk.family.write({ kind: 'enqueue', item: message });
    desk.clock.ms += 48 * hour;
    desk.sendReplies.push({ ok: false, error: { kind: 'timeout' } });
    await run(desk);
    desk.clock.ms -= 96 * hour;
    await run(desk, 'tick');
    expect(await desk.family.db.dexie.outbox.count()).toBe(0);
  });

  it('wait as long as the service wishes, and with them those that it has not been asked about', async () => {
    const desk = await openDesk();
    const other = { ...message, id: uuid(81) };
    for (const item of [message, other]) await desk.family.write({ kind: 'enqueue', item });
    desk.sendReplies.push({ ok: false, error: { kind: 'rate-limited', retryAfterMs: 40 * minute } });
    await run(desk);
    // (one that was sent would have been taken)
    for (let passed = 0; passed < 40; passed += 5) {
      expect(await desk.family.db.dexie.outbox.count()).toBe(2);
      desk.clock.ms += 5 * minute;
      await run(desk);
    }
    expect(await desk.family.db.dexie.outbox.count()).toBe(0);
  });

  it('one that the service does not want waits for a person, with the reason', async () => {
    const desk = await openDesk();
    await desk.family.write({ kind: 'enqueue', item: message });
    desk.sendReplies.push({ ok: false, error: { kind: 'refused', message: 'too long' } });
    await run(desk);
    await run(desk);
    expect(await desk.family.db.dexie.outbox.get(message.id)).toMatchObject({ attempts: 1, refused: { reason: 'too long' } });
  });
});

describe('when it begins', () => {
  const counts = { rows: 0, messages: 0, refused: 0 };

  it('two seconds after the first edit, however many follow', async () => {
    const desk = await openDesk();
    await desk.family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    for (let n = 0; n < 3; n += 1) desk.engine.noteEdit();
    expect(desk.timers()).toEqual([2_000]);
    expect(desk.asked).toEqual([]);
    desk.ring();
    await desk.engine.settled();
    expect(desk.asked).toHaveLength(1);
    desk.engine.noteEdit();
    expect(desk.timers()).toEqual([2_000]);
  });

  it('where more waits than before, row or message, but not where less does', async () => {
    const desk = await openDesk();
    desk.engine.noteWaiting({ ...counts, rows: 1 });
    expect(desk.engine.getStatus()).toEqual({ kind: 'syncing', waiting: 1 });
    expect(desk.timers()).toEqual([2_000]);
    desk.ring();
    await desk.engine.settled();
    for (const same of [{ ...counts, rows: 1 }, { ...counts, messages: 1 }, counts]) desk.engine.noteWaiting(same);
    expect(desk.timers()).toEqual([]);
    desk.engine.noteWaiting({ ...counts, messages: 1 });
    expect(desk.timers()).toEqual([2_000]);
  });

  it('not any more, once it was stopped', async () => {
    const desk = await openDesk();
    desk.engine.noteEdit();
    desk.engine.dispatch({ kind: 'stop' });
    expect(desk.timers()).toEqual([]);
    await run(desk);
    expect(desk.asked).toEqual([]);
  });

  it('two seconds after an edit, also when the network goes away meanwhile', async () => {
    const desk = await openDesk();
    desk.engine.noteEdit();
    desk.engine.dispatch({ kind: 'offline' });
    expect(desk.timers()).toContain(2_000);
  });
});

describe('who listens', () => {
  it('hears when what is said changes, and only then, until they stop', async () => {
    const desk = await openDesk();
    const heard: string[] = [];
    const stop = desk.engine.subscribe(() => heard.push(desk.engine.getStatus().kind));
    await run(desk);
    expect(heard).toEqual(['syncing', 'synced']);
    desk.engine.noteWaiting({ rows: 0, messages: 0, refused: 0 });
    expect(heard).toHaveLength(2);
    stop();
    desk.engine.noteWaiting({ rows: 1, messages: 0, refused: 0 });
    expect(heard).toHaveLength(2);
  });

  it('hears when it was last well: an edit that had nothing to send says nothing of that', async () => {
    const desk = await openDesk();
    desk.engine.noteEdit();
    desk.ring();
    await desk.engine.settled();
    expect(desk.engine.getStatus()).toEqual({ kind: 'synced', at: null });
    await run(desk);
    expect(desk.engine.getStatus()).toEqual({ kind: 'synced', at: desk.clock.ms });
  });
});

it('a server that names no time is asked again when the network comes back', async () => {
  const desk = await openDesk();
  desk.replies.push(() => ({ ok: false, error: { kind: 'unreachable', message: 'status 502' } }));
  await run(desk);
  desk.engine.dispatch({ kind: 'online' });
  await desk.engine.settled();
  expect(desk.asked).toHaveLength(2);
  expect(desk.engine.getStatus()).toMatchObject({ kind: 'synced' });
});

describe('what goes wrong on the device', () => {
  it('storage that fails is tried again, as a server that does not answer', async () => {
    const desk = await openDesk();
    desk.family.db.access.set({ kind: 'closed', why: 'upgrade' });
    await run(desk);
    expect(desk.engine.getStatus()).toMatchObject({ kind: 'unreachable' });
    expect(desk.timers()).toEqual([backoffMs(1, 0.5)]);
    // (no server has named a time: the network coming back is a reason to try)
    desk.engine.dispatch({ kind: 'online' });
    await desk.engine.settled();
    expect(desk.timers()).toEqual([backoffMs(1, 0.5)]);
  });

  it('a lock that breaks is tried again, too', async () => {
    const desk = await openDesk();
    const engine = createEngine({ ...desk.ports, lock: () => Promise.reject(new Error('no locks today')) });
    engine.dispatch({ kind: 'asked' });
    await engine.settled();
    expect(engine.getStatus()).toMatchObject({ kind: 'unreachable' });
    expect(desk.timers()).toEqual([backoffMs(1, 0.5)]);
  });

  it('the timer of the next message fires when it is due: at once when its time is over, in five minutes at most', async () => {
    const desk = await openDesk();
    await desk.family.write({ kind: 'enqueue', item: { id: uuid(80), kind: 'feedback', body: {} } });
    const dueIn = async (ms: number): Promise<number[]> => {
      await desk.family.db.dexie.outbox.update(uuid(80), { nextTry: desk.clock.ms + ms, waitMs: 40 * minute });
      await run(desk);
      return desk.timers();
    };
    expect(await dueIn(3 * minute)).toEqual([3 * minute]);
    expect(await dueIn(30 * minute)).toEqual([5 * minute]);
  });
});
