import { describe, expect, it } from 'vitest';
import { activityLevels, environments, playStyles, recommendedThemes, recommendThemes } from '../../../src/domain/catalog.ts';
import { rankThemes, suggestSetup, suggestTheme, surpriseTheme } from '../../../src/domain/suggest.ts';
import { adventure } from '../data/family.ts';

/** A time in the family's own time zone. */
const at = (day: number, hour: number): Date => new Date(2026, 10, day, hour);
const playedAt = (when: Date, fields: Partial<ReturnType<typeof adventure>>) => ({
  ...adventure(),
  session_date: when.toISOString(),
  ...fields,
});

describe('the suggested place and style', () => {
  it('are calm in the evening and active by day for a family that has not played yet', () => {
    expect(suggestSetup([], at(1, 15).getTime())).toMatchObject({ environment: 'living-room', activityLevel: 'medium' });
    expect(suggestSetup([], at(1, 19).getTime())).toMatchObject({ environment: 'living-room', activityLevel: 'low' });
  });

  it('are those of the adventure that was started last in this part of the day, whichever was edited last', () => {
    const afternoon = playedAt(at(1, 15), { environment: 'park', activity_level: 'high' });
    const earlier = playedAt(at(1, 9), { environment: 'basement' });
    const bedtime = playedAt(at(1, 19), { environment: 'bedroom', activity_level: 'low', theme: 'space' });
    expect(suggestSetup([bedtime, earlier, afternoon], at(2, 10).getTime())).toMatchObject({ environment: 'park', activityLevel: 'high' });
    expect(suggestSetup([bedtime, earlier, afternoon], at(2, 20).getTime())).toMatchObject({
      environment: 'bedroom',
      activityLevel: 'low',
    });
  });

  it('are those of the newest adventure, in whatever order they are given', () => {
    const [first, second] = [playedAt(at(1, 9), { environment: 'park' }), playedAt(at(1, 15), { environment: 'basement' })];
    for (const played of [
      [first, second],
      [second, first],
    ]) {
      expect(suggestSetup(played, at(2, 10).getTime()).environment).toBe('basement');
    }
  });

  it('avoid the garden in the evening and the bedroom by day', () => {
    const garden = playedAt(at(1, 15), { environment: 'backyard', activity_level: 'high', adult_participation_level: 'full' });
    const bed = playedAt(at(1, 20), { environment: 'bedroom', activity_level: 'low' });
    expect(suggestSetup([garden], at(1, 20).getTime())).toMatchObject({
      environment: 'living-room',
      activityLevel: 'low',
      participation: 'full',
    });
    expect(suggestSetup([bed], at(2, 10).getTime())).toMatchObject({ environment: 'living-room', activityLevel: 'medium' });
  });

  it('count as evening from six to six', () => {
    const levelAt = (hour: number) => suggestSetup([], at(1, hour).getTime()).activityLevel;
    expect([5, 6, 17, 18, 0].map(levelAt)).toEqual(['low', 'medium', 'medium', 'low', 'low']);
  });

  it('keep the last place if it suits any time of day', () => {
    const basement = playedAt(at(1, 20), { environment: 'basement', activity_level: 'high' });
    expect(suggestSetup([basement], at(2, 10).getTime())).toMatchObject({ environment: 'basement', activityLevel: 'high' });
    const place = playedAt(at(1, 15), { environment: '20000000-0000-4000-8000-000000000009' });
    expect(suggestSetup([place], at(1, 20).getTime())).toMatchObject({ environment: place.environment });
  });

  it('keep a custom place, but not its description for another place', () => {
    const typed = playedAt(at(1, 15), { environment: 'custom', custom_environment: 'the pier' });
    expect(suggestSetup([typed], at(2, 15).getTime())).toMatchObject({ environment: 'custom', customEnvironment: 'the pier' });
    expect(suggestSetup([{ ...typed, custom_environment: null }], at(2, 15).getTime()).customEnvironment).toBe('');
    expect(suggestSetup([{ ...typed, environment: 'park' }], at(2, 15).getTime()).customEnvironment).toBe('');
  });

  it('always fit some theme', () => {
    for (const hour of [10, 20]) {
      for (const environment of environments) {
        for (const play_style of playStyles) {
          for (const activity_level of activityLevels) {
            const setup = suggestSetup([playedAt(at(1, 15), { environment, play_style, activity_level })], at(2, hour).getTime());
            expect(suggestTheme(setup, rankThemes([], 6))).not.toBeNull();
          }
        }
      }
    }
  });
});

describe('the suggested theme', () => {
  it('is one that the family has not played', () => {
    const [first, second] = recommendedThemes;
    expect(rankThemes(['custom', first], null)[0]).toBe(second);
  });

  it('is the one played longest ago once all are known', () => {
    expect(rankThemes([...recommendedThemes], 7)[0]).toBe(recommendedThemes.at(-1));
    expect(rankThemes(recommendedThemes.toReversed(), 7)[0]).toBe(recommendedThemes[0]);
  });

  it('depends at first on the youngest child’s age, and no theme is ever left out', () => {
    expect([2, 7, 12].map((age) => rankThemes([], age)[0])).toEqual(['fairy-tale', 'pirates', 'detectives']);
    expect([4, 5, 9, 10].map((age) => rankThemes([], age)[0])).toEqual(['fairy-tale', 'pirates', 'pirates', 'detectives']);
    for (const age of [2, 7, 12]) expect(new Set(rankThemes([], age))).toEqual(new Set(recommendedThemes));
  });
});

describe('the theme chosen for a place', () => {
  const indoors = { environment: 'bedroom', playStyle: 'cooperative', activityLevel: 'low' } as const;

  it('is the first suggestion that fits, or none', () => {
    expect(suggestTheme(indoors, ['pirates', 'underwater', 'space'])).toBe('underwater');
    expect(suggestTheme(indoors, ['pirates'])).toBeNull();
  });
});

describe('a surprise', () => {
  const setup = { environment: 'backyard', playStyle: 'cooperative', activityLevel: 'medium' } as const;

  it('is neither the suggested theme nor the last one, and fits the setup', () => {
    const seen = new Set(Array.from({ length: 40 }, (_, chance) => surpriseTheme(setup, { inSight: 'pirates', last: 'knights' }, chance)));
    expect(seen).toEqual(new Set(recommendThemes(setup).filter((theme) => theme !== 'pirates' && theme !== 'knights')));
  });

  it('is the last theme rather than the suggested one', () => {
    const setup = { environment: 'basement', playStyle: 'educational', activityLevel: 'low' } as const;
    for (let chance = 0; chance < 4; chance += 1) {
      expect(surpriseTheme(setup, { inSight: 'space', last: 'underwater' }, chance)).toBe('underwater');
    }
  });

  it('is the only theme that fits if there are no others, and none if none fits', () => {
    const alone = { environment: 'classroom', playStyle: 'educational', activityLevel: 'low' } as const;
    expect(surpriseTheme(alone, { inSight: 'detectives', last: 'detectives' }, 3)).toBe('detectives');
    expect(surpriseTheme({ ...alone, activityLevel: 'high' }, { inSight: null, last: null }, 3)).toBeNull();
  });
});
