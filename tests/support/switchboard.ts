import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An HTTP server in front of another one that a test may change, and whose connections it may cut at any request. */

export type Switchboard = {
  url: string;
  /** Requests go there from now on. */
  target: (url: string) => void;
  /** Asked for each request's path: false cuts the connection without an answer. */
  let: (pass: (path: string) => boolean) => void;
  stop: () => Promise<void>;
};

export async function startSwitchboard(to: string): Promise<Switchboard> {
  let target = new URL(to);
  let passes: (path: string) => boolean = () => true;
  const server = createServer((incoming, outgoing) => {
    if (!passes(incoming.url ?? '/')) {
      incoming.socket.destroy();
      return;
    }
    const { hostname, port } = target;
    const headers = { ...incoming.headers, connection: 'close' };
    const asked = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on('error', () => incoming.socket.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    target: (url) => {
      target = new URL(url);
    },
    let: (pass) => {
      passes = pass;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
