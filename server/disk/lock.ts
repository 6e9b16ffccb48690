import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, messageOf, StartFailure } from '../failure.ts';

/** One process per data folder: two databases on the same files would destroy each other. */

export type Lock = { release: () => void };

/**
 * Locks the folder (and creates it if it is missing), or throws a {@link StartFailure}. The lock of a process that no longer runs is taken
 * over, so that nobody has to clean up after a power cut.
 */
export function lockFolder(dataDir: string): Lock {
  const file = join(dataDir, 'server.lock');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (tryCreate(file)) return { release: () => release(file) };
      const text = read(file);
      const holder = holderIn(text);
      if (holder !== null && isRunning(holder)) {
        throw new StartFailure(
          `Another Play Venture (process ${holder.pid}) is using ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
        );
      }
      takeAway(file, text);
    }
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`The data folder ${dataDir} can't be written to (${codeOf(error) || messageOf(error)}).`);
  }
  throw new StartFailure(`The data folder ${dataDir} is being taken by another Play Venture right now.`);
}

type Holder = { pid: number; started: string };

function tryCreate(file: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, `${process.pid} ${startOf(process.pid)}\n`);
    closeSync(handle);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes away the lock with this text. It is renamed before it is looked at again: another process may have taken the folder over since the text was read, and
 * must keep its own lock.
 */
function takeAway(file: string, text: string | null): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (read(aside) === text) rmSync(aside);
  else renameSync(aside, file);
}

/** The text of a lock; null where there is none that can be read. */
function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function holderIn(text: string | null): Holder | null {
  const [pid = '', started = ''] = text?.trim().split(' ') ?? [];
  return /^\d+$/.test(pid) ? { pid: Number(pid), started } : null;
}

function isRunning(holder: Holder): boolean {
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  return holder.started === startOf(holder.pid);
}

/** When a process started, if the system tells: after a reboot its number may belong to another process. */
function startOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[19] ?? '-';
  } catch {
    return '-';
  }
}

function release(file: string): void {
  if (holderIn(read(file))?.pid === process.pid) rmSync(file, { force: true });
}
