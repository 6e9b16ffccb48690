import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Tells whether `dist/` was built from the current sources. */

/** The file in `dist/` that holds the id; `build/source-id.ts` writes it. */
export const idFile = '.build-id';

const sources = [
  'src',
  'sw',
  'public',
  'index.html',
  'manifest.webmanifest',
  'vite.config.ts',
  'build',
  'server/pages/hosting.ts',
  'server/pages/security.ts',
  'package-lock.json',
];

/** A hash of everything that the build reads. */
export function sourceId(root: string): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).toSorted()) add(`${path}/${name}`);
    } else {
      hash.update(`${path}\0`).update(readFileSync(full));
    }
  };
  for (const source of sources) add(source);
  return hash.digest('hex').slice(0, 16);
}

/** The id stored with the build in `dist/`; null if there is none. */
export function builtId(root: string): string | null {
  const file = join(root, 'dist', idFile);
  const complete = existsSync(join(root, 'dist', 'index.html')) && existsSync(file);
  return complete ? readFileSync(file, 'utf8').trim() : null;
}
