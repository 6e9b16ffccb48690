import { describe, expect, test } from 'vitest';
import { emptyMemory, type Memory, remember } from '../../../../src/domain/entities/profile.ts';
import { aloudParagraphs, type Step } from '../../../../src/domain/steps/step.ts';
import { storyPlan } from '../../../../src/storyteller/director/plan.ts';
import type { Library } from '../../../../src/storyteller/engine/library.ts';
import { momentOf } from '../../../../src/storyteller/engine/moment.ts';
import { metIn, summarise } from '../../../../src/storyteller/engine/past/keepsake.ts';
import { playThrough, request, smallLibrary, withTales } from '../../../support/story/small-library.ts';
import { smallTale } from '../../../support/story/small-tale.ts';

/** What a family has made and named, and how it comes back in the evenings after. */

const heard = (told: readonly Step[]): string => told.flatMap(aloudParagraphs).join(' ');

/** A family's evenings, each with its note: what is heard, and the memory after the last. */
function evenings(notes: readonly string[], library: Library = smallLibrary, memory: Memory = emptyMemory) {
  let now = memory;
  const told = notes.map((note, at) => {
    const evening = playThrough(request({ memory: now, seed: at + 1 }), library, undefined, note === '' ? [] : ['', note]);
    now = remember(now, metIn(evening));
    return evening;
  });
  return { told, memory: now };
}

const four = ['Mia built a bridge and called it Bob', 'A dragon called Puff joined us', 'They found a golden key', 'Grandma joined in'];
const named = ['Bob', 'Puff', 'golden key', 'Grandma'];

/** By evening, which of the four things is heard. */
function comings(notes: readonly string[], memory?: Memory): string[][] {
  return evenings(notes, smallLibrary, memory).told.map((told) => named.filter((name) => heard(told).includes(name)));
}

describe('[BEY-06] what a family made and named returns in turn', () => {
  const came = comings([...four, ...Array.from({ length: 8 }, () => '')]);

  test('each of four things comes back at least twice in eight evenings, one an evening, and none in two running', () => {
    const later = came.slice(4);
    for (const name of named) expect(later.filter((names) => names.includes(name)).length).toBeGreaterThanOrEqual(2);
    expect(later.filter((names) => names.length > 1)).toEqual([]);
    expect(later.filter((names, at) => names.some((name) => later[at + 1]?.includes(name)))).toEqual([]);
  });

  test('what was new last time comes back first, and coming back does not make it new again', () => {
    expect(came.slice(1, 5)).toEqual([['Bob', 'Puff'], ['Puff', 'golden key'], ['golden key', 'Grandma'], ['Grandma']]);
    expect(came[5]).toEqual(['Bob']);
  });

  test('a single thing does not come back every evening', () => {
    expect(comings([four[0] ?? '', '', '', '', '', '', '']).map((names) => names.length)).toEqual([1, 1, 0, 0, 1, 0, 0]);
  });

  test('of two things that have waited equally long, the alphabet does not decide which comes', () => {
    const firsts = ['Anton and Zora', 'Zora and Anton', 'Berta and Yps', 'Carla and Xaver', 'Dora and Willi', 'Emil and Vera'].map(
      (pair) => {
        const [one = '', two = ''] = pair.split(' and ');
        const met = { [`o:pirates|thing|name|${one}`]: 1, [`o:pirates|thing|name|${two}`]: 1 };
        const told = heard(playThrough(request({ memory: { adventures: 5, met } }), smallLibrary));
        return [one, two].filter((name) => told.includes(name)).map((name) => name === [one, two].toSorted()[0]);
      },
    );
    expect(new Set(firsts.flat())).toEqual(new Set([true, false]));
    expect(firsts.every((names) => names.length === 1)).toBe(true);
  });

  test('the same memory tells the same evening, in whatever order its keys are kept', () => {
    const { memory } = evenings(four);
    const turned = { ...memory, met: Object.fromEntries(Object.entries(memory.met).toReversed()) };
    expect(comings([''], turned)).toEqual(comings([''], memory));
  });

  test('what is kept from before things had an origin still comes back', () => {
    const old = { adventures: 4, met: { 'o:pirates|crossing|name|Bob the bridge': 4, 'o:pirates|somebody|name|Puff the dragon': 1 } };
    expect(heard(evenings([''], smallLibrary, old).told[0] ?? [])).toContain('Here again is Puff the dragon, from an earlier story.');
    expect(comings(['', '', ''], old)).toEqual([['Puff'], [], ['Bob']]);
  });
});

