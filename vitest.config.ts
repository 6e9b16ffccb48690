import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What has no state in modules: functions, and stores whose tests open databases of their own. */
const stateless = 'domain|storyteller|story|sync|data|server|scripts|docs';
const pure = [`tests/unit/@(${stateless})/**/*.test.ts`];

/** Files of these folders whose modules remember something, or which use the database that all files of a process share. */
const stateful = ['tests/unit/data/{device,pictures}.test.ts'];

/** All other folders, so that each test without React is of one kind. */
const besides = [`tests/unit/!(${stateless})/**/*.test.ts`];

/** Files that tell hundreds of adventures or read thousands of sentences, and take seconds each. `npm run check` leaves them out, unless they are about what changed. */
const adventures = [
  'tests/unit/storyteller/{promises,tales,seasons,evenings,trouble,meter,check}.test.ts',
  'tests/unit/storyteller/own/{own,ideas,plots,read,lodger,machines,honoured,news,told,parts}.test.ts',
  'tests/unit/storyteller/engine/{moved,left,noted,noted-abroad,tell,canon}.test.ts',
  'tests/unit/storyteller/{safety/danger,notes/events}.test.ts',
];

/**
 * Screens whose modules remember who is signed in, what has been chosen or what has been read, so that each test file needs its own: in some orders others find
 * it. What is in `boot` starts the whole app, which stays on its page.
 */
const apart = ['tests/unit/{boot,data,features/account,features/selector}/**/*.test.tsx'];

/** The cheapest bcrypt cost: these tests sign up and guess passwords hundreds of times, and do not need hashes that resist an attack. */
const cheapHashes = { LITE_AUTH_BCRYPT_COST: '4' };

export default defineConfig({
  define: { __BUILD_ID__: '"test"' },
  test: {
    expect: { poll: { timeout: 15_000 } },
    // One retry, as in the browser tests: a machine that stalls for a moment is no fault of the program. A test that needed it is marked `(retry x1)`.
    retry: 1,
    // Tests that wait for a server leave a processor idle: two workers more than processors keep them busy.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        extends: true,
        test: {
          // No state in modules: the test files share the loaded modules, of which the storyteller's texts are the largest.
          name: 'pure',
          include: pure,
          exclude: [...stateful, ...adventures],
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/unit/shared.ts', 'tests/unit/setup.ts'],
          // Some tell a hundred stories: 15 s each beside three other workers on two processors.
          testTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: {
          // Everything else without React. `npm run check` runs `pure` and this.
          name: 'unit',
          include: [...besides, ...stateful],
          environment: 'node',
          // Each test file still loads its own modules, as with a process a file, for three quarters of the processor time.
          pool: 'threads',
          setupFiles: ['tests/unit/threads.ts', 'tests/unit/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          // Like `pure`, they share the loaded modules.
          name: 'adventures',
          include: adventures,
          environment: 'node',
          isolate: false,
          // The sample of the meter alone takes 25 s beside three other workers on two processors.
          testTimeout: 150_000,
        },
      },
      {
        extends: true,
        test: {
          // React components in jsdom. The test files share React and what tests it; the app's own modules are loaded anew for each (`setup.ts`).
          name: 'screens',
          include: ['tests/unit/**/*.test.tsx'],
          exclude: apart,
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/unit/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          // As `screens`, with all modules loaded anew; the account's talk to a real backend.
          name: 'screens-apart',
          include: apart,
          environment: 'jsdom',
          setupFiles: ['tests/unit/setup.ts'],
          env: cheapHashes,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          isolate: false,
          include: ['tests/integration/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/unit/shared.ts', 'tests/unit/setup.ts'],
          env: cheapHashes,
          // PGlite is WebAssembly, and the database of a test lives for seconds: optimising its code costs more time than it saves.
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
          // A run makes many objects that live shortly: with a larger young generation, garbage collection takes a fifth less time.
          execArgv: ['--max-semi-space-size=64'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
