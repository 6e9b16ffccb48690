import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { type Folder, folderNames, folderVariable } from './mutation/folders.ts';

/**
 * Changes the source in a thousand small ways and asks the quick unit tests whether they notice:
 *
 *     npm run mutation                                          every folder, one after the other; an hour or two
 *     npm run mutation -- domain                                one of them
 *     npm run mutation -- --file src/domain/merge.ts            some of it, by a path or a pattern (several with commas)
 *     npm run mutation -- sync --all                            everything anew; else what has changed since the last time
 *
 * Exits 1 where fewer than 90 of 100 are noticed. What lives, and why, stands in docs/mutation.md.
 */

/** Of 100 mutants so many must be noticed. */
const noticed = 90;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { file: { type: 'string' }, all: { type: 'boolean', default: false } },
});
const filesOf = (folder: Folder): string[] =>
  values.file?.split(',').filter((file) => file.startsWith(`src/${folder}/`)) ?? [`src/${folder}/**/*.{ts,tsx}`];
const asked = folderNames.filter((name) => positionals.length === 0 || positionals.includes(name));
const wanted = asked.filter((name) => filesOf(name).length > 0);
if (asked.length < positionals.length || wanted.length === 0) throw new Error(`There are the folders ${folderNames.join(', ')} of src/`);

function optionsOf(folder: Folder): ConstructorParameters<typeof Stryker>[0] {
  return {
    mutate: filesOf(folder),
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    // What runs while a module is loaded (schemas, tables) can't be switched on and off: each would load everything anew and run every test. Schemas are
    // held by the tests of forms and files, and to the constraints of the database; tables by their types and the tests of what reads them.
    ignoreStatic: true,
    // (the compiler knows each word that is not prose, and prose is not what is tested)
    mutator: { excludedMutations: ['StringLiteral'] },
    incremental: true,
    incrementalFile: `.cache/mutation/${folder}.json`,
    force: values.all,
    tempDirName: '.cache/mutation/sandbox',
    ignorePatterns: [
      '/dist',
      '/test-results',
      '/hosting',
      '/screens',
      '/docs',
      '/public',
      '/.data',
      '/.cache',
      '/tests/e2e',
      '/tests/bench',
    ],
    // (it reads this file with a compiler that TypeScript 7 no longer has)
    tsconfigFile: 'none.json',
    concurrency: Math.min(2, availableParallelism()),
    // A machine that is busy makes a slow test of a quick one, and a slow test would count as noticed.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 20,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
    allowConsoleColors: false,
    thresholds: { high: 95, low: noticed, break: noticed },
  };
}

for (const folder of wanted) {
  process.stdout.write(`\n${folder}\n`);
  process.env[folderVariable] = folder;
  await new Stryker(optionsOf(folder)).runMutationTest();
}
