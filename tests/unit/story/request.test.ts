import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Family } from '../../../src/data/read/queries.ts';
import { activityLevels, environments, knownThemes, participationLevels, playStyles } from '../../../src/domain/catalog.ts';
import { readStoryCall } from '../../../src/domain/contracts/story-contract.ts';
import type { AdventureConfig } from '../../../src/domain/entities/adventure.ts';
import type { Child } from '../../../src/domain/entities/child.ts';
import type { Environment } from '../../../src/domain/entities/environment.ts';
import { stepTypes } from '../../../src/domain/steps/step.ts';
import { generateBody, nextStepBody, requestOf, stopBody, tellingRequest } from '../../../src/story/request.ts';
import { ada, adventure, config, den, family, mia, step, toldSteps, tom } from './family.ts';

const request = (changes: Partial<AdventureConfig> = {}) => tellingRequest({ ...config, ...changes }, 42, family);

describe('the request to a storyteller', () => {
  test('contains the players in the chosen order, with their limitations as considerations', () => {
    expect(request().children).toEqual([
      { id: 'tom', name: 'Tom', age: 9, interests: [], considerations: null },
      { id: 'mia', name: 'Mia', age: 6, interests: ['kites', 'snails'], considerations: 'no loud noise' },
    ]);
  });

  test('leaves out a deleted child', () => {
    expect(request({ participatingChildren: ['gone', 'mia'] }).children.map(({ id }) => id)).toEqual(['mia']);
  });

  test('[BEY-04] holds what today’s children can’t do where none of the adventure’s children is in the family', () => {
    for (const participatingChildren of [[], ['gone']]) {
      expect(request({ participatingChildren }).children.map(({ id }) => id)).toEqual(['mia', 'tom', 'ada']);
    }
    expect(tellingRequest(config, 42, { ...family, children: [] }).children).toEqual([]);
  });

  test('contains a predefined place, one of the family’s, a custom one, or a deleted one', () => {
    expect(request({ environment: 'park' }).place).toMatchObject({ type: 'park', name: 'Park', spaceDetails: '' });
    expect(request({ environment: den.id }).place).toEqual({
      type: 'saved',
      name: 'The den',
      description: 'Under the stairs',
      items: ['blanket', 'torch'],
      spaceDetails: 'Low, dark, carpet',
    });
    const bare = { type: 'custom', description: '', items: [], spaceDetails: '' };
    expect(request({ environment: 'custom', customEnvironment: 'The attic' }).place).toEqual({ ...bare, name: 'The attic' });
    expect(request({ environment: 'custom' }).place).toEqual({ ...bare, name: 'Our place' });
    expect(request({ environment: '20000000-0000-4000-8000-00000000dead' }).place).toEqual({ ...bare, name: 'Our place' });
  });

  test('contains a theme of the catalog, or the adult’s own words', () => {
    expect(request()).toMatchObject({ theme: 'pirates', customTheme: '' });
    expect(request({ theme: null, customTheme: 'Snails' })).toMatchObject({ theme: null, customTheme: 'Snails' });
    expect(request({ theme: 'pirates', customTheme: 'Snails' })).toMatchObject({ theme: null, customTheme: 'Snails' });
  });

  test('contains the adult’s trimmed name, the family’s memory, and the seed', () => {
    expect(request()).toMatchObject({ adultName: 'Robin', memory: { adventures: 2, met: { c1: 1 } }, seed: 42, totalSteps: 8 });
    const nameless: Family = { ...family, profile: { id: 'p', adult_name: null, show_onboarding: true, memory: 'broken' } };
    expect(tellingRequest(config, 1, nameless)).toMatchObject({ adultName: '', memory: { adventures: 0, met: {} } });
  });

  test('[PLAY-16] for an adventure in progress contains its original choices and seed', () => {
    expect(requestOf(adventure({}, 42), family)).toEqual(request());
    expect(requestOf({ ...adventure({}, 42), continuation_data: null }, family).seed).toBe(0);
  });
});

describe('what the adult said about the notes', () => {
  const about = { dropped: ['dragon'], said: [{ intent: 'loved', words: 'They sang.' }], inStory: true };
  const body = (notes: string, notesAre = {}) =>
    nextStepBody({ ...request(), told: toldSteps(2), notes, ...notesAre }, 'challenge', 5).venture;

  test('is included only if there is something', () => {
    expect(body('They sang.', about)).toMatchObject(about);
    for (const nothing of [{}, { dropped: [], said: [], inStory: false }]) {
      for (const field of ['dropped', 'said', 'inStory']) expect(body('They sang.', nothing)).not.toHaveProperty(field);
    }
  });

  test('before the first step there is no last answer', () => {
    expect(nextStepBody({ ...request(), told: [], notes: '' }, 'action', 5).previousResponse).toEqual({});
  });

  test('an adventure without a seed, or with a leftover custom place, can be told too', () => {
    const { continuation_data: data, ...fields } = adventure();
    const { story_progress: _, ...bare } = data ?? adventure().continuation_data ?? {};
    expect(requestOf({ ...fields, continuation_data: bare as typeof data }, family).seed).toBe(0);
    expect(request({ environment: '20000000-0000-4000-8000-00000000dead', customEnvironment: 'The attic' }).place.name).toBe('Our place');
  });
});

