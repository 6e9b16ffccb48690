import { customLocation, isKnownPlace } from '../../../domain/catalog.ts';
import type { AdventureConfig } from '../../../domain/entities/adventure.ts';
import type { Child } from '../../../domain/entities/child.ts';
import type { Environment } from '../../../domain/entities/environment.ts';
import { limits } from '../../../domain/limits.ts';
import type { Choices } from './choose.ts';
import { suggestedSteps } from './suggested-steps.ts';

/** What follows from the choices and the family as it is now: who plays, how many steps, and what is still missing. */

/** What keeps an adventure from starting, in the order of the screen. */
export type Missing = 'children' | 'place' | 'place-words' | 'style' | 'level' | 'story';

export type Plan = {
  playing: readonly Child[];
  /** The age of the youngest player, in years; null if nobody plays. */
  youngest: number | null;
  /** The number of steps that suits the youngest player. */
  suggested: number;
  totalSteps: number;
  missing: readonly Missing[];
};

export function planOf(choices: Choices, children: readonly Child[]): Plan {
  const playing = children.filter((child) => !choices.sittingOut.includes(child.id));
  const youngest = playing.length === 0 ? null : Math.min(...playing.map((child) => child.age));
  const suggested = youngest === null ? limits.totalSteps.default : suggestedSteps(youngest);
  return { playing, youngest, suggested, totalSteps: choices.totalSteps ?? suggested, missing: missingIn(choices, playing) };
}

function missingIn(choices: Choices, playing: readonly Child[]): Missing[] {
  const wordless = choices.environment === customLocation && choices.customEnvironment.trim() === '';
  const checks: [Missing, boolean][] = [
    ['children', playing.length === 0],
    ['place', choices.environment === null],
    ['place-words', wordless],
    ['style', choices.playStyle === null],
    ['level', choices.activityLevel === null],
    ['story', choices.theme === null && choices.customTheme.trim() === ''],
  ];
  return checks.filter(([, lacks]) => lacks).map(([what]) => what);
}

/** The choices as an adventure's configuration; null while something is missing. Its texts still have to be validated. */
export function configOfPlan(choices: Choices, plan: Plan): AdventureConfig | null {
  const { environment, playStyle, activityLevel } = choices;
  if (plan.missing.length > 0 || environment === null || playStyle === null || activityLevel === null) return null;
  return {
    theme: choices.theme,
    customTheme: choices.customTheme,
    environment,
    customEnvironment: environment === customLocation ? choices.customEnvironment : '',
    playStyle,
    activityLevel,
    adultParticipation: choices.participation,
    participatingChildren: plan.playing.map((child) => child.id),
    totalSteps: plan.totalSteps,
  };
}

/** The choices without a place that was deleted, on this device or on another. */
export function withKnownPlace(choices: Choices, environments: readonly Environment[]): Choices {
  const { environment } = choices;
  return environment === null || isKnownPlace(environment, environments) ? choices : { ...choices, environment: null };
}
