import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery is a separate page for working on the design. It is not part of the app's build. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: resolve(import.meta.dirname, '../../public'),
  cacheDir: resolve(import.meta.dirname, '../../node_modules/.vite-gallery'),
  plugins: [react()],
  server: { fs: { allow: [resolve(import.meta.dirname, '../..')] } },
});
