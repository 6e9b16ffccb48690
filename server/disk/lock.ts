import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf, messageOf, StartFailure } from '../failure.ts';
import { startBeat } from './beat.ts';
import { type Holder, holderIn, holderLine, isRunning } from './lock-holder.ts';

/** One process per data folder: two databases on the same files would destroy each other. */

export type Lock = { release: () => void };

/** How often the holder of a lock shows that it is alive. */
const usualBeatMs = 1_000;
/** After so many beats without a sign, a holder that can't be asked for counts as dead. */
const silentBeats = 15;

/**
 * Locks the folder (and creates it if it is missing), or rejects with a {@link StartFailure}. The lock of a process that no longer runs is taken over, so that
 * nobody has to clean up after a power cut: at once where the system knows its process, else after it has shown no sign of life for 15 seconds.
 */
export async function lockFolder(dataDir: string, beatMs = usualBeatMs): Promise<Lock> {
  const file = join(dataDir, 'server.lock');
  const own = holderLine();
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (tryCreate(file, own)) return hold(file, own, dataDir, beatMs);
      const text = read(file);
      const holder = holderIn(text);
      if (holder !== null && (await isAlive(file, text, holder, beatMs))) {
        throw new StartFailure(`Another Play Venture (${holder.words}) is using ${dataDir}. Stop it, or set DATA_DIR to another folder.`);
      }
      takeAway(file, text);
    }
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`The data folder ${dataDir} can't be written to (${codeOf(error) || messageOf(error)}).`);
  }
  throw new StartFailure(`The data folder ${dataDir} is being taken by another Play Venture right now.`);
}

function hold(file: string, own: string, dataDir: string, beatMs: number): Lock {
  const lost = `Play Venture stopped: while it stood still, another one has taken over ${dataDir}.`;
  const beat = startBeat({ file, own, lost, beatMs });
  return {
    release: () => {
      beat.stop();
      if (lineOf(read(file)) === own) rmSync(file, { force: true });
    },
  };
}

function tryCreate(file: string, own: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, `${own}\n`);
    closeSync(handle);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Whether the holder of the lock with this text is alive: as the system says, or else as the lock shows. */
async function isAlive(file: string, text: string | null, holder: Holder, beatMs: number): Promise<boolean> {
  const running = isRunning(holder);
  if (running !== 'unknown') return running === 'yes';
  for (let beat = 0; beat < silentBeats; beat += 1) {
    await pause(beatMs);
    const now = read(file);
    if (now !== text) return now !== null;
  }
  return false;
}

/**
 * Takes away the lock with this text. It is renamed before it is looked at again: another process may have taken the folder over since the text was read, and
 * must keep its own lock.
 */
function takeAway(file: string, text: string | null): void {
  const aside = `${file}.${crypto.randomUUID()}`;
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

const lineOf = (text: string | null): string | undefined => text?.split('\n')[0];