test('[BEY-06] a scene with a line for it is waited for; where no scene on the way has one, it is met at once', () => {
  const line = { crossing: { little: 'Over {noted}!', text: 'They go over {noted}.' } };
  const withLine = (only: string): Library =>
    withTales({ ...smallTale, scenes: smallTale.scenes.map((scene) => ({ ...scene, binds: scene.id === only ? line : {} })) });
  const next = (library: Library) => evenings([four[0] ?? '', ''], library).told[1] ?? [];
  const said = 'Here again is Bob, the bridge that you made last time.';
  expect(next(withLine('nowhere'))[1]?.note_reply).toBe(`${said} And Bob comes along.`);
  const late = next(withLine('home')).map(({ note_reply = '', text_to_read = '' }) => [
    note_reply,
    text_to_read.includes('They go over Bob.'),
  ]);
  expect(late.filter(([reply, isHere]) => reply !== '' || isHere)).toEqual([[said, true]]);
});

test.each([
  ['Mia built a bridge and called it Bob', 'Here again is Bob, the bridge that you made'],
  ['A dragon called Puff joined us', 'Here again is Puff, the dragon that was with you'],
  ['They found a golden key', 'Here again is the golden key that you found'],
  ['They found some shells', 'Here again are the shells that you found'],
  ['They named the bear Bobo', 'Here again is Bobo, the bear that you named'],
  ['Tom wants a dragon to come', 'Here again is the dragon that you wished for'],
])('[BEY-06] a listener hears where it comes from: %s', (note, said) => {
  expect(heard(evenings([note, '']).told[1] ?? [])).toContain(`${said} last time.`);
  expect(heard(evenings([note, '', '', '', '']).told[4] ?? [])).toContain(`${said} some time ago.`);
});

test('[BEY-06] whoever played along once is said to be in the story, since they may be away tonight', () => {
  const told = heard(evenings(['Grandma joined in', '']).told[1] ?? []);
  expect(told).toContain('Grandma was with you last time, and comes along again in the story.');
});

test('[BEY-06] what is made anew is told of as new, and what has not come is not in the summary', () => {
  const { told, memory } = evenings(['They found a golden key', '', '', 'They found a golden key']);
  expect(heard(told[3] ?? [])).toContain('You found a golden key.');
  const without = request({ memory: { ...memory, met: { ...memory.met, 'o:pirates|thing|one|shell': memory.adventures } } });
  const evening = playThrough(without, smallLibrary);
  expect(heard(evening)).toContain('golden key');
  expect(summarise(without, evening, smallLibrary)).toContain('golden key');
  expect(summarise(without, evening, smallLibrary)).not.toContain('shell');
});

test('[BEY-06] a model is told of several things of earlier evenings, the newest first, and of none that they have just heard of', () => {
  const thingsAt = (memory: Memory) => {
    const asked = { ...request({ memory }), told: [], notes: '' };
    return storyPlan(asked, momentOf(asked, smallLibrary)).canon.things;
  };
  const { memory } = evenings([...four, '', '', '']);
  expect(thingsAt(evenings(four).memory).map(({ name }) => name)).toEqual(['Grandma', 'Bob the bridge']);
  expect(thingsAt(memory).map(({ name }) => name)).toEqual(['Grandma', 'the golden key']);
  expect(thingsAt(memory)[1]).toMatchObject({ earlier: true, again: 'Here again is the golden key that you found some time ago.' });
});

test('[BEY-06] what falls down is the thing that came back, or one called by its name, and none that has stayed away', () => {
  const lose = (memory: Memory, ...notes: string[]) => heard(playThrough(request({ memory }), smallLibrary, undefined, notes));
  const { memory } = evenings([four[0] ?? '']);
  const away = { ...memory, adventures: 2, met: { ...memory.met, 'o:pirates|crossing|name|Bob the bridge': 2 } };
  expect(lose(memory, '', '', '', 'The bridge fell down.')).toContain('And Bob the bridge is gone, says Pim.');
  expect(lose(away, '', 'The bridge fell down.')).not.toContain('Bob');
  expect(lose(away, '', 'Bob fell down.')).toContain('And Bob the bridge is gone, says Pim.');
  const two = { ...memory, met: { ...memory.met, 'o:pirates|thing|one|shell': 0 } };
  expect(lose(two, '', '', '', 'The bridge fell down.')).not.toContain('shell');
});

test('[BEY-06] a return waits for a step in which nothing has to be answered', () => {
  const { memory } = evenings([four[0] ?? '']);
  const told = playThrough(request({ memory }), smallLibrary, undefined, ['Mia hugged Odd.']);
  expect(told[1]?.note_reply).toBe('Mia hugged Odd. Odd grows warm.');
  expect(heard(told.slice(2, 5))).toContain('Here again is Bob');
});
