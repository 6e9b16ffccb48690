import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { isIP } from 'node:net';
import { within } from '../../../src/net/deadline.ts';
import { isLoopbackHost, kindOfAddress } from './addresses.ts';
import { type Attempt, missed } from './provider.ts';

/**
 * One POST to an untrusted server. Its name is resolved first, the address is checked, and the connection goes to exactly that address, so
 * that the name can't resolve differently in between (DNS rebinding). Redirects are not followed, the answer's size is limited, and there
 * is one deadline for everything. (`fetch` can't connect to a given address; Node and Deno both have `node:https`.)
 */

export type Post = {
  url: URL;
  body: string;
  headers: Record<string, string>;
  /** The time until the answer must be read; in ms. */
  withinMs: number;
  /** The maximum size of the answer, in bytes. */
  mostBytes: number;
  /** Allows addresses of private networks. */
  allowPrivate: boolean;
  /** A certificate authority (PEM) that is accepted in addition to the well-known ones. */
  ca?: string | undefined;
  /** Resolves a name to addresses, by default with the system's resolver. Called once. */
  resolve?: (host: string) => Promise<string[]>;
};

const bySystem = async (host: string): Promise<string[]> => (await lookup(host, { all: true })).map(({ address }) => address);

export type Answered = { status: number; text: string };

/** Never rejects. Any status is a result, except a redirect. */
export async function post(options: Post): Promise<Attempt<Answered>> {
  const ends = Date.now() + options.withinMs;
  const addresses = await within(options.withinMs, addressesOf(options)).catch(() => null);
  if (addresses === null) return missed('timeout', 'its name was not found in time');
  if (!addresses.ok) return addresses;
  let last: Attempt<Answered> = missed('unreachable', 'it has no address');
  for (const address of addresses.value.slice(0, 3)) {
    last = await send(options, address, ends);
    // Another address is only tried if there was no connection at all: otherwise the server may have read the body already.
    if (last.ok || last.miss.kind !== 'unreachable' || !last.miss.detail.startsWith('no connection')) return last;
  }
  return last;
}

async function addressesOf({ url, allowPrivate, resolve = bySystem }: Post): Promise<Attempt<string[]>> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const home = isLoopbackHost(host);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && home)) {
    return missed('refused', 'it is called by https only (by http only on this machine)');
  }
  const found = await (isIP(host) === 0 ? resolve(host).catch(() => []) : [host]);
  if (found.length === 0) return missed('unreachable', 'its name is not known');
  const fits = found.filter((address) => {
    const kind = kindOfAddress(address);
    if (home) return kind === 'loopback';
    return kind === 'public' || (allowPrivate && kind !== 'never');
  });
  if (fits.length === 0) return missed('refused', 'its address is in a private network');
  return { ok: true, value: fits };
}

function send({ url, body, headers, mostBytes, ca }: Post, address: string, ends: number): Promise<Attempt<Answered>> {
  return new Promise((resolve) => {
    const secure = url.protocol === 'https:';
    const name = url.hostname.replace(/^\[|\]$/g, '');
    const finish = (result: Attempt<Answered>): void => {
      clearTimeout(timer);
      resolve(result);
      request.destroy();
    };
    const options = {
      method: 'POST',
      host: address,
      port: url.port === '' ? (secure ? 443 : 80) : Number(url.port),
      path: `${url.pathname}${url.search}`,
      headers: {
        ...headers,
        host: url.host,
        'accept-encoding': 'identity',
        connection: 'close',
        'content-length': String(new TextEncoder().encode(body).byteLength),
      },
      agent: false as const,
    };
    const named = isIP(name) === 0 ? { servername: name } : {};
    const request = secure ? tlsRequest({ ...options, ...named, ...(ca === undefined ? {} : { ca }) }) : plainRequest(options);
    const timer = setTimeout(() => finish(missed('timeout', 'it did not answer in time')), Math.max(0, ends - Date.now()));
    let met = false;
    request.on('socket', (socket) => {
      socket.once(secure ? 'secureConnect' : 'connect', () => {
        met = true;
      });
    });
    request.on('response', (response) => readAnswer(response, mostBytes, finish));
    request.on('error', (error) => finish(missed('unreachable', met ? 'the connection was cut' : `no connection (${codeOf(error)})`)));
    request.end(body);
  });
}

function readAnswer(response: IncomingMessage, mostBytes: number, finish: (result: Attempt<Answered>) => void): void {
  const status = response.statusCode ?? 0;
  if (status >= 300 && status < 400) return finish(missed('refused', `it answered ${status}; redirects are not followed`));
  const encoding = response.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity')
    return finish(missed('invalid', 'its answer is packed, although that was not asked'));
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  response.on('data', (chunk: Uint8Array) => {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) return finish(missed('too-large', `its answer is larger than ${Math.round(mostBytes / 1024)} kB`));
    text += decoder.decode(chunk, { stream: true });
  });
  const cut = (): void => finish(missed('unreachable', 'the connection was cut'));
  response.on('end', () => {
    if (response.complete) finish({ ok: true, value: { status, text: text + decoder.decode() } });
    else cut();
  });
  response.on('error', cut);
  response.on('close', cut);
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
