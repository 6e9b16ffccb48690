import { isKnownTheme, knownThemes, themeInfo } from '../../../src/domain/catalog.ts';
import type { GenerateRequest, NextStepRequest, StopRequest } from '../../../src/domain/contracts/story-contract.ts';
import { ContinuationData } from '../../../src/domain/entities/adventure.ts';
import { emptyMemory } from '../../../src/domain/entities/profile.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { Step } from '../../../src/domain/steps/step.ts';
import type { NextRequest, TellingRequest } from '../../../src/domain/telling.ts';

/** Converts the contract's request bodies back into requests for the storyteller. */

type Profile = GenerateRequest['profile'];
type Config = GenerateRequest['config'];
type Plan = Pick<TellingRequest, 'seed' | 'totalSteps' | 'memory'>;

export function generateTelling({ profile, config, venture }: GenerateRequest): TellingRequest {
  return telling(profile, config, venture);
}

export function nextTelling({ profile, config, venture, userInput }: NextStepRequest): NextRequest {
  return {
    ...telling(profile, config, venture),
    told: venture.told,
    notes: userInput,
    dropped: venture.dropped ?? [],
    said: venture.said ?? [],
  };
}

/** The stopped adventure with its told steps; null if the body does not contain them. */
export function stopTelling({ profile, config, continuation_data }: StopRequest): { request: TellingRequest; told: Step[] } | null {
  const parsed = ContinuationData.safeParse(continuation_data);
  if (!parsed.success || parsed.data.adventureSteps.length === 0) return null;
  const { adventureSteps, story_progress } = parsed.data;
  const plan = { seed: story_progress?.seed ?? 0, totalSteps: limits.totalSteps.default, memory: emptyMemory };
  return { request: telling(profile, config, plan), told: adventureSteps };
}

/** The players and the place, for their limits. */
export function familyOf({ profile, config }: Pick<GenerateRequest, 'profile' | 'config'>): Pick<TellingRequest, 'children' | 'place'> {
  return { children: profile.children, place: placeOf(config) };
}

function placeOf({ environment }: Config): TellingRequest['place'] {
  return {
    type: environment.type,
    name: environment.name,
    description: environment.description,
    items: environment.available_items,
    spaceDetails: environment.space_details,
  };
}

function telling(profile: Profile, config: Config, { seed, totalSteps, memory }: Plan): TellingRequest {
  return {
    ...themeOf(config.theme),
    place: placeOf(config),
    playStyle: config.playStyle,
    activityLevel: config.activityLevel,
    participation: config.adultParticipation,
    adultName: profile.adultName,
    children: profile.children,
    totalSteps,
    seed,
    memory,
  };
}

/** A theme is identified by its id or its title; anything else is the adult's own words. */
function themeOf(theme: Config['theme']): Pick<TellingRequest, 'theme' | 'customTheme'> {
  const words = (typeof theme === 'string' ? theme : theme.title || theme.description).trim();
  const named = words.toLowerCase();
  const known = isKnownTheme(named) ? named : knownThemes.find((id) => themeInfo[id].title.toLowerCase() === named);
  return known === undefined ? { theme: null, customTheme: words } : { theme: known, customTheme: '' };
}
