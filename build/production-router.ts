import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Takes the router's production files, which its package offers under no condition: the others carry every warning to developers into the first
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
