import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';

/**
 * A reverse proxy that records every call of the API. Unlike the tools of the browser, it sees the requests of pages and of service workers alike.
 */

/** `began`, `ended`: from the head of the request to the last byte of the answer, in ms since 1970. `up`, `down`: the size of the bodies in bytes. */
export type Call = { path: string; began: number; ended: number; up: number; down: number };

/** `slow`: Slow 4G, which is 150 ms for a round trip, 1.6 Mbit/s down and 0.75 Mbit/s up, for one call at a time. */
export type Line = 'fast' | 'slow';

const slow = { rttMs: 150, upBytesPerMs: 93.75, downBytesPerMs: 200 };

export type Meter = {
  url: string;
  /** What the calls from now on travel by; at first a fast line. */
  setLine: (line: Line) => void;
  /** The calls of `path` that were answered since the last {@link Meter.clear}. */
  calls: (path: string) => readonly Call[];
  clear: () => void;
  stop: () => Promise<void>;
};

/** Lets a body through after `delayMs`, in so many bytes a ms. */
function paced(bytesPerMs: number, delayMs: number): Transform {
  return new Transform({
    construct: (done) => void setTimeout(done, delayMs),
    transform: (piece: Buffer, _encoding, done) => void setTimeout(() => done(null, piece), piece.length / bytesPerMs),
  });
}

/** Starts it on a free port. */
export async function startMeter(targetPort: number): Promise<Meter> {
  let noted: Call[] = [];
  let line: Line = 'fast';
  const server = createServer((incoming, outgoing) => {
    const call: Call = { path: new URL(incoming.url ?? '/', 'http://meter').pathname, began: Date.now(), ended: 0, up: 0, down: 0 };
    const isSlow = line === 'slow';
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
      (isSlow ? answer.pipe(paced(slow.downBytesPerMs, slow.rttMs / 2)) : answer).pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.on('data', (piece: Buffer) => {
      call.up += piece.length;
    });
    (isSlow ? incoming.pipe(paced(slow.upBytesPerMs, slow.rttMs / 2)) : incoming).pipe(passed);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    setLine: (next) => {
      line = next;
    },
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
