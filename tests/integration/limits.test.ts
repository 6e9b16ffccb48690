import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activityLevels, environments, participationLevels, playStyles } from '../../src/domain/catalog.ts';
import type { Change, SyncedTable } from '../../src/domain/contracts/sync-protocol.ts';
import { newAdventure, statuses } from '../../src/domain/entities/adventure.ts';
import { limits } from '../../src/domain/limits.ts';
import { startBackend, syncAs, type TestBackend, type TestFamily } from '../support/servers/backend.ts';
import { storyConfig } from '../support/story/story-family.ts';

/** The device's limits, tested at the database: a value at the limit is accepted, one beyond is refused by its name. */

let backend: TestBackend;
let family: TestFamily;
beforeAll(async () => {
  backend = await startBackend();
  family = await backend.family();
});
afterAll(() => backend.stop());

const x = (length: number): string => 'x'.repeat(length);
const base: Record<Exclude<SyncedTable, 'users'>, Record<string, unknown>> = {
  children: { name: 'Mia', age: 6, interests: [], limitations: null },
  user_environments: { name: 'Attic', description: '', available_items: [], space_details: '' },
  adventure_sessions: newAdventure({ ...storyConfig, participatingChildren: [] }, 1, '2026-11-21T08:00:00.000Z'),
};

/** The result of storing a row with these fields; the row is deleted again. */
async function outcome(table: SyncedTable, fields: Record<string, unknown>): Promise<string> {
  if (table === 'users') {
    const version = (await syncAs(family)).rows.find((row) => row.table === 'users')?.version ?? 0;
    const { receipts } = await syncAs(family, { changes: [{ table, id: family.id, base: version, deleted: false, fields }], max_rows: 1 });
    return said(receipts[0]);
  }
  const change: Change = { table, id: randomUUID(), base: 0, deleted: false, fields: { ...base[table], ...fields } };
  const { receipts } = await syncAs(family, { changes: [change, { ...change, deleted: true }], max_rows: 1 });
  return said(receipts[0]);
}

function said(receipt: { outcome: string; reason?: string } | undefined): string {
  return receipt?.outcome === 'rejected' ? (receipt.reason ?? '') : (receipt?.outcome ?? '');
}

const notes = (length: number) => ({ continuation_data: { currentStep: 0, adventureSteps: [], stepHistory: [], userNotes: x(length) } });
const items = (count: number) => Array.from({ length: count }, (_, i) => `item ${i}`);

const bounds: [name: string, table: SyncedTable, within: Record<string, unknown>, beyond: Record<string, unknown>][] = [
  ['users_adult_name_length', 'users', { adult_name: x(limits.adultName.max) }, { adult_name: x(limits.adultName.max + 1) }],
  ['users_adult_name_length', 'users', { adult_name: null }, { adult_name: ' ' }],
  ['users_memory_size', 'users', { memory: { met: x(60_000) } }, { memory: { met: x(66_000) } }],
  ['children_name_length', 'children', { name: x(limits.childName.max) }, { name: x(limits.childName.max + 1) }],
  ['children_name_length', 'children', { name: 'Y' }, { name: '' }],
  ['children_age_range', 'children', { age: limits.childAge.min }, { age: limits.childAge.min - 1 }],
  ['children_age_range', 'children', { age: limits.childAge.max }, { age: limits.childAge.max + 1 }],
  ['children_age_range', 'children', { age: 5 }, { age: null }],
  ['children_interests_length', 'children', { interests: [x(249), x(250)] }, { interests: [x(250), x(250)] }],
  [
    'children_limitations_length',
    'children',
    { limitations: x(limits.considerations.max) },
    { limitations: x(limits.considerations.max + 1) },
  ],
  ['children_limitations_length', 'children', { limitations: null }, { limitations: '' }],
  [
    'user_environments_name_length',
    'user_environments',
    { name: x(limits.environmentName.max) },
    { name: x(limits.environmentName.max + 1) },
  ],
  ['user_environments_name_length', 'user_environments', { name: 'Y' }, { name: '' }],
  [
    'user_environments_description_length',
    'user_environments',
    { description: x(limits.environmentDescription.max) },
    { description: x(limits.environmentDescription.max + 1) },
  ],
  [
    'user_environments_space_details_length',
    'user_environments',
    { space_details: x(limits.environmentSpaceDetails.max) },
    { space_details: x(limits.environmentSpaceDetails.max + 1) },
  ],
  [
    'user_environments_available_items_count',
    'user_environments',
    { available_items: items(limits.environmentItems.max) },
    { available_items: items(limits.environmentItems.max + 1) },
  ],
  [
    'user_environments_available_items_length',
    'user_environments',
    { available_items: [x(limits.environmentItem.max)] },
    { available_items: [x(limits.environmentItem.max + 1)] },
  ],
  ['user_environments_available_items_length', 'user_environments', { available_items: ['rope'] }, { available_items: [''] }],
  ['user_environments_available_items_distinct', 'user_environments', { available_items: ['a', 'b'] }, { available_items: ['a', 'a'] }],
  [
    'adventure_sessions_custom_theme_length',
    'adventure_sessions',
    { custom_theme: x(limits.customTheme.max) },
    { custom_theme: x(limits.customTheme.max + 1) },
  ],
  [
    'adventure_sessions_custom_environment_length',
    'adventure_sessions',
    { custom_environment: x(limits.customEnvironment.max) },
    { custom_environment: x(limits.customEnvironment.max + 1) },
  ],
  [
    'adventure_sessions_custom_name_length',
    'adventure_sessions',
    { custom_name: x(limits.adventureName.max) },
    { custom_name: x(limits.adventureName.max + 1) },
  ],
  ['adventure_sessions_notes_length', 'adventure_sessions', notes(limits.notes.max), notes(limits.notes.max + 1)],
  [
    'adventure_sessions_total_steps_range',
    'adventure_sessions',
    { total_steps: limits.totalSteps.min },
    { total_steps: limits.totalSteps.min - 1 },
  ],
  [
    'adventure_sessions_total_steps_range',
    'adventure_sessions',
    { total_steps: limits.totalSteps.max },
    { total_steps: limits.totalSteps.max + 1 },
  ],
  ['adventure_sessions_theme_length', 'adventure_sessions', { theme: x(100) }, { theme: '' }],
  ['adventure_sessions_environment_length', 'adventure_sessions', { environment: randomUUID() }, { environment: x(101) }],
];

