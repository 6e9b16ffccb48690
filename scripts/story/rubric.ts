/**
 * The meter: families play adventures, and what they hear is measured against `docs/story-authoring.md`.
 *
 * npm run story:rubric                    every theme that has tales, 40 families each; families’ own words; stories begun elsewhere
 * npm run story:rubric -- --theme pirates --families 100 --seed 1 --show
 *
 * `--theme own` and `--theme onward` are those two alone. Fewer than 40 families say little about shares of what is seldom (facts, things). A line with
 * `–` has no target: docs/decisions/tales.md says why. Exits with 1 where a target is missed. The cold reading is the measure that counts and is no number here. `npm run story:weak` says which scenes
 * pull a line down.
 */
import { parseArgs } from 'node:util';
import { measure } from '../meter/rubric.ts';
import { themesWithTales } from '../tales/library.ts';

const { values } = parseArgs({
  options: {
    theme: { type: 'string' },
    families: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    show: { type: 'boolean', default: false },
  },
});

const { theme } = values;
const families = Number(values.families);
const isOther = theme === 'own' || theme === 'onward';
const themes = theme === undefined ? themesWithTales() : isOther ? [] : [theme];
const { rows, adventures, strangers, hits } = await measure({
  themes,
  families,
  own: theme === undefined || theme === 'own' ? Math.ceil(families / 10) : 0,
  onward: theme === undefined || theme === 'onward' ? families : 0,
  from: Number(values.seed) * 1000,
  steps: theme === undefined ? 10_000 : 1000,
  everyCell: 1,
  trouble: true,
});

if (values.show) {
  console.log(strangers.join(', '));
  for (const { rule, text } of hits.slice(0, 40)) console.log(`${rule}: ${text}`);
}
const width = Math.max(...rows.map(({ what }) => what.length));
for (const { what, found, target, ok } of rows)
  console.log(`${ok === null ? '–     ' : ok ? 'ok    ' : 'MISSED'}  ${what.padEnd(width)}  ${found.padStart(10)}   ${target}`);
console.log(`\n${adventures} adventures, ${rows.filter(({ ok }) => ok === false).length} targets missed.`);
process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0;
