import { expect, test } from 'vitest';
import { child, playThrough, request, withTales } from '../../../support/story/small-library.ts';
import { smallTale } from '../../../support/story/small-tale.ts';

/** A lead part that the child whose turn it is can't do. */

const throws = withTales({
  ...smallTale,
  scenes: smallTale.scenes.map((scene) => ({
    ...scene,
    ways: scene.ways.map((way) =>
      way.anybody === true
        ? way
        : { ...way, does: ['rowing-hard'], demands: ['two-hands'], call: { text: '{A} catches the sock with both hands.' } },
    ),
  })),
} as typeof smallTale);

/** Who leads each step in which somebody catches with both hands. */
function catchers(considerations: string | null): string[] {
  const told = playThrough(request({ children: [child('Mia', 7, considerations), child('Tom', 9)] }), throws, (options) =>
    options.find((option) => /hop|walk/.test(option)),
  );
  return told.filter(({ text_to_read: text, challenge }) => /both hands/.test(`${text} ${challenge}`)).map(({ lead = '' }) => lead);
}

test('[BEY-04] passes to a child who can, where its words ask it by name', () => {
  const unspared = catchers(null);
  expect(new Set(unspared)).toEqual(new Set(['mia', 'tom']));
  expect(catchers('only one hand')).toEqual(unspared.map(() => 'tom'));
});
