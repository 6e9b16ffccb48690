import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Installs n8n. It is 2 GB and no dependency of this project, so it is kept in a folder for temporary files. */

/** A version that runs on Node 20.19 to 24. */
export const n8nVersion = '2.8.4';

/** The folder with its `node_modules`. It is downloaded where it is missing, which takes some minutes. Throws where that fails. */
export function installN8n(version: string): string {
  const folder = join(tmpdir(), `play-venture-n8n-${version}`);
  const done = join(folder, 'installed');
  if (existsSync(done)) return folder;
  process.stdout.write(`n8n ${version} is downloaded into ${folder}: some 2 GB, a few minutes.\n`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // n8n's version of xlsx is not in the registry; the older one there is enough, since no spreadsheet is read.
  const manifest = { name: 'n8n-played', private: true, dependencies: { n8n: version }, overrides: { xlsx: '0.18.5' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const flags = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...flags], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`npm could not install n8n ${version}: it ended with ${status}`);
  writeFileSync(done, '');
  return folder;
}
