import { describe, expect, test } from 'vitest';
import { environmentInfo } from '../../../../src/domain/catalog.ts';
import type { Step } from '../../../../src/domain/steps/step.ts';
import { tellFirst } from '../../../../src/storyteller/engine/tell.ts';
import { tellingOf } from '../../../../src/storyteller/engine/telling.ts';
import { newVoices } from '../../../../src/storyteller/engine/wording/adult.ts';
import { child, playThrough, request, withTales } from '../../../support/story/small-library.ts';
import { smallTale } from '../../../support/story/small-tale.ts';

/** What the adult reads beside the story. */

const blocks = { ...environmentInfo['living-room'], type: 'saved', items: ['building blocks'], spaceDetails: '' };

/** The small tale, in which every way of scene `id` is played with building blocks. */
function builtAt(id: string) {
  const scenes = smallTale.scenes.map((scene) =>
    scene.id === id ? { ...scene, ways: scene.ways.map((way) => ({ ...way, does: ['tower-up'], demands: [] })) } : scene,
  );
  return withTales({ ...smallTale, scenes });
}

describe('what to lay out before the story starts', () => {
  test('[PLAY-04] names the things that the story is going to use', () => {
    expect(tellFirst(request({ place: blocks }), builtAt('gate')).preparation).toContain('building blocks');
  });

  test('[PLAY-04] names nothing that only a longer telling uses', () => {
    expect(tellFirst(request({ place: blocks, totalSteps: 4 }), builtAt('gate')).preparation).not.toContain('building blocks');
  });
});

test('[PLAY-04] a thing that was not to be laid out at the start is not used later, though it is there', () => {
  const games = ['pass-it-on', 'tower-up', 'which-hand', 'in-disguise', 'new-use', 'nest-and-rock', 'under-cover'];
  const scenes = smallTale.scenes.map((scene, nth) => ({
    ...scene,
    ways: scene.ways.map((way, at) => ({
      ...way,
      does: [games[(nth * 3 + at) % games.length] ?? ''],
      demands: [],
      call: { little: 'Do it.' },
      how: 'Stop when it is done.',
    })),
  }));
  const library = withTales({ ...smallTale, scenes });
  const place = {
    ...environmentInfo['living-room'],
    type: 'saved',
    description: '',
    spaceDetails: '',
    items: ['blanket', 'cushions', 'books', 'socks', 'soft toys', 'old clothes', 'cups'],
  };
  const used = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
    const [first, ...rest] = playThrough(
      request({ place, seed }),
      library,
      (options, at) => options[(seed + at) % Math.max(1, options.length)],
    );
    const kit = tellingOf(first as Step)?.kit ?? [];
    const props = rest.flatMap((step) => tellingOf(step)?.props ?? []);
    expect(kit).toEqual(expect.arrayContaining(props));
    expect(kit.length).toBeLessThanOrEqual(4);
    return props;
  });
  expect(new Set(used).size).toBeGreaterThan(2);
});

test('[PLAY-04] where the story uses nothing, the adult is told that nothing is needed', () => {
  expect(tellFirst(request({ place: blocks }), withTales(smallTale)).preparation).toMatch(/Nothing to get ready|don’t need anything/);
});

describe('making a game easier or harder', () => {
  const library = withTales({
    ...smallTale,
    scenes: smallTale.scenes.map((scene) => ({
      ...scene,
      ways: scene.ways.map((way) => ({
        ...way,
        does: ['tower-up'],
        demands: [],
        call: { little: 'Build with big, flat {stuff}, up to an arch.' },
      })),
    })),
  });
  test('[PLAY-04] where the tale gives a number, the hints give no other', () => {
    const counted = (how: string) =>
      playThrough(
        request({ place: blocks }),
        withTales({
          ...smallTale,
          scenes: library.tales[0]?.scenes.map((scene) => ({ ...scene, ways: scene.ways.map((way) => ({ ...way, how })) })) ?? [],
        }),
      )
        .flatMap(({ cues }) => cues ?? [])
        .join('\n');
    expect(counted('Over when the arch stands.')).toContain('stop at three');
    expect(counted('Over when there are seven pieces.')).not.toContain('stop at three');
  });
  const cuesFor = (ages: readonly number[], notes: readonly string[] = []) =>
    playThrough(request({ place: blocks, children: ages.map((age, at) => child(`Child${at}`, age)) }), library, undefined, notes)
      .map(({ cues }) => (cues ?? []).join('\n'))
      .join('\n');

  test('children of five and under get no harder version', () => {
    expect(cuesFor([3, 5])).toContain('Easier: ');
    expect(cuesFor([3, 5])).not.toContain('Harder: ');
  });

  test('with an older child the adult is told how to make it easier and how to make it harder', () => {
    expect(cuesFor([3, 7])).toContain('Easier: ');
    expect(cuesFor([3, 7])).toContain('Harder: ');
  });

  test('a child of five who found it too easy is given more', () => {
    expect(cuesFor([5], ['', 'That was far too easy.'])).toContain('Harder: ');
  });
});

