import { describe, expect, test } from 'vitest';
import { readStoryCall } from '../../../../src/domain/contracts/story-contract.ts';

/** Request bodies written by hand, as another service would read them. */

const profile = {
  children: [{ id: 'mia', name: 'Mia', age: 6, interests: ['kites'], considerations: 'no loud noise' }],
  adultName: 'Robin',
};
const config = {
  theme: { title: 'Pirates', description: 'Maps and tides', emoticon: '🏴‍☠️' },
  environment: { type: 'backyard', name: 'Backyard', description: 'Grass', available_items: ['stick'], space_details: '' },
  customEnvironment: '',
  activityLevel: 'high',
  playStyle: 'creative',
  adultParticipation: 'moderate',
  participatingChildren: ['mia'],
};
const venture = { version: 1, seed: 42, totalSteps: 8, lookahead: 7, memory: { adventures: 2, met: { c1: 1 } } };
const generate = { action: 'generate_adventure', profile, config, venture };
const next = {
  actionType: 'next_step',
  profile,
  config,
  previousResponse: { prologue: '', 'text to read': 'Once.', narration: '', action: '', preparation: '' },
  userInput: 'it rains',
  currentStepContext: { stepNumber: 2, stepType: 'action', totalSteps: 8 },
  venture: { ...venture, told: [{ id: 's0', type: 'prologue', step: 'The map', text_to_read: 'Once.', mood: 'blue' }] },
};
const stop = { adventureId: 'a1', status: 'paused', continuation_data: { currentStep: 0, anything: [1] }, profile, config };
const check = { userId: 'u1', action: 'check_previous_adventures' };
const feedback = {
  user_id: 'anonymous',
  user_email: 'not_provided',
  adult_name: 'not_provided',
  timestamp: '2026-11-21T10:00:00.000Z',
  feedback_type: 'bug',
  rating: 4,
  message: 'The pirates never came.',
  page_context: '/',
  user_agent: 'a browser',
};

function messageOf(body: unknown): string {
  const result = readStoryCall(body);
  return result.ok ? 'ok' : result.message;
}

