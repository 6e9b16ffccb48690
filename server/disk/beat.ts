import { Worker } from 'node:worker_threads';

/**
 * Shows that the holder of a lock is alive, to processes that can't ask for it: those of another container, or of another machine with the same folder. It
 * runs in a thread of its own, because the database may block the server's for a while.
 */

export type Beat = { stop: () => void };

/** The file, its first line as this process wrote it, and what is printed where another process has taken it. */
type Held = { file: string; own: string; lost: string; beatMs: number };

/**
 * Plain JavaScript, because no loader is available in that thread. The count is written through the handle by which the first line was read, so that it never
 * gets into another's lock. Where there is no file, it is being looked at (or the folder is gone), and the next beat tells.
 */
const workerSource = `
  const { workerData: { file, own, lost, beatMs } } = require('node:worker_threads');
  const { closeSync, openSync, readFileSync, writeSync } = require('node:fs');
  let count = 0;
  setInterval(() => {
    let handle;
    try { handle = openSync(file, 'r+'); } catch { return; }
    try {
      if (readFileSync(handle, 'utf8').split('\\n')[0] === own) {
        count += 1;
        writeSync(handle, String(count) + '\\n', Buffer.byteLength(own) + 1);
        return;
      }
    } catch { return; } finally { closeSync(handle); }
    writeSync(2, lost + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }, beatMs);
`;

/**
 * Counts on the second line of `file`. If the first one is another's, this process was paused for so long that the folder was taken over: it ends at once, as
 * after a power cut, because two databases on the same files would destroy each other.
 */
export function startBeat(held: Held): Beat {
  const worker = new Worker(workerSource, { eval: true, workerData: held, execArgv: [] });
  worker.unref();
  return { stop: () => void worker.terminate() };
}
