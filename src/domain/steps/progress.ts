import type { AdventureFields } from '../entities/adventure.ts';

/** Progress for the bar: the current step's number (from 1), and of how many. */
export function progressOf(adventure: Pick<AdventureFields, 'continuation_data' | 'keepsake' | 'total_steps' | 'status'>): {
  step: number;
  total: number;
} {
  const told = adventure.continuation_data?.adventureSteps.length ?? adventure.keepsake?.steps.length ?? 0;
  const total = Math.max(adventure.total_steps, told, 1);
  if (adventure.status === 'completed') return { step: total, total };
  return { step: (adventure.continuation_data?.currentStep ?? 0) + 1, total };
}
