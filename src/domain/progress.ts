import type { AdventureFields } from './entities/adventure.ts';

/** Progress for the bar: the current step's number (from 1) and the completed share, 0 to 1. */
export function progressOf(adventure: Pick<AdventureFields, 'continuation_data' | 'keepsake' | 'total_steps' | 'status'>): {
  step: number;
  total: number;
  share: number;
} {
  const told = adventure.continuation_data?.adventureSteps.length ?? adventure.keepsake?.steps.length ?? 0;
  const total = Math.max(adventure.total_steps, told, 1);
  if (adventure.status === 'completed') return { step: total, total, share: 1 };
  const step = (adventure.continuation_data?.currentStep ?? 0) + 1;
  return { step, total, share: Math.min(1, step / total) };
}
