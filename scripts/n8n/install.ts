import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Getting a real n8n: it is 2 GB and no dependency of this project, so it lies in a folder for temporary files and stays there for the next time. */

/** Runs on the Nodes from 20.19 to 24. */
export const n8nVersion = '2.8.4';

/** The folder with its `node_modules`; downloads it where it is not there yet, which takes some minutes. */
export function installN8n(version: string): string {
  const folder = join(tmpdir(), `play-venture-n8n-${version}`);
  const done = join(folder, 'installed');
  if (existsSync(done)) return folder;
  process.stdout.write(`n8n ${version} is downloaded into ${folder}: some 2 GB, a few minutes.\n`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // n8n takes its spreadsheets' package from a site of its own; the registry's older one will do here, where no spreadsheet is read.
  const manifest = { name: 'n8n-played', private: true, dependencies: { n8n: version }, overrides: { xlsx: '0.18.5' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const flags = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...flags], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`npm could not install n8n ${version}: it ended with ${status}`);
  writeFileSync(done, '');
  return folder;
}
