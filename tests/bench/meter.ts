import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A reverse proxy that records every call of the API. Unlike the tools of the browser, it sees the requests of pages and of service workers alike.
 */

/** `began`, `ended`: from the head of the request to the last byte of the answer, in ms since 1970. `up`, `down`: the size of the bodies in bytes. */
export type Call = { path: string; began: number; ended: number; up: number; down: number };

export type Meter = {
  url: string;
  /** The calls of `path` that were answered since the last {@link Meter.clear}. */
  calls: (path: string) => readonly Call[];
  clear: () => void;
  stop: () => Promise<void>;
};

/** Starts it on a free port. */
export async function startMeter(targetPort: number): Promise<Meter> {
  let noted: Call[] = [];
  const server = createServer((incoming, outgoing) => {
    const call: Call = { path: new URL(incoming.url ?? '/', 'http://meter').pathname, began: Date.now(), ended: 0, up: 0, down: 0 };
    const { method, headers, url: path } = incoming;
    const passed = ask({ host: '127.0.0.1', port: targetPort, method, headers, path }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', (piece: Buffer) => {
        call.down += piece.length;
      });
      answer.on('end', () => {
        call.ended = Date.now();
        noted.push(call);
      });
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.on('data', (piece: Buffer) => {
      call.up += piece.length;
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    calls: (path) => noted.filter((call) => call.path === path),
    clear: () => {
      noted = [];
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
