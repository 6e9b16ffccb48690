import { Worker } from 'node:worker_threads';

/**
 * The embedded database runs in the server's own thread. If its files are damaged, or its log can't be written, a call may block that
 * thread forever, and then nothing in it can report the problem. This watchdog runs in a thread of its own.
 */

export type Watchdog = {
  /** The message to print if the main thread is blocked for this long; then the process ends, as after a power cut. */
  expect: (line: string, withinMs: number) => void;
  stop: () => void;
};

const beatMs = 1_000;

/** Plain JavaScript, because no loader is available in that thread. */
const workerSource = `
  const { workerData: { beats }, parentPort } = require('node:worker_threads');
  const { writeSync } = require('node:fs');
  const count = new Int32Array(beats);
  let [line, withinMs, seen, since] = ['', Infinity, -1, Date.now()];
  parentPort.on('message', (next) => { [line, withinMs, since] = [next.line, next.withinMs, Date.now()]; });
  setInterval(() => {
    const now = Atomics.load(count, 0);
    if (now !== seen) [seen, since] = [now, Date.now()];
    else if (Date.now() - since > withinMs) {
      writeSync(2, line + '\\n');
      process.kill(process.pid, 'SIGKILL');
    }
  }, ${beatMs});
`;

export function startWatchdog(): Watchdog {
  const beats = new SharedArrayBuffer(4);
  const count = new Int32Array(beats);
  const worker = new Worker(workerSource, { eval: true, workerData: { beats }, execArgv: [] });
  worker.unref();
  const beat = setInterval(() => Atomics.add(count, 0, 1), beatMs / 2);
  beat.unref();
  return {
    expect: (line, withinMs) => worker.postMessage({ line, withinMs }),
    stop: () => {
      clearInterval(beat);
      void worker.terminate();
    },
  };
}
