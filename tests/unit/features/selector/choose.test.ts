import { describe, expect, it } from 'vitest';
import { activityLevels, environments, playStyles, recommendedThemes, recommendThemes } from '../../../../src/domain/catalog.ts';
import {
  bringBack,
  describeOwn,
  draftOf,
  nothingChosen,
  pickTheme,
  setUp,
  suggestedDraft,
  surprise,
} from '../../../../src/features/selector/setup/choose.ts';
import { firstDraft } from '../../../../src/features/selector/setup/last-time.ts';
import { planOf } from '../../../../src/features/selector/setup/plan.ts';
import { suggestedSteps } from '../../../../src/features/selector/setup/suggested-steps.ts';
import { adventure, mia, uuid } from '../../data/family.ts';

const chosen = draftOf({ ...nothingChosen, environment: 'backyard', playStyle: 'cooperative', activityLevel: 'high' });

describe('how one choice affects another', () => {
  it('[SEL-05] when place, style and level change, the theme still fits, or is cleared with a notice', () => {
    for (const theme of recommendedThemes) {
      for (const environment of [...environments, 'custom', uuid(3)]) {
        for (const playStyle of playStyles) {
          for (const activityLevel of activityLevels) {
            const draft = setUp(pickTheme(draftOf(nothingChosen), theme), { environment, playStyle, activityLevel });
            const fits = recommendThemes({ environment, playStyle, activityLevel }).includes(theme);
            expect(draft.choices.theme).toBe(fits ? theme : null);
            expect(draft.notice).toEqual(fits ? null : { kind: 'no-longer-fits', theme });
          }
        }
      }
    }
  });

  it('[SEL-03] a theme and own words never exist together', () => {
    const typed = describeOwn(pickTheme(chosen, 'pirates'), 'A');
    expect(typed.choices).toMatchObject({ theme: null, customTheme: 'A' });
    expect(typed.notice).toEqual({ kind: 'own-words-instead', theme: 'pirates' });
    expect(describeOwn(typed, 'A b').notice).toEqual(typed.notice);
    const picked = pickTheme(typed, 'knights');
    expect(picked.choices).toMatchObject({ theme: 'knights', customTheme: '' });
    expect(picked.notice).toEqual({ kind: 'theme-instead', theme: 'knights' });
  });

  it('[SEL-03] own words that a theme replaced can be restored, even after another theme', () => {
    const picked = pickTheme(pickTheme(describeOwn(chosen, 'The moon bakery'), 'knights'), 'pirates');
    expect(bringBack(picked)).toMatchObject({ choices: { theme: null, customTheme: 'The moon bakery' }, setAside: '' });
  });

  it('spaces are no words, so they replace no theme', () => {
    expect(describeOwn(pickTheme(chosen, 'pirates'), '  ').choices.theme).toBe('pirates');
  });
});

describe('the number of steps', () => {
  it('follows the youngest child', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 18].map(suggestedSteps)).toEqual([4, 4, 5, 5, 6, 6, 8, 8]);
  });
});

describe('a suggested theme', () => {
  const suggested = suggestedDraft(chosen.choices, ['jungle', 'pirates', 'space', 'knights', 'detectives']);

  it('is silently replaced by another suggestion that fits the adult’s changes', () => {
    expect(suggested.choices.theme).toBe('jungle');
    const inside = setUp(suggested, { environment: 'living-room' });
    expect([inside.choices.theme, inside.notice]).toEqual(['pirates', null]);
    expect(setUp(inside, { activityLevel: 'low' }).choices.theme).toBe('space');
  });

  it('[SEL-05] counts as chosen once it is tapped: from then on it is cleared with a notice', () => {
    const picked = setUp(pickTheme(suggested, 'pirates'), { environment: 'bedroom' });
    expect(picked.choices.theme).toBeNull();
    expect(picked.notice).toEqual({ kind: 'no-longer-fits', theme: 'pirates' });
  });
});

describe('a surprise', () => {
  it('[SEL-02] fits the choices, and does not exist if the adult has written a story', () => {
    for (let chance = 0; chance < 20; chance += 1) {
      const theme = surprise(chosen, null, chance)?.choices.theme;
      expect(recommendThemes(chosen.choices)).toContain(theme);
    }
    expect(surprise(describeOwn(chosen, 'The moon bakery'), null, 1)).toBeNull();
  });
});

describe('the draft to start with', () => {
  const child = { ...mia, id: uuid(1) };
  const family = { children: [child], environments: [] };
  const noon = new Date(2026, 10, 21, 12).getTime();
  const begin = (adventures: Parameters<typeof firstDraft>[0]) => firstDraft(adventures, family, noon).choices;

  it('is a complete adventure that only has to be started, for a family that has not played yet', () => {
    const choices = begin([]);
    expect(choices).toMatchObject({ participation: 'observer', environment: 'living-room', sittingOut: [], customTheme: '' });
    expect(planOf(choices, [child]).missing).toEqual([]);
  });

  it('is like the adventure that was started last, whichever was edited last, with another story', () => {
    const first = { ...adventure(), session_date: new Date(2026, 10, 20, 10).toISOString(), environment: 'park' };
    const second = { ...adventure(), session_date: new Date(2026, 10, 20, 11).toISOString(), environment: 'backyard' };
    const choices = begin([second, first]);
    expect(choices).toMatchObject({ environment: 'backyard', activityLevel: 'high', customTheme: '', sittingOut: [] });
    expect(choices.theme).not.toBe('pirates');
    expect(choices.theme).not.toBeNull();
  });

  it('contains no place that was deleted since', () => {
    expect(begin([{ ...adventure(), environment: uuid(3) }]).environment).toBe('living-room');
  });

  it('keeps a number of steps that the adult chose, and lets a suggested one grow with the child', () => {
    expect(begin([{ ...adventure(), total_steps: 4 }]).totalSteps).toBe(4);
    expect(begin([{ ...adventure(), total_steps: 6 }]).totalSteps).toBeNull();
    expect(begin([{ ...adventure(), total_steps: 30 }]).totalSteps).toBeNull();
  });
});
