import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { backgroundScript } from './build/background-script.ts';
import { chunks } from './build/chunks.ts';
import { hosting } from './build/hosting.ts';
import { lateStylesheet } from './build/late-stylesheet.ts';
import { packedWords } from './build/packed-words.ts';
import { precompress } from './build/precompress.ts';
import { preloadFirstScreen } from './build/preload-first-screen.ts';
import { rootManifest } from './build/root-manifest.ts';
import { shellWords } from './build/shell-words.ts';
import { sourceIdFile } from './build/source-id.ts';
import { onlyToldMechanics } from './build/told-mechanics.ts';

const buildId = process.env['BUILD_ID'] ?? 'local';

/** The package's entry is its development build, whose warnings for developers would be in the app's first script. */
const productionRouter = {
  find: /^react-router$/,
  replacement: resolve(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs'),
};

export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? [productionRouter] : [] },
  plugins: [
    react(),
    rootManifest(),
    lateStylesheet(),
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
        globPatterns: ['**/*.{html,js,css,woff2,svg}', 'icons/icon-192.png', 'manifest.webmanifest'],
        globIgnores: ['sw.js', 'sw-sync.js', 'screenshots/**'],
        // The storyteller's files must be available offline, however large they grow: above the default limit a file would be left out silently.
        maximumFileSizeToCacheInBytes: 16 * 1024 * 1024,
        // Largest file first, as sw/app-cache.ts expects.
        manifestTransforms: [(entries) => ({ manifest: entries.toSorted((a, b) => b.size - a.size), warnings: [] })],
      },
    }),
    hosting(),
    precompress(),
    sourceIdFile(),
  ],
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  build: {
    target: ['safari16.4', 'chrome109', 'firefox115'],
    assetsInlineLimit: 0,
    // One stylesheet for all views: it is small, and a view that opens has not to wait for its own.
    cssCodeSplit: false,
    // Only the page preloads (what the entry file imports). For later imports, which come from the device's cache, the list of files to preload would
    // cost more than it saves.
    modulePreload: { polyfill: false, resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []) },
    sourcemap: false,
    // `npm run size` reads in it which file imports which.
    manifest: true,
    // The storyteller's texts are one large chunk on purpose; it is loaded when it is first needed.
    chunkSizeWarningLimit: 2_500,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
}));
