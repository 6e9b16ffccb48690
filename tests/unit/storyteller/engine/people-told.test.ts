import { expect, test } from 'vitest';
import { nameRemover } from '../../../../src/domain/shared-story.ts';
import type { Step } from '../../../../src/domain/steps/step.ts';
import { peopleTold } from '../../../../src/storyteller/engine/past/people-told.ts';

/** A step told on this device to the children `names`, with what was noted on it. */
function told(words: Record<string, string>, notes = '', bound: string[] = []): Step {
  const telling = {
    by: 'venture-device',
    v: 2,
    tale: 'tale',
    scene: 'scene',
    way: null,
    mechanic: null,
    motion: null,
    words,
    roles: {},
    props: [],
    offers: [],
    bound,
    voices: [],
    met: [],
  };
  return { id: 'a', type: 'action', step: 'Row', notes, telling };
}

test('[BEY-09] children who were renamed or removed are named in the steps that they played', () => {
  const steps = [told({ a: 'Zoë', b: 'Ada', adult: 'Robin', names: 'Zoë and baby and big sis and Ada' })];
  const { children, others } = peopleTold(steps, ['Adelheid', 'baby and big sis']);
  expect(children).toEqual(['Zoë', 'Ada']);
  expect(others).toEqual([{ name: 'Robin', what: null }]);
  const nameless = nameRemover({ children: ['Adelheid', 'baby and big sis', ...children], adult: null, others });
  expect(nameless('Zoë and Ada row; Robin waits.')).toBe('Child 3 and Child 4 row; Friend 1 waits.');
});

test('[BEY-09] friends and what the family named are found in the notes, and in what came back from an earlier adventure', () => {
  const words = { a: 'Mia', b: 'the grown-up', adult: 'the grown-up', names: 'Mia' };
  const { children, others } = peopleTold(
    [
      told(words, 'Leo joined us. We built a den and called it Fort Leo.'),
      told(words, 'Mia gave Paul a hat', ['o:pirates|creature|name|Sparky the dragon', 'o:pirates|thing|one|hat', 'built||den|']),
      { ...told({}, 'Unser Nachbar Emil spielt jetzt mit.'), telling: undefined },
    ],
    ['Mia'],
  );
  expect(children).toEqual([]);
  expect(others).toEqual([
    { name: 'Leo', what: null },
    { name: 'Fort Leo', what: 'den' },
    { name: 'Paul', what: null },
    { name: 'Emil', what: null },
    { name: 'Sparky', what: 'dragon' },
  ]);
  const nameless = nameRemover({ children: ['Mia'], adult: null, others });
  expect(nameless('Mrs Swivel has a look at Leo. Fort Leo the den stands; Sparky the dragon and Paul sit in Fort Leo.')).toBe(
    'Mrs Swivel has a look at Friend 1. the den stands; the dragon and Friend 2 sit in the den.',
  );
});

test('[BEY-09] where nobody plays any more and nothing is noted, nobody is named', () => {
  const words = { a: 'the youngest', b: 'the grown-up', adult: 'the grown-up', names: 'the youngest' };
  expect(peopleTold([told(words)], [])).toEqual({ children: [], others: [] });
});
