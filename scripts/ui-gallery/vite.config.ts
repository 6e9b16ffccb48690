import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery is a page of its own for those who work on the look; nothing of it is shipped. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: resolve(import.meta.dirname, '../../public'),
  cacheDir: resolve(import.meta.dirname, '../../node_modules/.vite-gallery'),
  plugins: [react()],
  server: { fs: { allow: [resolve(import.meta.dirname, '../..')] } },
});
