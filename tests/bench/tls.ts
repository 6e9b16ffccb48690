import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse, type Http2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A reverse proxy with HTTP/2 and TLS, as in production: one connection for all files, and a handshake before the first. */

export type Front = { port: number; stop: () => Promise<void> };

/** Headers of a single HTTP/1.1 connection, which HTTP/2 refuses. */
const ofTheConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'http2-settings', 'proxy-connection', 'host']);

/** Starts it on a free port. Its certificate is self-signed; only a browser that was started with {@link tlsFlags} accepts it. */
export async function startTls(target: number): Promise<Front> {
  const sessions = new Set<Http2Session>();
  const server = createSecureServer({ ...certificate(), allowHTTP1: false }, (incoming, outgoing) => pass(incoming, outgoing, target));
  server.on('session', (session) => {
    sessions.add(session);
    session.on('error', () => undefined);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      for (const session of sessions) session.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function pass(incoming: Http2ServerRequest, outgoing: Http2ServerResponse, port: number): void {
  const { method, url: path } = incoming;
  const headers = { ...carried(incoming.headers), host: incoming.authority };
  const passed = ask({ host: '127.0.0.1', port, method, headers, path }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, carried(answer.headers));
    answer.pipe(outgoing);
  });
  passed.on('error', () => outgoing.stream.destroy());
  incoming.pipe(passed);
}

function carried(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofTheConnection.has(name)));
}

/** The flags that make a browser trust this run's certificate. A browser that merely ignores certificate errors would not cache anything. */
export function tlsFlags(): string[] {
  const key = new X509Certificate(certificate().cert).publicKey.export({ type: 'spki', format: 'der' });
  return [`--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`];
}

type Certificate = { key: Buffer; cert: Buffer };

let made: Certificate | null = null;

/** A key and its certificate for `localhost`, made once for the whole run. */
function certificate(): Certificate {
  made ??= make();
  return made;
}

function make(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'venture-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  try {
    execFileSync('openssl', ['req', '-x509', ...curve, '-keyout', key, '-out', cert, '-days', '2', '-subj', '/CN=localhost'], {
      stdio: 'ignore',
    });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
