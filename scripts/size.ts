import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { isLater } from '../sw/later.ts';

/**
 * `npm run size [-- <dist>]`, after a build: checks the sizes of what a tablet downloads against their limits. Sizes are in kB (1,000 bytes) of the compressed
 * files: brotli where it says so, fonts and pictures as they are. Exits with 1 where a limit is exceeded.
 */

const dist = resolve(process.argv[2] ?? 'dist');

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    imports: z.optional(z.array(z.string())),
    dynamicImports: z.optional(z.array(z.string())),
  }),
);
const manifest = Manifest.parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')));

/** The number of bytes that are sent for a file: of its compressed form, where it has one. */
function sent(file: string): number {
  const path = join(dist, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + sent(file), 0);

/** The key in the manifest of the chunk that build/chunks.ts gives this name. */
function named(name: string): string {
  const found = Object.keys(manifest).find((key) => manifest[key]?.name === name);
  if (found === undefined)
    throw new Error(`The build has no file called ${name}: scripts/size.ts names one that build/chunks.ts does not.`);
  return found;
}

/** The scripts that `entries` import, directly or not, including themselves. */
function closure(entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const keys = [...entries];
  for (let key = keys.pop(); key !== undefined; key = keys.pop()) {
    const entry = manifest[key];
    if (entry === undefined) throw new Error(`The build has no ${key}.`);
    if (found.has(entry.file)) continue;
    found.add(entry.file);
    keys.push(...(entry.imports ?? []));
  }
  return found;
}

const chunksNamed = (pattern: RegExp): string[] =>
  readdirSync(join(dist, 'assets'))
    .filter((file) => pattern.test(file))
    .map((file) => `assets/${file}`);

const auth = closure(['index.html', named('sign-in')]);
const dashboard = closure(['index.html', named('family')]);

const themes = chunksNamed(/^theme-.+-[\w-]{8}\.js$/);
const own = chunksNamed(/^own-.+-[\w-]{8}\.js$/);
const shared = chunksNamed(/^words-.+-[\w-]{8}\.js$/);
const allWords = [...themes, ...own, ...shared];
const heaviest = Math.max(...themes.map((file) => sent(file)));

const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
const precached = [...new Set([...worker.matchAll(/"?url"?:[`"']([^`"']+)[`"']/g)].map(([, url]) => url as string))];
if (precached.length < 20) throw new Error('The list of what is kept for offline use was not found in sw.js.');
const enough = precached.filter((file) => !isLater(file));

type Row = { what: string; bytes: number; limit: number; goal: number };
const rows: readonly Row[] = [
  { what: 'scripts before /auth stands (brotli)', bytes: sum(auth), limit: 120_000, goal: 120_000 },
  { what: 'scripts before the dashboard stands (brotli)', bytes: sum(dashboard), limit: 150_000, goal: 150_000 },
  {
    what: `all words of the storyteller, ${allWords.length} files (brotli)`,
    bytes: sum(allWords),
    limit: 1_300_000,
    goal: 1_300_000,
  },
  { what: `one theme's words, the heaviest of ${themes.length} (brotli)`, bytes: heaviest, limit: 120_000, goal: 120_000 },
  { what: 'words kept before the app says that it is ready (brotli)', bytes: sum(shared), limit: 400_000, goal: 400_000 },
  {
    what: `kept before the app says that it is ready, ${enough.length} files (brotli)`,
    bytes: sum(enough),
    limit: 920_000,
    goal: 920_000,
  },
  {
    what: `all that is kept for offline use, ${precached.length} files (brotli)`,
    bytes: sum(precached),
    limit: 2_380_000,
    goal: 2_380_000,
  },
];

for (const { what, bytes, limit, goal } of rows) {
  const verdict = bytes > limit ? 'TOO LARGE' : bytes > goal ? `above the goal of ${goal / 1_000}` : 'ok';
  console.log(`${(bytes / 1_000).toFixed(1).padStart(8)} kB  of ${limit / 1_000}  ${what}: ${verdict}`);
}
process.exitCode = rows.some(({ bytes, limit }) => bytes > limit) ? 1 : 0;
