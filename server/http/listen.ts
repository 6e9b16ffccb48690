import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { ServerConfig } from '../config.ts';
import { codeOf, messageOf, StartFailure } from '../failure.ts';

/**
 * The server's only port. It is opened first, so that a port in use is reported before anything is changed; it answers 503 until the app is
 * ready.
 */

export type Answer = (request: Request, env: HttpBindings) => Response | Promise<Response>;

export type Listener = {
  port: number;
  /** From now on, requests are answered by this. */
  answerWith: (answer: Answer) => void;
  /** Accepts no new connections, gives running requests two seconds to finish, then closes. */
  close: () => Promise<void>;
};

/**
 * How long an idle connection is kept, in ms: longer than proxies keep theirs (nginx one minute, Caddy two), and longer than the database
 * may block this process. If the server closed a connection just when a request arrives on it, the request would be lost.
 */
const keepAliveTimeout = 130_000;

const starting: Answer = () =>
  new Response('Play Venture is starting. Please try again in a moment.', { status: 503, headers: { 'retry-after': '2' } });

/** Throws a {@link StartFailure} if the address can't be used. */
export async function listen(config: Pick<ServerConfig, 'host' | 'port' | 'tls'>): Promise<Listener> {
  let answer: Answer = starting;
  const fetch = (request: Request, env: unknown) => answer(request, env as HttpBindings);
  const server = createAdaptorServer({ fetch, ...secure(config.tls) }) as Server;
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', (error) => reject(new StartFailure(explainListen(error, config))));
    server.listen(config.port, config.host, () => resolve((server.address() as AddressInfo).port));
  });
  return {
    port,
    answerWith: (next) => {
      answer = next;
    },
    close: () =>
      new Promise((resolve) => {
        const forceClose = setTimeout(() => server.closeAllConnections(), 2000);
        server.close(() => {
          clearTimeout(forceClose);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

function secure(tls: ServerConfig['tls']) {
  if (tls === null) return { serverOptions: { keepAliveTimeout } };
  try {
    const serverOptions = { keepAliveTimeout, cert: readFileSync(tls.certFile), key: readFileSync(tls.keyFile) };
    return { createServer: createSecureServer, serverOptions };
  } catch (error) {
    throw new StartFailure(`The certificate or its key can't be read: ${messageOf(error)}`);
  }
}

/** The reason why it was not possible to listen on an address. */
export function explainListen(error: unknown, { host, port }: { host: string; port: number }): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop what is using it, or set PORT to another number.`;
    case 'EACCES':
      return `Port ${port} needs more rights than this user has. Set PORT to a number above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${host} is not an address of this machine.`;
    default:
      return `The server can't listen on ${host}:${port}: ${messageOf(error)}`;
  }
}
