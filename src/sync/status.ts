import type { Waiting } from '../data/read/waiting.ts';
import type { State } from './machine.ts';

/** The status of sync that is shown to a person. */
export type SyncStatus =
  /** Everything is in the account; `at`: the time of the last successful run in ms since 1970, null before the first one. */
  | { kind: 'synced'; at: number | null }
  | { kind: 'syncing'; waiting: number }
  | { kind: 'offline'; waiting: number }
  /** The server does not answer. */
  | { kind: 'unreachable'; waiting: number }
  | { kind: 'sign-in'; waiting: number }
  /** The server has refused something, and a person has to decide. */
  | { kind: 'attention'; refused: number; waiting: number };

export type SyncFacts = { state: State; counts: Waiting; syncedAt: number | null };

/** The status that is shown for these facts. */
export function statusOf({ state, counts, syncedAt }: SyncFacts): SyncStatus {
  const waiting = counts.rows + counts.messages + counts.refused;
  if (state.kind === 'waiting' && state.reason === 'sign-in') return { kind: 'sign-in', waiting };
  if (counts.refused > 0) return { kind: 'attention', refused: counts.refused, waiting };
  if (state.kind === 'waiting' && state.reason === 'offline') return { kind: 'offline', waiting };
  if (state.kind === 'waiting') return { kind: 'unreachable', waiting };
  // A regular run that only reads is not shown; sending, the first run, and a retry after a failure are.
  if (counts.rows > 0 || (state.kind === 'running' && (syncedAt === null || state.attempt > 0))) return { kind: 'syncing', waiting };
  if (counts.messages > 0) return state.kind === 'running' ? { kind: 'syncing', waiting } : { kind: 'unreachable', waiting };
  return { kind: 'synced', at: syncedAt };
}

/** The facts about sync, and the status that follows from them for whoever shows it. */
export type StatusStore = {
  facts: () => SyncFacts;
  update: (change: Partial<SyncFacts>) => void;
  status: () => SyncStatus;
  /** Calls `listener` whenever the status is another one. Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
};

export function createStatusStore(initial: SyncFacts): StatusStore {
  const listeners = new Set<() => void>();
  let facts = initial;
  let status = statusOf(facts);
  return {
    facts: () => facts,
    update: (change) => {
      facts = { ...facts, ...change };
      const next = statusOf(facts);
      if (JSON.stringify(next) === JSON.stringify(status)) return;
      status = next;
      for (const listener of listeners) listener();
    },
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
