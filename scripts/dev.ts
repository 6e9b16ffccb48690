import { resolve } from 'node:path';
import { createServer } from 'vite';
import { readServerConfig } from '../server/config.ts';
import { StartFailure, wordsOf } from '../server/failure.ts';
import { processLog } from '../server/log.ts';
import { startVenture } from '../server/venture.ts';

/** `npm run dev`: the app with hot reload, in front of the same embedded backend that `npm start` has. */

const root = resolve(import.meta.dirname, '..');

try {
  const config = readServerConfig(process.env);
  const backend = await startVenture({ ...config, port: 0, host: '127.0.0.1', tls: null }, null, processLog);
  const target = `http://127.0.0.1:${backend.port}`;
  const paths = ['/auth/v1', '/rest/v1', '/functions/v1', '/config.json', '/healthz'];
  const vite = await createServer({
    root,
    server: {
      port: config.port,
      strictPort: true,
      host: config.host,
      proxy: Object.fromEntries(paths.map((path) => [path, { target, changeOrigin: false }])),
    },
  });
  await vite.listen();
  vite.printUrls();
  const end = async (): Promise<void> => {
    await vite.close();
    await backend.stop();
    process.exit(0);
  };
  process.once('SIGTERM', () => void end());
  process.once('SIGINT', () => void end());
} catch (error) {
  processLog.warn(error instanceof StartFailure ? error.message : wordsOf(error));
  process.exit(1);
}
