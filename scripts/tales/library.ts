import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Library } from '../../src/storyteller/engine/library.ts';
import { type Mechanic, MechanicList } from '../../src/storyteller/mechanics/schema.ts';
import { Tale } from '../../src/storyteller/tales/schema.ts';
import { tables } from '../../src/storyteller/words/tables.ts';

/** Reads the library from its folders, for tools and tests. Each function throws where a file does not fit its schema. */

const root = resolve(import.meta.dirname, '../../src/storyteller');

function json(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** All mechanics by their id. */
export function readMechanics(): Map<string, Mechanic> {
  const folder = join(root, 'mechanics');
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(files.flatMap((file) => MechanicList.parse(json(join(folder, file)))).map((mechanic) => [mechanic.id, mechanic]));
}

export const talesFolder = join(root, 'tales/en');

/** The paths of all tales' files. */
export function taleFiles(): string[] {
  return readdirSync(talesFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => join(talesFolder, file));
}

/** The path of a tale that is named by its path or its id. Throws where there is none. */
export function taleFile(name: string): string {
  if (existsSync(name)) return resolve(name);
  const found = taleFiles().find((file) => file.endsWith(`/${name}.json`));
  if (found === undefined)
    throw new Error(
      `No tale is named ${name}. There are: ${taleFiles()
        .map((file) => file.slice(talesFolder.length + 1))
        .join(', ')}`,
    );
  return found;
}

/** A library with these tales, and all mechanics and tables. */
export function libraryOf(tales: readonly Tale[]): Library {
  const onwardFile = join(talesFolder, 'onward/onward.json');
  const onward = existsSync(onwardFile) ? Tale.parse(json(onwardFile)) : (tales[0] as Tale);
  return {
    mechanics: readMechanics(),
    tales,
    onward,
    ...tables,
  };
}

/** The tale in a file. */
export function readTale(file: string): Tale {
  return Tale.parse(json(file));
}

/** All tales of a theme, in the order of its season. */
export function talesOf(theme: string): Tale[] {
  const folder = join(talesFolder, theme);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => readTale(join(folder, file)))
    .sort((a, b) => a.season - b.season);
}

/** The themes that have tales. */
export function themesWithTales(): string[] {
  return readdirSync(talesFolder).filter((theme) => !['own', 'onward'].includes(theme) && talesOf(theme).length > 0);
}
