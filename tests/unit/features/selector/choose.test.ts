import { describe, expect, it } from 'vitest';
import { activityLevels, environments, playStyles, recommendedThemes, recommendThemes } from '../../../../src/domain/catalog.ts';
import { bringBack, describeOwn, draftOf, nothingChosen, pickTheme, setUp } from '../../../../src/features/selector/choose.ts';
import { firstChoices } from '../../../../src/features/selector/last-time.ts';
import { suggestedSteps } from '../../../../src/features/selector/suggested-steps.ts';
import { adventure, mia, uuid } from '../../data/family.ts';

const chosen = draftOf({ ...nothingChosen, environment: 'backyard', playStyle: 'cooperative', activityLevel: 'high' });

describe('one choice and another', () => {
  it('[SEL-05] whatever the place, style and level become, the theme goes with them, or is cleared and said', () => {
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

  it('[SEL-03] a theme and own words are never there together', () => {
    const typed = describeOwn(pickTheme(chosen, 'pirates'), 'A');
    expect(typed.choices).toMatchObject({ theme: null, customTheme: 'A' });
    expect(typed.notice).toEqual({ kind: 'own-words-instead', theme: 'pirates' });
    expect(describeOwn(typed, 'A b').notice).toEqual(typed.notice);
    const picked = pickTheme(typed, 'knights');
    expect(picked.choices).toMatchObject({ theme: 'knights', customTheme: '' });
    expect(picked.notice).toEqual({ kind: 'theme-instead', theme: 'knights' });
  });

  it('[SEL-03] words that made room for a theme can be taken back, also after another theme', () => {
    const picked = pickTheme(pickTheme(describeOwn(chosen, 'The moon bakery'), 'knights'), 'pirates');
    expect(bringBack(picked)).toMatchObject({ choices: { theme: null, customTheme: 'The moon bakery' }, setAside: '' });
  });

  it('spaces are no words: they take no theme away', () => {
    expect(describeOwn(pickTheme(chosen, 'pirates'), '  ').choices.theme).toBe('pirates');
  });
});

describe('the number of steps', () => {
  it('follows the youngest', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 18].map(suggestedSteps)).toEqual([4, 4, 5, 5, 6, 6, 8, 8]);
  });
});

describe('what to begin with', () => {
  const child = { ...mia, id: uuid(1) };

  it('is nothing but watching for a family that has not played yet', () => {
    expect(firstChoices([], [child])).toBe(nothingChosen);
    expect(nothingChosen.participation).toBe('observer');
  });

  it('is the newest adventure, whichever was edited last', () => {
    const first = { ...adventure(), session_date: '2026-11-01T10:00:00.000Z', environment: 'park' };
    const second = { ...adventure(), session_date: '2026-11-02T10:00:00.000Z', environment: 'bedroom' };
    expect(firstChoices([second, first], [child])).toMatchObject({ environment: 'bedroom', theme: null, customTheme: '', sittingOut: [] });
  });

  it('keeps a number of steps that the adult had chosen, and lets the suggested one grow with the child', () => {
    expect(firstChoices([{ ...adventure(), total_steps: 4 }], [child]).totalSteps).toBe(4);
    expect(firstChoices([{ ...adventure(), total_steps: 6 }], [child]).totalSteps).toBeNull();
    expect(firstChoices([{ ...adventure(), total_steps: 30 }], [child]).totalSteps).toBeNull();
  });
});
