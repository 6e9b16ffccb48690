import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recommendedThemes } from '../../../src/domain/catalog.ts';
import { cellsOf, checkCells } from '../../../src/storyteller/check-cells.ts';
import { checkContent } from '../../../src/storyteller/check.ts';
import { content } from '../../../src/storyteller/content.ts';
import { packLoaders } from '../../../src/storyteller/pack-list.ts';
import { ConsiderationTable, type Core, CorePack, Glue, IntentPack, PropTable, ThemePack } from '../../../src/storyteller/schema.ts';

const folder = resolve(import.meta.dirname, '../../../src/storyteller/packs');
const lists = resolve(folder, '../pack-lists');
const listed = readdirSync(lists)
  .map((name) => readFileSync(join(lists, name), 'utf8'))
  .join('');
const single = { 'props.json': PropTable, 'considerations.json': ConsiderationTable, 'glue.json': Glue };
const folders = { cores: CorePack, 'cores-more': CorePack, themes: ThemePack, notes: IntentPack };
const files = [
  ...Object.entries(single).map(([name, schema]) => ({ name, schema })),
  ...Object.entries(folders).flatMap(([part, schema]) =>
    readdirSync(join(folder, part))
      .filter((name) => name.endsWith('.json'))
      .map((name) => ({ name: `${part}/${name}`, schema })),
  ),
];

describe('the packs', () => {
  test.each(files)('$name has the shape that the storyteller reads', ({ name, schema }) => {
    const parsed = schema.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    expect(parsed.success ? [] : parsed.error.issues).toEqual([]);
  });

  test('every file in the folders is loaded', () => {
    expect(files.map(({ name }) => name).filter((name) => !listed.includes(`/packs/${name}'`))).toEqual([]);
  });

  test('the writing rules hold: braces, ids, roles, lengths of lists, a net of activities that ask nothing', () => {
    expect(checkContent(content).filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('every age has enough to play in every kind of place at every energy, with nothing around, and under any one consideration', () => {
    expect(cellsOf(content, 'all').length).toBeGreaterThan(3_000);
    expect(checkCells(content, 'all')).toEqual([]);
  });

  test('what a tablet has before the rest has come is enough for an adventure, everywhere and for everybody', async () => {
    const first = new Set((await packLoaders.activities()).cores.flatMap((pack) => (pack as Core[]).map(({ id }) => id)));
    expect(first.size).toBeLessThan(content.cores.length);
    expect(checkCells({ ...content, cores: content.cores.filter(({ id }) => first.has(id)) }, 'at first')).toEqual([]);
  });

  test('a cell that runs empty is named with what it holds', () => {
    const still = { ...content, cores: content.cores.filter(({ energy }) => energy <= 3) };
    expect(checkCells(still, 'all')).toContainEqual({
      level: 'error',
      entry: 'cells all/7-9, lawn, energy 5',
      rule: '0 activities, 30 are needed',
    });
  });

  test('every recommended theme has a pack, and a theme in own words has the neutral one', () => {
    expect([...recommendedThemes, 'neutral'].filter((theme) => !(theme in content.themes))).toEqual([]);
  });
});
