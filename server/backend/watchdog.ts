import { Worker } from 'node:worker_threads';
import { beatMs, threadSource } from './watchdog-thread.ts';

/**
 * The embedded database runs in the server's own thread. If its files are damaged, or its log can't be written, a call may block that
 * thread forever, and then nothing in it can report the problem. This watchdog runs in a thread of its own.
 */

export type Watchdog = {
  /** The message to print if the main thread is blocked for this long; then the process ends, as after a power cut. */
  expect: (line: string, withinMs: number) => void;
  stop: () => void;
};

export function startWatchdog(): Watchdog {
  const beats = new SharedArrayBuffer(4);
  const count = new Int32Array(beats);
  const worker = new Worker(threadSource, { eval: true, workerData: { beats }, execArgv: [] });
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
