/**
 * The meter: families play adventures, and what they hear is measured against `docs/story-authoring.md`.
 *
 * npm run story:rubric                    every theme that has tales, 40 families each
 * npm run story:rubric -- --theme pirates --families 100 --seed 1 --show
 *
 * Exits with 1 where a target is missed. The cold reading is the measure that counts and is no number here. `npm run story:weak` says which scenes
 * pull a line down.
 */
import { parseArgs } from 'node:util';
import { measure } from './meter/rubric.ts';
import { themesWithTales } from './tales/library.ts';

const { values } = parseArgs({
  options: {
    theme: { type: 'string' },
    families: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    show: { type: 'boolean', default: false },
  },
});

const themes = values.theme === undefined ? themesWithTales() : [values.theme];
const { rows, adventures, strangers, hits } = measure({
  themes,
  families: Number(values.families),
  from: Number(values.seed) * 1000,
  steps: values.theme === undefined ? 10_000 : 1000,
  everyCell: 1,
});

if (values.show) {
  console.log(strangers.join(', '));
  for (const { rule, text } of hits.slice(0, 40)) console.log(`${rule}: ${text}`);
}
const width = Math.max(...rows.map(({ what }) => what.length));
for (const { what, found, target, ok } of rows)
  console.log(`${ok ? 'ok    ' : 'MISSED'}  ${what.padEnd(width)}  ${found.padStart(10)}   ${target}`);
console.log(
  `\n${adventures} adventures of ${themes.length} ${themes.length === 1 ? 'theme' : 'themes'}, ${rows.filter(({ ok }) => !ok).length} targets missed.`,
);
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;
