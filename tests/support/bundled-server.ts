import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';

/**
 * The server in one file, made once for these sources: `npm start` reads two hundred of them and translates each, which is a third of
 * what a start costs, and tests start some 150 servers. Its folder is as deep as `server/`, whose paths it keeps.
 */

const root = resolve(import.meta.dirname, '../..');
const sources = ['server', 'supabase/functions', 'src', 'package-lock.json'];
const cache = join(root, '.cache');

/** The path of the file. Made by whoever asks first; others that ask meanwhile make it too, and the last one stays. */
export async function bundledServer(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    const files = source.endsWith('.json') ? [path] : readdirSync(path, { recursive: true }).map((file) => join(path, String(file)));
    for (const file of files.filter((name) => /\.(?:ts|json)$/.test(name)).toSorted()) hash.update(file).update(readFileSync(file));
  }
  const name = `server-${hash.digest('hex').slice(0, 16)}.mjs`;
  const made = join(cache, name);
  if (existsSync(made)) return made;
  mkdirSync(cache, { recursive: true });
  const draft = `draft-${process.pid}-${name}`;
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
      rolldownOptions: { output: { entryFileNames: draft, codeSplitting: false } },
    },
  });
  renameSync(join(cache, draft), made);
  for (const old of readdirSync(cache)) if (/^server-\w+\.mjs$/.test(old) && old !== name) rmSync(join(cache, old), { force: true });
  return made;
}
