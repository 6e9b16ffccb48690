import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A reverse proxy in front of a server that a test can exchange, and for which it decides request by request what happens. */

/**
 * What happens to a request. `true`: it is forwarded. `false`: its connection is closed without an answer. `half`: the connection is closed in the middle of
 * the answer. `page`: it is answered with another page, as by a captive portal, with status 200 and a cache time of a year. `lost`: it is forwarded, and the
 * answer dropped. `never`: it gets no answer. `drip`: the answer comes in pieces of 40 bytes, five a second. `instead`: this path is requested. `script`: it is
 * answered with this script. `status`: it is answered with this status and no body.
 */
export type Passage = boolean | 'half' | 'page' | 'lost' | 'never' | 'drip' | { instead: string } | { script: string } | { status: number };

/** The text of that other page. */
export const portalWords = 'Welcome to our Wi-Fi';

export type Switchboard = {
  url: string;
  /** Sends requests to another server from now on. */
  target: (url: string) => void;
  /** Sets the function that decides what happens to a request by its path. */
  let: (pass: (path: string) => Passage | Promise<Passage>) => void;
  stop: () => Promise<void>;
};

/** Starts it on a free port; every request passes at first. */
export async function startSwitchboard(to: string): Promise<Switchboard> {
  let target = new URL(to);
  let passes: (path: string) => Passage | Promise<Passage> = () => true;
  const carry = (incoming: IncomingMessage, outgoing: ServerResponse, passage: Passage): void => {
    if (passage === false) {
      incoming.socket.destroy();
      return;
    }
    if (passage === 'never') {
      incoming.resume();
      return;
    }
    if (typeof passage === 'object' && 'status' in passage) {
      outgoing.writeHead(passage.status).end();
      return;
    }
    if (passage === 'page') {
      outgoing.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'public, max-age=31536000, immutable' });
      outgoing.end(`<!doctype html><html lang="en"><title>${portalWords}</title><p>Please accept our terms.</p></html>`);
      return;
    }
    if (typeof passage === 'object' && 'script' in passage) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' });
      outgoing.end(passage.script);
      return;
    }
    const path = typeof passage === 'object' && 'instead' in passage ? passage.instead : incoming.url;
    const { hostname, port } = target;
    const headers = { ...incoming.headers, connection: 'close' };
    const asked = request({ hostname, port, path, method: incoming.method, headers }, (answer) => {
      if (passage === 'lost') {
        answer.resume().on('end', () => incoming.socket.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (passage === 'half') cutInTheMiddle(answer, outgoing);
      else if (passage === 'drip') void drip(answer, outgoing);
      else answer.pipe(outgoing);
    });
    asked.on('error', () => incoming.socket.destroy());
    incoming.pipe(asked);
  };
  const server = createServer((incoming, outgoing) => {
    void Promise.resolve(passes(incoming.url ?? '/')).then((passage) => carry(incoming, outgoing, passage));
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

function cutInTheMiddle(answer: IncomingMessage, outgoing: ServerResponse): void {
  const pieces: Buffer[] = [];
  answer.on('data', (piece: Buffer) => pieces.push(piece));
  answer.on('end', () => {
    const whole = Buffer.concat(pieces);
    outgoing.write(whole.subarray(0, whole.length / 2), () => outgoing.destroy());
  });
}

async function drip(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  for await (const piece of answer as AsyncIterable<Buffer>) {
    for (let at = 0; at < piece.length; at += 40) {
      outgoing.write(piece.subarray(at, at + 40));
      await setTimeout(200);
    }
  }
  outgoing.end();
}
