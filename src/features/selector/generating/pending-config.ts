import { create } from 'zustand';
import { useFamily } from '../../../data/family-context.tsx';
import type { AdventureConfig } from '../../../domain/entities/adventure.ts';

/** The selector's choices on their way to the generating screen. They are lost on a reload, which leads back to the selector. */
const useStore = create<{ account: string; config: AdventureConfig | null }>(() => ({ account: '', config: null }));

export function setPendingConfig(account: string, config: AdventureConfig): void {
  useStore.setState({ account, config });
}

/** What this account has requested last; null if there is nothing. */
export function usePendingConfig(): AdventureConfig | null {
  const asked = useStore();
  return asked.account === useFamily().family.account ? asked.config : null;
}
