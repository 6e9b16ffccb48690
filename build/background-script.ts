import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Builds `sw-sync.js`: the part of the service worker that sends unsynced changes after the app was closed (background sync). It is a classic script
 * of its own that the worker imports only when it has to sync; inside the worker, its 450 kB would be read at every start of the app.
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
