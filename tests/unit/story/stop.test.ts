import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { openFamily } from '../../../src/data/db.ts';
import { loadAdventure } from '../../../src/data/read/queries.ts';
import { write } from '../../../src/data/write/write.ts';
import { keepsakeMs } from '../../../src/story/deadlines.ts';
import type { StoryPorts } from '../../../src/story/ports.ts';
import { stopAdventure } from '../../../src/story/stop.ts';
import { adventure, loseConnection, uuid } from '../data/family.ts';

afterEach(() => vi.useRealTimers());

const fails = (): never => {
  throw new Error('The storyteller failed.');
};
const ports: StoryPorts = {
  call: async () => ({ ok: true, body: null }),
  loadTeller: async () => ({ first: fails, next: fails, suited: fails, summarise: fails, met: fails }),
  online: () => false,
  worthWaiting: () => false,
  id: () => uuid(1),
};

test.each(['pause', 'end', 'complete'] as const)('an adventure stops (%s) even if the storyteller fails to sum it up', async (kind) => {
  const db = await openFamily({ id: crypto.randomUUID(), adultName: 'Robin' });
  const clock = { now: () => Date.parse('2026-11-21T10:00:00Z'), id: () => uuid(3) };
  await write(db, { kind: 'createAdventure', id: uuid(2), fields: { ...adventure(), story_summary: 'As it was.' } }, clock);
  const stopped = await stopAdventure(db, ports, uuid(2), kind, clock);
  expect(stopped.ok && (await stopped.told)).toBe('queued');
  const status = { pause: 'paused_for_continuation', end: 'ended_early', complete: 'completed' }[kind];
  expect(await loadAdventure(db, uuid(2))).toMatchObject({ status, story_summary: 'As it was.' });
});

test.each(['pause', 'end', 'complete'] as const)('an adventure stops (%s) even if the storyteller never arrives', async (kind) => {
  const db = await openFamily({ id: crypto.randomUUID(), adultName: 'Robin' });
  const clock = { now: () => Date.parse('2026-11-21T10:00:00Z'), id: () => uuid(3) };
  await write(db, { kind: 'createAdventure', id: uuid(2), fields: { ...adventure(), story_summary: 'As it was.' } }, clock);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const loadTeller = vi.fn<StoryPorts['loadTeller']>(() => new Promise(() => undefined));
  const stopping = stopAdventure(db, { ...ports, loadTeller }, uuid(2), kind, clock);
  while (loadTeller.mock.calls.length === 0) await new Promise((done) => setImmediate(done));
  await vi.advanceTimersByTimeAsync(keepsakeMs);
  vi.useRealTimers();
  expect(await stopping).toMatchObject({ ok: true });
  const status = { pause: 'paused_for_continuation', end: 'ended_early', complete: 'completed' }[kind];
  expect(await loadAdventure(db, uuid(2))).toMatchObject({ status, story_summary: 'As it was.' });
  expect(await db.dexie.outbox.count()).toBe(1);
});

test('a database that can’t be read is an answer, whatever is being stopped', async () => {
  const db = await openFamily({ id: crypto.randomUUID(), adultName: 'Robin' });
  const clock = { now: () => Date.parse('2026-11-21T10:00:00Z'), id: () => uuid(3) };
  await write(db, { kind: 'createAdventure', id: uuid(2), fields: adventure() }, clock);
  const lost = loseConnection(db);
  expect(await stopAdventure(db, ports, uuid(2), 'end', clock)).toMatchObject({ ok: false, error: { kind: 'storage' } });
  lost.restore();
  expect((await loadAdventure(db, uuid(2)))?.status).toBe('active');
});
