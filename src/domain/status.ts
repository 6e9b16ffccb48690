import type { Status } from './entities/adventure.ts';

/** What an adventure's status means to people. */

export const statusLabel: Record<Status, string> = {
  active: 'In Progress',
  paused_for_continuation: 'Paused',
  completed: 'Completed',
  ended_early: 'Ended Early',
};

export function isInProgress(status: Status): boolean {
  return status === 'active' || status === 'paused_for_continuation';
}

export function isFinished(status: Status): boolean {
  return !isInProgress(status);
}

/** The label of the button that goes on with an adventure of this status. */
export const resumeLabel: Record<Status, string> = {
  active: 'Continue Adventure',
  paused_for_continuation: 'Resume Adventure',
  completed: 'Play Again',
  ended_early: 'Play Again',
};
