import { bin, conclude, quickChecks, run, runSideBySide } from './steps.ts';

/** `npm run check`: what is worth knowing before every commit, within a minute. The whole check is `npm test`. */

const outcomes = await runSideBySide(quickChecks);
outcomes.push(await run({ name: 'unit', command: bin('vitest'), args: ['run', '--project', 'unit', '--project', 'pure'] }));
conclude(outcomes);
