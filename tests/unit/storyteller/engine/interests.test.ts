import { expect, test } from 'vitest';
import { aloudParagraphs, type Step } from '../../../../src/domain/steps/step.ts';
import type { TellingChild } from '../../../../src/domain/telling.ts';
import { child, playThrough, request, smallLibrary, withTales } from '../../../support/story/small-library.ts';
import { smallTale } from '../../../support/story/small-tale.ts';

/** What a child is fond of, where a story takes it up. */

const heard = (told: readonly Step[]): string => told.flatMap(aloudParagraphs).join(' ');
const fond = (name: string, age: number, ...interests: string[]): TellingChild => ({ ...child(name, age), interests });
const mia = fond('Mia', 7, 'trains');
const evening = (children: TellingChild[], adventures = 0, library = smallLibrary, notes: string[] = []): Step[] =>
  playThrough(request({ children, memory: { adventures, met: {} } }), library, undefined, notes);

/** The small tale with a line for an interest in each scene. */
const line = { little: 'Pim asks {a} about {interest}.', text: 'Pim asks {a} about {interest}.' };
const asking = withTales({ ...smallTale, scenes: smallTale.scenes.map((scene) => ({ ...scene, interest: line })) });

test.each([1, 3, 5, 8, 12])('what a child of %i is fond of comes up at the end, where no scene has taken it up', (age) => {
  const ending = heard(evening([fond('Mia', age, 'trains')]).slice(-1));
  expect(ending).toContain('“Mia likes trains,” says Pim.');
});

test('it comes up in every third adventure, in other words each time', () => {
  const nods = [0, 1, 2, 3, 4, 5, 6].map((adventures) => /likes trains,” says Pim. “([^”]+)”/.exec(heard(evening([mia], adventures)))?.[1]);
  expect(nods.map((nod) => nod !== undefined)).toEqual([true, false, false, true, false, false, true]);
  expect(new Set(nods.filter((nod) => nod !== undefined)).size).toBe(3);
});

test('where a scene has taken it up, or something of theirs returns, the end leaves it', () => {
  const told = heard(evening([mia], 0, asking));
  expect(told).toContain('Pim asks Mia about trains.');
  expect(told).not.toContain('likes trains');
  expect(heard(evening([mia], 0, smallLibrary, ['', 'Mia built a bridge.']))).not.toContain('likes trains');
});

test('a scene asks the one who is fond of something, whoever leads; nobody is asked where nobody is', () => {
  const told = heard(evening([child('Tom', 9), fond('Mia', 7, 'trains')], 0, asking));
  expect(told).toContain('Pim asks Mia about trains.');
  expect(told).not.toContain('Pim asks Tom');
  expect(heard(evening([child('Tom', 9)], 0, asking))).not.toMatch(/Pim asks|likes/);
});

test('a child who has stopped playing is not asked', () => {
  const told = evening([child('Tom', 9), fond('Mia', 7, 'trains')], 0, asking, ['Mia went home.']);
  expect(heard(told.slice(1))).not.toContain('trains');
});
