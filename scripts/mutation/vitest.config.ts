import { defineConfig } from 'vitest/config';
import { folderNames, folders, folderVariable } from './folders.ts';

const folder = folderNames.find((name) => name === process.env[folderVariable]);
if (folder === undefined) throw new Error(`${folderVariable} must be one of ${folderNames.join(', ')}`);

/** The tests of one folder, without isolation: mutants are switched on in modules that are already loaded. */
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
