/**
 * Measures the storyteller: families play adventure after adventure, and every row of the rubric is printed with its target.
 *
 * npm run story:rubric -- --families 20 --seed 1
 *   --adventures 50   how many each family plays, with what it has met carried on
 *   --cases 10000     seeded families of every kind, told one adventure each and held to their limits
 *   --theme pirates   every adventure in this theme: the hardest a family can make it, and more than any theme has quests for
 *   --json file       the table as JSON
 *   --layers          which parts of the telling the recurring 6-grams come from
 *
 * Exits with 1 where a target is missed.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { content } from '../src/storyteller/content.ts';
import { caseOf, playCase } from './rubric/cases.ts';
import { familyOf } from './rubric/families.ts';
import { layersOf } from './rubric/layers.ts';
import {
  ageRows,
  choiceRows,
  energyRows,
  everything,
  fairnessRows,
  heard,
  likenessRows,
  memoryRows,
  none,
  propRows,
  repeatRows,
  type Row,
} from './rubric/measures.ts';
import { playFamily } from './rubric/simulate.ts';
import { violations } from './rubric/violations.ts';

const { values } = parseArgs({
  options: {
    families: { type: 'string', default: '20' },
    adventures: { type: 'string', default: '50' },
    cases: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    theme: { type: 'string' },
    json: { type: 'string' },
    layers: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const lives = Array.from({ length: Number(values.families) }, (_, number) =>
  playFamily(familyOf(number, seed), Number(values.adventures), content, values.theme),
);

const faults = lives.flat().flatMap(({ request, told }) => violations(request, told));
for (let at = 0; at < Number(values.cases); at += 1) {
  const request = caseOf(at, seed);
  faults.push(...violations(request, playCase(request, at, content)));
}
const missing = faults.filter((fault) => fault.includes('not listed'));

const rows: Row[] = [
  none(`violations of limits, hazards, ages, places in ${values.cases} seeded cases`, faults.length - missing.length),
  none('things required that the place does not list', missing.length),
  ...likenessRows(lives, heard, false),
  ...likenessRows(lives, everything, true).map((row) => ({ ...row, metric: `${row.metric} with the adult’s part` })),
  ...repeatRows(lives),
  ...propRows(lives, content),
  ...fairnessRows(lives),
  ...energyRows(lives),
  ...memoryRows(lives),
  ...choiceRows(lives),
  ...ageRows(lives),
];

const width = Math.max(...rows.map(({ metric }) => metric.length));
for (const { metric, target, shown, ok } of rows) {
  console.log(`${ok === null ? ' ' : ok ? '✓' : '✗'} ${metric.padEnd(width)}  ${target.padStart(9)}  ${shown}`);
}
if (values.layers) {
  console.log('\nWhere recurring 6-grams come from:');
  for (const { layer, share, example } of layersOf(lives, content)) {
    console.log(`  ${layer.padEnd(22)} ${(share * 100).toFixed(1).padStart(5)} %  ${example}`);
  }
}
for (const fault of faults.slice(0, 5)) console.error(fault);
if (values.json !== undefined) {
  writeFileSync(values.json, `${JSON.stringify({ seed, families: lives.length, adventures: lives[0]?.length ?? 0, rows }, null, 2)}\n`);
}
process.exit(rows.some(({ ok }) => ok === false) ? 1 : 0);
