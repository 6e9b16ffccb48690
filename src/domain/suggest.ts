import {
  type ActivityLevel,
  customLocation,
  environmentInfo,
  isKnownPlace,
  isPredefinedEnvironment,
  type ParticipationLevel,
  type PlayStyle,
  type RecommendedTheme,
  recommendThemes,
} from './catalog.ts';
import type { Adventure, AdventureSetup } from './entities/adventure.ts';
import { forBig, forLittle, recommendedThemes } from './themes.ts';

/** Suggests how to set up an adventure: from earlier adventures, the time of day and the children's ages. Pure. */

/** The fields of an earlier adventure that the next setup is based on. */
export type Played = Omit<AdventureSetup, 'custom_theme'> & Pick<Adventure, 'session_date'>;

export type SuggestedSetup = {
  participation: ParticipationLevel;
  environment: string;
  customEnvironment: string;
  playStyle: PlayStyle;
  activityLevel: ActivityLevel;
};

/** A setup, and all themes, best suggestion first. */
export type Suggestion = { setup: SuggestedSetup; ranked: readonly RecommendedTheme[] };

/**
 * What the family may want next. The dashboard and the selector both ask here, so that the dashboard shows the story with which the
 * selector opens. A place that was deleted since is not suggested. `at` in ms.
 */
export function suggestNext(
  played: readonly Played[],
  { children, environments }: { children: readonly { age: number }[]; environments: readonly { id: string }[] },
  at: number,
): Suggestion {
  const inKnownPlaces = played.filter(({ environment }) => isKnownPlace(environment, environments));
  const newestFirst = [...played].sort((a, b) => (a.session_date < b.session_date ? 1 : -1));
  const youngest = children.length === 0 ? null : Math.min(...children.map(({ age }) => age));
  return {
    setup: suggestSetup(inKnownPlaces, at),
    ranked: rankThemes(
      newestFirst.map(({ theme }) => theme),
      youngest,
    ),
  };
}

type PartOfDay = 'day' | 'evening';

/** The part of the day in the device's time zone; the night until 6 o'clock counts as evening. `at` in ms. */
function partOfDay(at: number): PartOfDay {
  const hour = new Date(at).getHours();
  return hour >= 18 || hour < 6 ? 'evening' : 'day';
}

/** For families without earlier adventures: a room that everybody has, and cooperative play. */
const fresh: Record<PartOfDay, SuggestedSetup> = {
  day: { participation: 'observer', environment: 'living-room', customEnvironment: '', playStyle: 'cooperative', activityLevel: 'medium' },
  evening: { participation: 'observer', environment: 'living-room', customEnvironment: '', playStyle: 'cooperative', activityLevel: 'low' },
};

/**
 * The suggested place and style: those of the newest adventure from the same part of the day. If there is none, those of the newest one at
 * all, changed to calm and indoors for the evening, or to out of bed and active for the day. `at` in ms. Some theme always fits the result.
 */
export function suggestSetup(played: readonly Played[], at: number): SuggestedSetup {
  const part = partOfDay(at);
  const newest = newestOf(played);
  const alike = newestOf(played.filter((adventure) => partOfDay(Date.parse(adventure.session_date)) === part));
  if (alike !== null) return withTheme(setupOf(alike));
  return withTheme(newest === null ? fresh[part] : moved(setupOf(newest), part));
}

/** The adventure that was started last, no matter which was edited last. */
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

/** The setup with the fewest changes that are needed for some theme to fit. */
function withTheme(setup: SuggestedSetup): SuggestedSetup {
  const together = { ...setup, playStyle: 'cooperative' } as const;
  const options = [setup, together, { ...together, activityLevel: 'medium' } as const];
  return options.find((option) => recommendThemes(option).length > 0) ?? setup;
}

/**
 * All themes, best suggestion first: those the family has not played, then those it has not played for the longest time. `played` are the
 * themes of its adventures, newest first; `youngest` is an age in years, null if nobody plays.
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

/** The first of the ranked themes that fits the setup; null if none does. */
export function suggestTheme(setup: Parameters<typeof recommendThemes>[0], ranked: readonly RecommendedTheme[]): RecommendedTheme | null {
  const fitting = recommendThemes(setup);
  return ranked.find((theme) => fitting.includes(theme)) ?? null;
}

/**
 * A random theme that fits the setup: not the suggested one and not the last one, as long as there are others. null if none fits. `chance`
 * is a non-negative integer.
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
