import type { ActivityLevel } from '../domain/catalog.ts';
import type { Beat } from './vocabulary.ts';

/** The shape of an adventure: which beat a step stands on, and how lively it should be. */

/** The beats of `count` activities, in order. The story always warms up and always lands softly. */
export function beatsOf(count: number): Beat[] {
  if (count <= 0) return [];
  if (count === 1) return ['cool-down'];
  if (count === 2) return ['warm-up', 'cool-down'];
  if (count === 3) return ['warm-up', 'twist', 'cool-down'];
  if (count === 4) return ['warm-up', 'rising', 'twist', 'cool-down'];
  const rising = Array.from({ length: count - 4 }, (): Beat => 'rising');
  return ['warm-up', ...rising, 'peak', 'twist', 'cool-down'];
}

const targets: Record<ActivityLevel, Record<Beat, number>> = {
  low: { 'warm-up': 1.6, rising: 2, peak: 3, twist: 2.4, 'cool-down': 1 },
  medium: { 'warm-up': 2, rising: 2.8, peak: 4, twist: 3.2, 'cool-down': 1.5 },
  high: { 'warm-up': 3, rising: 3.6, peak: 5, twist: 4, 'cool-down': 2 },
};

/** The liveliest that a level allows. */
export const liveliest: Record<ActivityLevel, number> = { low: 3, medium: 4, high: 5 };

/** The planned energy of the activity at `at` (from 0) of `count`: rising steps climb towards the peak. */
export function plannedEnergy(level: ActivityLevel, count: number, at: number): number {
  const beat = beatsOf(count)[at] ?? 'cool-down';
  const target = targets[level][beat];
  if (beat !== 'rising') return target;
  const steps = Math.max(1, count - 4);
  const climb = steps === 1 ? 0 : (at - 1) / (steps - 1) - 0.5;
  return target + climb;
}
