import {
  activityLevelInfo,
  customLocation,
  environmentInfo,
  isPredefinedEnvironment,
  type KnownTheme,
  type ParticipationLevel,
  playStyleInfo,
  recommendedThemes,
  themeInfo,
} from '../../domain/catalog.ts';
import type { Environment } from '../../domain/entities/environment.ts';
import type { Memory } from '../../domain/entities/profile.ts';
import { joinNames } from '../../domain/naming.ts';
import { seasons } from '../../storyteller/tales/seasons.ts';
import type { Choices, Notice } from './choose.ts';
import type { Missing, Plan } from './plan.ts';

/** The words of the selector and of the page that builds a story. */

/** Said where no child is selected. */
export const noChildHint = 'Select at least one child to start the adventure';

const missingNames: Record<Exclude<Missing, 'children'>, string> = {
  place: 'a place',
  'place-words': 'a description of your place',
  style: 'a play style',
  level: 'an activity level',
  story: 'a story',
};

/** `Still to choose: a place & a story`; null where nothing but children, or nothing at all, is missing. */
export function stillToChoose(missing: readonly Missing[]): string | null {
  const names = missing.flatMap((what) => (what === 'children' ? [] : [missingNames[what]]));
  return names.length === 0 ? null : `Still to choose: ${joinNames(names)}`;
}

/** What is about to start, in one line. */
export function allSet(story: string, plan: Plan): string {
  const steps = `${plan.totalSteps} steps`;
  return `All set: ${story}, ${steps}, with ${joinNames(plan.playing.map((child) => child.name))}`;
}

const adultWords: Record<ParticipationLevel, string> = {
  observer: 'you watch',
  minimal: 'you give hints',
  moderate: 'you take a role',
  full: 'you play along',
};

/** Who plays, the adult too. */
export function whoLine({ playing }: Plan, participation: ParticipationLevel): string {
  if (playing.length === 0) return 'Nobody yet';
  return `${joinNames(playing.map((child) => child.name))}; ${adultWords[participation]}`;
}

export function whereLine({ environment, customEnvironment }: Choices, saved: readonly Environment[]): string {
  if (environment === null) return 'Choose a place';
  if (environment === customLocation) return shorten(customEnvironment, 80) || 'Describe your place';
  if (isPredefinedEnvironment(environment)) return environmentInfo[environment].name;
  return saved.find((place) => place.id === environment)?.name ?? 'Choose a place';
}

export function howLine({ activityLevel, playStyle }: Choices): string {
  const level = activityLevel === null ? 'Choose an activity level' : `${activityLevelInfo[activityLevel].name} energy`;
  return `${level}, ${playStyle === null ? 'any play style' : playStyleInfo[playStyle].name.toLowerCase()}`;
}

export function lengthLine({ totalSteps, suggested, youngest }: Plan): string {
  const steps = `${totalSteps} steps`;
  return totalSteps === suggested && youngest !== null ? `${steps}, about right for age ${youngest}` : steps;
}

export function storyLine({ theme, customTheme }: Choices): string {
  if (customTheme.trim() !== '') return `Your own: ${shorten(customTheme, 80)}`;
  return theme === null ? 'Choose a story' : themeInfo[theme].title;
}

export function noticeText(notice: Notice): string {
  const title = themeInfo[notice.theme].title;
  switch (notice.kind) {
    case 'no-longer-fits':
      return `${title} no longer goes with your choices, so it was cleared.`;
    case 'own-words-instead':
      return `Your own words replace ${title}.`;
    case 'theme-instead':
      return `${title} replaces your own words.`;
  }
}

/** Why this many steps. */
export function stepsHint(plan: Plan): string {
  if (plan.youngest === null) return 'Each step is a page of the story and something to do.';
  const { suggested, totalSteps, youngest } = plan;
  if (totalSteps === suggested) return `About right when your youngest player is ${youngest}.`;
  return `We suggest ${suggested} when your youngest player is ${youngest}.`;
}

/** The line over the shelf, with so many of the stories on it. */
export function storiesHint(found: number): string {
  if (found === recommendedThemes.length) return 'Pick a theme, or describe an adventure of your own.';
  if (found > 0) return 'These go well with your choices.';
  return 'No theme goes with this place, play style and activity level. Change one of them, or describe your own adventure.';
}

/** How much of a theme's season a family has heard; '' where none of it is, or nothing is known of it. */
export function seasonLine(theme: string, memory: Memory): string {
  const tales = seasons[theme] ?? [];
  const heard = tales.filter((id) => memory.met[`t:${id}`] !== undefined).length;
  if (heard === 0) return '';
  if (heard < tales.length) return `${heard} of ${tales.length} stories told`;
  return tales.length === 1
    ? 'Told once; next time it takes another way'
    : `All ${tales.length} stories told; next time they take another way`;
}

/** What is going on while a story of this theme is being built. */
export const buildingMessages: Record<KnownTheme, string> = {
  pirates: 'Someone is rolling out the map and weighing down its corners.',
  knights: 'The banners are being unrolled and the horses brushed.',
  space: 'The crew is checking every button twice.',
  jungle: 'A path is being found between the leaves.',
  detectives: 'The magnifying glass is being polished.',
  'fairy-tale': 'Once upon a time is just around the corner.',
  ninjas: 'Soft shoes are being laced. You will not hear a thing.',
  underwater: 'The diving bell is being lowered, ever so gently.',
  dinosaurs: 'Very large footprints are being measured.',
  magic: 'The spell book is looking for the right page.',
  mystery: 'A candle is being lit on the stairs.',
};

export const defaultBuildingMessage = 'Your idea is being turned into pages.';

/** A text of any length as one short line of at most `max` characters, cut at a word. */
export function shorten(text: string, max: number): string {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= max) return line;
  const cut = line.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
