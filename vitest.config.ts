import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const pure = ['tests/unit/{domain,storyteller}/**/*.test.ts'];

/** Whole adventures by the hundred, every sentence of every tale, sentences and notes by the thousand: seconds each. */
const adventures = ['tests/unit/storyteller/{promises,tales,own,trouble,meter,check,safety/danger,notes/events}.test.ts'];

/** Whoever guesses passwords and signs up by the hundred need not hash them as thoroughly as a family's server does. */
const cheapHashes = { LITE_AUTH_BCRYPT_COST: '4' };

export default defineConfig({
  define: { __BUILD_ID__: '"test"' },
  test: {
    expect: { poll: { timeout: 15_000 } },
    // As in the browser: a machine that stalls for a moment is no fault of the program. What needed its second go is marked `(retry x1)`.
    retry: 1,
    // Whoever starts a server or waits for one leaves a processor idle: two more than processors keep them busy.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        extends: true,
        test: {
          // Functions that keep nothing: they share their modules, the storyteller's words above all, from file to file.
          name: 'pure',
          include: pure,
          exclude: adventures,
          environment: 'node',
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          // With `pure` what `npm run check` runs.
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: [...pure, ...adventures],
          environment: 'node',
          // Modules of its own for each file, as with a process a file, for three quarters of the processor.
          pool: 'threads',
          setupFiles: ['tests/unit/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'adventures',
          include: adventures,
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // React in a page without a browser; the account's screens ask a real backend.
          name: 'screens',
          include: ['tests/unit/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/unit/setup.ts'],
          env: cheapHashes,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/unit/setup.ts'],
          env: cheapHashes,
          // A database of a test lives for seconds: optimising its code costs more than it wins.
          execArgv: ['--liftoff-only', '--single-threaded-gc'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'simulation',
          include: ['tests/simulation/**/*.test.ts'],
          environment: 'node',
          // What a run makes and throws away stays young for longer: a fifth less to clear up.
          execArgv: ['--max-semi-space-size=64'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
