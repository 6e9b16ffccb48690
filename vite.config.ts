import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const manifestFile = resolve(import.meta.dirname, 'manifest.webmanifest');

/** Serves the manifest of the top level under its own name: Vite alone would move it to a hashed one. */
function rootManifest(): Plugin {
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

const manifestRevision = createHash('sha256').update(readFileSync(manifestFile)).digest('hex').slice(0, 16);
const buildId = process.env['BUILD_ID'] ?? 'local';

export default defineConfig({
  plugins: [
    react(),
    rootManifest(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{html,js,css,woff2,svg}', 'icons/icon-192.png'],
        globIgnores: ['sw.js', 'screenshots/**'],
        // The storyteller with all of its packs must be there offline, however large it grows: the default would leave it out silently.
        maximumFileSizeToCacheInBytes: 16 * 1024 * 1024,
        additionalManifestEntries: [{ url: 'manifest.webmanifest', revision: manifestRevision }],
      },
    }),
  ],
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  build: {
    target: ['safari16.4', 'chrome109', 'firefox115'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    // The storyteller's chunk holds all of its packs, by intention; it is loaded when it is first needed.
    chunkSizeWarningLimit: 2_500,
  },
});
