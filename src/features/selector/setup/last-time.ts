import { recommendThemes } from '../../../domain/catalog.ts';
import type { AdventureConfig } from '../../../domain/entities/adventure.ts';
import type { Child } from '../../../domain/entities/child.ts';
import type { Environment } from '../../../domain/entities/environment.ts';
import { newestOf, type Played, suggestNext } from '../../../domain/suggest.ts';
import { type Choices, type Draft, nothingChosen, suggestedDraft } from './choose.ts';
import { stepRange, suggestedSteps } from './suggested-steps.ts';

/**
 * The draft to start with, so that one tap is enough: the place and style that the family probably wants now, all children, and a fitting
 * story. `at` is the time in ms.
 */
export function firstDraft(
  adventures: readonly Played[],
  family: { children: readonly Child[]; environments: readonly Environment[] },
  at: number,
): Draft {
  const { setup, ranked } = suggestNext(adventures, family, at);
  const last = newestOf(adventures);
  const totalSteps = last === null ? null : chosenSteps(last, family.children);
  return suggestedDraft({ ...nothingChosen, ...setup, totalSteps }, ranked);
}

/** The choices that led to this adventure, including its story, so that it can be tried again. */
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

/** The number of steps if the adult had chosen it; null if it was the suggested one, so that the suggestion can grow with the children. */
function chosenSteps(last: Played, children: readonly Child[]): number | null {
  const ages = children.filter((child) => last.participating_children.includes(child.id)).map((child) => child.age);
  if (ages.length === 0 || last.total_steps === suggestedSteps(Math.min(...ages))) return null;
  return last.total_steps >= stepRange.min && last.total_steps <= stepRange.max ? last.total_steps : null;
}
