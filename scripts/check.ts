import { bin, conclude, quickChecks, run, runSideBySide } from './support/steps.ts';

/** `npm run check`: the checks that take about a minute, to be run before every commit. `npm test` runs all. */

const outcomes = await runSideBySide(quickChecks);
outcomes.push(await run({ name: 'unit', command: bin('vitest'), args: ['run', '--project', 'unit', '--project', 'pure'] }));
conclude(outcomes);
