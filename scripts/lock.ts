import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Keeps package-lock.json complete. Some registries do not serve the optional packages of other platforms; npm then leaves them out of the file, and `npm ci`
 * fails on those platforms with "Missing: … from lock file".
 *
 * `node --import tsx scripts/lock.ts` adds what is missing. With `--check` it only reports it, and exits with 1.
 */

type Entry = {
  version?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, Entry> };

const systems: Record<string, string> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'win32',
  windows: 'win32',
  freebsd: 'freebsd',
  openbsd: 'openbsd',
  netbsd: 'netbsd',
  android: 'android',
  sunos: 'sunos',
  aix: 'aix',
  openharmony: 'openharmony',
};
const processors: Record<string, string> = {
  x64: 'x64',
  amd64: 'x64',
  arm64: 'arm64',
  aarch64: 'arm64',
  arm: 'arm',
  armhf: 'arm',
  ia32: 'ia32',
  riscv64: 'riscv64',
  ppc64: 'ppc64',
  s390x: 's390x',
  loong64: 'loong64',
  mips64el: 'mips64el',
  wasm32: 'wasm32',
};

/** The optional dependencies that have no entry in the lock file, each with the entry that it needs. */
export function missingOptionals(lock: Lock): Record<string, Entry> {
  const missing: Record<string, Entry> = {};
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (found(lock, path, name)) continue;
      missing[`node_modules/${name}`] = { version: version.replace(/^[\^~]/, ''), optional: true, ...platformOf(name) };
    }
  }
  return missing;
}

/** Whether the lock file has a package where Node would look for it: in the package's own folder, then in every folder above. */
function found(lock: Lock, path: string, name: string): boolean {
  let folder = path;
  for (;;) {
    if (lock.packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`] !== undefined) return true;
    if (folder === '') return false;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above === -1 ? '' : folder.slice(0, above);
  }
}

function platformOf(name: string): Entry {
  const parts = name.split(/[/\-_]/);
  const os = parts.flatMap((part) => systems[part] ?? []);
  const cpu = parts.flatMap((part) => processors[part] ?? []);
  const libc = parts.some((part) => part.startsWith('musl'))
    ? ['musl']
    : parts.some((part) => part.startsWith('gnu')) && os.includes('linux')
      ? ['glibc']
      : [];
  return { ...(os.length > 0 ? { os } : {}), ...(cpu.length > 0 ? { cpu } : {}), ...(libc.length > 0 ? { libc } : {}) };
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === import.meta.filename) {
  const file = resolve(import.meta.dirname, '..', 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
  const missing = missingOptionals(lock);
  const names = Object.keys(missing);
  if (names.length === 0) {
    console.log('The lock file is complete.');
  } else if (process.argv.includes('--check')) {
    console.error(`Missing from the lock file: ${names.join(', ')}`);
    process.exitCode = 1;
  } else {
    lock.packages = Object.fromEntries(Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
    console.log(`Added ${names.length} entries.`);
  }
}
