import { type Limits, limitsOf } from '../../../../src/storyteller/safety/limits.ts';

const anywhere = { type: 'living-room' as const, name: 'Living room', description: '', spaceDetails: '', items: [] };

/** What nobody of these ages is asked for, wherever they are. */
export const limits: readonly Limits[] = [1, 3, 5, 8, 11].map((age) =>
  limitsOf({ children: [{ id: 'a', name: 'Mia', age, considerations: null }], place: anywhere }),
);