describe('parsing a call to the story service', () => {
  test.each([
    ['generate', generate],
    ['next', next],
    ['stop', stop],
    ['check', check],
    ['feedback', feedback],
  ])('[STORY-01] %s is recognised by its own fields, and nothing is lost', (kind, body) => {
    expect(readStoryCall(body)).toEqual({ ok: true, call: { kind, body } });
  });

  test('[STORY-01] a theme may be just its name', () => {
    expect(messageOf({ ...generate, config: { ...config, theme: 'pirates' } })).toBe('ok');
  });

  test('[STORY-01] a stop accepts only the status paused or ended', () => {
    expect(messageOf({ ...stop, status: 'ended' })).toBe('ok');
    expect(messageOf({ ...stop, status: 'completed' })).toMatch(/^status/);
  });

  test.each([[null], [undefined], ['generate_adventure'], [7], [[]], [[generate]]])('%j is no valid body', (body) => {
    expect(messageOf(body)).toBe('The body must be a JSON object');
  });

  test.each([[{}], [{ action: 'delete_everything' }], [{ actionType: 'generate_adventure' }], [{ action: ['generate_adventure'] }]])(
    '%j is none of the calls',
    (body) => {
      expect(messageOf(body)).toBe('The body is none of the calls this service knows');
    },
  );

  test.each<[string, unknown, RegExp]>([
    [
      'a child too old',
      { ...generate, profile: { ...profile, children: [{ ...profile.children[0], age: 19 }] } },
      /^profile\.children\.0\.age/,
    ],
    [
      'a child of half a year',
      { ...generate, profile: { ...profile, children: [{ ...profile.children[0], age: 0.5 }] } },
      /^profile\.children\.0\.age/,
    ],
    ['21 children', { ...generate, profile: { ...profile, children: Array(21).fill(profile.children[0]) } }, /^profile\.children/],
    ['a name too long', { ...generate, profile: { ...profile, adultName: 'x'.repeat(101) } }, /^profile\.adultName/],
    ['an unknown style', { ...generate, config: { ...config, playStyle: 'wild' } }, /^config\.playStyle/],
    [
      'too many things',
      { ...generate, config: { ...config, environment: { ...config.environment, available_items: Array(51).fill('x') } } },
      /^config\.environment\.available_items/,
    ],
    ['notes too long', { ...next, userInput: 'x'.repeat(2001) }, /^userInput/],
    [
      'a step type nobody knows',
      { ...next, currentStepContext: { ...next.currentStepContext, stepType: 'interlude' } },
      /^currentStepContext\.stepType/,
    ],
    [
      'more steps than a story has',
      { ...next, venture: { ...next.venture, told: Array(31).fill(next.venture.told[0]) } },
      /^venture\.told/,
    ],
    ...(
      [
        ['notes without an end', { notes: 'x'.repeat(4001) }, 'notes'],
        ['a text without an end', { details: 'x'.repeat(4001) }, 'details'],
        ['more choices than a step has', { options: Array(9).fill('.') }, 'options'],
        ['a choice without an end', { options: ['x'.repeat(401)] }, 'options\\.0'],
        ['more taps than a note has', { said: Array.from({ length: 31 }, () => ({ intent: 'loved', words: 'x' })) }, 'said'],
      ] as const
    ).map(([what, more, field]): [string, unknown, RegExp] => [
      `a told step with ${what}`,
      { ...next, venture: { ...next.venture, told: [{ ...next.venture.told[0], ...more }] } },
      new RegExp(`^venture\\.told\\.0\\.${field}`),
    ]),
    ['another version', { ...generate, venture: { ...venture, version: 2 } }, /^venture\.version/],
    ['six stars', { ...feedback, rating: 6 }, /^rating/],
    ['nine letters', { ...feedback, message: 'x'.repeat(9) }, /^message/],
    ['1001 letters', { ...feedback, message: 'x'.repeat(1001) }, /^message/],
    ['a user without an end', { ...check, userId: 'x'.repeat(101) }, /^userId/],
  ])('[STORY-01] %s is refused, and the field is named', (_what, body, message) => {
    expect(messageOf(body)).toMatch(message);
  });

  test('unknown fields are dropped, except in a told step', () => {
    expect(readStoryCall({ ...check, token: 'secret' })).toEqual({ ok: true, call: { kind: 'check', body: check } });
    expect(readStoryCall(next)).toMatchObject({ call: { body: { venture: { told: [{ mood: 'blue' }] } } } });
  });

  test.each<[string, unknown, string]>([
    ['a missing field', { ...generate, config: undefined }, 'config: is missing'],
    ['another kind', { ...next, userInput: 7 }, 'userInput: must be a text, not a number'],
    ['nothing', { ...next, userInput: null }, 'userInput: must be a text, not null'],
    ['too long', { ...next, userInput: 'x'.repeat(2001) }, 'userInput: must have at most 2000 characters'],
    ['too high', { ...feedback, rating: 6 }, 'rating: must be at most 5'],
    ['too short', { ...feedback, message: 'no' }, 'message: must have at least 10 characters'],
    ['no whole number', { ...feedback, rating: 2.5 }, 'rating: must be a whole number'],
    [
      'an unknown word',
      { ...generate, config: { ...config, activityLevel: 'wild' } },
      'config.activityLevel: must be "low" or "medium" or "high"',
    ],
    ['another version', { ...generate, venture: { ...venture, version: 2 } }, 'venture.version: must be 1'],
    ['a list', { ...next, userInput: [] }, 'userInput: must be a text, not a list'],
    [
      'too many entries',
      { ...generate, config: { ...config, environment: { ...config.environment, available_items: Array(51).fill('x') } } },
      'config.environment.available_items: must have at most 50 entries',
    ],
    [
      'a theme of a wrong shape',
      { ...generate, config: { ...config, theme: { title: 7 } } },
      'config.theme: must be a text or an object of the right form',
    ],
    ['a theme of no shape', { ...generate, config: { ...config, theme: 7 } }, 'config.theme: must be a text or an object'],
  ])('[STORY-01] %s is refused with a message that says what is expected', (_what, body, message) => {
    expect(messageOf(body)).toBe(message);
  });
});
