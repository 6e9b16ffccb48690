import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { measureAutosave } from '../tests/bench/autosave.ts';
import { measureLibrary } from '../tests/bench/library.ts';
import { measurePlay } from '../tests/bench/play.ts';
import { measureStart } from '../tests/bench/start.ts';
import { type Row, tableOf } from '../tests/bench/stats.ts';
import { measureSync } from '../tests/bench/sync.ts';
import { measureTeller } from '../tests/bench/teller.ts';
import { tlsFlags } from '../tests/bench/tls.ts';
import { browserFlags, getBrowser } from './support/browser.ts';

/**
 * `npm run bench -- [--runs 5] [--only start,play,autosave,library,sync,teller] [--json bench.json]`: measures how fast the built app is on this machine, compared
 * with a minimal page of React and Dexie (for sync, with plain batches of the same rows) that is measured alternately. Run `npm run build` before, and nothing
 * else at the same time. Exits with 1 where a limit is exceeded.
 */

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: 'start,play,autosave,library,sync,teller' },
    json: { type: 'string' },
  },
});
const runs = Math.max(1, Number(values.runs));
const parts = {
  start: measureStart,
  play: measurePlay,
  autosave: measureAutosave,
  library: measureLibrary,
  sync: measureSync,
  teller: measureTeller,
};

const executablePath = getBrowser();
if (executablePath === null) process.exit(1);
const browser = await chromium.launch({ executablePath, args: ['--headless=new', ...tlsFlags(), ...browserFlags] });
const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (!values.only.split(',').includes(name)) continue;
  console.error(`measuring: ${name} …`);
  rows.push(...(await measure(browser, runs)));
}
await browser.close();

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, ${runs} runs`;
console.log(`${machine}\n\n${tableOf(rows)}`);
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ machine, runs, rows }, null, 2)}\n`);
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;
