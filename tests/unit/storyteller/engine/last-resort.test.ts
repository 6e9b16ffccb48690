import { expect, test } from 'vitest';
import { familyOf } from '../../../../scripts/meter/families.ts';
import { libraryOf } from '../../../../scripts/tales/library.ts';
import { momentOf } from '../../../../src/storyteller/engine/moment.ts';
import { tellFirst, tellNext } from '../../../../src/storyteller/engine/tell.ts';
import type { Tale } from '../../../../src/storyteller/tales/schema.ts';
import { smallTale } from '../../../support/story/small-tale.ts';

/** What is told where every way of a scene says something that a child must not be asked. */

/** The small tale with two playable ways in each scene: one for anybody, and another. Their calls are these texts. */
function taleWith(anybody: string, other: string): Tale {
  const tale = structuredClone(smallTale);
  for (const scene of tale.scenes) {
    const [first] = scene.ways;
    if (first === undefined) continue;
    const second = { ...first, id: 'second', offer: `Go second at ${scene.id}`, call: { little: other, text: other } };
    delete second.anybody;
    scene.ways = [{ ...first, call: { little: anybody, text: anybody } }, second];
  }
  return tale;
}

function secondStep(tale: Tale): { way: string | undefined; call: string } {
  const library = libraryOf([tale]);
  const children = [{ id: 'c', name: 'Mia', age: 8, interests: [], considerations: 'asthma' }];
  const request = familyOf(1, 'pirates', { children, totalSteps: 8 });
  const told = [tellFirst(request, library)];
  const moment = momentOf({ ...request, told, notes: '' }, library);
  const step = tellNext({ ...request, told, notes: '' }, library);
  return { way: moment.kind === 'scene' ? moment.ways[0].playable.doing.id : undefined, call: step.challenge ?? step.text_to_read ?? '' };
}

test('[BEY-04] the way that loses the fewest words is told, without the words that were off', () => {
  const { way, call } = secondStep(
    taleWith('Blow on the sail, all of you. Go on.', 'Blow once. Then hold the unseen wheel, and steer past each rock that Mia names.'),
  );
  expect(way).toBe('second');
  expect(call).toContain('Then hold the unseen wheel');
  expect(call).not.toContain('Blow');
});

test('where both ways lose equally much, the one for anybody is told', () => {
  const line = 'Blow once. Then hold the unseen wheel, and steer past each rock that Mia names.';
  expect(secondStep(taleWith(line, line)).way).toBe('still');
});
