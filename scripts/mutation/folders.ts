/** The folders of src/ that are mutated, each with the tests that have to notice it: the fast tests of the folder, none that play whole adventures. */
export const folders = {
  domain: ['tests/unit/domain/**/*.test.ts', 'tests/unit/sync/{patches,history,round,echo}.test.ts', 'tests/unit/data/export.test.ts'],
  sync: ['tests/unit/sync/**/*.test.ts'],
  data: ['tests/unit/data/**/*.test.{ts,tsx}', 'tests/unit/sync/{files,history,store}.test.ts'],
  story: ['tests/unit/story/**/*.test.ts'],
} as const satisfies Record<string, readonly string[]>;

export type Folder = keyof typeof folders;

export const folderNames = Object.keys(folders) as Folder[];

/** The environment variable that names the folder for the processes that run the tests. */
export const folderVariable = 'MUTATED_FOLDER';
