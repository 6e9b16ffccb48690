import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FamilyDb, openFamily } from '../../../src/data/db.ts';
import { loadAdventure, loadFamily } from '../../../src/data/read/queries.ts';
import { write } from '../../../src/data/write/write.ts';
import type { FeedbackRequest, StopRequest } from '../../../src/domain/contracts/story-contract.ts';
import { type AdventureFields, newAdventure } from '../../../src/domain/entities/adventure.ts';
import { readMemory } from '../../../src/domain/entities/profile.ts';
import type { CallError } from '../../../src/net/http.ts';
import { checkPreviousAdventures } from '../../../src/story/check.ts';
import { checkDeadline, stopDeadline } from '../../../src/story/deadlines.ts';
import { sendFeedback } from '../../../src/story/feedback.ts';
import type { CallAnswer, CallOptions, StoryPorts } from '../../../src/story/ports.ts';
import { requestOf, stopBody } from '../../../src/story/request.ts';
import { sendItem } from '../../../src/story/send.ts';
import { type StopKind, stopAdventure } from '../../../src/story/stop.ts';
import { config, step } from './family.ts';

/** Calls to the service besides telling: stops, feedback, and the check for previous adventures. With a real database. */

const id = '30000000-0000-4000-8000-000000000001';
let db: FamilyDb;
let ids = 0;
const newId = (): string => `40000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
const clock = { now: () => Date.parse('2026-11-21T10:00:00Z'), id: newId };

beforeEach(async () => {
  db = await openFamily({ id: newId(), adultName: 'Robin' });
  const fields = newAdventure({ ...config, participatingChildren: [newId()] }, 7, '2026-11-21T09:00:00.000Z');
  const told = [step('a', 'prologue'), step('b')];
  Object.assign(fields.continuation_data ?? {}, { adventureSteps: told, currentStep: 1, userNotes: 'They sang.' });
  const written = await write(db, { kind: 'createAdventure', id, fields }, clock);
  if (!written.ok) throw new Error(written.error.problem);
});
afterEach(() => db.dexie.delete());

type World = StoryPorts & { asked: { body: unknown; options: CallOptions }[] };

const done: CallAnswer = { ok: true, body: null };
const fails = (error: CallError): CallAnswer => ({ ok: false, error });
const refused = fails({ kind: 'refused', message: 'no' });
const nobody = fails({ kind: 'timeout' });

function ports(answer: CallAnswer, { online = true, teller = true }: { online?: boolean; teller?: boolean } = {}): World {
  const asked: World['asked'] = [];
  return {
    asked,
    call: async (body, options) => {
      asked.push({ body, options });
      return answer;
    },
    loadTeller: async () => {
      if (!teller) throw new Error('The chunk is not here.');
      const telling = (): never => {
        throw new Error('Nothing is told here.');
      };
      return {
        first: telling,
        next: telling,
        suited: (_request, told) => told,
        summarise: (_request, told) => `The device tells of ${told.length} steps.`,
        met: (told) => told.map((one) => `met in ${one.id}`),
      };
    },
    online: () => online,
    worthWaiting: () => true,
    id: newId,
  };
}

const adventure = async (): Promise<AdventureFields | undefined> => loadAdventure(db, id);
const waiting = () => db.dexie.outbox.toArray();

async function stop(world: World, kind: StopKind): Promise<'told' | 'queued'> {
  const stopped = await stopAdventure(db, world, id, kind, clock);
  if (!stopped.ok) throw new Error(stopped.error.kind);
  return stopped.told;
}

describe('[PLAY-15] stopping an adventure', () => {
  test.each([
    ['pause', 'paused_for_continuation', 'paused'],
    ['end', 'ended_early', 'ended'],
    ['complete', 'completed', 'ended'],
  ] as const)('%s: it is stored on the device with a summary, and the service is told once', async (kind, status, said) => {
    const world = ports(done);
    expect(await stop(world, kind)).toBe('told');
    expect(await adventure()).toMatchObject({ status, story_summary: 'The device tells of 2 steps.' });
    expect(world.asked).toMatchObject([{ body: { adventureId: id, status: said }, options: stopDeadline }]);
    expect(world.asked[0]?.options.idempotencyKey).toEqual(expect.any(String));
    expect(await waiting()).toEqual([]);
  });

  test.each([
    ['pause', {}],
    ['end', { 'met in a': 1, 'met in b': 1 }],
    ['complete', { 'met in a': 1, 'met in b': 1 }],
  ] as const)('%s: the family’s memory is updated if the adventure is over, and only then', async (kind, met) => {
    await stop(ports(done), kind);
    expect(readMemory((await loadFamily(db)).profile.memory).met).toEqual(met);
  });

  test.each(['pause', 'end', 'complete'] as const)(
    '%s: in a tab that is closed right after the stop is stored, nothing of it is lost',
    async (kind) => {
      const look = async () => ({
        status: (await adventure())?.status,
        messages: (await waiting()).length,
        met: Object.keys(readMemory((await loadFamily(db)).profile.memory).met),
      });
      const stored: ReturnType<typeof look>[] = [];
      db.onWritten.add(() => void stored.push(look()));
      await stop(ports(done, { online: false }), kind);
      const status = { pause: 'paused_for_continuation', end: 'ended_early', complete: 'completed' }[kind];
      expect(await stored[0]).toEqual({ status, messages: 1, met: kind === 'pause' ? [] : ['met in a', 'met in b'] });
    },
  );

  test.each([
    ['message', 'pause', 'outbox', 'add'],
    ['message', 'complete', 'outbox', 'add'],
    ['memory', 'complete', 'profile', 'put'],
  ] as const)('on a device that is too full for the %s (%s) nothing has stopped, and it is said', async (_what, kind, table, call) => {
    const full = vi.spyOn(db.dexie[table], call).mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    const world = ports(done);
    expect(await stopAdventure(db, world, id, kind, clock)).toMatchObject({ ok: false, error: { cause: { kind: 'quota' } } });
    full.mockRestore();
    expect((await adventure())?.status).toBe('active');
    expect(readMemory((await loadFamily(db)).profile.memory).met).toEqual({});
    expect([await waiting(), world.asked]).toEqual([[], []]);
  });

  test('adds what was met to what another device has brought meanwhile', async () => {
    const world = ports(done);
    const { loadTeller } = world;
    world.loadTeller = async (wanted) => {
      await db.dexie.profile.update(db.account, { 'fields.memory': { adventures: 1, met: { elsewhere: 1 } } });
      return loadTeller(wanted);
    };
    await stop(world, 'complete');
    expect((await loadFamily(db)).profile.memory).toEqual({ adventures: 2, met: { elsewhere: 1, 'met in a': 2, 'met in b': 2 } });
  });

  test('without a connection or an answer the message is queued, and nobody waits for it', async () => {
    const offline = ports(done, { online: false });
    expect(await stop(offline, 'pause')).toBe('queued');
    expect(offline.asked).toEqual([]);
    expect(await stop(ports(nobody), 'end')).toBe('queued');
    expect((await waiting()).map(({ kind, body }) => [kind, (body as StopRequest).status])).toEqual([
      ['stop', 'paused'],
      ['stop', 'ended'],
    ]);
  });

  test('the service’s own summary replaces the device’s', async () => {
    await stop(ports({ ok: true, body: [{ output: 'They found the kite.', final_outcome: 'Home' }] }), 'end');
    expect(await adventure()).toMatchObject({ story_summary: 'They found the kite.', final_outcome: 'Home' });
  });

  test('without a storyteller it stops too, and keeps the summary it has', async () => {
    await write(db, { kind: 'setSummary', id, summary: 'So far.', outcome: null }, clock);
    expect(await stop(ports(done, { teller: false }), 'end')).toBe('told');
    expect(await adventure()).toMatchObject({ status: 'ended_early', story_summary: 'So far.' });
  });

  test('a deleted adventure can’t be stopped, and a stop that can’t be saved is reported as failed', async () => {
    const world = ports(done);
    expect(await stopAdventure(db, world, newId(), 'end', clock)).toEqual({ ok: false, error: { kind: 'missing' } });
    db.access.set({ kind: 'closed', why: 'upgrade' });
    expect(await stopAdventure(db, world, id, 'end', clock)).toMatchObject({
      ok: false,
      error: { kind: 'storage', cause: { kind: 'closed' } },
    });
    expect(world.asked).toEqual([]);
  });
});

describe('a message to the service', () => {
  const notice = async () => {
    const found = await loadAdventure(db, id);
    if (found === undefined) throw new Error('no adventure');
    return { id: 'notice', kind: 'stop', body: stopBody(requestOf(found, await loadFamily(db)), found, 'paused') } as const;
  };

  test('has an id of its own, so that a repetition is recognised; an answer without content changes nothing', async () => {
    const world = ports(done);
    expect(await sendItem(db, world.call, await notice(), clock)).toEqual({ ok: true });
    expect(world.asked[0]?.options).toEqual({ ...stopDeadline, idempotencyKey: 'notice' });
    expect(await adventure()).toMatchObject({ story_summary: null, final_outcome: null });
  });

  test.each([
    ['a summary', { story_summary: 'Short.' }, { story_summary: 'Short.', final_outcome: null }],
    ['an outcome', { final_outcome: 'Home' }, { story_summary: null, final_outcome: 'Home' }],
  ])('%s in the answer is stored with its adventure', async (_what, body, wanted) => {
    await sendItem(db, ports({ ok: true, body }).call, await notice(), clock);
    expect(await adventure()).toMatchObject(wanted);
  });

  test('never contains notes about trouble, however long it has waited', async () => {
    const { body, ...item } = await notice();
    const data = body.continuation_data as { adventureSteps: object[] };
    const troubled = {
      ...body,
      continuation_data: { ...data, adventureSteps: [{ ...step('a'), private_notes: 'Mia swallowed a bead.' }] },
    };
    const world = ports(done);
    await sendItem(db, world.call, { ...item, body: troubled }, clock);
    expect(JSON.stringify(world.asked[0]?.body)).not.toContain('bead');
  });

  test('of another kind is sent unchanged, and its answer changes no adventure', async () => {
    const world = ports({ ok: true, body: { story_summary: 'Not of this.' } });
    await sendItem(db, world.call, { id: 'x', kind: 'feedback', body: { anything: 1 } }, clock);
    await sendItem(db, world.call, { id: 'y', kind: 'stop', body: { adventureId: id } }, clock);
    expect(world.asked.map(({ body }) => body)).toEqual([{ anything: 1 }, { adventureId: id }]);
    expect(await adventure()).toMatchObject({ story_summary: null });
  });

  test('reports why it failed', async () => {
    expect(await sendItem(db, ports(nobody).call, await notice(), clock)).toEqual(nobody);
  });
});

describe('[FEED-01] feedback', () => {
  const words: FeedbackRequest = {
    user_id: 'u',
    user_email: 'r@example.org',
    adult_name: 'Robin',
    timestamp: '2026-11-21T10:00:00.000Z',
    feedback_type: 'bug',
    rating: 4,
    message: 'The pirates never came.',
    page_context: '/',
    user_agent: 'a browser',
  };

  test('is sent at once with its id, and removed from the queue', async () => {
    const world = ports(done);
    expect(await sendFeedback(db, world, words, clock)).toBe('sent');
    expect(world.asked).toEqual([{ body: words, options: { ...stopDeadline, idempotencyKey: expect.any(String) } }]);
    expect(await waiting()).toEqual([]);
  });

  test('is queued without a connection or an answer', async () => {
    const offline = ports(done, { online: false });
    expect(await sendFeedback(db, offline, words, clock)).toBe('queued');
    expect(offline.asked).toEqual([]);
    expect(await sendFeedback(db, ports(nobody), words, clock)).toBe('queued');
    expect(await waiting()).toMatchObject([
      { kind: 'feedback', body: words },
      { kind: 'feedback', body: words },
    ]);
  });

  test('that the service refuses is not sent again, and reported as failed', async () => {
    expect(await sendFeedback(db, ports(refused), words, clock)).toBe('failed');
    expect(await waiting()).toEqual([]);
  });

  test('that can’t be queued is sent anyway, and fails if nobody answers', async () => {
    db.access.set({ kind: 'closed', why: 'upgrade' });
    expect(await sendFeedback(db, ports(done), words, clock)).toBe('sent');
    expect(await sendFeedback(db, ports(nobody), words, clock)).toBe('failed');
    expect(await sendFeedback(db, ports(done, { online: false }), words, clock)).toBe('sent');
  });

  test('without a sign-in is sent or fails, but is never queued', async () => {
    const world = ports(done);
    expect(await sendFeedback(null, world, words, clock)).toBe('sent');
    expect(world.asked).toEqual([{ body: words, options: { ...stopDeadline, idempotencyKey: expect.any(String) } }]);
    expect(await sendFeedback(null, ports(nobody), words, clock)).toBe('failed');
  });
});

describe('[HOME-06] the check for previous adventures', () => {
  const check = (answer: CallAnswer) => checkPreviousAdventures(ports(answer).call, 'robin');
  const known = { adventures: [{ id: 'one', title: 'The Lost Kite', mood: 'wild' }] };

  test('sends the user’s id', async () => {
    const world = ports(done);
    await checkPreviousAdventures(world.call, 'robin');
    expect(world.asked).toEqual([{ body: { userId: 'robin', action: 'check_previous_adventures' }, options: checkDeadline }]);
  });

  test.each([[known], [[known]]])('%j contains some', async (body) => {
    expect(await check({ ok: true, body })).toEqual({ kind: 'known', adventures: known.adventures });
  });

  test.each<[CallAnswer, string]>([
    [nobody, 'timeout'],
    [fails({ kind: 'unreachable', message: 'no route' }), 'network'],
    [refused, 'nothing'],
    [fails({ kind: 'unauthorised' }), 'nothing'],
    [{ ok: true, body: null }, 'nothing'],
    [{ ok: true, body: [] }, 'nothing'],
    [{ ok: true, body: { adventures: 'three' } }, 'nothing'],
  ])('%j is %s', async (answer, kind) => {
    expect(await check(answer)).toEqual({ kind });
  });
});
