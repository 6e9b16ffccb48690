import { createServer as createHttpServer } from 'node:http';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { readServerConfig } from '../server/config.ts';
import { messageOf, StartFailure } from '../server/failure.ts';
import { explainListen } from '../server/http/listen.ts';
import { processLog } from '../server/log.ts';
import { startVenture } from '../server/venture.ts';

/** `npm run dev`: serves the app with hot reload, with the same embedded backend as `npm start`. */

const root = resolve(import.meta.dirname, '..');

try {
  const config = readServerConfig(process.env);
  const backend = await startVenture({ ...config, port: 0, host: '127.0.0.1', tls: null }, null, processLog);
  const target = `http://127.0.0.1:${backend.port}`;
  const paths = ['/auth/v1', '/rest/v1', '/functions/v1', '/config.json', '/healthz'];
  // Vite runs as middleware: its own server would end the process before the database is closed.
  const server = createHttpServer();
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server }, proxy: Object.fromEntries(paths.map((path) => [path, { target }])) },
  });
  const end = async (code: number): Promise<void> => {
    await vite.close();
    server.closeAllConnections();
    server.close();
    await backend.stop();
    process.exit(code);
  };
  process.once('SIGTERM', () => void end(0));
  process.once('SIGINT', () => void end(0));
  server.on('request', vite.middlewares);
  server.once('error', (error) => {
    processLog.warn(explainListen(error, config));
    void end(1);
  });
  server.listen(config.port, config.host, () => processLog.say(`Play Venture (development) is ready at http://localhost:${config.port}`));
} catch (error) {
  processLog.warn(error instanceof StartFailure ? error.message : messageOf(error));
  process.exit(1);
}
