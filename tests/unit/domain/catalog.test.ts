import { describe, expect, test } from 'vitest';
import {
  type ActivityLevel,
  activityLevels,
  environmentInfo,
  environments,
  isKnownTheme,
  isPredefinedEnvironment,
  knownThemes,
  type PlayStyle,
  participationLevels,
  playStyles,
  recommendedThemes,
  recommendThemes,
  themeInfo,
} from '../../../src/domain/catalog.ts';
import { catalogWords } from '../../../src/messages/shared/catalog.ts';

/** The table of the product specification, section 9, copied. */
const table = `
  pirates    | backyard, park, playground, living-room | cooperative, competitive, creative    | medium, high
  knights    | backyard, park, playground, living-room | cooperative, competitive              | medium, high
  space      | living-room, bedroom, basement          | cooperative, educational, creative    | low, medium
  jungle     | backyard, park, playground              | cooperative, educational              | medium, high
  detectives | living-room, bedroom, classroom         | cooperative, competitive, educational | low, medium
  fairy-tale | bedroom, living-room, backyard          | cooperative, creative                 | low, medium
  ninjas     | backyard, playground, basement          | competitive, cooperative              | medium, high
  underwater | living-room, bedroom, basement          | cooperative, educational, creative    | low, medium
`;
const rows = table
  .trim()
  .split('\n')
  .map((line) => {
    const [theme = '', places = '', styles = '', levels = ''] = line.split('|').map((cell) => cell.trim());
    const list = (cell: string) => cell.split(',').map((word) => word.trim());
    return { theme, places: list(places), styles: list(styles), levels: list(levels) };
  });

const places = ['backyard', 'park', 'living-room', 'bedroom', 'classroom', 'basement', 'playground'];
const styles: PlayStyle[] = ['cooperative', 'competitive', 'creative', 'educational'];
const levels: ActivityLevel[] = ['low', 'medium', 'high'];
const cells = places.flatMap((place) => styles.flatMap((style) => levels.map((level) => ({ place, style, level }))));

describe('the themes to recommend', () => {
  test('[SEL-02] all 84 combinations of place, style and level recommend exactly what the table says', () => {
    expect(cells).toHaveLength(84);
    for (const { place, style, level } of cells) {
      const wanted = rows.filter((row) => row.places.includes(place) && row.styles.includes(style) && row.levels.includes(level));
      const got = recommendThemes({ environment: place, playStyle: style, activityLevel: level });
      expect([...got].toSorted(), `${place}, ${style}, ${level}`).toEqual(wanted.map((row) => row.theme).toSorted());
    }
  });

  test('[SEL-02] a theme must match place, style and level, not just two of them', () => {
    const pirates = (environment: string, playStyle: PlayStyle, activityLevel: ActivityLevel) =>
      recommendThemes({ environment, playStyle, activityLevel }).includes('pirates');
    expect(pirates('park', 'creative', 'high')).toBe(true);
    expect(pirates('bedroom', 'creative', 'high')).toBe(false);
    expect(pirates('park', 'educational', 'high')).toBe(false);
    expect(pirates('park', 'creative', 'low')).toBe(false);
  });

  test('[SEL-02] a custom place recommends all eight, whatever the style and level', () => {
    const all = rows.map((row) => row.theme).toSorted();
    expect(all).toHaveLength(8);
    for (const environment of ['custom', '20000000-0000-4000-8000-000000000001']) {
      for (const playStyle of styles) {
        for (const activityLevel of levels) expect([...recommendThemes({ environment, playStyle, activityLevel })].toSorted()).toEqual(all);
      }
    }
  });

  test('[SEL-02] a choice that is not made yet excludes no theme', () => {
    expect(recommendThemes({ environment: null, playStyle: null, activityLevel: null })).toHaveLength(8);
    expect(recommendThemes({ environment: 'classroom', playStyle: null, activityLevel: null })).toEqual(['detectives']);
    expect([...recommendThemes({ environment: null, playStyle: 'educational', activityLevel: 'high' })]).toEqual(['jungle']);
  });
});

describe('the options', () => {
  test('[SEL-01] are those of the product specification, in its order', () => {
    expect([...environments]).toEqual(places);
    expect([...playStyles]).toEqual(styles);
    expect([...activityLevels]).toEqual(levels);
    expect([...participationLevels]).toEqual(['observer', 'minimal', 'moderate', 'full']);
    expect([...recommendedThemes].toSorted()).toEqual(rows.map((row) => row.theme).toSorted());
  });

  test('[SEL-01] each level of participation has an explanation of one line', () => {
    expect(Object.entries(catalogWords.get().participationMeanings).map(([level, meaning]) => `${level}: ${meaning}`)).toEqual([
      'observer: Watch and supervise',
      'minimal: Occasional hints',
      'moderate: Take a character role',
      'full: Equal co-adventurer',
    ]);
  });

  test('[CARD-04] the known themes are the recommended ones plus dinosaurs, magic and mystery, each with an emoji', () => {
    const named = [
      'pirates',
      'knights',
      'space',
      'jungle',
      'underwater',
      'dinosaurs',
      'magic',
      'mystery',
      'detectives',
      'fairy-tale',
      'ninjas',
    ];
    expect([...knownThemes].toSorted()).toEqual(named.toSorted());
    const signs = knownThemes.map((theme) => themeInfo[theme].emoticon);
    expect(new Set(signs).size).toBe(knownThemes.length);
    for (const sign of signs) expect(sign).toMatch(/^\p{Extended_Pictographic}/u);
  });

  test('every place has items to play with, without duplicates', () => {
    for (const place of environments) {
      const { items, name, description } = environmentInfo[place];
      expect(items.length).toBeGreaterThanOrEqual(3);
      expect(new Set(items).size).toBe(items.length);
      expect(name).not.toBe('');
      expect(description).not.toBe('');
    }
  });

  test('names that every object has, such as constructor, are no places and no themes', () => {
    for (const name of ['constructor', 'toString', '__proto__', '', 'custom', 'Backyard', 'Pirates']) {
      expect(isPredefinedEnvironment(name)).toBe(false);
      expect(isKnownTheme(name)).toBe(false);
    }
  });
});
