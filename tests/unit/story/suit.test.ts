import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FamilyDb, openFamily } from '../../../src/data/db.ts';
import { loadAdventure } from '../../../src/data/read/queries.ts';
import { write } from '../../../src/data/write/write.ts';
import { newAdventure } from '../../../src/domain/entities/adventure.ts';
import type { Step } from '../../../src/domain/steps/step.ts';
import type { StoryPorts } from '../../../src/story/ports.ts';
import { suitTold } from '../../../src/story/suit.ts';
import { createTeller } from '../../../src/story/teller.ts';
import { child, playThrough, request, smallLibrary } from '../../support/story/small-library.ts';
import { config, step } from './family.ts';

/** Steps that were told for others, or before a leg broke, and are still to be played. */

const id = '30000000-0000-4000-8000-000000000001';
const tom = '50000000-0000-4000-8000-000000000001';
let db: FamilyDb;
let ids = 0;
const newId = (): string => `40000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
const clock = { now: () => Date.now(), id: newId };
const ports: StoryPorts = {
  call: () => Promise.reject(new Error('not needed here')),
  loadTeller: async () => createTeller(smallLibrary),
  online: () => false,
  worthWaiting: () => false,
  id: newId,
};

beforeEach(async () => {
  db = await openFamily({ id: newId(), adultName: 'Robin' });
});
afterEach(() => db.dexie.delete());

async function begin(limitations: string | null, told: Step[], currentStep: number): Promise<void> {
  const fields = newAdventure({ ...config, participatingChildren: [tom] }, 7, '2026-11-21T10:00:00.000Z');
  if (fields.continuation_data !== null) fields.continuation_data = { ...fields.continuation_data, adventureSteps: told, currentStep };
  const child = { name: 'Tom', age: 7, interests: [], limitations };
  for (const command of [{ kind: 'saveChild', id: tom, fields: child } as const, { kind: 'createAdventure', id, fields } as const]) {
    const written = await write(db, command, clock);
    if (!written.ok) throw new Error(JSON.stringify(written.error));
  }
}

async function steps(): Promise<readonly Step[]> {
  return (await loadAdventure(db, id))?.continuation_data?.adventureSteps ?? [];
}

const told = [
  step('a', 'prologue', { prologue: 'Run to the tree.' }),
  step('b', 'action', {
    text_to_read: 'The gate is shut. Run to the gate and jump over it! Pip hums.',
    options: ['Jump down', 'Hum along'],
  }),
  step('c', 'challenge', { challenge: 'Everybody hops on one leg.', action: 'Keep it short.' }),
];

describe('[BEY-04] what is told already and still to be played', () => {
  test('loses what today’s child can’t do; what has been played stays as it was', async () => {
    await begin('broken leg', told, 1);
    expect(await suitTold(db, ports, id, clock)).toBe(true);
    const [a, b, c] = await steps();
    expect(a).toEqual(told[0]);
    expect(b).toMatchObject({ text_to_read: 'The gate is shut. Pip hums.', options: ['Hum along'] });
    expect(c?.challenge ?? '').toBe('');
    expect(await suitTold(db, ports, id, clock)).toBe(false);
  });

  test('stays as it is where the child can do all of it', async () => {
    await begin(null, told, 1);
    expect(await suitTold(db, ports, id, clock)).toBe(false);
    expect(await steps()).toEqual(told);
  });

  test('stays as it is where the storyteller can’t be loaded', async () => {
    await begin('broken leg', told, 1);
    const without = { ...ports, loadTeller: () => Promise.reject(new Error('offline')) };
    expect(await suitTold(db, without, id, clock)).toBe(false);
    expect(await steps()).toEqual(told);
  });
});

test.each([null, 'only one hand', 'broken leg', 'asthma', 'mute', 'afraid of the dark'])(
  'what the device has told for a family suits it: %s',
  (considerations) => {
    const asked = request({ children: [child('Mia', 7, considerations), child('Tom', 9)] });
    const teller = createTeller(smallLibrary);
    for (const each of playThrough(asked, smallLibrary, ([, second, first]) => first ?? second)) {
      expect(teller.suited(asked, each)).toBe(each);
    }
  },
);
