import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';

/**
 * The server in a few files, made once for these sources: `npm start` reads two hundred of them and translates each, which is a third of
 * what a start costs, and tests start some 150 servers. Its folder is as deep as `server/`, whose paths it keeps.
 */

const root = resolve(import.meta.dirname, '../..');
const sources = ['server', 'supabase/functions', 'src', 'package-lock.json'];
const cache = join(root, '.cache');

/** The path of its first file. Made by whoever asks first; others that ask meanwhile make it too, and the last one stays. */
export async function bundledServer(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    const files = source.endsWith('.json') ? [path] : readdirSync(path, { recursive: true }).map((file) => join(path, String(file)));
    for (const file of files.filter((name) => /\.(?:ts|json)$/.test(name)).toSorted()) hash.update(file).update(readFileSync(file));
  }
  const name = `server-${hash.digest('hex').slice(0, 16)}`;
  const made = join(cache, `${name}.mjs`);
  if (existsSync(made)) return made;
  mkdirSync(cache, { recursive: true });
  const draft = `draft-${process.pid}-${name}.mjs`;
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: 'server/main.ts',
      outDir: cache,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      // What is imported late stays so: the backend's modules write to the console while they load.
      rolldownOptions: { output: { entryFileNames: draft, chunkFileNames: `${name}-[name]-[hash].mjs` } },
    },
  });
  renameSync(join(cache, draft), made);
  for (const old of readdirSync(cache))
    if (/^server-.*\.mjs$/.test(old) && !old.startsWith(name)) rmSync(join(cache, old), { force: true });
  return made;
}
