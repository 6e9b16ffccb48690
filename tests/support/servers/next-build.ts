import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sourceId } from '../../../server/pages/build-id.ts';

/** The folder of the second build's assets. It differs from the first build's, so that an update has to fetch every file. */
export const nextAssets = 'assets/next';

const root = resolve(import.meta.dirname, '../../..');
const cache = join(root, '.cache');

/** The folder of the app of a second build of the current sources, which is made where it is missing. */
export function nextBuild(): string {
  const name = `next-${sourceId(root).slice(0, 16)}`;
  const made = join(cache, name);
  // A build also writes beside its app (`build/hosting.ts`).
  const app = join(made, 'dist');
  if (existsSync(made)) return app;
  mkdirSync(cache, { recursive: true });
  const draft = `${made}.${process.pid}`;
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const build = ['build', '--assetsDir', nextAssets, '--outDir', join(draft, 'dist'), '--emptyOutDir', '--logLevel', 'error'];
  execFileSync(process.execPath, [vite, ...build], { cwd: root, env: { ...process.env, BUILD_ID: 'the next one', BROTLI_QUALITY: '4' } });
  try {
    renameSync(draft, made);
  } catch {
    // Another process has made it meanwhile.
    rmSync(draft, { recursive: true });
  }
  for (const old of readdirSync(cache))
    if (/^next-\w+$/.test(old) && old !== name) rmSync(join(cache, old), { recursive: true, force: true });
  return app;
}
