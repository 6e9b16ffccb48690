import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

export const manifestFile = resolve(import.meta.dirname, '../manifest.webmanifest');

/** Serves the manifest of the top level under its own name: Vite alone would move it to a hashed one, and an installed app looks for it at the old. */
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
