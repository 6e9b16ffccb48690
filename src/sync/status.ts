import type { State } from './machine.ts';

/** What a person is told about sync. */
export type SyncStatus =
  /** Everything is in the account; `at`: ms since 1970 of the last good run, null before the first one. */
  | { kind: 'synced'; at: number | null }
  | { kind: 'syncing'; waiting: number }
  | { kind: 'offline'; waiting: number }
  /** The server does not answer; `retryAt`: ms since 1970. */
  | { kind: 'unreachable'; waiting: number; retryAt: number | null }
  | { kind: 'sign-in'; waiting: number }
  /** The server refused something: a person decides. */
  | { kind: 'attention'; refused: number; waiting: number };

export type Counts = {
  /** Edited rows that can be sent. */
  rows: number;
  /** Messages that wait. */
  messages: number;
  /** Rows and messages that were refused. */
  refused: number;
};

export const noCounts: Counts = { rows: 0, messages: 0, refused: 0 };

export type SyncFacts = { state: State; counts: Counts; syncedAt: number | null; retryAt: number | null };

export function statusOf({ state, counts, syncedAt, retryAt }: SyncFacts): SyncStatus {
  const waiting = counts.rows + counts.messages + counts.refused;
  if (state.kind === 'waiting' && state.reason === 'sign-in') return { kind: 'sign-in', waiting };
  if (counts.refused > 0) return { kind: 'attention', refused: counts.refused, waiting };
  if (state.kind === 'waiting' && state.reason === 'offline') return { kind: 'offline', waiting };
  if (state.kind === 'waiting') return { kind: 'unreachable', waiting, retryAt };
  // A look for news every minute is not worth a word; sending is, and so are the very first reading, and a try after one that has failed.
  if (counts.rows > 0 || (state.kind === 'running' && (syncedAt === null || state.attempt > 0))) return { kind: 'syncing', waiting };
  if (counts.messages > 0) return state.kind === 'running' ? { kind: 'syncing', waiting } : { kind: 'unreachable', waiting, retryAt };
  return { kind: 'synced', at: syncedAt };
}
