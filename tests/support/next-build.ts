import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sourceId } from '../../server/build-id.ts';

/** Every file of the next build has an address of its own: an update that has to fetch all of it. */
export const nextAssets = 'assets/next';

const root = resolve(import.meta.dirname, '../..');
const cache = join(root, '.cache');

/** A second build of these sources, made once and kept until they change. */
export function nextBuild(): string {
  const name = `next-${sourceId(root).slice(0, 16)}`;
  const made = join(cache, name);
  if (existsSync(made)) return made;
  mkdirSync(cache, { recursive: true });
  const draft = `${made}.${process.pid}`;
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const build = ['build', '--assetsDir', nextAssets, '--outDir', draft, '--emptyOutDir', '--logLevel', 'error'];
  execFileSync(process.execPath, [vite, ...build], { cwd: root, env: { ...process.env, BUILD_ID: 'the next one' } });
  try {
    renameSync(draft, made);
  } catch {
    // Somebody else has made it meanwhile.
    rmSync(draft, { recursive: true });
  }
  for (const old of readdirSync(cache))
    if (/^next-\w+$/.test(old) && old !== name) rmSync(join(cache, old), { recursive: true, force: true });
  return made;
}
