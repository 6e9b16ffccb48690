import type { PredefinedEnvironment, RecommendedTheme } from '../../domain/catalog.ts';
import type { AdventureConfig } from '../../domain/entities/adventure.ts';
import type { ChildFields } from '../../domain/entities/child.ts';

/** Turns two taps (ages and place) into a guest family's rows and its first adventure. Pure. */

/** The ages to choose from, in years. */
export const ages: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The places to choose from: those where most families are when they try it. The profile offers more. */
export const tryPlaces = ['living-room', 'bedroom', 'backyard', 'park'] as const satisfies readonly PredefinedEnvironment[];
export type TryPlace = (typeof tryPlaces)[number];

/** A theme that fits the place, a calm one for the bedroom. */
const themes: Record<TryPlace, RecommendedTheme> = {
  'living-room': 'pirates',
  bedroom: 'space',
  backyard: 'jungle',
  park: 'knights',
};

/** What the story calls children whose names are not known yet. */
const nicknames: readonly string[] = ['Pip', 'Juno', 'Ziggy', 'Nell', 'Otto', 'Wren', 'Milo', 'Tilly', 'Jasper', 'Fern', 'Hugo'];

/** As many children as there are names. */
export const mostChildren = nicknames.length;

/** The story's names for children of these ages, in the same order. */
export function nicknamesFor(chosen: readonly number[]): string[] {
  return chosen.map((_, index) => nicknames[index % nicknames.length] ?? 'Pip');
}

/** A child for each age. */
export function firstChildren(chosen: readonly number[], newId: () => string): { id: string; fields: ChildFields }[] {
  const names = nicknamesFor(chosen);
  return chosen.map((age, index) => ({ id: newId(), fields: { name: names[index] ?? 'Pip', age, interests: [], limitations: null } }));
}

/** The first adventure, with default settings. */
export function firstAdventure(place: TryPlace, children: readonly string[], totalSteps: number): AdventureConfig {
  return {
    theme: themes[place],
    customTheme: '',
    environment: place,
    customEnvironment: '',
    playStyle: 'cooperative',
    activityLevel: 'medium',
    adultParticipation: 'observer',
    participatingChildren: [...children],
    totalSteps,
  };
}
