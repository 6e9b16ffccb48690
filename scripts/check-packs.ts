/**
 * Holds the storyteller's packs to their schema and to the writing rules, and refreshes the list that loads them.
 * Errors name file, entry and rule and exit with 1; warnings are about length and tone. `--quiet` leaves warnings out.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { assemble, type RawPacks } from '../src/storyteller/assemble.ts';
import { checkContent } from '../src/storyteller/check.ts';
import { ConsiderationTable, CorePack, Glue, IntentPack, PropTable, ThemePack } from '../src/storyteller/schema.ts';

const folder = resolve(import.meta.dirname, '../src/storyteller');

function names(part: string): string[] {
  return readdirSync(join(folder, 'packs', part))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => `${part}/${name}`);
}

const single = ['props.json', 'considerations.json', 'glue.json'];
const files = { cores: names('cores'), themes: names('themes'), notes: names('notes') };

/** The module that loads every pack; written, so that the same list works in a browser, in Node and in Deno. */
export function loaderSource(): string {
  const all = [...files.cores, ...files.themes, ...files.notes, ...single];
  const variable = (name: string) =>
    name.replace('.json', '').replace(/[^a-z0-9]+(.)?/g, (_whole, letter: string | undefined) => (letter ?? '').toUpperCase());
  const list = (part: readonly string[]) =>
    part.length === 0 ? '[]' : `[\n${part.map((name) => `    ${variable(name)},`).join('\n')}\n  ]`;
  return `/** The list of all packs. Written by \`scripts/check-packs.ts\`: add a file to its folder and run it. */
${all.map((name) => `import ${variable(name)} from './packs/${name}' with { type: 'json' };`).join('\n')}

export const packs: Readonly<Record<'cores' | 'themes' | 'notes', readonly unknown[]> & Record<'props' | 'considerations' | 'glue', unknown>> = {
  cores: ${list(files.cores)},
  themes: ${list(files.themes)},
  notes: ${list(files.notes)},
  props,
  considerations,
  glue,
};
`;
}

let faults = 0;
function read<T>(name: string, schema: z.ZodMiniType<T>): T | null {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(join(folder, 'packs', name), 'utf8'));
  } catch (error) {
    console.error(`error  packs/${name}: ${error instanceof Error ? error.message : String(error)}`);
    faults += 1;
    return null;
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues.slice(0, 12)) {
    const [first, ...rest] = issue.path;
    const entry = Array.isArray(json) && typeof first === 'number' ? ((json[first] as { id?: string } | undefined)?.id ?? first) : first;
    console.error(`error  packs/${name} · ${[entry, ...rest].map(String).join('/')}: ${issue.message}`);
  }
  faults += parsed.error.issues.length;
  return null;
}

const raw = {
  cores: files.cores.flatMap((name) => [read(name, CorePack) ?? []]),
  themes: files.themes.flatMap((name) => read(name, ThemePack) ?? []),
  notes: files.notes.flatMap((name) => [read(name, IntentPack) ?? []]),
  props: read('props.json', PropTable) ?? [],
  considerations: read('considerations.json', ConsiderationTable) ?? [],
  glue: read('glue.json', Glue),
};

writeFileSync(join(folder, 'pack-list.ts'), loaderSource());
if (raw.glue === null || faults > 0) process.exit(1);

const content = assemble({ ...raw, glue: raw.glue } satisfies RawPacks);
const quiet = process.argv.includes('--quiet');
const found = checkContent(content);
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice(7);
for (const fault of found.filter(({ level }) => level === 'error')) console.error(`error  ${fault.entry}: ${fault.rule}`);
if (!quiet)
  for (const fault of found.filter(({ level, entry }) => level === 'warning' && (only === undefined || entry.includes(only))))
    console.log(`note   ${fault.entry}: ${fault.rule}`);
const errors = found.filter(({ level }) => level === 'error').length;
console.log(
  `${content.cores.length} activities, ${Object.keys(content.themes).length} themes, ${content.props.length} things, ${content.considerations.length} considerations, ${content.intents.length} note intents; ${errors} errors, ${found.length - errors} notes.`,
);
process.exit(errors > 0 ? 1 : 0);
