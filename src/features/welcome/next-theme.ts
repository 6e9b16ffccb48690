import { type RecommendedTheme, recommendedThemes } from '../../domain/catalog.ts';

/**
 * The world to tempt a family with: the first that they have not been to, else the one they left longest ago.
 * `played` are the themes of their adventures, newest first.
 */
export function nextTheme(played: readonly string[]): RecommendedTheme {
  const ago = (theme: string): number => {
    const index = played.indexOf(theme);
    return index === -1 ? Number.POSITIVE_INFINITY : index;
  };
  return recommendedThemes.reduce((best, theme) => (ago(theme) > ago(best) ? theme : best));
}
