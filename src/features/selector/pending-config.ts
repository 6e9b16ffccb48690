import { create } from 'zustand';
import { useFamily } from '../../data/family-context.tsx';
import type { AdventureConfig } from '../../domain/entities/adventure.ts';

/** The choices of the selector on their way to the story: gone with a reload, and then the selector asks again. */
const useStore = create<{ account: string; config: AdventureConfig | null }>(() => ({ account: '', config: null }));

export function setPendingConfig(account: string, config: AdventureConfig): void {
  useStore.setState({ account, config });
}

/** What this family has asked for last; null where that is nothing. */
export function usePendingConfig(): AdventureConfig | null {
  const asked = useStore();
  return asked.account === useFamily().family.account ? asked.config : null;
}
