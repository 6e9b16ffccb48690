import { expect, test } from 'vitest';
import { toldMechanics } from '../../../build/told-mechanics.ts';
import { readMechanics, readTale, taleFiles } from '../../../scripts/tales/library.ts';
import { demandFamilies } from '../../../src/storyteller/words/vocabulary.ts';

test('a build keeps every mechanic that a tale names and leaves out the others', () => {
  const named = new Set(
    taleFiles()
      .filter((file) => !file.includes('/own/'))
      .map(readTale)
      .flatMap(({ scenes, endings }) => [...scenes.flatMap(({ ways }) => ways), ...endings])
      .flatMap(({ does }) => (Array.isArray(does) ? does : [...does.little, ...does.middle, ...does.big])),
  );
  const told = toldMechanics();
  expect([...named].filter((id) => !told.has(id))).toEqual([]);
  const known = readMechanics();
  expect([...told].filter((id) => !known.has(id))).toEqual([]);
  expect(told.size).toBeLessThan(known.size);
});

test('[BEY-04] a mechanic that says it is played with legs demands them', () => {
  const free = [...readMechanics().values()].filter(({ demands }) => demands.every((demand) => demandFamilies[demand] !== 'legs'));
  const lying = free.filter(
    ({ gist }) =>
      /\b(?:your|both|the) (?:legs|feet|knees) (?:gallop|ride|march|row|go|walk|run|dance)/i.test(gist) ||
      /\b(?:let|with) your (?:legs|feet|knees)\b/i.test(gist),
  );
  expect(lying.map(({ id }) => id)).toEqual([]);
});
