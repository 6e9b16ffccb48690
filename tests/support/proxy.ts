import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line between a browser and the server that is as weak as a test wants it, down in TCP where nobody can tell it from a garden's. */

export type Line = {
  /** How long a piece takes from one end to the other. */
  latencyMs: number;
  /** Both directions of all connections together. */
  bytesPerSecond: number;
  /** Of ten connections, so many are refused. */
  refusedOfTen: number;
};

export const clearLine: Line = { latencyMs: 0, bytesPerSecond: Infinity, refusedOfTen: 0 };

export type WeakProxy = {
  url: string;
  /** How the line is from now on; what is connected is cut, as when a device walks out of one network into another. */
  line: (line: Line) => void;
  /** A black hole: connections are accepted and nothing comes through, not even an end, until it is over. */
  hole: (open: boolean) => void;
  /** How many connections were refused, and how many bytes have vanished. */
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
  /** When the line has sent all that was given to it; ms since 1970. */
  let freeAt = 0;
  const sockets = new Set<Socket>();

  /** Passes pieces on, in their order, each when the line has room for it and it has travelled. */
  function carry(from: Socket, to: Socket): void {
    from.on('data', (piece) => {
      if (holed) {
        swallowed += piece.length;
        // What follows a lost piece would make no sense to anyone.
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
    // Spread evenly and the same in every run: 3 of 10 are the first, the fourth, the seventh …
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
