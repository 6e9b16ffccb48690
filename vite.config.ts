import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { doorFile, iconsByName } from './scripts/doors.ts';
import { firstPaint } from './scripts/first-paint.ts';

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

/** The part of the worker that sends what waits after the app was closed: a classic script of its own, read only when it is wanted. */
function backgroundScript(): Plugin {
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
          rolldownOptions: { input: resolve(import.meta.dirname, 'sw/background.ts'), output: { format: 'iife' } },
        },
      });
      const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
      for (const chunk of chunks) if (chunk.type === 'chunk') this.emitFile({ type: 'asset', fileName: 'sw-sync.js', source: chunk.code });
    },
  };
}

const manifestRevision = createHash('sha256').update(readFileSync(manifestFile)).digest('hex').slice(0, 16);
const buildId = process.env['BUILD_ID'] ?? 'local';

export default defineConfig({
  plugins: [
    react(),
    iconsByName(),
    rootManifest(),
    firstPaint(),
    backgroundScript(),
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
        globIgnores: ['sw.js', 'sw-sync.js', 'screenshots/**'],
        // The storyteller with all of its packs must be there offline, however large it grows: the default would leave it out silently.
        maximumFileSizeToCacheInBytes: 16 * 1024 * 1024,
        // The largest first; see sw/keep.ts.
        manifestTransforms: [(entries) => ({ manifest: entries.toSorted((a, b) => b.size - a.size), warnings: [] })],
        additionalManifestEntries: [{ url: 'manifest.webmanifest', revision: manifestRevision }],
      },
    }),
  ],
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  build: {
    target: ['safari16.4', 'chrome109', 'firefox115'],
    assetsInlineLimit: 0,
    // One stylesheet: it is small, and a view that opens needs no other file to be painted right.
    cssCodeSplit: false,
    // What a file needs it asks for itself; from the device, a list of it ahead costs more than it saves.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    sourcemap: false,
    // For `npm run size`: which file needs which.
    manifest: true,
    // The storyteller's activities are one chunk, by intention; it is loaded when it is first needed.
    chunkSizeWarningLimit: 2_500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What fetches everything else must not wait for any of it.
            { name: 'fetch', test: /vite\/preload-helper|platform\/session-key/, priority: 30 },
            { name: (id, context) => doorFile(id, context), priority: 20 },
            // The storyteller's words: what every story needs, and a file each for what only some stories need (`sw/later.ts`).
            { name: 'words-mechanics', test: /src\/storyteller\/mechanics\/.*\.json/, priority: 15 },
            { name: 'words-onward', test: /src\/storyteller\/tales\/en\/onward\//, priority: 15 },
            { name: 'words-tables', test: /src\/storyteller\/words\/.*\.json/, priority: 15 },
            { name: (id) => /storyteller\/tales\/en\/own\/(.+)\.json/.exec(id)?.[1]?.replace(/^/, 'own-') ?? null, priority: 15 },
            { name: 'own-lexicon', test: /src\/storyteller\/tales\/own\/lexicon\//, priority: 15 },
            // What the pictures are drawn with comes with the first of them, and must bring nothing else along.
            { name: 'draw', test: /src\/ui\/scene\/draw\.ts/, priority: 10 },
            // The chooser shows all of them, and over a slow line a dozen small files take longer than one.
            { name: 'scenes', test: /src\/ui\/scene\/art\/(?!meadow)/, priority: 10 },
            { name: 'updates', test: /workbox-window|platform\/unsaved-text/, priority: 9 },
            { name: 'dexie', test: /node_modules\/dexie/, priority: 9 },
            { name: 'domain', test: /src\/domain\//, minShareCount: 2, priority: 8 },
            {
              name: 'shared',
              test: /src\/(ui|features|app|platform|data)\/|node_modules\/(lucide-react|@base-ui|@floating-ui)/,
              minShareCount: 2,
              priority: 5,
            },
            // Notes are read on the play screen and by the storyteller alike, with no connection too.
            { name: 'trouble', test: /src\/storyteller\/safety\//, priority: 7 },
            { name: 'dialogs', test: /src\/.*(Dialog|Sheet|InstallCard|send-feedback)\.tsx?$/, priority: 4 },
          ],
        },
      },
    },
  },
});