describe('[DATA-02] what the device allows is accepted, and one more is refused', () => {
  test.each(bounds)('%s (%s)', async (name, table, within, beyond) => {
    expect(await outcome(table, within)).toBe('applied');
    expect(await outcome(table, beyond)).toBe(name);
  });

  test('one adventure: its size in bytes as the device writes it', async () => {
    const empty = JSON.stringify({ ...base.adventure_sessions, final_outcome: null, pad: '' }).length;
    const pad = (bytes: number) => ({ pad: x(bytes - empty) });
    expect(await outcome('adventure_sessions', pad(limits.adventureBytes.max))).toBe('applied');
    expect(await outcome('adventure_sessions', pad(limits.adventureBytes.max + 1))).toBe('adventure_sessions_size');
    const numbers = { continuation_data: { userNotes: '', n: Array.from({ length: 125_000 }, () => 1) } };
    expect(await outcome('adventure_sessions', numbers)).toBe('applied');
  });
});

describe('[DATA-01] the values that a row may have', () => {
  const words: [string, readonly string[], string][] = [
    ['status', statuses, 'adventure_sessions_status_value'],
    ['play_style', playStyles, 'adventure_sessions_play_style_value'],
    ['activity_level', activityLevels, 'adventure_sessions_activity_level_value'],
    ['adult_participation_level', participationLevels, 'adventure_sessions_adult_participation_level_value'],
  ];
  test.each(words)('%s', async (column, allowed, name) => {
    for (const word of allowed) expect(await outcome('adventure_sessions', { [column]: word })).toBe('applied');
    expect(await outcome('adventure_sessions', { [column]: 'paused' })).toBe(name);
  });

  test('every predefined place, a saved one, and a custom one with its description', async () => {
    for (const environment of environments) expect(await outcome('adventure_sessions', { environment })).toBe('applied');
    expect(await outcome('adventure_sessions', { environment: 'custom', custom_environment: 'A treehouse' })).toBe('applied');
  });

  test('an adventure with default values is active, with 30 minutes and 8 steps', async () => {
    const id = randomUUID();
    const bare = { theme: 'space', environment: 'bedroom', play_style: 'creative', activity_level: 'low' };
    await syncAs(family, { changes: [{ table: 'adventure_sessions', id, base: 0, deleted: false, fields: bare }] });
    const [stored] = await backend.query('select * from public.adventure_sessions where id = $1', [id]);
    expect(stored).toMatchObject({
      status: 'active',
      duration_planned: limits.durationPlanned.default,
      total_steps: limits.totalSteps.default,
      adult_participation_level: 'observer',
      custom_theme: null,
      continuation_data: null,
    });
  });
});

describe('[DATA-02] the number of rows per family', () => {
  const counts: ['children' | 'user_environments', number][] = [
    ['children', limits.children.max],
    ['user_environments', limits.environments.max],
  ];
  test.each(counts)('%s: %i', async (table, most) => {
    const own = await backend.family();
    const changes: Change[] = Array.from({ length: most + 1 }, () => ({
      table,
      id: randomUUID(),
      base: 0,
      deleted: false,
      fields: base[table],
    }));
    const { receipts } = await syncAs(own, { changes });
    expect(receipts.filter((receipt) => receipt.outcome === 'applied')).toHaveLength(most);
    expect(receipts.at(-1)).toMatchObject({ outcome: 'rejected', code: 'too_many', reason: `${table}_per_family` });
    const [first] = changes;
    const again = await syncAs(own, { changes: [{ ...(first as Change), deleted: true }, { ...(changes.at(-1) as Change) }] });
    expect(again.receipts.map((receipt) => receipt.outcome)).toEqual(['applied', 'applied']);
  });
});

test.each([
  ['users', 'id auth_user_id adult_name show_onboarding'],
  ['children', 'id user_id name age interests limitations'],
  ['user_environments', 'id user_id name description available_items space_details'],
  [
    'adventure_sessions',
    'id user_id theme custom_theme environment play_style activity_level adult_participation_level participating_children status ' +
      'duration_planned total_steps final_outcome custom_name story_summary session_date updated_at continuation_data',
  ],
])('[DATA-01] %s has the columns of the specification', async (table, specified) => {
  const rows = await backend.query(
    "select column_name as c from information_schema.columns where table_schema = 'public' and table_name = $1",
    [table],
  );
  expect(rows.map((row) => row['c'])).toEqual(expect.arrayContaining(specified.split(' ')));
});
