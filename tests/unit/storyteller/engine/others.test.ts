import { expect, test } from 'vitest';
import { familyOf } from '../../../../scripts/meter/families.ts';
import { libraryOf, readMechanics, talesOf } from '../../../../scripts/tales/library.ts';
import { render } from '../../../../src/storyteller/engine/render.ts';
import { open } from '../../../../src/storyteller/engine/session.ts';
import { scopeOf, turnOf } from '../../../../src/storyteller/engine/words.ts';

/** Who plays beside the one who leads: one by name, or the others. */

const library = libraryOf(talesOf('pirates').slice(0, 1));

function said(template: string, names: readonly string[], participation: 'observer' | 'full'): string {
  const children = names.map((name, at) => ({ id: `c${at}`, name, age: 8, interests: [], considerations: null }));
  const { family, world } = open(
    { ...familyOf(1, 'pirates', { children, participation, adultName: 'Robin' }), told: [], notes: '' },
    library,
  );
  return render(template, scopeOf(turnOf(family, world), null));
}

const template = 'Let {others} guess; {others} {others|answers|answer}, and {others}{others|’s|’} turn it is.';

test.each([
  [['Mia'], 'full', 'Let Robin guess; Robin answers, and Robin’s turn it is.'],
  [['Mia'], 'observer', 'Let Robin guess; Robin answers, and Robin’s turn it is.'],
  [['Mia', 'Tom'], 'full', 'Let the others guess; the others answer, and the others’ turn it is.'],
  [['Mia', 'Tom', 'Ada'], 'observer', 'Let the others guess; the others answer, and the others’ turn it is.'],
] as const)('%j with an adult who is %s', (names, participation, text) => {
  expect(said(template, names, participation)).toBe(text);
});

test('of two children whose adult only watches, the other one is called by name', () => {
  expect(said('Let {others} guess.', ['Mia', 'Tom'], 'observer')).toMatch(/^Let (?:Mia|Tom) guess\.$/);
});

test('what mechanics say to a child who plays alone names no others', () => {
  const several = /\b(?:the others|(?<!among many )others|everybody|everyone|the rest of you|each of you|both of you)\b/i;
  const lines = [...readMechanics().values()]
    .filter(({ players = 1 }) => players === 1)
    .flatMap(({ id, easier, harder, instead = {}, safety = [] }) =>
      [easier, harder, ...Object.values(instead), ...safety].map((line) => `${id}: ${said(line, ['Mia'], 'full')}`),
    );
  expect(lines.filter((line) => several.test(line))).toEqual([]);
});
