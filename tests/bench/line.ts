import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that simulates a slow network, for a page and its service worker: a bandwidth that all connections share, and a delay. */

export type Line = { url: string; stop: () => Promise<void> };

/** Starts it. `bytesPerSecond`: towards the browser; `rttMs`: the round-trip time. The defaults are Slow 4G: 1.6 Mbps, 150 ms. */
export async function slowLine(target: number, bytesPerSecond = 200_000, rttMs = 150): Promise<Line> {
  const sockets = new Set<Socket>();
  /** When everything that is queued will have been sent, in ms of `performance.now()`. */
  let free = 0;
  const server = createServer((browser) => {
    const origin = connect(target, '127.0.0.1');
    for (const socket of [browser, origin]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    browser.on('data', (data) => void setTimeout(() => origin.writable && origin.write(data), rttMs / 2));
    // A chain of promises keeps the order; timers that are due in the same millisecond do not.
    let sent = Promise.resolve();
    origin.on('data', (data: Buffer) => {
      // In pieces about as large as a packet, so that connections share the bandwidth.
      for (let at = 0; at < data.length; at += 4_096) {
        const piece = data.subarray(at, at + 4_096);
        free = Math.max(performance.now(), free) + (piece.length / bytesPerSecond) * 1_000;
        const due = free + rttMs / 2;
        sent = sent.then(async () => {
          await new Promise((later) => setTimeout(later, due - performance.now()));
          if (browser.writable) browser.write(piece);
        });
      }
    });
    browser.on('end', () => origin.end());
    origin.on('end', () => void sent.then(() => browser.end()));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  return {
    url: `http://localhost:${address.port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
