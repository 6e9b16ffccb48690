import type { Family } from '../../../src/data/read/queries.ts';
import { type Adventure, type AdventureConfig, newAdventure } from '../../../src/domain/entities/adventure.ts';
import type { Child } from '../../../src/domain/entities/child.ts';
import type { Environment } from '../../../src/domain/entities/environment.ts';
import type { Step, StepType } from '../../../src/domain/steps/step.ts';

/** A family with three children, one of whom does not play today, and a place of their own. */

export const mia: Child = { id: 'mia', name: 'Mia', age: 6, interests: ['kites', 'snails'], limitations: 'no loud noise' };
export const tom: Child = { id: 'tom', name: 'Tom', age: 9, interests: [], limitations: null };
export const ada: Child = { id: 'ada', name: 'Ada', age: 3, interests: ['mud'], limitations: 'no small parts' };

export const den: Environment = {
  id: '20000000-0000-4000-8000-000000000001',
  name: 'The den',
  description: 'Under the stairs',
  available_items: ['blanket', 'torch'],
  space_details: 'Low, dark, carpet',
};

export const family: Family = {
  profile: { id: 'p1', adult_name: ' Robin ', show_onboarding: false, memory: { adventures: 2, met: { c1: 1 } } },
  children: [mia, tom, ada],
  environments: [den],
};

export const config: AdventureConfig = {
  theme: 'pirates',
  customTheme: '',
  environment: 'backyard',
  customEnvironment: '',
  playStyle: 'creative',
  activityLevel: 'high',
  adultParticipation: 'moderate',
  participatingChildren: ['tom', 'mia'],
  totalSteps: 8,
};

export function adventure(changes: Partial<AdventureConfig> = {}, seed = 42): Adventure {
  return { id: 'a1', ...newAdventure({ ...config, ...changes }, seed, '2026-11-21T10:00:00.000Z') };
}

export function step(id: string, type: StepType = 'action', changes: Partial<Step> = {}): Step {
  return { id, type, step: `Title ${id}`, text_to_read: `Words of ${id}`, ...changes };
}

export function toldSteps(count: number): Step[] {
  return Array.from({ length: count }, (_, n) => step(`told-${n}`, n === 0 ? 'prologue' : 'action'));
}
