import { connect, createServer, type Socket } from 'node:net';

/** A slow line in front of a server, for a page and its service worker alike: one bandwidth for all connections, a delay on everything. */

export type Line = { url: string; stop: () => Promise<void> };

/** `bytesPerSecond` towards the browser, `rttMs` for there and back. Slow 4G by default: 1.6 Mbps, 150 ms. */
export async function slowLine(target: number, bytesPerSecond = 200_000, rttMs = 150): Promise<Line> {
  const sockets = new Set<Socket>();
  /** When the line is free again, in ms of `performance.now()`. */
  let free = 0;
  const server = createServer((browser) => {
    const origin = connect(target, '127.0.0.1');
    for (const socket of [browser, origin]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    browser.on('data', (data) => void setTimeout(() => origin.writable && origin.write(data), rttMs / 2));
    // One after the other: timers alone do not keep the order of what is due in the same millisecond.
    let sent = Promise.resolve();
    origin.on('data', (data: Buffer) => {
      // In pieces of a packet's order of size, so that several connections share the line.
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
