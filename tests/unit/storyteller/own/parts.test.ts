import { describe, expect, test, vi } from 'vitest';
import { bySeed, familyOf, play } from '../../../../scripts/meter/families.ts';
import { limitHits } from '../../../../scripts/meter/limits.ts';
import { libraryOf, readMechanics, talesOf, themesWithTales } from '../../../../scripts/tales/library.ts';
import { type Step, stepText } from '../../../../src/domain/steps/step.ts';
import type { TellingChild } from '../../../../src/domain/telling.ts';
import { tellFirst, tellNext } from '../../../../src/storyteller/engine/tell.ts';
import { tellingOf } from '../../../../src/storyteller/engine/telling.ts';
import { readConsiderations } from '../../../../src/storyteller/safety/considerations.ts';
import { limitsOf } from '../../../../src/storyteller/safety/limits.ts';
import { hitsIn } from '../../../../src/storyteller/safety/rendered.ts';
import type { Instead } from '../../../../src/storyteller/words/vocabulary.ts';
import { child, request, withTales } from '../../../support/story/small-library.ts';
import { smallTale } from '../../../support/story/small-tale.ts';

// Plays dozens of whole adventures, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** A child who can't use its hands or its voice, or must not be touched, is not asked to, or has a part of its own by name. */

/** Plain words for what is asked, looked for without the storyteller's own rules. */
const limits: readonly [consideration: string, asked: RegExp][] = [
  [
    'cannot use her hands',
    /\bhand over hand\b|\bfists?\b|\bfinger by finger\b|\bpalm to palm\b|\bhaul\b|\btug\b|\bpull (?:it|them|on|at|the|an)\b|\bclap\b|\bboth hands\b|\bcup your hands\b|\bfrom hand to hand\b|\bwith your hands?\b/i,
  ],
  ['broken arm', /\bhand over hand\b|\bboth (?:hands|arms)\b|\bcup your hands\b|\bfrom hand to hand\b|\bclap your\b/i],
  ['does not speak', /(?:^|[.!?:] |\bthen |\byou |Mia )(?:says?|shouts?|sings?|tells?|asks?) (?!no |nothing)/i],
  [
    'no touching, please',
    /\bhold hands\b|\bhand in hand\b|\bback to back\b|\bshoulder to shoulder\b|\b(?:goes?|on|round),? (?:from )?palm to palm\b|\bhug (?:each|one)\b/i,
  ],
];

const libraries = themesWithTales().map((theme) => ({ theme, library: libraryOf(talesOf(theme)) }));
const mia = (considerations: string, age = 7) => ({ id: 'mia', name: 'Mia', age, interests: [], considerations });

/** A tale of each theme, told to a child of this age with this consideration. */
function toldTo(consideration: string, age: number) {
  return libraries.map(({ theme, library }, at) => {
    const tale = library.tales[(at + age) % library.tales.length];
    const one = { ...library, tales: tale === undefined ? [] : [tale] };
    const request = familyOf(at + age, theme, { totalSteps: 8, children: [mia(consideration, age)] });
    return { play: play(request, one, bySeed(at + age)), library: one };
  });
}

/** What the children are asked to do in a step. */
function callOf(step: Step): string {
  if (step.type === 'action') return stepText(step, 'text_to_read')?.split('\n\n').at(-1) ?? '';
  return stepText(step, 'challenge') ?? stepText(step, 'narration') ?? '';
}

const hasPart = ({ cues = [] }: Step): boolean => cues.some((cue) => cue.startsWith('For Mia: '));

describe.each(limits)('a child with “%s”', (consideration, asked) => {
  const told = [4, 7, 12].flatMap((age) => toldTo(consideration, age));
  const steps = told.flatMap(({ play: one }) => one.told);

  test('[BEY-04] is asked nothing of it, or has a part of its own by name', () => {
    expect(steps.filter((step) => asked.test(callOf(step)) && !hasPart(step)).map(callOf)).toEqual([]);
    expect(steps.some(hasPart)).toBe(true);
  });

  test('[BEY-04] has no such part that asks it again', () => {
    expect(limitHits(told).hits).toEqual([]);
  });
});

