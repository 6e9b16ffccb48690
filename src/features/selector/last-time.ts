import type { Adventure, AdventureConfig } from '../../domain/entities/adventure.ts';
import { customLocation, recommendThemes } from '../../domain/catalog.ts';
import type { Child } from '../../domain/entities/child.ts';
import { type Choices, nothingChosen } from './choose.ts';
import { stepRange, suggestedSteps } from './suggested-steps.ts';

/** What of an adventure is needed to set the next one up alike. */
type Played = Pick<
  Adventure,
  | 'environment'
  | 'custom_environment'
  | 'play_style'
  | 'activity_level'
  | 'adult_participation_level'
  | 'participating_children'
  | 'total_steps'
  | 'session_date'
>;

/**
 * What to begin with: where and how the family played last. Everybody is in again, and the story is left to choose: it is
 * the one choice that wants to be another every time.
 */
export function firstChoices(adventures: readonly Played[], children: readonly Child[]): Choices {
  const last = adventures.reduce<Played | null>(
    (newest, other) => (newest === null || other.session_date > newest.session_date ? other : newest),
    null,
  );
  if (last === null) return nothingChosen;
  return {
    ...nothingChosen,
    participation: last.adult_participation_level,
    environment: last.environment,
    customEnvironment: last.environment === customLocation ? (last.custom_environment ?? '') : '',
    playStyle: last.play_style,
    activityLevel: last.activity_level,
    totalSteps: chosenSteps(last, children),
  };
}

/** The choices that led to this adventure, its story included: for trying it again. */
export function choicesOf(config: AdventureConfig, children: readonly Child[]): Choices {
  const { customTheme, environment, customEnvironment, playStyle, activityLevel, totalSteps } = config;
  const theme = recommendThemes(config).find((other) => other === config.theme) ?? null;
  return {
    sittingOut: children.filter((child) => !config.participatingChildren.includes(child.id)).map((child) => child.id),
    participation: config.adultParticipation,
    environment,
    customEnvironment,
    playStyle,
    activityLevel,
    theme,
    customTheme,
    totalSteps,
  };
}

/** The number of steps, where the adult had chosen another than was suggested; else null, so that it grows with the children. */
function chosenSteps(last: Played, children: readonly Child[]): number | null {
  const ages = children.filter((child) => last.participating_children.includes(child.id)).map((child) => child.age);
  if (ages.length === 0 || last.total_steps === suggestedSteps(Math.min(...ages))) return null;
  return last.total_steps >= stepRange.min && last.total_steps <= stepRange.max ? last.total_steps : null;
}
