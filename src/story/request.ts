import type { Family } from '../data/read/queries.ts';
import { customLocation, environmentInfo, isKnownTheme, isPredefinedEnvironment, themeInfo } from '../domain/catalog.ts';
import type { GenerateRequest, NextStepRequest, StopRequest } from '../domain/contracts/story-contract.ts';
import { firstOf } from '../domain/cut.ts';
import { type Adventure, type AdventureConfig, configOf } from '../domain/entities/adventure.ts';
import { storyChild } from '../domain/entities/child.ts';
import type { Environment } from '../domain/entities/environment.ts';
import { readMemory } from '../domain/entities/profile.ts';
import { limits } from '../domain/limits.ts';
import { playersToday } from '../domain/players.ts';
import { type Step, type StepType, stepText } from '../domain/steps/step.ts';
import type { NextRequest, TellingPlace, TellingRequest } from '../domain/telling.ts';
import { dataForStory, namesIn, notesForStory, stepsForStory } from '../storyteller/safety/withhold.ts';

/** Builds the storytellers' request from the family's rows, and from that the request bodies of the story service. */

/** The request to tell an adventure. Deleted children and places are left out; where no child is left, today's children play. */
export function tellingRequest(config: AdventureConfig, seed: number, family: Family): TellingRequest {
  return {
    theme: config.customTheme === '' ? config.theme : null,
    customTheme: config.customTheme,
    place: placeOf(config, family.environments),
    playStyle: config.playStyle,
    activityLevel: config.activityLevel,
    participation: config.adultParticipation,
    adultName: family.profile.adult_name?.trim() ?? '',
    children: playersToday(config.participatingChildren, family.children).flatMap((id) => {
      const child = family.children.find((other) => other.id === id);
      return child === undefined ? [] : [storyChild(child)];
    }),
    totalSteps: config.totalSteps,
    seed,
    memory: readMemory(family.profile.memory),
  };
}

/** The request for an adventure in progress. */
export function requestOf(adventure: Adventure, family: Family): TellingRequest {
  return tellingRequest(configOf(adventure), adventure.continuation_data?.story_progress?.seed ?? 0, family);
}

function placeOf(config: AdventureConfig, environments: readonly Environment[]): TellingPlace {
  const { environment } = config;
  if (isPredefinedEnvironment(environment)) {
    const info = environmentInfo[environment];
    return { type: environment, name: info.name, description: info.description, items: info.items, spaceDetails: '' };
  }
  const saved = environments.find((other) => other.id === environment);
  if (saved !== undefined) {
    return {
      type: 'saved',
      name: saved.name,
      description: saved.description,
      items: saved.available_items,
      spaceDetails: saved.space_details,
    };
  }
  const name = environment === customLocation && config.customEnvironment !== '' ? config.customEnvironment : 'Our place';
  return { type: customLocation, name, description: '', items: [], spaceDetails: '' };
}

function profileBody(request: TellingRequest): GenerateRequest['profile'] {
  return {
    children: request.children.map((child) => ({ ...child, interests: [...child.interests] })),
    adultName: firstOf(request.adultName, limits.adultName.max),
  };
}

function configBody(request: TellingRequest): GenerateRequest['config'] {
  const { place, theme } = request;
  return {
    theme:
      theme !== null && isKnownTheme(theme)
        ? themeInfo[theme]
        : { title: request.customTheme || theme || '', description: request.customTheme, emoticon: '' },
    environment: {
      type: place.type,
      name: place.name,
      description: place.description,
      available_items: [...place.items],
      space_details: place.spaceDetails,
    },
    customEnvironment: place.type === customLocation ? place.name : '',
    activityLevel: request.activityLevel,
    playStyle: request.playStyle,
    adultParticipation: request.participation,
    participatingChildren: request.children.map((child) => child.id),
  };
}

function ventureBody(request: TellingRequest, lookahead: number): GenerateRequest['venture'] {
  const { seed, totalSteps, memory } = request;
  return { version: 1, seed, totalSteps, lookahead, memory };
}

export function generateBody(request: TellingRequest, lookahead: number): GenerateRequest {
  return {
    action: 'generate_adventure',
    profile: profileBody(request),
    config: configBody(request),
    venture: ventureBody(request, lookahead),
  };
}

/**
 * The request body for the next step, of the type `stepType`; `stepNumber` counts from 1. Notes about trouble are in none of these bodies.
 */
export function nextStepBody(request: NextRequest, stepType: StepType, lookahead: number): NextStepRequest {
  const { told, notes, dropped = [], said = [], inStory = false } = request;
  const names = namesIn(request);
  const last = told.at(-1);
  return {
    actionType: 'next_step',
    profile: profileBody(request),
    config: configBody(request),
    previousResponse: previousResponse(last),
    userInput: firstOf(notesForStory({ notes, said }, last, names, inStory), limits.notes.max),
    currentStepContext: { stepNumber: told.length + 1, stepType, totalSteps: request.totalSteps },
    venture: {
      ...ventureBody(request, lookahead),
      told: stepsForStory(told, names),
      ...(dropped.length > 0 && { dropped: [...dropped] }),
      ...(said.length > 0 && { said: [...said] }),
      ...(inStory ? { inStory } : {}),
    },
  };
}

export function stopBody(request: TellingRequest, adventure: Adventure, status: StopRequest['status']): StopRequest {
  return {
    adventureId: adventure.id,
    status,
    continuation_data: adventure.continuation_data === null ? null : dataForStory(adventure.continuation_data, namesIn(request)),
    profile: profileBody(request),
    config: configBody(request),
  };
}

/**
 * The last step with lower-case keys, as the service expects them. Five fields are always present, the others only if they are filled: a
 * step whose text is in one of those would otherwise be lost.
 */
function previousResponse(step: Step | undefined): Record<string, string> {
  if (step === undefined) return {};
  const always = {
    prologue: 'prologue',
    'text to read': 'text_to_read',
    narration: 'narration',
    action: 'action',
    preparation: 'preparation',
  } as const;
  const fields = Object.entries(always).map(([key, field]) => [key, stepText(step, field) ?? '']);
  const others = (['challenge', 'ending', 'content'] as const).flatMap((field) => {
    const text = stepText(step, field);
    return text === null ? [] : [[field, text]];
  });
  return Object.fromEntries([...fields, ...others]) as Record<string, string>;
}
