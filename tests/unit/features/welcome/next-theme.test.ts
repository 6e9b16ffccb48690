import { describe, expect, it } from 'vitest';
import { recommendedThemes } from '../../../../src/domain/catalog.ts';
import { nextTheme } from '../../../../src/features/welcome/next-theme.ts';

describe('the world that the dashboard shows', () => {
  it('is one that the family has not been to', () => {
    const [first, second] = recommendedThemes;
    expect(nextTheme(['custom', first])).toBe(second);
  });

  it('is the one they left longest ago, once they know them all', () => {
    expect(nextTheme([...recommendedThemes])).toBe(recommendedThemes.at(-1));
    expect(nextTheme(recommendedThemes.toReversed())).toBe(recommendedThemes[0]);
  });
});
