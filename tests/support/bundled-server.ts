import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';

/**
 * The server and what is run on its data in a few files, made once for these sources: `npm start` reads two hundred of them and translates each,
 * which is a third of what a start costs, and tests start some 150 servers. Their folder is as deep as `server/` and `scripts/`, whose paths it keeps.
 */

const root = resolve(import.meta.dirname, '../..');
const sources = ['server', 'supabase/functions', 'src', 'scripts/db-move.ts', 'scripts/db-restore.ts', 'package-lock.json'];
/** What can be run, the server last: where it is, the others are. */
const programs = { 'db-move': 'scripts/db-move.ts', 'db-restore': 'scripts/db-restore.ts', server: 'server/main.ts' };
export type Program = keyof typeof programs;
const cache = join(root, '.cache');

/** The path of a program's first file. Made by whoever asks first; others that ask meanwhile make it too, and the last one stays. */
export async function bundled(program: Program = 'server'): Promise<string> {
  // Two servers that are started at once by one test must not make it twice under one name.
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
  // Made beside it and moved file by file, the programs last: whoever starts one meanwhile reads no half of a file. As deep as the cache is.
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
      // What is imported late stays so: the backend's modules write to the console while they load.
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
