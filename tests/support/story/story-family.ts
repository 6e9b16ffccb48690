import type { Family } from '../../../src/data/read/queries.ts';
import type { AdventureConfig } from '../../../src/domain/entities/adventure.ts';
import { emptyMemory } from '../../../src/domain/entities/profile.ts';
import type { TellingRequest } from '../../../src/domain/telling.ts';
import { tellingRequest } from '../../../src/story/request.ts';

/** A family for requests to the story service: two children play, one of them with a consideration, and a third does not. */

export const storyFamily: Family = {
  profile: { id: '10000000-0000-4000-8000-000000000001', adult_name: 'Robin', show_onboarding: false, memory: emptyMemory },
  children: [
    { id: 'c1', name: 'Mia', age: 7, interests: ['frogs'], limitations: null },
    { id: 'c2', name: 'Anna-Lena', age: 9, interests: [], limitations: 'asthma, no running' },
    { id: 'c3', name: 'Tom', age: 4, interests: [], limitations: null },
  ],
  environments: [],
};

export const storyConfig: AdventureConfig = {
  theme: 'pirates',
  customTheme: '',
  environment: 'backyard',
  customEnvironment: '',
  playStyle: 'cooperative',
  activityLevel: 'medium',
  adultParticipation: 'moderate',
  participatingChildren: ['c1', 'c2'],
  totalSteps: 8,
};

/** A request to tell for this family, with some choices replaced. */
export function storyRequest(changes: Partial<AdventureConfig> = {}, seed = 42): TellingRequest {
  return tellingRequest({ ...storyConfig, ...changes }, seed, storyFamily);
}
