import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { cellsOf } from '../../../scripts/meter/cells.ts';
import { roadOf, scenesOf } from '../../../scripts/meter/choices.ts';
import { bySeed, familyOf, play } from '../../../scripts/meter/families.ts';
import { limitHits } from '../../../scripts/meter/limits.ts';
import { callNamesScene, tellsWhatChanged } from '../../../scripts/meter/meaning.ts';
import { libraryOf, readMechanics, taleFiles, talesFolder, talesOf, themesWithTales } from '../../../scripts/tales/library.ts';
import { lists } from '../../../scripts/tales/lists.ts';
import { knownThemes } from '../../../src/domain/catalog.ts';
import { checkTale } from '../../../src/storyteller/check/tale.ts';
import { hitsInWords } from '../../../src/storyteller/engine/audit.ts';
import { readFamily } from '../../../src/storyteller/engine/people/family.ts';
import { tables } from '../../../src/storyteller/words/tables.ts';
import { PropTable } from '../../../src/storyteller/words/thing-row.ts';

// Plays dozens of whole adventures, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** Every tale keeps the writing rules, and a sample of what families hear meets the meter's targets. */

const root = resolve(import.meta.dirname, '../../../src/storyteller');
const mechanics = readMechanics();
const files = taleFiles()
  .map((file) => file.slice(talesFolder.length + 1))
  .filter((file) => !file.startsWith('own/'));

test.each(files)('%s breaks no rule of writing', (file) => {
  const faults = checkTale(JSON.parse(readFileSync(join(talesFolder, file), 'utf8')), mechanics).filter(({ level }) => level === 'must');
  expect(faults.map(({ where, rule, message }) => `${where} ${rule}: ${message}`)).toEqual([]);
});

test('every theme has a tale, and no two tales share an id or a place in their season', () => {
  expect(themesWithTales().toSorted()).toEqual([...knownThemes].toSorted());
  const tales = themesWithTales().flatMap(talesOf);
  expect(new Set(tales.map(({ id }) => id)).size).toBe(tales.length);
  expect(new Set(tales.map(({ theme, season }) => `${theme} ${season}`)).size).toBe(tales.length);
});

test('the lists by which the storyteller loads tales and mechanics name every file', () => {
  const plain = (text: string) => text.replaceAll(/[\s'",]/g, '');
  for (const [path, text] of lists()) expect(plain(readFileSync(join(root, path), 'utf8'))).toBe(plain(text));
});

test('the table of things fits its schema', () => {
  expect(PropTable.safeParse(tables.things).error?.issues ?? []).toEqual([]);
});

describe.each(themesWithTales())('families who play %s', (theme) => {
  const library = libraryOf(talesOf(theme));
  const plays = Array.from({ length: 6 }, (_, seed) => play(familyOf(seed + 11, theme), library, bySeed(seed)));

  test('[BEY-05] hear at every step what the last one changed, and do what belongs to the scene', () => {
    for (const one of plays) {
      one.told.forEach((_, at) => expect(tellsWhatChanged(one, at, library)).not.toBe(false));
    }
    const calls = plays.flatMap((one) => one.told.map((_, at) => callNamesScene(one, at, library))).filter((named) => named !== null);
    expect(calls).not.toContain(false);
  });

  test('[BEY-05] are not asked “What now?” where nothing is to be chosen', () => {
    const asked = plays.flatMap(({ told }) => told.flatMap(({ question, options }) => (options === undefined ? (question ?? []) : [])));
    expect(asked.filter((question) => /[.!…”]\s[^.!?…“”]*\?$/.test(question))).toEqual([]);
  });

  test('[BEY-05] do other things by other choices, and some of them in other scenes', () => {
    const request = familyOf(3, theme, {
      children: [{ id: 'a', name: 'Mia', age: 8, interests: [], considerations: null }],
      totalSteps: 8,
    });
    const one = play(request, library, () => 0);
    const two = play(request, library, (step) => (step.options?.length ?? 1) - 1);
    const [first, second] = [roadOf(one), roadOf(two)];
    const fork = first.findIndex((way, at) => way !== second[at]);
    expect(fork).toBeGreaterThan(0);
    expect(first.slice(fork).filter((way, at) => way !== second[fork + at]).length / first.slice(fork).length).toBeGreaterThanOrEqual(0.6);
    expect(scenesOf(one)).not.toEqual(scenesOf(two));
  });

  test('[BEY-04] are asked nothing that a child can’t do, and hear nothing that a child must not', () => {
    expect(limitHits(plays.map((one) => ({ play: one, library }))).hits).toEqual([]);
    // A new family would only hear the first tale of the season, so each tale is played on its own.
    const others = library.tales.slice(1).flatMap((tale, at) =>
      Array.from({ length: 3 }, (_, seed) => {
        const request = familyOf(seed + 200 * (at + 1), theme);
        const fit = hitsInWords(tale, readFamily(request, library)) === 0;
        const own = { ...library, tales: [tale] };
        return fit ? [{ play: play(request, own, bySeed(seed)), library: own }] : [];
      }).flat(),
    );
    expect(limitHits(others).hits).toEqual([]);
  });

  test('find in every scene something that everybody can play', () => {
    const barred = [...cellsOf(library.tales, library, 41)].filter(({ admitted }) => admitted === 0);
    expect(barred.map(({ tale, scene, band, place, limit }) => `${tale.id}/${scene.id} ${band} ${place} ${limit ?? ''}`)).toEqual([]);
  });
});
