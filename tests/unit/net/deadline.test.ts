import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fetchWithin } from '../../../src/net/deadline.ts';

/** A real server that sends its answer in a given rhythm. */
let server: Server | null = null;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((closed) => (server === null ? closed(null) : server.close(closed)));
  server = null;
});

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const pause = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms));

test('an answer that keeps arriving is waited for, however slow it is', async () => {
  const drip = async (response: ServerResponse): Promise<void> => {
    response.writeHead(200, { 'content-type': 'application/json', 'x-kept': 'yes' });
    for (const piece of ['[1', ',2', ',3', ',4', ',5]']) {
      response.write(piece);
      await pause(300);
    }
    response.end();
  };
  const url = await serve((_request, response) => void drip(response));
  const response = await fetchWithin(1_000)(url);
  expect(response.headers.get('x-kept')).toBe('yes');
  expect(await response.json()).toEqual([1, 2, 3, 4, 5]);
});

test('an answer that does not start, or stops without an end, is given up', async () => {
  const silent = await serve(() => undefined);
  await expect(fetchWithin(100)(silent)).rejects.toMatchObject({ name: 'TimeoutError' });
  server?.closeAllConnections();
  server?.close();
  const halfway = await serve((_request, response) => {
    response.writeHead(200).write('half');
  });
  const response = await fetchWithin(500)(halfway);
  await expect(response.text()).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a large body gets the time it needs, and the caller can still abort', async () => {
  const url = await serve((_request, response) => void setTimeout(() => response.end('thanks'), 400));
  // On the slowest supported connection 4 kB take a second, so the deadline of 100 ms becomes 1.1 s.
  expect(await (await fetchWithin(100)(url, { method: 'POST', body: 'x'.repeat(4_000) })).text()).toBe('thanks');
  const mind = new AbortController();
  const asked = fetchWithin(5_000)(url, { signal: mind.signal });
  mind.abort(new Error('changed'));
  await expect(asked).rejects.toThrow('changed');
});

test('an answer without a body is passed on', async () => {
  const url = await serve((_request, response) => void response.writeHead(204).end());
  const response = await fetchWithin(1_000)(url);
  expect([response.status, await response.text()]).toEqual([204, '']);
});