describe('generate_adventure', () => {
  test('[STORY-01] is exactly the body of the specification', () => {
    expect(generateBody(request(), 7)).toEqual({
      action: 'generate_adventure',
      profile: {
        children: [
          { id: 'tom', name: 'Tom', age: 9, interests: [], considerations: null },
          { id: 'mia', name: 'Mia', age: 6, interests: ['kites', 'snails'], considerations: 'no loud noise' },
        ],
        adultName: 'Robin',
      },
      config: {
        theme: { title: 'Pirates', description: 'Maps, tides and a crew that sticks together', emoticon: '🏴‍☠️' },
        environment: {
          type: 'backyard',
          name: 'Backyard',
          description: 'Grass, a bush or two, open sky',
          available_items: ['sticks', 'leaves', 'stones', 'bucket', 'ball', 'blanket'],
          space_details: '',
        },
        customEnvironment: '',
        activityLevel: 'high',
        playStyle: 'creative',
        adultParticipation: 'moderate',
        participatingChildren: ['tom', 'mia'],
      },
      venture: { version: 1, seed: 42, totalSteps: 8, lookahead: 7, memory: { adventures: 2, met: { c1: 1 } } },
    });
  });

  test('[STORY-01] contains only the players, with considerations instead of limitations', () => {
    const sent = JSON.stringify(generateBody(request(), 7));
    expect(sent).not.toContain(ada.name);
    expect(sent).not.toContain('no small parts');
    expect(sent).not.toContain('limitations');
    expect(sent).toContain('"considerations":"no loud noise"');
  });

  test('[STORY-01] a custom description becomes the theme, and a custom place has its text', () => {
    const { config: sent } = generateBody(
      request({ theme: null, customTheme: 'Snails on the moon', environment: 'custom', customEnvironment: 'The attic' }),
      7,
    );
    expect(sent.theme).toEqual({ title: 'Snails on the moon', description: 'Snails on the moon', emoticon: '' });
    expect(sent.customEnvironment).toBe('The attic');
    expect(sent.environment).toEqual({ type: 'custom', name: 'The attic', description: '', available_items: [], space_details: '' });
  });

  test('[STORY-01] a place of the family’s own is included with its details', () => {
    expect(generateBody(request({ environment: den.id }), 7).config.environment).toEqual({
      type: 'saved',
      name: 'The den',
      description: 'Under the stairs',
      available_items: ['blanket', 'torch'],
      space_details: 'Low, dark, carpet',
    });
  });
});

describe('next_step', () => {
  const last = step('s1', 'action', {
    prologue: 'Long ago.',
    narration: 'Wind.',
    action: 'Hide.',
    preparation: 'null',
  });

  test('[STORY-01] contains the last answer with lower-case keys', () => {
    expect(nextStepBody({ ...request(), told: [step('s0', 'prologue'), last], notes: '' }, 'challenge', 5).previousResponse).toEqual({
      prologue: 'Long ago.',
      'text to read': 'Words of s1',
      narration: 'Wind.',
      action: 'Hide.',
      preparation: '',
    });
  });

  test('[STORY-01] also contains a last answer with only content, a challenge or an ending', () => {
    const plain = { id: 's1', type: 'action', step: 'On', content: 'Only words.', challenge: 'Who dares?', ending: 'null' } as const;
    expect(nextStepBody({ ...request(), told: [plain], notes: '' }, 'challenge', 5).previousResponse).toEqual({
      prologue: '',
      'text to read': '',
      narration: '',
      action: '',
      preparation: '',
      challenge: 'Who dares?',
      content: 'Only words.',
    });
  });

  test('[STORY-01] every key of the last answer is in lower case, and none is an internal one', () => {
    const keys = Object.keys(nextStepBody({ ...request(), told: [last], notes: '' }, 'challenge', 5).previousResponse);
    expect(keys.every((key) => key === key.toLowerCase() && !key.includes('_'))).toBe(true);
  });

  test('[STORY-01] contains the notes, and the number of the requested step, counted from 1', () => {
    expect(nextStepBody({ ...request(), told: toldSteps(3), notes: 'it rains' }, 'challenge', 4)).toMatchObject({
      actionType: 'next_step',
      userInput: 'it rains',
      currentStepContext: { stepNumber: 4, stepType: 'challenge', totalSteps: 8 },
    });
  });

  test('[STORY-01] profile and config are those of the start; the told steps are complete', () => {
    const body = nextStepBody({ ...request(), told: [last], notes: '' }, 'challenge', 4);
    const start = generateBody(request(), 4);
    expect({ profile: body.profile, config: body.config }).toEqual({ profile: start.profile, config: start.config });
    expect(body.venture).toEqual({ ...start.venture, told: [last] });
  });
});

