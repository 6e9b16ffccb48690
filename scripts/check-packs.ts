/**
 * Holds the storyteller's packs to their schema and to the writing rules, and refreshes the list that loads them.
 * Errors name file, entry and rule and exit with 1; warnings are about length and tone. `--quiet` leaves warnings out.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { assemble, type RawPacks } from '../src/storyteller/assemble.ts';
import { checkCells } from '../src/storyteller/check-cells.ts';
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
const files = { cores: names('cores'), more: names('cores-more'), themes: names('themes'), notes: names('notes') };

const lists = join(folder, 'pack-lists');

/** A module with everything that lies in `files`, by their parts: one chunk of the built app. */
function listSource(parts: Readonly<Record<string, readonly string[]>>): string {
  const variable = (name: string) => `pack${Object.values(parts).flat().indexOf(name)}`;
  const imports = Object.values(parts)
    .flat()
    .map((name) => `import ${variable(name)} from '../packs/${name}' with { type: 'json' };`);
  const exported = Object.entries(parts).map(
    ([part, names]) => `export const ${part}: readonly unknown[] = [${names.map(variable).join(', ')}];`,
  );
  return `/** Written by \`scripts/check-packs.ts\`. */\n${[...imports, '', ...exported].join('\n')}\n`;
}

/** The modules that load the packs; written, so that the same list works in a browser, in Node and in Deno. */
function writeLists(themeOf: (name: string) => string): void {
  const themes = [...new Set(files.themes.map(themeOf))].sort();
  rmSync(lists, { recursive: true, force: true });
  mkdirSync(lists);
  writeFileSync(join(lists, 'activities.ts'), listSource({ cores: files.cores, notes: files.notes, tables: single }));
  writeFileSync(join(lists, 'more-activities.ts'), listSource({ cores: files.more }));
  for (const theme of themes) {
    const names = files.themes.filter((name) => themeOf(name) === theme);
    writeFileSync(join(lists, `theme-${theme}.ts`), listSource({ packs: names }));
  }
  const loaders = themes.map((theme) => `    '${theme}': () => import('./pack-lists/theme-${theme}.ts'),`);
  writeFileSync(
    join(folder, 'pack-list.ts'),
    `/** Where every pack is loaded from. Written by \`scripts/check-packs.ts\`: add a file to its folder and run it. */

type Activities = { cores: readonly unknown[]; notes: readonly unknown[]; tables: readonly unknown[] };

export const packLoaders: {
  readonly activities: () => Promise<Activities>;
  readonly more: () => Promise<Pick<Activities, 'cores'>>;
  readonly themes: Readonly<Record<string, () => Promise<{ packs: readonly unknown[] }>>>;
} = {
  activities: () => import('./pack-lists/activities.ts'),
  more: () => import('./pack-lists/more-activities.ts'),
  themes: {
${loaders.join('\n')}
  },
};
`,
  );
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

const themeOfFile = new Map<string, string>();
const raw = {
  cores: [...files.cores, ...files.more].flatMap((name) => [read(name, CorePack) ?? []]),
  themes: files.themes.flatMap((name) => {
    const pack = read(name, ThemePack);
    if (pack !== null) themeOfFile.set(name, pack.theme);
    return pack ?? [];
  }),
  notes: files.notes.flatMap((name) => [read(name, IntentPack) ?? []]),
  props: read('props.json', PropTable) ?? [],
  considerations: read('considerations.json', ConsiderationTable) ?? [],
  glue: read('glue.json', Glue),
};

if (raw.glue === null || faults > 0) process.exit(1);
writeLists((name) => themeOfFile.get(name) ?? '');

const content = assemble({ ...raw, glue: raw.glue } satisfies RawPacks);
const quiet = process.argv.includes('--quiet');
const atFirst = { ...content, cores: content.cores.slice(0, raw.cores.slice(0, files.cores.length).flat().length) };
const found = [...checkContent(content), ...checkCells(content, 'all'), ...checkCells(atFirst, 'at first')];
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
