import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const manifestFile = resolve(import.meta.dirname, '../manifest.webmanifest');

/**
 * Serves `manifest.webmanifest` under that name, in development and in a build. Vite alone would give it a hashed name, and an installed app keeps looking
 * for the name that it was installed with.
 */
export function rootManifest(): Plugin {
  return {
    name: 'root-manifest',
    configureServer(server) {
      server.middlewares.use('/manifest.webmanifest', (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json');
        response.end(readFileSync(manifestFile));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: readFileSync(manifestFile) });
    },
  };
}