describe('where everything in a scene is done by hand', () => {
  /** The small tale, in which this is the only thing to do. */
  const scenesOf = (mechanic: string, call: string) =>
    smallTale.scenes.map((scene) => ({
      ...scene,
      ways: scene.ways.slice(0, 1).map((way) => ({ ...way, does: [mechanic], call: { little: call } })),
    }));
  const pulling = scenesOf('rope-across', 'Pull, hand over hand.');
  const stepOf = (children: TellingChild[], scenes = pulling) => {
    const asked = request({ children });
    const library = withTales({ ...smallTale, scenes });
    return tellNext({ ...asked, told: [tellFirst(asked, library)], notes: '' }, library);
  };
  const partsIn = ({ cues = [] }: Step) => cues.filter((cue) => cue.startsWith('For '));
  const noHands = 'cannot use her hands';

  test('[PLAY-04] it is told whole, with a part by name for the child who can’t', () => {
    const step = stepOf([child('Mia', 7, noHands), child('Tom', 9)]);
    expect(callOf(step)).toContain('Pull, hand over hand.');
    expect(partsIn(step)).toEqual(['For Mia: lean far back each time, and call the beat.']);
  });

  test('[PLAY-04] two children with the same part share a line', () => {
    const step = stepOf([child('Mia', 7, noHands), child('Tom', 9, 'broken arm'), child('Ben', 8)]);
    expect(partsIn(step)).toEqual(['For Mia & Tom: lean far back each time, and call the beat.']);
  });

  test('[PLAY-04] children with different parts have a line each, two at most', () => {
    const children = [child('Mia', 7, noHands), child('Tom', 9, 'mute'), child('Ben', 8, 'no touching, please')];
    const step = stepOf(children, scenesOf('cupped-spark', 'Say what it is, and pass it from palm to palm.'));
    expect(partsIn(step)).toEqual([
      'For Mia: say what it is, what it does, and who gets it next.',
      'For Tom: show by your face what it does in there.',
    ]);
  });

  test('[BEY-04] a child who plays alone is not asked for what there are no others to do', () => {
    const alone = stepOf([child('Mia', 7, noHands)]);
    expect(JSON.stringify([callOf(alone), alone.options])).not.toContain('hand over hand');
    const both = stepOf([child('Mia', 7, noHands), child('Tom', 9, noHands)]);
    expect(callOf(both)).not.toContain('hand over hand');
  });

  test.each([1, 2, 3, 4])('[BEY-04] it is not asked by the name of the child who can’t (seed %i)', (seed) => {
    const asked = request({ children: [child('Mia', 7, noHands), child('Tom', 9)], seed });
    const library = withTales({ ...smallTale, scenes: scenesOf('rope-across', 'Haul. {a} pulls it, hand over hand, with both arms.') });
    expect(callOf(tellNext({ ...asked, told: [tellFirst(asked, library)], notes: '' }, library))).not.toMatch(/Mia pulls/);
  });

  test('[PLAY-04] nobody who can do it is given another part', () => {
    expect(partsIn(stepOf([child('Mia', 7), child('Tom', 9)]))).toEqual([]);
  });

  test('[BEY-04] what everybody can do alike comes first, and both are offered', () => {
    const both = smallTale.scenes.map((scene, at) => ({
      ...scene,
      ways: [
        ...(pulling[at]?.ways ?? []),
        ...scene.ways.slice(0, 1).map((way) => ({ ...way, id: 'alike', offer: `Alike at ${scene.id}` })),
      ],
    }));
    const library = withTales({ ...smallTale, scenes: both });
    const asked = request({ children: [child('Mia', 7, noHands), child('Tom', 9)] });
    const first = tellFirst(asked, library);
    expect(first.options?.length).toBeGreaterThanOrEqual(2);
    expect(tellingOf(tellNext({ ...asked, told: [first], notes: '' }, library))?.way).toBe('alike');
  });
});

test.each([
  ['no hands', 'cannot use her hands'],
  ['one hand only', 'limb difference'],
  ['mute', 'does not speak'],
])('“%s” means what “%s” means', (one, other) => {
  expect(readConsiderations(one).bans).toEqual(readConsiderations(other).bans);
});

test.each<[Instead, string]>([
  ['hands', 'cannot use her hands'],
  ['hands', 'broken arm'],
  ['voice', 'does not speak'],
  ['touch', 'no touching, please'],
])('[BEY-04] no mechanic’s part instead of %s asks what a child with “%s” can’t do', (family, consideration) => {
  const place = { type: 'custom', name: 'Home', description: '', spaceDetails: '', items: [] };
  const hers = limitsOf({ children: [mia(consideration)], place });
  const lines = [...readMechanics().values()].flatMap((mechanic) => mechanic.instead?.[family] ?? []);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((text) => hitsIn([{ text, for: 'adult', audience: 'mia' }], hers).length > 0)).toEqual([]);
});

test('whatever a mechanic is played with, there is a part instead', () => {
  const without = [...readMechanics().values()].filter(({ uses = [], instead: parts = {} }) =>
    uses.some((family) => parts[family] === undefined),
  );
  expect(without.map(({ id }) => id)).toEqual([]);
});

test('a part instead of hands, voice or touch is said in eighteen words at most', () => {
  const long = [...readMechanics().values()].flatMap((mechanic) =>
    (['hands', 'voice', 'touch'] as const)
      .flatMap((family) => mechanic.instead?.[family] ?? [])
      .filter((line) => line.replaceAll(/\{[^}]*\}/g, 'they').split(/\s+/).length > 18),
  );
  expect(long).toEqual([]);
});
