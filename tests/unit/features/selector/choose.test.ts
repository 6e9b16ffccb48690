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
} from '../../../../src/features/selector/choose.ts';
import { firstDraft } from '../../../../src/features/selector/last-time.ts';
import { planOf } from '../../../../src/features/selector/plan.ts';
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

describe('a theme that was only suggested', () => {
  const suggested = suggestedDraft(chosen.choices, ['jungle', 'pirates', 'space', 'knights', 'detectives']);

  it('makes room for another suggestion that goes with what the adult changes, without a word', () => {
    expect(suggested.choices.theme).toBe('jungle');
    const inside = setUp(suggested, { environment: 'living-room' });
    expect([inside.choices.theme, inside.notice]).toEqual(['pirates', null]);
    expect(setUp(inside, { activityLevel: 'low' }).choices.theme).toBe('space');
  });

  it('[SEL-05] is the adult’s own once it is tapped: from then on it is cleared, and that is said', () => {
    const picked = setUp(pickTheme(suggested, 'pirates'), { environment: 'bedroom' });
    expect(picked.choices.theme).toBeNull();
    expect(picked.notice).toEqual({ kind: 'no-longer-fits', theme: 'pirates' });
  });
});

describe('a surprise', () => {
  it('[SEL-02] goes with the choices, and is none where the adult has written a story', () => {
    for (let chance = 0; chance < 20; chance += 1) {
      const theme = surprise(chosen, null, chance)?.choices.theme;
      expect(recommendThemes(chosen.choices)).toContain(theme);
    }
    expect(surprise(describeOwn(chosen, 'The moon bakery'), null, 1)).toBeNull();
  });
});

describe('what to begin with', () => {
  const child = { ...mia, id: uuid(1) };
  const family = { children: [child], environments: [] };
  const noon = new Date(2026, 10, 21, 12).getTime();
  const begin = (adventures: Parameters<typeof firstDraft>[0]) => firstDraft(adventures, family, noon).choices;

  it('is a whole adventure that only has to be started, the adult watching, for a family that has not played yet', () => {
    const choices = begin([]);
    expect(choices).toMatchObject({ participation: 'observer', environment: 'living-room', sittingOut: [], customTheme: '' });
    expect(planOf(choices, [child]).missing).toEqual([]);
  });

  it('is as the newest adventure was, whichever was edited last, with another story', () => {
    const first = { ...adventure(), session_date: new Date(2026, 10, 20, 10).toISOString(), environment: 'park' };
    const second = { ...adventure(), session_date: new Date(2026, 10, 20, 11).toISOString(), environment: 'backyard' };
    const choices = begin([second, first]);
    expect(choices).toMatchObject({ environment: 'backyard', activityLevel: 'high', customTheme: '', sittingOut: [] });
    expect(choices.theme).not.toBe('pirates');
    expect(choices.theme).not.toBeNull();
  });

  it('is no place that the family has deleted since', () => {
    expect(begin([{ ...adventure(), environment: uuid(3) }]).environment).toBe('living-room');
  });

  it('keeps a number of steps that the adult had chosen, and lets the suggested one grow with the child', () => {
    expect(begin([{ ...adventure(), total_steps: 4 }]).totalSteps).toBe(4);
    expect(begin([{ ...adventure(), total_steps: 6 }]).totalSteps).toBeNull();
    expect(begin([{ ...adventure(), total_steps: 30 }]).totalSteps).toBeNull();
  });
});
