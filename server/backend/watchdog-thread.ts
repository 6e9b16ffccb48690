/** How often the watchdog's thread looks for a beat of the server, in ms. */
export const beatMs = 1_000;

/**
 * What the watchdog's thread runs. Plain JavaScript, because no loader is available in that thread. Where this thread has not looked for a while either, the
 * whole process was paused (a frozen container, a sleeping laptop), and the time without a beat begins anew.
 */
export const threadSource = `
  const { workerData: { beats }, parentPort } = require('node:worker_threads');
  const { writeSync } = require('node:fs');
  const count = new Int32Array(beats);
  let [line, withinMs, seen, since, looked] = ['', Infinity, -1, Date.now(), Date.now()];
  parentPort.on('message', (next) => { [line, withinMs, since] = [next.line, next.withinMs, Date.now()]; });
  setInterval(() => {
    const [now, at] = [Atomics.load(count, 0), Date.now()];
    const stoodStill = at - looked > ${5 * beatMs};
    looked = at;
    if (now !== seen || stoodStill) [seen, since] = [now, at];
    else if (at - since > withinMs) {
      writeSync(2, line + '\\n');
      process.kill(process.pid, 'SIGKILL');
    }
  }, ${beatMs});
`;
