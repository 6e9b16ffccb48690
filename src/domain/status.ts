import type { Status } from './entities/adventure.ts';

/** What an adventure's status means. */

export function isInProgress(status: Status): boolean {
  return status === 'active' || status === 'paused_for_continuation';
}

export function isFinished(status: Status): boolean {
  return !isInProgress(status);
}

type Time = string | null | undefined;

/** When a finished adventure ended, as an ISO time; null where an older app kept no time. */
export function endedAt(adventure: {
  keepsake: { completed_at?: Time } | null;
  continuation_data: { end_timestamp?: Time } | null;
}): string | null {
  return adventure.keepsake?.completed_at ?? adventure.continuation_data?.end_timestamp ?? null;
}
