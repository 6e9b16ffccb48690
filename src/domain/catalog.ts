import * as z from 'zod/mini';
import { knownThemes, recommendedThemes, themeMatches } from './themes.ts';

export { knownThemes, recommendedThemes, themeInfo } from './themes.ts';

/** The options a family chooses from, each in one table. */

export const environments = ['backyard', 'park', 'living-room', 'bedroom', 'classroom', 'basement', 'playground'] as const;
export const PredefinedEnvironment = z.enum(environments);
export type PredefinedEnvironment = z.infer<typeof PredefinedEnvironment>;

/** A place that is described by hand for one adventure. */
export const customLocation = 'custom' as const;

export const environmentInfo: Record<
  PredefinedEnvironment,
  { name: string; description: string; items: readonly string[]; outdoors: boolean }
> = {
  backyard: {
    name: 'Backyard',
    description: 'Grass, a bush or two, open sky',
    items: ['sticks', 'leaves', 'stones', 'bucket', 'ball', 'blanket'],
    outdoors: true,
  },
  park: {
    name: 'Park',
    description: 'Paths, trees and room to roam',
    items: ['sticks', 'leaves', 'pine cones', 'bench', 'ball', 'backpack'],
    outdoors: true,
  },
  'living-room': {
    name: 'Living room',
    description: 'Sofa, rug and soft things',
    items: ['cushions', 'blanket', 'sofa', 'chairs', 'books', 'socks'],
    outdoors: false,
  },
  bedroom: {
    name: 'Bedroom',
    description: 'A bed, pillows and favourite toys',
    items: ['pillow', 'blanket', 'soft toys', 'socks', 'books', 'bed'],
    outdoors: false,
  },
  classroom: {
    name: 'Classroom',
    description: 'Tables, paper and pencils',
    items: ['chairs', 'tables', 'paper', 'pencils', 'books', 'tape'],
    outdoors: false,
  },
  basement: {
    name: 'Basement',
    description: 'Boxes, odds and ends, room to build',
    items: ['cardboard boxes', 'blanket', 'chairs', 'old clothes', 'torch', 'buckets'],
    outdoors: false,
  },
  playground: {
    name: 'Playground',
    description: 'Sand, things to balance on, other children around',
    items: ['sand', 'sticks', 'bench', 'ball', 'bucket', 'leaves'],
    outdoors: true,
  },
};

export const playStyles = ['cooperative', 'competitive', 'creative', 'educational'] as const;
export const PlayStyle = z.enum(playStyles);
export type PlayStyle = z.infer<typeof PlayStyle>;

export const activityLevels = ['low', 'medium', 'high'] as const;
export const ActivityLevel = z.enum(activityLevels);
export type ActivityLevel = z.infer<typeof ActivityLevel>;

export const participationLevels = ['observer', 'minimal', 'moderate', 'full'] as const;
export const ParticipationLevel = z.enum(participationLevels);
export type ParticipationLevel = z.infer<typeof ParticipationLevel>;

/** The themes the selector recommends. */
export const RecommendedTheme = z.enum(recommendedThemes);
export type RecommendedTheme = z.infer<typeof RecommendedTheme>;

/** Every theme with a drawing, an icon and tales of its own. */
export const KnownTheme = z.enum(knownThemes);
export type KnownTheme = z.infer<typeof KnownTheme>;

type Match = { environments: readonly PredefinedEnvironment[]; styles: readonly PlayStyle[]; levels: readonly ActivityLevel[] };

const matches: Record<RecommendedTheme, Match> = themeMatches;

/**
 * The themes to recommend for the choices so far; a choice that is not made yet excludes none. For any other place than the seven
 * predefined ones, all eight themes are possible.
 */
export function recommendThemes(choice: {
  environment: string | null;
  playStyle: PlayStyle | null;
  activityLevel: ActivityLevel | null;
}): readonly RecommendedTheme[] {
  const { environment, playStyle, activityLevel } = choice;
  if (environment !== null && !isPredefinedEnvironment(environment)) return recommendedThemes;
  return recommendedThemes.filter((theme) => {
    const match = matches[theme];
    return (
      (environment === null || match.environments.includes(environment)) &&
      (playStyle === null || match.styles.includes(playStyle)) &&
      (activityLevel === null || match.levels.includes(activityLevel))
    );
  });
}

export function isPredefinedEnvironment(value: string): value is PredefinedEnvironment {
  return (environments as readonly string[]).includes(value);
}

/** Whether the place exists: a predefined one, `custom`, or one of the family's own. */
export function isKnownPlace(environment: string, own: readonly { id: string }[]): boolean {
  return environment === customLocation || isPredefinedEnvironment(environment) || own.some(({ id }) => id === environment);
}

export function isKnownTheme(value: string): value is KnownTheme {
  return (knownThemes as readonly string[]).includes(value);
}
