import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FamilyDb, openFamily } from '../../../src/data/db.ts';
import { loadAdventure, loadFamily, readLists } from '../../../src/data/read/queries.ts';
import type { CommandInput } from '../../../src/data/write/commands.ts';
import { write } from '../../../src/data/write/write.ts';
import type { NextStepRequest } from '../../../src/domain/contracts/story-contract.ts';
import { type ContinuationData, newAdventure } from '../../../src/domain/entities/adventure.ts';
import type { Step } from '../../../src/domain/steps/step.ts';
import type { NextRequest } from '../../../src/domain/telling.ts';
import { tellNextStep } from '../../../src/story/advance.ts';
import type { CallAnswer, StoryPorts } from '../../../src/story/ports.ts';
import { precomputeNextStep } from '../../../src/story/precompute-step.ts';
import { packFor } from '../../../src/story/queue.ts';
import { tellingRequest } from '../../../src/story/request.ts';
import { startAdventure } from '../../../src/story/start.ts';
import { loseConnection } from '../data/family.ts';
import { config as pirates, step } from './family.ts';

/** Continuing an adventure, with a real database. */

const id = '30000000-0000-4000-8000-000000000001';
const config = { ...pirates, participatingChildren: ['50000000-0000-4000-8000-000000000001'] };
const said = { intent: 'loved', words: 'They sang.' };
let db: FamilyDb;
let ids = 0;
const newId = (): string => `40000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
const clock = { now: () => Date.parse('2026-11-21T10:00:00Z'), id: newId, seed: () => 7 };

beforeEach(async () => {
  db = await openFamily({ id: newId(), adultName: 'Robin' });
});
afterEach(() => db.dexie.delete());

async function make(command: CommandInput): Promise<void> {
  const written = await write(db, command, clock);
  if (!written.ok) throw new Error(written.error.problem);
}

async function begin(change: Partial<ContinuationData> = {}): Promise<void> {
  const fields = newAdventure(config, 7, '2026-11-21T09:00:00.000Z');
  const told = { adventureSteps: [step('a', 'prologue'), step('b')], currentStep: 1, ...change };
  fields.continuation_data = fields.continuation_data && { ...fields.continuation_data, ...told };
  await make({ kind: 'createAdventure', id, fields });
}

/** Steps as they are packed for the family as it is. */
async function packed(...ids: string[]): Promise<Step[]> {
  const family = tellingRequest(config, 7, await loadFamily(db));
  return ids.map((each) => packFor(family, step(each)));
}

async function data(): Promise<ContinuationData> {
  const found = (await loadAdventure(db, id))?.continuation_data;
  if (found === null || found === undefined) throw new Error('no adventure');
  return found;
}

const answered: CallAnswer = { ok: true, body: [{ id: 'served', content: 'The service tells.' }] };
const nobody: CallAnswer = { ok: false, error: { kind: 'timeout' } };

type World = StoryPorts & { asked: NextStepRequest[]; device: NextRequest[] };

function ports(answer: CallAnswer | (() => Promise<CallAnswer>), { teller = true, worthWaiting = true } = {}): World {
  const [asked, device]: [NextStepRequest[], NextRequest[]] = [[], []];
  return {
    asked,
    device,
    call: async (body) => {
      asked.push(body as NextStepRequest);
      return typeof answer === 'function' ? answer() : answer;
    },
    loadTeller: async () => {
      if (!teller) throw new Error('The chunk is not here.');
      return {
        first: () => step('device', 'prologue'),
        next: (request) => {
          device.push(request);
          return step('device');
        },
        suited: (_request, told) => told,
        summarise: () => '',
        met: () => [],
      };
    },
    online: () => true,
    worthWaiting: () => worthWaiting,
    id: newId,
  };
}

const moved = { ok: false, error: { kind: 'moved' } };

describe('[PLAY-08] the next step', () => {
  test('is told with the notes and what the adult has done with them: dropped events, taps, part of the story', async () => {
    await begin({ userNotes: 'They sang. The dragon bites.', notesDropped: ['dragon'], notesSaid: [said] });
    const world = ports(answered);
    expect(await tellNextStep(db, world, id, clock, { inStory: true })).toEqual({ ok: true });
    expect(world.asked[0]).toMatchObject({
      userInput: 'They sang. The dragon bites.',
      venture: { dropped: ['dragon'], said: [said], inStory: true },
    });
    const after = await data();
    expect(after.adventureSteps.map((one) => one.id)).toEqual(['a', 'b', 'served']);
    expect(after.adventureSteps[1]).toMatchObject({ notes: 'They sang. The dragon bites.', notes_in_story: true, dropped: ['dragon'] });
    expect(after).toMatchObject({ currentStep: 2, userNotes: '', lastWebhookResponse: { id: 'served', content: 'The service tells.' } });
  });

  test('[BEY-04] a step that was packed before a child broke a leg is told again', async () => {
    const mia = { name: 'Mia', age: 6, interests: [], limitations: null };
    const child = config.participatingChildren[0] ?? '';
    await make({ kind: 'saveChild', id: child, fields: mia });
    await begin();
    const service = ports({ ok: true, body: ['jump', 'climb'].map((what) => ({ id: what, content: `Mia, ${what}!` })) });
    expect(await tellNextStep(db, service, id, clock)).toEqual({ ok: true });
    expect((await data()).queuedSteps?.map((packed) => packed.id)).toEqual(['climb']);
    await make({ kind: 'saveChild', id: child, fields: { ...mia, limitations: 'broken leg' } });
    expect(await tellNextStep(db, ports(nobody), id, clock)).toEqual({ ok: true });
    const after = await data();
    expect(after.adventureSteps.map((one) => one.id)).toEqual(['a', 'b', 'jump', 'device']);
    expect(after.queuedSteps).toEqual([]);
  });

  test('[BEY-04] a step that nobody knows for whom it was packed, as in a friend’s file, is told again', async () => {
    await begin({ queuedSteps: [step('jump')] });
    expect(await tellNextStep(db, ports(nobody), id, clock)).toEqual({ ok: true });
    expect((await data()).adventureSteps.map((one) => one.id)).toEqual(['a', 'b', 'device']);
  });

  test('a packed step is taken as long as the family is as it was', async () => {
    await begin();
    const service = ports({ ok: true, body: ['jump', 'climb'].map((what) => ({ id: what, content: `Mia, ${what}!` })) });
    await tellNextStep(db, service, id, clock);
    expect(await tellNextStep(db, ports(nobody), id, clock)).toEqual({ ok: true });
    const told = (await data()).adventureSteps.at(-1);
    expect(told).toMatchObject({ id: 'climb', source: 'queue' });
    expect(told).not.toHaveProperty('packed_for');
  });

  test('is not told if the database can’t be read, which is an answer', async () => {
    await begin();
    loseConnection(db);
    expect(await tellNextStep(db, ports(answered), id, clock)).toMatchObject({ ok: false, error: { kind: 'storage' } });
  });

  test('is requested without fields about notes if there is nothing to say', async () => {
    await begin({ userNotes: 'It rains.' });
    const world = ports(answered);
    await tellNextStep(db, world, id, clock);
    for (const field of ['dropped', 'said', 'inStory']) expect(world.asked[0]?.venture).not.toHaveProperty(field);
    expect((await data()).adventureSteps[1]).not.toHaveProperty('notes_in_story');
  });

  test('from the device keeps the service’s last answer', async () => {
    await begin({ lastWebhookResponse: 'before' });
    await tellNextStep(db, ports(nobody), id, clock);
    expect(await data()).toMatchObject({ lastWebhookResponse: 'before', adventureSteps: [{}, {}, { id: 'device' }] });
  });

  test('is on screen before it is saved, whether packed or told', async () => {
    await begin({ queuedSteps: await packed('packed', 'later') });
    const seen: [string | undefined, number, number][] = [];
    const onTold = async (shown: ContinuationData): Promise<void> => {
      seen.push([shown.adventureSteps.at(-1)?.id, shown.queuedSteps?.length ?? 0, (await data()).adventureSteps.length]);
    };
    const world = ports(answered);
    await tellNextStep(db, world, id, clock, { onTold });
    expect(world.asked).toEqual([]);
    await make({ kind: 'progress', id, move: { kind: 'notes', text: 'It rains.' } });
    await tellNextStep(db, world, id, clock, { onTold });
    expect(seen).toEqual([
      ['packed', 1, 2],
      ['served', 0, 3],
    ]);
  });

  test('from the device is on screen even while the database is busy', async () => {
    await begin();
    await readLists(db);
    const seen = await loadAdventure(db, id);
    const screen = { shown: false };
    const busy = db.dexie.transaction('rw', db.dexie.tables, async () => {
      for (let asked = 0; !screen.shown && asked < 500; asked += 1) await db.dexie.meta.count();
      return screen.shown;
    });
    const onTold = async (): Promise<void> => {
      screen.shown = true;
    };
    const told = tellNextStep(db, ports(nobody, { worthWaiting: false }), id, clock, { ...(seen && { seen }), onTold });
    expect(await busy).toBe(true);
    expect(await told).toEqual({ ok: true });
    expect((await data()).adventureSteps.map((one) => one.id)).toEqual(['a', 'b', 'device']);
  });

  test('from the device is not appended if another tab has told one that this screen has not seen', async () => {
    await begin();
    await readLists(db);
    const seen = await loadAdventure(db, id);
    await make({ kind: 'progress', id, move: { kind: 'append', step: step('quicker'), queuedSteps: [] } });
    await tellNextStep(db, ports(nobody, { worthWaiting: false }), id, clock, { ...(seen && { seen }) });
    expect((await data()).adventureSteps.map((one) => one.id)).toEqual(['a', 'b', 'quicker']);
  });

  test('can’t be told in a deleted or paused adventure, or on an earlier page', async () => {
    const world = ports(answered);
    expect(await tellNextStep(db, world, id, clock)).toEqual(moved);
    await begin({ currentStep: 0 });
    expect(await tellNextStep(db, world, id, clock)).toEqual(moved);
    await make({ kind: 'progress', id, move: { kind: 'forward' } });
    await make({ kind: 'pauseAdventure', id });
    expect(await tellNextStep(db, world, id, clock)).toEqual(moved);
    expect(world.asked).toEqual([]);
  });

  test.each<[string, CommandInput]>([
    ['told by another tab', { kind: 'progress', id, move: { kind: 'append', step: step('quicker'), queuedSteps: [] } }],
    ['and the adventure ended', { kind: 'endAdventure', id, summary: null, outcome: null }],
    ['and the adventure deleted', { kind: 'deleteAdventure', id }],
  ])('%s meanwhile is not told again', async (_what, meanwhile) => {
    await begin();
    const world = ports(async () => {
      await make(meanwhile);
      return answered;
    });
    expect(await tellNextStep(db, world, id, clock)).toEqual(moved);
    expect(JSON.stringify(await db.dexie.adventures.toArray())).not.toContain('served');
  });

  test('reports an error if nobody tells it, or if it can’t be saved', async () => {
    await begin();
    expect(await tellNextStep(db, ports(nobody, { teller: false }), id, clock)).toMatchObject({
      ok: false,
      error: { kind: 'story', cause: { service: { kind: 'timeout' }, device: 'The chunk is not here.' } },
    });
    const closing = ports(async () => {
      db.access.set({ kind: 'newer-schema' });
      return answered;
    });
    expect(await tellNextStep(db, closing, id, clock)).toMatchObject({
      ok: false,
      error: { kind: 'storage', cause: { kind: 'newer-schema' } },
    });
  });

  test('is precomputed from the same notes from which it would be told', async () => {
    const notes = { userNotes: 'They sang. The dragon bites.', notesDropped: ['dragon'], notesSaid: [said] };
    await begin(notes);
    const world = ports(nobody, { worthWaiting: false });
    expect(await precomputeNextStep(db, world, id)).toMatchObject({ id: 'device', source: 'device' });
    await tellNextStep(db, world, id, clock);
    expect(world.device[0]).toEqual(world.device[1]);
    expect(world.device[0]).toMatchObject({ notes: notes.userNotes, dropped: ['dragon'], said: [said] });
  });
});

describe('a new adventure', () => {
  test('has its first step, and the service’s answer if there is one', async () => {
    const started = await startAdventure(db, ports(answered), config, clock);
    if (!started.ok) throw new Error('not started');
    expect(started.missed).toBeUndefined();
    expect((await loadAdventure(db, started.id))?.continuation_data).toMatchObject({
      adventureSteps: [{ id: 'served' }],
      currentStep: 0,
      lastWebhookResponse: { id: 'served' },
    });
    const own = await startAdventure(db, ports(nobody), config, clock);
    if (!own.ok) throw new Error('not started');
    expect(own.missed).toEqual({ kind: 'timeout' });
    expect((await loadAdventure(db, own.id))?.continuation_data).not.toHaveProperty('lastWebhookResponse');
  });

  test('is not created if nobody tells it, or if it can’t be saved', async () => {
    expect(await startAdventure(db, ports(nobody, { teller: false }), config, clock)).toMatchObject({
      ok: false,
      error: { kind: 'story' },
    });
    db.access.set({ kind: 'newer-schema' });
    expect(await startAdventure(db, ports(answered), config, clock)).toMatchObject({ ok: false, error: { kind: 'storage' } });
    expect(await db.dexie.adventures.count()).toBe(0);
  });
});
