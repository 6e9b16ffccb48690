import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';

/**
 * The server and the scripts for its data, bundled into a few files and cached for the current sources. Unbundled, 200 files are read and compiled, which is
 * a third of the time of a start, and the tests start some 150 servers. The cache is at the same depth as `server/` and `scripts/`, so that relative paths
 * in the bundles stay right.
 */

const root = resolve(import.meta.dirname, '../../..');
const sources = ['server', 'supabase/functions', 'src', 'scripts/db-move.ts', 'scripts/db-restore.ts', 'package-lock.json'];
/** The entry points. The server is written last, so where it exists, the others do too. */
const programs = { 'db-move': 'scripts/db-move.ts', 'db-restore': 'scripts/db-restore.ts', server: 'server/main.ts' };
export type Program = keyof typeof programs;
const cache = join(root, '.cache');

/** The path of a program's bundle, which is made where it is missing. Several processes may make it at the same time; the last one's files stay. */
export async function bundled(program: Program = 'server'): Promise<string> {
  // A test that starts two servers at once must not build twice into the same draft folder.
  making ??= make();
  return (await making)(program);
}
let making: Promise<(program: Program) => string> | null = null;

async function make(): Promise<(program: Program) => string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    const files = /\.\w+$/.test(source) ? [path] : readdirSync(path, { recursive: true }).map((file) => join(path, String(file)));
    for (const file of files.filter((name) => /\.(?:ts|json)$/.test(name)).toSorted()) hash.update(file).update(readFileSync(file));
  }
  const name = `server-${hash.digest('hex').slice(0, 16)}`;
  const fileOf = (one: string): string => join(cache, one === 'server' ? `${name}.mjs` : `${name}-${one}.mjs`);
  if (existsSync(fileOf('server'))) return fileOf;
  mkdirSync(cache, { recursive: true });
  // Built in a draft folder and moved file by file, the entry points last, so that a server that starts meanwhile never reads an incomplete file. The draft
  // has the same depth as the cache.
  const draft = join(root, `.cache-${process.pid}`);
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: true,
      outDir: draft,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      // Dynamic imports stay dynamic: the backend's modules write to the console while they load.
      rolldownOptions: { input: programs, output: { entryFileNames: '[name].mjs', chunkFileNames: `${name}-[name]-[hash].mjs` } },
    },
  });
  const parts = readdirSync(draft).filter((file) => file.startsWith(name));
  for (const part of parts) renameSync(join(draft, part), join(cache, part));
  for (const one of Object.keys(programs)) renameSync(join(draft, `${one}.mjs`), fileOf(one));
  rmSync(draft, { recursive: true, force: true });
  for (const old of readdirSync(cache))
    if (/^server-.*\.mjs$/.test(old) && !old.startsWith(name)) rmSync(join(cache, old), { force: true });
  return fileOf;
}
