import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { idFile, sourceId } from '../server/pages/build-id.ts';
import { afterBuild } from './after-build.ts';

/**
 * Writes into the built app which sources it was built from, so that `npm start` builds only what is not built yet. It is listed last: a build that broke off must
 * not look complete.
 */
export function sourceIdFile(): Plugin {
  return afterBuild('source-id', ({ root, app }) => writeFileSync(join(app, idFile), `${sourceId(root)}\n`));
}
