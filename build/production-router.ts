import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Uses the production build of react-router. Its package exports only the development build, whose warnings for developers would be in the app's first
 * script.
 */
export function productionRouter(): Plugin {
  const replacement = fileURLToPath(new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url));
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement }] } }),
  };
}
