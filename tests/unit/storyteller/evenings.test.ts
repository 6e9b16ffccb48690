import { expect, test } from 'vitest';
import { bySeed, familyOf, play } from '../../../scripts/meter/families.ts';
import { libraryOf, talesOf } from '../../../scripts/tales/library.ts';
import { emptyMemory, remember } from '../../../src/domain/entities/profile.ts';
import { aloudParagraphs } from '../../../src/domain/steps/step.ts';
import { metIn } from '../../../src/storyteller/engine/past/keepsake.ts';

type Picks = Parameters<typeof play>[2];

/** What is heard on each of thirty evenings with one theme, by one child. */
function evenings(theme: string, age: number, totalSteps: number, picks: (evening: number) => Picks): string[] {
  const library = libraryOf(talesOf(theme));
  let memory = emptyMemory;
  return Array.from({ length: 30 }, (_, evening) => {
    const children = [{ id: 'mia', name: 'Mia', age, interests: [], considerations: null }];
    const { told } = play(familyOf(1007, theme, { memory, seed: 5000 + evening, totalSteps, children }), library, picks(evening));
    memory = remember(memory, metIn(told));
    return told.flatMap(aloudParagraphs).join('\n');
  });
}

const nobody: Picks = () => null;

test.each([
  ['pirates', 3, 5],
  ['knights', 5, 6],
  ['jungle', 8, 8],
] as const)('[BEY-05] thirty evenings of %s at age %i are told in other words each time, where the app picks', (theme, age, totalSteps) => {
  expect(new Set(evenings(theme, age, totalSteps, () => nobody)).size).toBe(30);
});

test('[BEY-05] thirty evenings of one theme are told in other words each time, whatever the children pick', () => {
  expect(new Set(evenings('knights', 5, 6, (evening) => bySeed(9000 + evening))).size).toBe(30);
});
