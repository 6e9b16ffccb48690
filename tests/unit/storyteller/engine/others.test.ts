import { describe, expect, test } from 'vitest';
import { familyOf } from '../../../../scripts/meter/families.ts';
import { libraryOf, readMechanics, talesOf } from '../../../../scripts/tales/library.ts';
import { scopeOf, turnOf } from '../../../../src/storyteller/engine/people/turn.ts';
import { openSession } from '../../../../src/storyteller/engine/session.ts';
import { tellingOf } from '../../../../src/storyteller/engine/telling.ts';
import { render } from '../../../../src/storyteller/engine/wording/render.ts';
import { child, playThrough, request, smallLibrary } from '../../../support/story/small-library.ts';

/** Who is named besides the child who leads: `{others}` and `{b}`. */

const library = libraryOf(talesOf('pirates').slice(0, 1));

function said(template: string, names: readonly string[], participation: 'observer' | 'full'): string {
  const children = names.map((name, at) => ({ id: `c${at}`, name, age: 8, interests: [], considerations: null }));
  const { family, world } = openSession(
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

test('where two children play and the adult watches, “the others” is the other child’s name', () => {
  expect(said('Let {others} guess.', ['Mia', 'Tom'], 'observer')).toMatch(/^Let (?:Mia|Tom) guess\.$/);
});

test('a child who plays alone is never told of others', () => {
  const several = /\b(?:the others|(?<!among many )others|everybody|everyone|the rest of you|each of you|both of you)\b/i;
  const lines = [...readMechanics().values()]
    .filter(({ players = 1 }) => players === 1)
    .flatMap(({ id, easier, harder, instead = {}, safety = [] }) =>
      [easier, harder, ...Object.values(instead), ...safety].map((line) => `${id}: ${said(line, ['Mia'], 'full')}`),
    );
  expect(lines.filter((line) => several.test(line))).toEqual([]);
});

describe('a child who has asked not to lead', () => {
  /** Who is `{b}` in each step after Mia has asked. */
  const seconds = (names: readonly string[], participation: 'observer' | 'moderate') =>
    playThrough(request({ children: names.map((name) => child(name, 8)), participation }), smallLibrary, undefined, [
      '',
      'Mia doesn’t want to be the hero today.',
    ])
      .slice(2)
      .map((step) => tellingOf(step)?.words['b']);

  test('is not named second in a game either, where another child can be', () => {
    const found = seconds(['Mia', 'Tom', 'Ada'], 'moderate');
    expect(new Set(found)).toEqual(new Set(['Tom', 'Ada']));
  });

  test('leaves the second place to an adult who joins, where no other child is left', () => {
    expect(new Set(seconds(['Mia', 'Tom'], 'moderate'))).toEqual(new Set(['Robin']));
  });

  test('is named second where nobody else can be', () => {
    expect(new Set(seconds(['Mia', 'Tom'], 'observer'))).toEqual(new Set(['Mia']));
  });
});
