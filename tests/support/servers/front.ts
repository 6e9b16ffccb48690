import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/**
 * A reverse proxy between a browser and the server. Everything passes, except for the calls of the story service, for which a test chooses what happens.
 */

/** What happens to a call of the story service. `pass` forwards it; `lost` forwards it, and drops the answer. */
export type Way = 'pass' | 'lost' | 'never' | 'garbage' | 'cut' | 'portal' | { status: number } | { afterMs: number };

export type Front = {
  url: string;
  way: (next: Way) => void;
  stop: () => Promise<void>;
};

const storyPath = '/functions/v1/story';

/** Starts it on a free port; every call passes at first. */
export async function startFront(target: { port: number }): Promise<Front> {
  let way: Way = 'pass';
  const sockets = new Set<Socket>();
  const pass = (request: IncomingMessage, response: ServerResponse, lost = false): void => {
    const { method, url: path, headers } = request;
    const onward = forward({ host: '127.0.0.1', port: target.port, method, path, headers }, (answer) => {
      if (lost) {
        answer.resume();
        answer.on('end', () => response.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  };
  const meet = (request: IncomingMessage, response: ServerResponse, met: Way): void => {
    if (met === 'pass' || met === 'lost') return pass(request, response, met === 'lost');
    if (typeof met === 'object' && 'afterMs' in met) {
      setTimeout(() => pass(request, response), met.afterMs);
      return;
    }
    request.resume();
    request.on('end', () => {
      if (met === 'never') return;
      if (met === 'cut') {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        response.write('[{"text to read": "The ');
        setTimeout(() => response.destroy(), 50);
      } else if (met === 'portal') {
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end('<!doctype html><html><title>Welcome to our Wi-Fi</title></html>');
      } else if (met === 'garbage') {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end('{"weather": [1, 2');
      } else {
        response.writeHead(met.status, { 'content-type': 'application/json', 'retry-after': '60' });
        response.end(JSON.stringify({ error: { code: 'no', message: 'no' } }));
      }
    });
  };
  const server = createServer((request, response) => {
    const isStory = request.method === 'POST' && request.url?.startsWith(storyPath) === true;
    meet(request, response, isStory ? way : 'pass');
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    way: (next) => {
      way = next;
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
