import { describe, expect, test } from 'vitest';
import { statuses } from '../../../src/domain/entities/adventure.ts';
import { isFinished, isInProgress } from '../../../src/domain/status.ts';

describe('what a status means', () => {
  test('[DATA-01] an adventure has one of four', () => {
    expect([...statuses].toSorted()).toEqual(['active', 'completed', 'ended_early', 'paused_for_continuation']);
  });

  test('[CARD-02] active and paused are in progress, completed and ended early are finished', () => {
    expect(statuses.filter(isInProgress)).toEqual(['active', 'paused_for_continuation']);
    expect(statuses.filter(isFinished)).toEqual(['completed', 'ended_early']);
  });
});
