import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** Where a build has been made: the project's folder, and the folder of the built app in it. */
export type Built = { root: string; app: string };

/**
 * A plugin that works on the files of the built app: `finish` is called when all other plugins have written theirs. Several of these run in the order in which
 * they are listed, and none after one that has failed.
 */
export function afterBuild(name: string, finish: (built: Built) => void | Promise<void>): Plugin {
  let config: ResolvedConfig;
  let written = false;
  return {
    name,
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      written = true;
    },
    closeBundle: {
      // After vite-plugin-pwa, which writes the worker in this hook.
      order: 'post',
      sequential: true,
      async handler() {
        // The bundler calls this hook after a failed build too, without an error: what lies in the folder is then of an earlier build.
        if (written) await finish({ root: config.root, app: resolve(config.root, config.build.outDir) });
      },
    },
  };
}
