import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Leaves the mechanics that no tale names out of the build: four in ten, 26 kB that every story would have to load. They stay in the source for the
 * authors of further tales.
 */

const folder = resolve(import.meta.dirname, '../src/storyteller');

type Doing = { does: readonly string[] | Readonly<Record<string, readonly string[]>> };
type Doings = { scenes: readonly { ways: readonly Doing[] }[]; endings: readonly Doing[] };

function namedIn({ scenes, endings }: Doings): string[] {
  return [...scenes.flatMap(({ ways }) => ways), ...endings].flatMap(({ does }) => Object.values(does).flat());
}

/** The ids of all mechanics that tales name. */
export function toldMechanics(): Set<string> {
  const files = readdirSync(join(folder, 'tales/en'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  return new Set(files.flatMap((file) => namedIn(JSON.parse(readFileSync(join(folder, 'tales/en', file), 'utf8')) as Doings)));
}

/** The plugin that removes them from the mechanics' JSON files. */
export function onlyToldMechanics(): Plugin {
  let told = new Set<string>();
  return {
    name: 'only-told-mechanics',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      told = toldMechanics();
    },
    transform: {
      filter: { id: '**/src/storyteller/mechanics/*.json' },
      handler(code) {
        const mechanics = JSON.parse(code) as { id: string }[];
        return JSON.stringify(mechanics.filter(({ id }) => told.has(id)));
      },
    },
  };
}
