import type { Status } from './entities/adventure.ts';

/** What an adventure's status means. */

export function isInProgress(status: Status): boolean {
  return status === 'active' || status === 'paused_for_continuation';
}

export function isFinished(status: Status): boolean {
  return !isInProgress(status);
}
