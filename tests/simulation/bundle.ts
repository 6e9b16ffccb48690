import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { Plan } from './world/plan.ts';
import type { runSeed } from './world/run.ts';

/** Bundles the simulator into one file. It runs faster than the separate modules, and a bug can be planted in the source on the way. */

/** A bug that is planted in the source: text of the program, and what replaces it. */
export type Planted = {
  name: string;
  /** What the program does with the bug; the end of a sentence that begins with "the program". */
  breaks: string;
  edits: readonly { file: string; there: string; instead: string }[];
  /** Parts of the plan that are set for this bug, where hardly any random plan would meet it. */
  plan?: Partial<Plan>;
};

export type Bundle = { runSeed: typeof runSeed };

const root = resolve(import.meta.dirname, '../..');

/** Bundles and loads the simulator, with the edits of `bug` in the source. Rejects where the source no longer has the text that a bug replaces. */
export async function bundled(bug: Planted | null = null): Promise<Bundle> {
  const folder = mkdtempSync(join(tmpdir(), 'venture-simulator-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: bug === null ? [] : [plant(bug)],
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'tests/simulation/world/run.ts'),
      outDir: folder,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'simulator.mjs' } },
    },
  });
  try {
    return (await import(pathToFileURL(join(folder, 'simulator.mjs')).href)) as Bundle;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function plant({ name, edits }: Planted): Plugin {
  const left = new Set(edits);
  return {
    name: 'plant',
    enforce: 'pre',
    transform: (code, id) => {
      let changed = code;
      for (const edit of edits) {
        if (!id.endsWith(`/${edit.file}`)) continue;
        if (changed.split(edit.there).length !== 2) throw new Error(`${name}: ${edit.file} does not have, once and no more: ${edit.there}`);
        changed = changed.replace(edit.there, () => edit.instead);
        left.delete(edit);
      }
      return changed;
    },
    buildEnd: (error) => {
      if (error === undefined && left.size > 0) throw new Error(`${name}: nothing reads ${[...left].map(({ file }) => file).join(', ')}`);
    },
  };
}
