import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activityLevels, environments, participationLevels, playStyles, recommendedThemes } from '../../../src/domain/catalog.ts';
import { AdventureConfig, AdventureFields, configOf, newAdventure } from '../../../src/domain/entities/adventure.ts';
import { checkInWords } from '../../support/story/said.ts';

const now = '2026-11-21T10:00:00.000Z';

const config: AdventureConfig = {
  theme: 'pirates',
  customTheme: '',
  environment: 'backyard',
  customEnvironment: '',
  playStyle: 'creative',
  activityLevel: 'high',
  adultParticipation: 'moderate',
  participatingChildren: ['mia', 'tom'],
  totalSteps: 8,
};

function firstOf(form: object): unknown {
  const result = checkInWords(AdventureConfig, { ...config, ...form });
  return result.ok ? 'ok' : result.first.message;
}

describe('the choices', () => {
  test('[SEL-03] a custom theme has 500 characters at most, trimmed', () => {
    expect(firstOf({ theme: null, customTheme: ` ${'x'.repeat(500)} ` })).toBe('ok');
    expect(firstOf({ theme: null, customTheme: 'x'.repeat(501) })).toBe('Custom theme must be less than 500 characters');
  });

  test('[SEL-03] a custom environment has 500 characters at most, trimmed', () => {
    expect(firstOf({ environment: 'custom', customEnvironment: `${'x'.repeat(500)}\n` })).toBe('ok');
    expect(firstOf({ environment: 'custom', customEnvironment: 'x'.repeat(501) })).toBe(
      'Custom environment must be less than 500 characters',
    );
  });

  test('[SEL-04] no adventure without a child', () => {
    expect(firstOf({ participatingChildren: [] })).toBe('Select at least one child to start the adventure');
  });

  test('[SEL-04] style, level and participation must be known options', () => {
    for (const wrong of [{ playStyle: 'wild' }, { activityLevel: 'extreme' }, { adultParticipation: 'away' }, { playStyle: null }]) {
      expect(firstOf(wrong)).not.toBe('ok');
    }
  });

  test('the number of steps is a whole number within the limits', () => {
    for (const totalSteps of [1, 4, 8, 30]) expect(firstOf({ totalSteps })).toBe('ok');
    for (const totalSteps of [0, -1, 2.5, 31, Number.NaN]) expect(firstOf({ totalSteps })).not.toBe('ok');
  });
});

describe('a new adventure', () => {
  test('[DATA-01] is active at step 0 without steps, with 30 planned minutes, and has the product’s fields', () => {
    expect(newAdventure(config, 42, now)).toEqual({
      theme: 'pirates',
      custom_theme: null,
      environment: 'backyard',
      custom_environment: null,
      play_style: 'creative',
      activity_level: 'high',
      adult_participation_level: 'moderate',
      participating_children: ['mia', 'tom'],
      status: 'active',
      duration_planned: 30,
      total_steps: 8,
      final_outcome: null,
      custom_name: null,
      story_summary: null,
      session_date: now,
      updated_at: now,
      continuation_data: {
        currentStep: 0,
        adventureSteps: [],
        queuedSteps: [],
        userNotes: '',
        stepHistory: [],
        story_progress: { seed: 42 },
      },
      keepsake: null,
    });
  });

  test('[SEL-03] the custom description and the theme exclude each other: the description wins', () => {
    const custom = newAdventure({ ...config, theme: 'pirates', customTheme: 'Snails on the moon' }, 1, now);
    expect(custom).toMatchObject({ theme: 'custom', custom_theme: 'Snails on the moon' });
    const known = newAdventure(config, 1, now);
    expect(known).toMatchObject({ theme: 'pirates', custom_theme: null });
  });

  test('the description of a custom place is stored only for a custom place', () => {
    expect(newAdventure({ ...config, environment: 'custom', customEnvironment: 'The attic' }, 1, now)).toMatchObject({
      environment: 'custom',
      custom_environment: 'The attic',
    });
    expect(newAdventure({ ...config, environment: 'park', customEnvironment: 'The attic' }, 1, now).custom_environment).toBeNull();
  });

  test('[PLAY-16] played again, it has the same choices', () => {
    const choices = fc
      .record({
        theme: fc.constantFrom(...recommendedThemes),
        customTheme: fc.oneof(
          fc.constant(''),
          fc.string({ maxLength: 500 }).map((text) => text.trim()),
        ),
        environment: fc.constantFrom(...environments, 'custom', '20000000-0000-4000-8000-000000000001'),
        customEnvironment: fc.string({ maxLength: 500 }).map((text) => text.trim()),
        playStyle: fc.constantFrom(...playStyles),
        activityLevel: fc.constantFrom(...activityLevels),
        adultParticipation: fc.constantFrom(...participationLevels),
        participatingChildren: fc.array(fc.uuid(), { minLength: 1, maxLength: 5 }),
        totalSteps: fc.integer({ min: 1, max: 30 }),
      })
      // As the selector produces them: either a theme or a description, and a place's description only for a custom place.
      .map((made) => ({
        ...made,
        theme: made.customTheme === '' ? made.theme : null,
        customEnvironment: made.environment === 'custom' ? made.customEnvironment : '',
      }));
    fc.assert(
      fc.property(choices, fc.nat(), (made, seed) => {
        const fields = newAdventure(made, seed, now);
        expect(AdventureFields.parse(fields)).toEqual(fields);
        expect(configOf(fields)).toEqual(made);
        expect(AdventureConfig.safeParse(configOf(fields)).success).toBe(true);
      }),
    );
  });

  test('fields of newer versions in an adventure, its progress, its branches and its steps are kept', () => {
    const step = { id: 's1', type: 'action', step: 'On', content: 'x', mood: 'blue' };
    const row = {
      ...newAdventure(config, 1, now),
      weather: 'rain',
      continuation_data: {
        currentStep: 0,
        adventureSteps: [step],
        userNotes: '',
        stepHistory: [{ from: 0, steps: [step], at: now, why: 'a note' }],
        story_progress: { seed: 1, chapter: 2 },
        lantern: true,
      },
      keepsake: { steps: [step], completed_at: now, cover: 'red' },
    };
    expect(AdventureFields.parse(row)).toEqual(row);
  });

  test('[DATA-01] an unknown status is refused', () => {
    expect(AdventureFields.safeParse({ ...newAdventure(config, 1, now), status: 'paused' }).success).toBe(false);
  });
});
