import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, StartFailure, wordsOf } from './failure.ts';

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
      const holder = readHolder(file);
      if (holder !== null && isRunning(holder)) {
        throw new StartFailure(
          `Another Play Venture (process ${holder.pid}) is using ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
        );
      }
      rmSync(file, { force: true });
    }
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`The data folder ${dataDir} can't be written to (${codeOf(error) || wordsOf(error)}).`);
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

function readHolder(file: string): Holder | null {
  try {
    const [pid = '', started = ''] = readFileSync(file, 'utf8').trim().split(' ');
    return /^\d+$/.test(pid) ? { pid: Number(pid), started } : null;
  } catch {
    return null;
  }
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
  if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
}
