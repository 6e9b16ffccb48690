import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { backgroundScript } from './build/background-script.ts';
import { chunks } from './build/chunks.ts';
import { firstPaint } from './build/first-paint.ts';
import { packedWords } from './build/packed-words.ts';
import { preloadFirstScreen } from './build/preload-first-screen.ts';
import { productionRouter } from './build/production-router.ts';
import { manifestFile, rootManifest } from './build/root-manifest.ts';
import { shellWords } from './build/shell-words.ts';
import { onlyToldMechanics } from './build/told-mechanics.ts';

const manifestRevision = createHash('sha256').update(readFileSync(manifestFile)).digest('hex').slice(0, 16);
const buildId = process.env['BUILD_ID'] ?? 'local';

export default defineConfig({
  plugins: [
    react(),
    productionRouter(),
    rootManifest(),
    firstPaint(),
    preloadFirstScreen(),
    shellWords(),
    packedWords(),
    onlyToldMechanics(),
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
    // The page asks for what its first file needs. Any later file asks for its own: from the device, a list of it ahead costs more than it saves.
    modulePreload: { polyfill: false, resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []) },
    sourcemap: false,
    // For `npm run size`: which file needs which.
    manifest: true,
    // The storyteller's activities are one chunk, by intention; it is loaded when it is first needed.
    chunkSizeWarningLimit: 2_500,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
});
