import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyDb, openFamily } from '../../../src/data/db.ts';
import { loadAdventure } from '../../../src/data/read/queries.ts';
import { write } from '../../../src/data/write/write.ts';
import type { FeedbackRequest } from '../../../src/domain/contracts/story-contract.ts';
import { newAdventure } from '../../../src/domain/entities/adventure.ts';
import { sendFeedback } from '../../../src/story/feedback.ts';
import type { StoryPorts } from '../../../src/story/ports.ts';
import { sendItem } from '../../../src/story/send.ts';
import { stopAdventure } from '../../../src/story/stop.ts';
import { loadTeller } from '../../../src/story/teller.ts';
import { createStoryCaller } from '../../../src/story/transport.ts';
import { sendDue } from '../../../src/sync/outbox.ts';
import { createStore } from '../../../src/sync/store.ts';
import { startBackend, type TestBackend, type TestFamily } from '../../support/servers/backend.ts';
import { type Front, startFront } from '../../support/servers/front.ts';
import { says, startUpstream, type Upstream } from '../../support/servers/upstream.ts';
import { storyConfig } from '../../support/story/story-family.ts';

/** Messages to the story service from a device that was offline for days, over a bad connection, to a real automation service. */

const day = 24 * 60 * 60 * 1000;
let backend: TestBackend;
let family: TestFamily;
let automation: Upstream;
let front: Front;
beforeAll(async () => {
  automation = await startUpstream(says([{ output: 'The automation’s own summary.', final_outcome: 'Won' }]));
  const url = new URL(`${automation.url}/hook`);
  const webhook = { url, secretHeader: 'x-venture-secret', secret: 's', signingKey: null, allowPrivate: false };
  backend = await startBackend({ story: { teller: { kind: 'webhook', webhook }, origins: [], callsPerHour: 240 } });
  family = await backend.family();
  front = await startFront({ port: Number(new URL(backend.url).port) });
});
afterAll(async () => {
  await front.stop();
  await backend.stop();
  await automation.stop();
});

function device(db: FamilyDb) {
  let now = Date.parse('2026-11-18T16:00:00Z');
  let online = false;
  const clock = { now: () => now, id: () => randomUUID() };
  const access = { url: `${front.url}/functions/v1/story`, apiKey: backend.publishableKey, token: family.token };
  const call = createStoryCaller(async () => access, clock.now);
  const ports: StoryPorts = { call, loadTeller, online: () => online, worthWaiting: () => true, id: clock.id };
  const sync = {
    store: createStore(db, clock.id),
    transport: {
      sync: () => Promise.reject(new Error('not in this test')),
      send: (item: Parameters<typeof sendItem>[2]) => sendItem(db, call, item, clock),
    },
    clock: { now: clock.now, after: () => () => undefined },
    lock: <T>(run: () => Promise<T>) => run(),
    random: () => 0,
  };
  return {
    clock,
    ports,
    goOnline: () => {
      online = true;
    },
    pass: (ms: number) => {
      now += ms;
    },
    send: () => sendDue(sync),
  };
}

const feedback: FeedbackRequest = {
  user_id: 'anonymous',
  user_email: 'not_provided',
  adult_name: 'Robin',
  timestamp: '2026-11-18T16:00:00.000Z',
  feedback_type: 'general',
  rating: 5,
  message: 'We played in the rain and loved it',
  page_context: '/',
  user_agent: 'test',
};

/** The ids of the calls that the automation has received. */
const receivedIds = (kind: string): string[] =>
  automation.asked.filter(({ body }) => kind in (body as object)).map(({ headers }) => headers['idempotency-key'] ?? '');

describe('after days offline', () => {
  test('[PLAY-17] [FEED-01] a stop, its summary and feedback arrive exactly once, although answers are lost on the way', async () => {
    const db = await openFamily({ id: family.id, adultName: 'Robin' });
    const { clock, ports, goOnline, pass, send } = device(db);
    const id = randomUUID();
    const fields = newAdventure({ ...storyConfig, participatingChildren: [randomUUID()] }, 7, '2026-11-18T15:00:00.000Z');
    const step = { id: 's0', type: 'prologue' as const, step: 'One', text_to_read: 'Once.' };
    if (fields.continuation_data !== null) fields.continuation_data.adventureSteps = [step];
    expect(await write(db, { kind: 'createAdventure', id, fields }, clock)).toMatchObject({ ok: true });

    const stopped = await stopAdventure(db, ports, id, 'end', clock);
    expect(stopped.ok && (await stopped.told)).toBe('queued');
    expect(await sendFeedback(db, ports, feedback, clock)).toBe('queued');
    expect((await loadAdventure(db, id))?.story_summary).not.toBe('The automation’s own summary.');
    expect(automation.asked).toEqual([]);

    pass(3 * day);
    goOnline();
    front.way('lost');
    await send();
    expect(await db.dexie.outbox.count()).toBe(2);
    expect([receivedIds('adventureId').length, receivedIds('feedback_type').length]).toEqual([1, 1]);

    pass(day);
    front.way('portal');
    await send();
    expect(await db.dexie.outbox.count()).toBe(2);

    pass(day);
    front.way('pass');
    await send();
    expect(await db.dexie.outbox.count()).toBe(0);
    // A repeated call has the same id, so an automation that checks ids handles it once.
    expect([receivedIds('adventureId').length, new Set(receivedIds('adventureId')).size]).toEqual([2, 1]);
    // For feedback, the service itself remembers that it was passed on.
    expect(receivedIds('feedback_type')).toHaveLength(1);
    expect(await loadAdventure(db, id)).toMatchObject({
      story_summary: 'The automation’s own summary.',
      final_outcome: 'Won',
      status: 'ended_early',
    });
    expect(await backend.query('select message from public.feedback')).toEqual([{ message: feedback.message }]);

    // Whoever the body names, its sender is the account that sent it.
    const copy = automation.asked.find(({ body }) => 'feedback_type' in (body as object))?.body;
    expect(copy).toMatchObject({ user_id: family.id, user_email: family.email, message: feedback.message });
    await send();
    expect(automation.asked).toHaveLength(3);
  });

  test('[PLAY-15] an unreachable automation keeps the stop queued; one that refuses it does not', async () => {
    const db = await openFamily({ id: family.id, adultName: 'Robin' });
    const { clock, ports, goOnline, pass, send } = device(db);
    goOnline();
    front.way('pass');
    const begin = async (): Promise<string> => {
      const id = randomUUID();
      const fields = newAdventure({ ...storyConfig, participatingChildren: [randomUUID()] }, 7, '2026-11-18T15:00:00.000Z');
      await write(db, { kind: 'createAdventure', id, fields }, clock);
      return id;
    };
    automation.behave(says({}, 500));
    const stopped = await stopAdventure(db, ports, await begin(), 'pause', clock);
    expect(stopped.ok && (await stopped.told)).toBe('queued');
    automation.behave(says({ output: 'Later.' }));
    pass(day);
    await send();
    expect(await db.dexie.outbox.count()).toBe(0);
    automation.behave(says({}, 404));
    const again = await stopAdventure(db, ports, await begin(), 'pause', clock);
    expect(again.ok && (await again.told)).toBe('told');
    expect(await db.dexie.outbox.count()).toBe(0);
  });
});
