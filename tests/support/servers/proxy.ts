import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy between a browser and the server that simulates a weak connection: slow, with refused connections, or silent. */

export type Line = {
  /** The delay in one direction, in ms. */
  latencyMs: number;
  /** The bandwidth of all connections together, in both directions. */
  bytesPerSecond: number;
  /** How many of ten connections are refused. */
  refusedOfTen: number;
};

export const clearLine: Line = { latencyMs: 0, bytesPerSecond: Infinity, refusedOfTen: 0 };

export type WeakProxy = {
  url: string;
  /** Changes the quality of the connection, and closes all open ones, as when a device changes the network. */
  line: (line: Line) => void;
  /** Turns a black hole on or off: connections are accepted, and nothing is forwarded, not even their end. */
  hole: (open: boolean) => void;
  /** The number of refused connections, and of bytes that were swallowed. */
  counts: () => { refused: number; swallowed: number };
  stop: () => Promise<void>;
};

/** Starts the proxy in front of a server on this machine. */
export async function startProxy(targetPort: number): Promise<WeakProxy> {
  let line = clearLine;
  let holed = false;
  let connections = 0;
  let refused = 0;
  let swallowed = 0;
  /** When everything that is queued will have been sent, in ms since 1970. */
  let freeAt = 0;
  const sockets = new Set<Socket>();

  /** Forwards data in its order, delayed by the bandwidth and the latency. */
  function carry(from: Socket, to: Socket): void {
    from.on('data', (piece) => {
      if (holed) {
        swallowed += piece.length;
        // Once data was swallowed, the rest of the connection must be swallowed too.
        from.removeAllListeners('data').resume();
        return;
      }
      const now = Date.now();
      freeAt = Math.max(freeAt, now) + (piece.length / line.bytesPerSecond) * 1000;
      setTimeout(() => to.writable && to.write(piece), freeAt - now + line.latencyMs);
    });
    const end = (): void => void setTimeout(() => to.destroy(), Math.max(0, freeAt - Date.now()) + line.latencyMs);
    from.on('close', end).on('error', end);
  }

  const server = createServer((incoming) => {
    connections += 1;
    // Spread evenly and the same in every run: of ten connections, 3 are the first, the fourth and the seventh.
    if ((connections * 7) % 10 < line.refusedOfTen) {
      refused += 1;
      incoming.resetAndDestroy();
      return;
    }
    const outgoing = connect(targetPort, '127.0.0.1');
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.setNoDelay(true).on('close', () => sockets.delete(socket));
    }
    carry(incoming, outgoing);
    carry(outgoing, incoming);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    line: (next) => {
      line = next;
      for (const socket of sockets) socket.destroy();
    },
    hole: (open) => {
      holed = open;
    },
    counts: () => ({ refused, swallowed }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
