import type { Fields, SyncedTable } from '../../../src/domain/contracts/sync-protocol.ts';
import { ownColumns } from '../model/columns.ts';
import type { Rng } from '../world/random.ts';

/** Random rows such as devices send, and random values that no device should send. */

const words = ['Mia', 'Ben', 'ünïcode', '🦊🐢', 'a "quoted" \\ word', 'line\nbreak', 'tab\t', 'x'];
const pick = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)] as T;
const someWords = (rng: Rng, most: number): string[] => Array.from({ length: rng.below(most + 1) }, () => rng.word());

function steps(rng: Rng): Fields[] {
  return Array.from({ length: rng.below(5) }, () => ({ id: rng.word(), type: 'challenge', step: 'A step', content: pick(rng, words) }));
}

function data(rng: Rng): Fields {
  const told = steps(rng);
  return {
    currentStep: Math.max(0, told.length - 1),
    adventureSteps: told,
    userNotes: pick(rng, words),
    stepHistory: rng.chance(0.3) ? [{ from: 0, steps: steps(rng), at: '2026-06-01T08:00:00.000Z' }] : [],
    story_progress: { seed: rng.below(1000) },
  };
}

/** An ISO time near `now` (ms since 1970), sometimes one that is much later. */
function moment(rng: Rng, now: number): string {
  const offsets = [-1e9, -60_000, 0, 5 * 60_000, 3_600_000, 1e11];
  return new Date(now + pick(rng, offsets) - rng.below(100_000)).toISOString();
}

const fieldsOf: Record<SyncedTable, (rng: Rng, now: number) => Fields> = {
  users: (rng) => ({
    adult_name: pick(rng, words),
    show_onboarding: rng.chance(0.5),
    memory: { adventures: rng.below(9), met: { [rng.word()]: 1 } },
  }),
  children: (rng) => ({
    name: pick(rng, words),
    age: 1 + rng.below(18),
    interests: someWords(rng, 4),
    limitations: rng.chance(0.5) ? null : pick(rng, words),
  }),
  user_environments: (rng) => ({
    name: pick(rng, words),
    description: '',
    available_items: someWords(rng, 5),
    space_details: pick(rng, words),
  }),
  adventure_sessions: (rng, now) => ({
    theme: 'pirates',
    custom_theme: rng.chance(0.7) ? null : pick(rng, words),
    environment: 'park',
    custom_environment: null,
    play_style: 'cooperative',
    activity_level: 'low',
    adult_participation_level: 'observer',
    participating_children: Array.from({ length: rng.below(3) }, rng.uuid),
    status: pick(rng, ['active', 'paused_for_continuation', 'ended_early']),
    duration_planned: 30,
    total_steps: 8,
    final_outcome: null,
    custom_name: rng.chance(0.5) ? null : pick(rng, words),
    story_summary: rng.chance(0.8) ? null : pick(rng, words),
    session_date: moment(rng, now),
    updated_at: moment(rng, now),
    continuation_data: data(rng),
    keepsake: rng.chance(0.8) ? null : { steps: steps(rng), completed_at: '2026-06-01T08:00:00.000Z' },
  }),
};

const long = (most: number): readonly string[] => ['x'.repeat(most), 'x'.repeat(most + 1), '🦊'.repeat(most), '🦊'.repeat(most + 1)];

const wrong: Record<string, readonly unknown[]> = {
  text: [
    7,
    0.5,
    true,
    { a: [1, 'b'] },
    [1, null],
    null,
    '',
    ' ',
    ' x ',
    'nul\0',
    'half \ud83e',
    '\udd8a half',
    ...long(100),
    ...long(500),
    ...long(1000),
    'y'.repeat(10_001),
  ],
  boolean: ['yes', 'off', ' T ', 'maybe', '', 1, 0, 2, null, {}, 'o'],
  smallint: ['7', ' 8 ', '+9', 'six', '', 6.5, 0, -1, 19, 40_000, 3e9, true, null, [], {}],
  integer: ['7', 'x', 1.5, 0, 31, 1441, 3e9, -5, true, null],
  'text[]': [
    'x',
    '',
    {},
    7,
    true,
    [1, true],
    [null],
    ['a', 'a'],
    [' a'],
    [''],
    ['a', null],
    Array.from({ length: 51 }, (_, n) => `i${n}`),
    ['x'.repeat(101)],
    ['x'.repeat(501)],
    null,
    [{ a: 1 }],
  ],
  'uuid[]': [
    'x',
    ['x'],
    [7],
    ['A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11'],
    null,
    {},
    Array.from({ length: 101 }, () => 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'),
  ],
  jsonb: [
    null,
    [],
    'x',
    5,
    false,
    {},
    { userNotes: 'n'.repeat(2001) },
    { userNotes: 5 },
    { adventures: 'nul\0' },
    { a: { b: [1, 2.5, 1e-7, { c: null }] } },
    { long: 'z'.repeat(70_000) },
  ],
  timestamptz: [
    'not a date',
    '2026-13-45T00:00:00.000Z',
    '2026-06-01T08:00:00.000Z',
    '9999-12-31T23:59:59.999Z',
    null,
    true,
    [],
    '2026-06-01T10:00:00+02:00',
  ],
};

const foreign: readonly [string, unknown][] = [
  ['mood', 'brave'],
  ['sync_trail', ['a1', 'b2']],
  ['added_at', '2026-06-01T08:00:00.000Z'],
  ['bytes', 5],
  ['bytes', 'many'],
  ['version', 99],
  ['version', 'new'],
  ['user_id', 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'],
  ['deleted_at', '2026-06-01T08:00:00.000Z'],
  ['created_at', 'long ago'],
  ['extra', { hidden: true }],
  ['toString', 1],
  ['mood', { long: 'm'.repeat(66_000) }],
];

/** The fields of a row of the table, some of them invalid. `now`: ms since 1970. */
export function randomFields(rng: Rng, table: SyncedTable, now: number): Fields {
  const fields = fieldsOf[table](rng, now);
  while (rng.chance(0.15)) {
    const column = pick(rng, ownColumns[table]);
    fields[column.name] = pick(rng, wrong[column.type] ?? [null]);
  }
  while (rng.chance(0.2)) {
    const [name, value] = rng.chance(0.8) ? pick(rng, foreign.slice(0, 3)) : pick(rng, foreign);
    fields[name] = value;
  }
  if (rng.chance(0.08)) delete fields[pick(rng, ownColumns[table]).name];
  if (rng.chance(0.03)) return Object.fromEntries(Object.entries(fields).slice(0, 1 + rng.below(2)));
  return fields;
}

/** The fields of an adventure that is just below, or just above, the largest size that is taken. */
export function largeFields(rng: Rng, now: number): Fields {
  const fields = fieldsOf.adventure_sessions(rng, now);
  const size = pick(rng, [240_000, 261_000, 262_500, 180_000]);
  return {
    ...fields,
    continuation_data: {
      ...(fields['continuation_data'] as Fields),
      [rng.chance(0.5) ? 'long' : 'many']: rng.chance(0.5) ? 'l'.repeat(size) : Array.from({ length: size / 2 }, () => 1),
    },
  };
}
