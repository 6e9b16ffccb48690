/** What is mutated together, and the tests that are to notice it: the quick ones that know the folder, none that plays whole adventures. */
export const folders = {
  domain: ['tests/unit/domain/**/*.test.ts', 'tests/unit/sync/{patches,history,round,echo}.test.ts', 'tests/unit/data/export.test.ts'],
  sync: ['tests/unit/sync/**/*.test.ts'],
  data: ['tests/unit/data/**/*.test.{ts,tsx}', 'tests/unit/sync/{files,history,store}.test.ts'],
  story: ['tests/unit/story/**/*.test.ts'],
} as const satisfies Record<string, readonly string[]>;

export type Folder = keyof typeof folders;

export const folderNames = Object.keys(folders) as Folder[];

/** The folder is told to the processes that run the tests by this variable. */
export const folderVariable = 'MUTATED_FOLDER';
