import { crowd } from '../tests/attack/crowd.ts';
import { input } from '../tests/attack/input.ts';
import { limits } from '../tests/attack/limits.ts';
import { quotas } from '../tests/attack/quotas.ts';
import { recovery } from '../tests/attack/recovery.ts';
import { routes } from '../tests/attack/routes.ts';
import { rows } from '../tests/attack/rows.ts';
import { sessions } from '../tests/attack/sessions.ts';
import type { Area, Tally } from '../tests/attack/target.ts';

/**
 * `npm run attack [-- area …]`, after a build: attacks new servers over HTTP, and prints for each area how many attempts were made and how many succeeded
 * (went through). Exits with 1 where any did.
 */

const areas: readonly Area[] = [recovery, routes, rows, limits, quotas, crowd, sessions, input];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !areas.some((area) => area.name === name));
if (unknown.length > 0) {
  process.stderr.write(`There is no area ${unknown.join(', ')}. There are: ${areas.map(({ name }) => name).join(', ')}.\n`);
  process.exit(1);
}

const line = (name: string, attempted: number | string, through: number | string): string =>
  `${name.padEnd(12)}${String(attempted).padStart(10)}${String(through).padStart(10)}\n`;
function show(name: string, { attempted, through, notes }: Tally): void {
  process.stdout.write(line(name, attempted, through.length));
  for (const note of notes) process.stdout.write(`  ${note}\n`);
  for (const one of [...new Set(through)].slice(0, 10)) process.stdout.write(`  through: ${one}\n`);
}

process.stdout.write(line('area', 'attempted', 'through'));
const results: [string, Tally][] = [];
for (const { name, run } of areas.filter((area) => wanted.length === 0 || wanted.includes(area.name))) {
  const tally: Tally = { attempted: 0, through: [], notes: [] };
  await run(
    (attempt, wentThrough) => {
      tally.attempted += 1;
      if (wentThrough) tally.through.push(attempt);
    },
    (line) => tally.notes.push(line),
  );
  results.push([name, tally]);
  show(name, tally);
}

const through = results.reduce((sum, [, tally]) => sum + tally.through.length, 0);
process.stdout.write(
  line(
    'all',
    results.reduce((sum, [, { attempted }]) => sum + attempted, 0),
    through,
  ),
);
process.exit(through === 0 ? 0 : 1);
