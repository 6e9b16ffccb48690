import type { PredefinedEnvironment, RecommendedTheme } from '../../domain/catalog.ts';
import type { AdventureConfig } from '../../domain/entities/adventure.ts';
import type { ChildFields } from '../../domain/entities/child.ts';

/** What two taps say of a family, as the rows and the choices of its first adventure. Pure. */

/** The ages that can be tapped, in years. */
export const ages: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Where most families are when they try something; the profile knows more places. */
export const tryPlaces = ['living-room', 'bedroom', 'backyard', 'park'] as const satisfies readonly PredefinedEnvironment[];
export type TryPlace = (typeof tryPlaces)[number];

/** A story that goes well with the place, calm enough for a bedroom. */
const themes: Record<TryPlace, RecommendedTheme> = {
  'living-room': 'pirates',
  bedroom: 'space',
  backyard: 'jungle',
  park: 'knights',
};

/** What the story calls children whose names it has not been told: one for each age that can be tapped. */
const nicknames: readonly string[] = ['Pip', 'Juno', 'Ziggy', 'Nell', 'Otto', 'Wren', 'Milo', 'Tilly', 'Jasper', 'Fern', 'Hugo'];

/** The names that the story will use for children of these ages, in the same order. */
export function nicknamesFor(chosen: readonly number[]): string[] {
  return chosen.map((_, index) => nicknames[index % nicknames.length] ?? 'Pip');
}

/** A child for each age. */
export function firstChildren(chosen: readonly number[], newId: () => string): { id: string; fields: ChildFields }[] {
  const names = nicknamesFor(chosen);
  return chosen.map((age, index) => ({ id: newId(), fields: { name: names[index] ?? 'Pip', age, interests: [], limitations: null } }));
}

/** The first adventure: told from the first page, whatever the adult would choose later. */
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
