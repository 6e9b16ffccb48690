import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * The part of the worker that sends what waits after the app was closed: a classic script of its own, read only when it is wanted. Within the worker
 * itself, every start of the app would read its 450 kB.
 */
export function backgroundScript(): Plugin {
  return {
    name: 'background-script',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: 'error',
        build: {
          target: ['chrome109'],
          write: false,
          modulePreload: false,
          rolldownOptions: { input: resolve(import.meta.dirname, '../sw/background.ts'), output: { format: 'iife' } },
        },
      });
      const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
      for (const chunk of chunks) if (chunk.type === 'chunk') this.emitFile({ type: 'asset', fileName: 'sw-sync.js', source: chunk.code });
    },
  };
}
