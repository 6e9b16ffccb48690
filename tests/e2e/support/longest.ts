import type { Row } from '../../../src/data/schema.ts';
import { unchanged } from './database.ts';

/** The adventures of {@link theLongest}. */
export const longest = {
  active: '60000000-0000-4000-8000-000000000001',
  paused: '60000000-0000-4000-8000-000000000002',
  ended: '60000000-0000-4000-8000-000000000003',
} as const;

const names = [
  'W'.repeat(100),
  '🦄🌈👩‍👩‍👧‍👦',
  'فاطمة الزهراء',
  'יעל',
  '小さな冒険者',
  ...Array.from({ length: 15 }, (_, n) => `Child ${n}`),
];
const told = `${'The lantern swings over the bow. '.repeat(60)}${'x'.repeat(1000)}`;

/** A family whose data reaches every limit. */
export function theLongest(): Record<string, Row[]> {
  const children = names.map(
    (name, n): Row => ({
      ...unchanged,
      id: `40000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
      fields: {
        name,
        age: (n % 17) + 1,
        interests: ['k'.repeat(80), 'kites'],
        limitations: 'c'.repeat(1000),
        added_at: `2026-01-01T00:00:${String(n).padStart(2, '0')}.000Z`,
      },
    }),
  );
  const environment = {
    ...unchanged,
    id: '50000000-0000-4000-8000-000000000001',
    fields: {
      name: 'P'.repeat(100),
      description: 'd'.repeat(500),
      space_details: 's'.repeat(500),
      available_items: Array.from({ length: 50 }, (_, n) => (n === 7 ? 'i'.repeat(100) : `item ${n}`)),
    },
  };
  const steps = [
    { id: 's0', type: 'prologue', step: 'T'.repeat(120), prologue: told, preparation: told },
    { id: 's1', type: 'action', step: 'T'.repeat(120), text_to_read: told, action: told },
  ];
  const adventures = [
    { id: longest.active, status: 'active' },
    { id: longest.paused, status: 'paused_for_continuation' },
    { id: longest.ended, status: 'ended_early' },
  ].map(
    ({ id, status }): Row => ({
      ...unchanged,
      id,
      fields: {
        theme: 'custom',
        custom_theme: 't'.repeat(500),
        environment: 'custom',
        custom_environment: 'e'.repeat(500),
        play_style: 'cooperative',
        activity_level: 'medium',
        adult_participation_level: 'full',
        participating_children: children.map(({ id }) => id),
        duration_planned: 30,
        total_steps: 8,
        final_outcome: null,
        story_summary: 'u'.repeat(5000),
        session_date: '2026-01-01T00:00:00.000Z',
        updated_at: '2026-01-01T00:00:00.000Z',
        continuation_data: { currentStep: 1, adventureSteps: steps, userNotes: 'n'.repeat(2000), stepHistory: [] },
        keepsake: null,
        status,
        custom_name: id === longest.paused ? 'N'.repeat(200) : null,
      },
    }),
  );
  return { children, environments: [environment], adventures };
}
