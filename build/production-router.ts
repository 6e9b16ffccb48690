import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Uses the production build of react-router. Its package exports only the development build, whose warnings for developers would be in the app's first
 * script.
 */
export function productionRouter(): Plugin {
  const production = resolve(import.meta.dirname, '../node_modules/react-router/dist/production/index.mjs');
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === 'react-router' ? this.resolve(production, importer) : null;
    },
  };
}