describe('what to look out for', () => {
  const ground = /Check the ground/;
  const steps = (notes: readonly string[]) =>
    playThrough(request(), withTales(smallTale), (options) => options.find((option) => option.includes('hop')), notes).map(({ safety }) =>
      (safety ?? []).some((line) => ground.test(line)),
    );

  test('[PLAY-04] the lines about the place are shown once, not before each game', () => {
    expect(steps([]).filter(Boolean)).toHaveLength(1);
  });

  test('[PLAY-04] the lines about the place are shown again after the family has moved', () => {
    expect(steps(['', '', '', 'We moved to the park.']).filter(Boolean)).toHaveLength(2);
  });
});

describe('how somebody talks', () => {
  const [pim, odd] = smallTale.cast;
  const cast = [
    { ...pim, id: 'shadow', name: 'Shadow' },
    { ...odd, id: 'mo', name: 'Mo' },
  ];
  const cued = (aloud: string) => newVoices({ ...smallTale, cast } as typeof smallTale, aloud, new Set()).map(({ name }) => name);

  test('the adult reads how a voice sounds where its speaker is named', () => {
    expect(cued('“Stop!” says Shadow.')).toEqual(['Shadow']);
    expect(cued('Shadow’s voice is small. “Stop!”')).toEqual(['Shadow']);
  });

  test('the adult reads how a voice sounds where a name like “the giant” begins a sentence', () => {
    const giant = { ...smallTale, cast: smallTale.cast.map((each) => ({ ...each, name: 'the giant' })) };
    expect(newVoices(giant, 'The giant bends down. “Who is there?”', new Set())).not.toEqual([]);
  });

  test('the adult reads nothing of a voice where the name only stands as a common word or in a longer one', () => {
    expect(cued('“Stop!” Behind them their shadows stop, and one shadow does not.')).toEqual([]);
    expect(cued('“Shadows stop!” says Mother.')).toEqual([]);
  });
});

test('[PLAY-04] the first step says to the adult what helps a child with special considerations, by name and without naming them', () => {
  const children = [child('Mia', 6, 'hard of hearing'), child('Tom', 8, 'deaf in one ear, sensitive to noise'), child('Ada', 7)];
  const told = playThrough(request({ children }), withTales(smallTale));
  expect(told[0]?.cues).toEqual(
    expect.arrayContaining(['For Mia and Tom: face to face, with light on your face.', 'For Tom: keep your voices low.']),
  );
  expect(told[0]?.cues?.join(' ')).not.toMatch(/Ada|hearing|deaf|noise/);
  expect(told[1]?.cues?.join(' ')).not.toContain('face to face');
});

test('[PLAY-04] a family that signs is told how a deaf child follows the story', () => {
  const told = playThrough(request({ children: [child('Mia', 6, 'deaf, we use sign language')] }), withTales(smallTale));
  expect(told[0]?.cues).toContain('For Mia: face to face, with light on your face.');
});

describe('[BEY-04] water, a road, a height and stairs are named before the story begins', () => {
  const at = (name: string, description = ''): Step[] =>
    playThrough(
      request({
        place: { type: 'custom', name, description, spaceDetails: '', items: [] },
        children: [child('Mia', 6, 'afraid of water')],
      }),
      withTales(smallTale),
    );

  test.each([
    ['lake', '', 'Nobody goes near the water'],
    ['garden', 'with a pond', 'Nobody goes near the water'],
    ['street in front of the house', '', 'Nobody goes near the road'],
    ['balcony', '', 'Nobody goes near the railing'],
    ['a landing with stairs', '', 'Nobody goes near the stairs'],
    ['our kitchen', '', 'everything hot or sharp is out of reach'],
  ])('%s %s', (name, description, line) => {
    const [first, second] = at(name, description);
    expect(first?.preparation).toContain(line);
    expect(second?.safety?.[0]).toContain(line);
  });

  test('nobody is sent round the edge of a lawn if water is close', () => {
    expect(at('garden')[0]?.preparation).toContain('Walk round the edge');
    expect(at('garden', 'with a pond')[0]?.preparation).not.toContain('Walk round the edge');
  });
});
