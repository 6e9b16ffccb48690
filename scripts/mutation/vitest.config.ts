import { defineConfig } from 'vitest/config';
import { folderNames, folders, folderVariable } from './folders.ts';

const folder = folderNames.find((name) => name === process.env[folderVariable]);
if (folder === undefined) throw new Error(`${folderVariable} must be one of ${folderNames.join(', ')}`);

/** The tests of one folder as one project that keeps its modules: a mutant is switched on in them, not loaded. */
export default defineConfig({
  define: { __BUILD_ID__: '"test"' },
  test: {
    include: [...folders[folder]],
    environment: 'node',
    setupFiles: ['scripts/mutation/setup.ts'],
    isolate: false,
    testTimeout: 30_000,
  },
});
