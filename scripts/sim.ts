import { parseArgs } from 'node:util';
import { createReferenceServer } from '../tests/simulation/world/reference-server.ts';
import { runSeed } from '../tests/simulation/world/run.ts';

/** `npm run sim -- --seeds 100 --from 1`: runs of the sync simulator; a failing seed prints its trace. */

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    from: { type: 'string', default: '1' },
    deeds: { type: 'string', default: '200' },
    trace: { type: 'boolean', default: false },
  },
});
const [seeds, from, deeds] = [values.seeds, values.from, values.deeds].map(Number) as [number, number, number];
const server = createReferenceServer();
const started = performance.now();
let failed = 0;
for (let seed = from; seed < from + seeds; seed += 1) {
  const report = await runSeed({ seed, server, deeds });
  if (report.faults.length > 0) {
    failed += 1;
    if (values.trace) console.log(report.trace.join('\n'));
    console.log(`seed ${seed}:\n  ${report.faults.join('\n  ')}`);
  }
}
const seconds = (performance.now() - started) / 1000;
console.log(`${seeds} runs against ${server.name}, ${failed} failed, ${(seeds / seconds).toFixed(2)} runs/s`);
process.exitCode = failed === 0 ? 0 : 1;
