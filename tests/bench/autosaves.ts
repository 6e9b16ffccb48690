import { liveQuery } from 'dexie';
import { type FamilyDb, openFamily } from '../../src/data/db.ts';
import { ask, rested } from '../../src/data/read/live-query.ts';
import { lists, storyOf } from '../../src/data/read/queries.ts';
import { watchWaiting } from '../../src/data/read/waiting.ts';
import type { Row } from '../../src/data/schema.ts';
import { write } from '../../src/data/write/write.ts';
import { newAdventure } from '../../src/domain/entities/adventure.ts';
import type { Step } from '../../src/domain/steps/step.ts';
import { storyConfig } from '../support/story/story-family.ts';

/** The data layer of a device on which somebody types, without its screens. Bundled into a page as the global `autosaves`. */

const id = crypto.randomUUID();
const clock = { now: () => Date.now(), id: () => crypto.randomUUID() };
let device: FamilyDb | null = null;

/** Makes a family's database with `library` adventures, one of them active with 30 told steps, and subscribes to it as the play screen does. */
export async function begin(library: number): Promise<void> {
  const db = await openFamily({ id: crypto.randomUUID(), adultName: 'Robin' });
  const others = Array.from({ length: library - 1 }, () => rowOf(crypto.randomUUID(), 1));
  await db.dexie.adventures.bulkPut([...others, rowOf(id, 30)]);
  for (const query of [...Object.values(lists), storyOf(id)]) liveQuery(rested(() => ask<unknown>(db, query))).subscribe(() => undefined);
  watchWaiting(db, () => undefined);
  device = db;
}

/** Saves a note `times` times, each time one letter longer, with a pause of `restMs` between; returns the duration of each save in ms. */
export async function save(times: number, restMs: number): Promise<number[]> {
  if (device === null) throw new Error('The device has no family yet.');
  const took: number[] = [];
  for (let length = 1; length <= times; length += 1) {
    if (restMs > 0) await new Promise((rested) => setTimeout(rested, restMs));
    const began = performance.now();
    const saved = await write(device, { kind: 'progress', id, move: { kind: 'notes', text: `${restMs} ${'a'.repeat(length)}` } }, clock);
    took.push(performance.now() - began);
    if (!saved.ok) throw new Error(saved.error.problem);
  }
  return took;
}

function rowOf(id: string, steps: number): Row {
  const now = new Date().toISOString();
  const fields = newAdventure({ ...storyConfig, participatingChildren: [crypto.randomUUID()], totalSteps: 30 }, 7, now);
  const adventureSteps = Array.from({ length: steps }, (_, index) => stepOf(index));
  const data = { currentStep: steps, adventureSteps, userNotes: '', stepHistory: [] };
  return { id, version: 1, deletedAt: null, dirty: 0, revision: 0, fields: { ...fields, continuation_data: data } };
}

/** A step of about 900 bytes, which is the usual size. */
function stepOf(index: number): Step {
  const content = 'The tide turns, and the ship turns with it. '.repeat(18);
  return { id: `step-${index}`, type: 'action', step: 'Over the bar', content, options: ['Row out', 'Wait for the wind'] };
}