describe('stop', () => {
  test('[STORY-01] says which adventure, how it stopped, and its state', () => {
    const under = adventure();
    const body = stopBody(requestOf(under, family), under, 'paused');
    const { profile, config: sent } = generateBody(request(), 0);
    expect(body).toEqual({ adventureId: 'a1', status: 'paused', continuation_data: under.continuation_data, profile, config: sent });
  });

  test('[STORY-01] a completed adventure has no continuation data', () => {
    const done = { ...adventure(), continuation_data: null };
    expect(stopBody(requestOf(done, family), done, 'ended')).toMatchObject({ status: 'ended', continuation_data: null });
  });
});

describe('the service can parse what the app sends', () => {
  const text = (max: number) => fc.string({ maxLength: max, unit: 'grapheme' }).map((made) => made.slice(0, max));
  const child: fc.Arbitrary<Child> = fc.record({
    id: fc.uuid(),
    name: text(100),
    age: fc.integer({ min: 1, max: 18 }),
    interests: fc.array(text(20), { maxLength: 20 }),
    limitations: fc.option(text(1000)),
  });
  const place: fc.Arbitrary<Environment> = fc.record({
    id: fc.uuid(),
    name: text(100),
    description: text(500),
    available_items: fc.array(text(100), { maxLength: 50 }),
    space_details: text(500),
  });
  const made = fc
    .record({
      children: fc.uniqueArray(child, { maxLength: 20, selector: ({ id }) => id }),
      places: fc.array(place, { maxLength: 3 }),
      adult: fc.option(text(100)),
      theme: fc.constantFrom(...knownThemes, 'custom', 'volcanoes'),
      customTheme: fc.oneof(fc.constant(''), text(500)),
      customEnvironment: text(500),
      playStyle: fc.constantFrom(...playStyles),
      activityLevel: fc.constantFrom(...activityLevels),
      adultParticipation: fc.constantFrom(...participationLevels),
      totalSteps: fc.integer({ min: 1, max: 30 }),
      where: fc.nat(20),
      seed: fc.nat(),
      notes: text(2000),
    })
    .map(({ children, places, adult, where, seed, notes, ...rest }) => {
      const wheres = [...environments, 'custom', ...places.map(({ id }) => id)];
      const environment = wheres[where % wheres.length] ?? 'custom';
      const choices: AdventureConfig = { ...rest, environment, participatingChildren: children.map(({ id }) => id) };
      const own: Family = { profile: { id: 'p', adult_name: adult, show_onboarding: true }, children, environments: places };
      return { request: tellingRequest(choices, seed, own), choices, seed, notes };
    });

  test('[STORY-01] every start of a family within the limits', () => {
    fc.assert(
      fc.property(made, ({ request: given }) => {
        const body = generateBody(given, given.totalSteps - 1);
        expect(readStoryCall(JSON.parse(JSON.stringify(body)))).toEqual({ ok: true, call: { kind: 'generate', body } });
      }),
      { numRuns: 60 },
    );
  });

  test('[STORY-01] every next step', () => {
    fc.assert(
      fc.property(made, fc.integer({ min: 1, max: 30 }), fc.constantFrom(...stepTypes), ({ request: given, notes }, count, type) => {
        const body = nextStepBody({ ...given, told: toldSteps(count), notes }, type, 0);
        expect(readStoryCall(JSON.parse(JSON.stringify(body)))).toEqual({ ok: true, call: { kind: 'next', body } });
      }),
      { numRuns: 60 },
    );
  });

  test('[STORY-01] every stop', () => {
    fc.assert(
      fc.property(made, fc.constantFrom('paused' as const, 'ended' as const), ({ request: given, choices, seed }, status) => {
        const body = stopBody(given, adventure(choices, seed), status);
        expect(readStoryCall(JSON.parse(JSON.stringify(body)))).toEqual({ ok: true, call: { kind: 'stop', body } });
      }),
      { numRuns: 60 },
    );
  });

  test('[STORY-01] notes and an adult’s name that are too long are cut, not refused', () => {
    const long: Family = { ...family, profile: { ...family.profile, adult_name: 'x'.repeat(150) } };
    const body = nextStepBody({ ...tellingRequest(config, 1, long), told: toldSteps(1), notes: 'n'.repeat(3000) }, 'action', 0);
    expect(readStoryCall(body).ok).toBe(true);
    expect(body.userInput).toHaveLength(2000);
  });

  test('the family’s rows are not modified', () => {
    const copy = structuredClone([mia, tom, den]);
    const body = generateBody(request({ environment: den.id }), 7);
    body.profile.children[0]?.interests.push('forged');
    body.config.environment.available_items.push('forged');
    expect([mia, tom, den]).toEqual(copy);
  });
});
