import { spawnSync } from 'node:child_process';
import { builtId, sourceId } from './pages/build-id.ts';
import { root } from './root.ts';

/** `npm start`: builds the app if there is no build of these sources, then runs the server in this process. */

if (builtId(root) !== sourceId(root)) {
  process.stdout.write('Building the app (this happens once after every change) …\n');
  const vite = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (vite.status !== 0) {
    process.stderr.write('The app could not be built; the lines above say why.\n');
    process.exit(1);
  }
}
await import('./main.ts');
