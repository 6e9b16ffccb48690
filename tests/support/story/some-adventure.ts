import { type AdventureConfig, type AdventureFields, newAdventure } from '../../../src/domain/entities/adventure.ts';

/** A new pirate adventure of eight steps in the park, of which no step has been told. `at`: an ISO time. */
export function someAdventure(children: readonly string[], at: string): AdventureFields {
  const config: AdventureConfig = {
    theme: 'pirates',
    customTheme: '',
    environment: 'park',
    customEnvironment: '',
    playStyle: 'cooperative',
    activityLevel: 'high',
    adultParticipation: 'observer',
    participatingChildren: [...children],
    totalSteps: 8,
  };
  return newAdventure(config, 7, at);
}
