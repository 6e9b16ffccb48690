import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { type Folder, folderNames, folderVariable } from './mutation/folders.ts';

/**
 * Mutation testing: changes the source in thousands of small ways (mutants), and checks that a unit test fails for each.
 *
 *     npm run mutation                                          all folders, which takes an hour or two
 *     npm run mutation -- domain                                one folder
 *     npm run mutation -- --file src/domain/merge/merge.ts            some files, by paths or patterns with commas between
 *     npm run mutation -- sync --all                            also the mutants whose code and tests have not changed since the last run
 *
 * Exits with 1 where fewer than 90 % are noticed. docs/mutation.md lists those that are not, with the reasons.
 */

/** The percentage of mutants that must be noticed. */
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
    // Code that runs while a module is loaded (schemas, tables) is left out: each of its mutants would have to load all modules again and run every test.
    // Schemas are tested with forms and files, and against the constraints of the database; tables by their types and by the tests of what reads them.
    ignoreStatic: true,
    // Strings are left out: they are either texts, which are not tested word by word, or literal types, which the compiler checks.
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
    // A file that does not exist: Stryker reads this file with an API that TypeScript 7 no longer has.
    tsconfigFile: 'none.json',
    concurrency: Math.min(2, availableParallelism()),
    // Long, since a timeout counts as noticed, and tests are slow on a busy machine.
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
