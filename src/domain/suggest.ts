import {
  type ActivityLevel,
  customLocation,
  environmentInfo,
  isPredefinedEnvironment,
  type ParticipationLevel,
  type PlayStyle,
  type RecommendedTheme,
  recommendThemes,
} from './catalog.ts';
import type { Adventure, AdventureSetup } from './entities/adventure.ts';
import { forBig, forLittle, recommendedThemes } from './themes.ts';

/** What to suggest to a family before it has said anything: from what it did last, the time of day and the children's ages. Pure. */

/** What of an adventure is needed to set the next one up alike. */
export type Played = Omit<AdventureSetup, 'custom_theme'> & Pick<Adventure, 'session_date'>;

export type SuggestedSetup = {
  participation: ParticipationLevel;
  environment: string;
  customEnvironment: string;
  playStyle: PlayStyle;
  activityLevel: ActivityLevel;
};

type PartOfDay = 'day' | 'evening';

/** The part of the day, where the family is: the evening ends when the children get up. `at` in ms. */
function partOfDay(at: number): PartOfDay {
  const hour = new Date(at).getHours();
  return hour >= 18 || hour < 6 ? 'evening' : 'day';
}

/** A room that every family has, and everybody on one side. */
const fresh: Record<PartOfDay, SuggestedSetup> = {
  day: { participation: 'observer', environment: 'living-room', customEnvironment: '', playStyle: 'cooperative', activityLevel: 'medium' },
  evening: { participation: 'observer', environment: 'living-room', customEnvironment: '', playStyle: 'cooperative', activityLevel: 'low' },
};

/**
 * Where and how: as in the newest adventure of this part of the day; where there is none, as in the newest of all, calmer and indoors in
 * the evening, out of bed and on their feet by day. `at` in ms. Some theme goes with it always.
 */
export function suggestSetup(played: readonly Played[], at: number): SuggestedSetup {
  const part = partOfDay(at);
  const newest = newestOf(played);
  const alike = newestOf(played.filter((adventure) => partOfDay(Date.parse(adventure.session_date)) === part));
  if (alike !== null) return withTheme(setupOf(alike));
  return withTheme(newest === null ? fresh[part] : moved(setupOf(newest), part));
}

/** The newest adventure by when it was begun, whichever was edited last. */
export function newestOf<T extends Pick<Adventure, 'session_date'>>(played: readonly T[]): T | null {
  return played.reduce<T | null>((newest, other) => (newest === null || other.session_date > newest.session_date ? other : newest), null);
}

function setupOf(last: Played): SuggestedSetup {
  return {
    participation: last.adult_participation_level,
    environment: last.environment,
    customEnvironment: last.environment === customLocation ? (last.custom_environment ?? '') : '',
    playStyle: last.play_style,
    activityLevel: last.activity_level,
  };
}

function moved(setup: SuggestedSetup, part: PartOfDay): SuggestedSetup {
  const { environment, activityLevel } = setup;
  switch (part) {
    case 'evening': {
      const outside = isPredefinedEnvironment(environment) && environmentInfo[environment].outdoors;
      return { ...setup, environment: outside ? 'living-room' : environment, activityLevel: 'low' };
    }
    case 'day':
      return {
        ...setup,
        environment: environment === 'bedroom' ? 'living-room' : environment,
        activityLevel: activityLevel === 'low' ? 'medium' : activityLevel,
      };
  }
}

/** The setup with as little changed as it takes for a theme to go with it. */
function withTheme(setup: SuggestedSetup): SuggestedSetup {
  const together = { ...setup, playStyle: 'cooperative' } as const;
  const options = [setup, together, { ...together, activityLevel: 'medium' } as const];
  return options.find((option) => recommendThemes(option).length > 0) ?? setup;
}

/**
 * All themes, the one to tempt the family with first: those that it has not been to, then those it left longest ago.
 * `played` are the themes of its adventures, newest first; `youngest` is an age in years, null where nobody plays.
 */
export function rankThemes(played: readonly string[], youngest: number | null): readonly RecommendedTheme[] {
  const ago = (theme: string): number => {
    const index = played.indexOf(theme);
    return index === -1 ? Number.MAX_SAFE_INTEGER : index;
  };
  return [...themesForAge(youngest)].sort((a, b) => ago(b) - ago(a));
}

function themesForAge(youngest: number | null): readonly RecommendedTheme[] {
  if (youngest === null) return recommendedThemes;
  if (youngest <= 4) return forLittle;
  return youngest >= 10 ? forBig : recommendedThemes;
}

/** The first of the ranked themes that goes with a place, a style and a level; null where none does. */
export function suggestTheme(setup: Parameters<typeof recommendThemes>[0], ranked: readonly RecommendedTheme[]): RecommendedTheme | null {
  const fitting = recommendThemes(setup);
  return ranked.find((theme) => fitting.includes(theme)) ?? null;
}

/**
 * A theme for a family that wants to be surprised: any that goes with the setup, but not the one in plain sight and not the one of last
 * time, as long as others are left. null where none fits. `chance` is a non-negative integer.
 */
export function surpriseTheme(
  setup: Parameters<typeof recommendThemes>[0],
  { inSight, last }: { inSight: string | null; last: string | null },
  chance: number,
): RecommendedTheme | null {
  const fitting = recommendThemes(setup);
  const unseen = fitting.filter((theme) => theme !== inSight);
  const other = unseen.filter((theme) => theme !== last);
  const pool = other.length > 0 ? other : unseen.length > 0 ? unseen : fitting;
  return pool[chance % pool.length] ?? null;
}
