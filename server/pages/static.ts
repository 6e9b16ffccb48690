import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { securityHeaders } from './security.ts';

/** Serves the built app: with the build's compressed files, and with long caching for hashed names. */

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

type File = { modified: number; size: number; body: Uint8Array<ArrayBuffer>; etag: string };

/** Answers a request for a file in `dist`, or for a view of the app. Files that change on the disk are read again. */
export function createStatics(dist: string): (request: Request) => Response {
  const load = createFileCache();
  const headersNow = createPageHeaders(() => load(join(dist, 'index.html')));

  function refuse(status: number, words: string, headers: Record<string, string> = {}): Response {
    return new Response(words, {
      status,
      headers: { ...headersNow(), 'cache-control': 'no-cache', 'content-type': 'text/plain; charset=utf-8', ...headers },
    });
  }

  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Method not allowed', { allow: 'GET, HEAD' });
    const asked = decodedPath(new URL(request.url).pathname);
    const path = localPath(asked);
    if (path === null) return refuse(404, 'Not found');
    const accepted = request.headers.get('accept-encoding') ?? '';
    const isRoute = !path.startsWith('/assets/') && extname(asked) === '';
    const picked = pick(load, join(dist, path), accepted) ?? (isRoute ? pick(load, join(dist, 'index.html'), accepted) : null);
    if (picked === null) return refuse(404, 'Not found');
    const { file, sent, encoding } = picked;
    const etag = `"${file.etag}${encoding === null ? '' : `-${encoding}`}"`;
    const headers = new Headers({
      ...headersNow(),
      'content-type': types[extname(path)] ?? (isRoute ? 'text/html; charset=utf-8' : 'application/octet-stream'),
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      etag,
    });
    if (matches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    if (encoding !== null) headers.set('content-encoding', encoding);
    headers.set('content-length', String(sent.body.byteLength));
    return new Response(request.method === 'HEAD' ? null : sent.body, { headers });
  };
}

type LoadFile = (path: string) => File | null;

/** Reads files, and each again only when it has changed on the disk; null where there is none. */
function createFileCache(): LoadFile {
  const files = new Map<string, File>();
  return (path) => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined || !found.isFile()) return null;
    const known = files.get(path);
    if (known !== undefined && known.modified === found.mtimeMs && known.size === found.size) return known;
    const body = new Uint8Array(readFileSync(path));
    const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    const file = { modified: found.mtimeMs, size: found.size, body, etag };
    files.set(path, file);
    return file;
  };
}

/** The file and its smallest encoding that the browser accepts. A compressed file that is older than the original is ignored. */
function pick(load: LoadFile, path: string, accepted: string): { file: File; sent: File; encoding: string | null } | null {
  const file = load(path);
  if (file === null) return null;
  for (const [encoding, suffix] of encodings) {
    const packed = accepts(accepted, encoding) ? load(path + suffix) : null;
    if (packed !== null && packed.modified >= file.modified) return { file, sent: packed, encoding };
  }
  return { file, sent: file, encoding: null };
}

/** The security headers for the current page, which depend on what is in it. */
function createPageHeaders(loadPage: () => File | null): () => Readonly<Record<string, string>> {
  let made: { page: File | null; headers: Readonly<Record<string, string>> } | null = null;
  return () => {
    const page = loadPage();
    if (made === null || made.page !== page) {
      made = { page, headers: securityHeaders(page === null ? '' : new TextDecoder().decode(page.body)) };
    }
    return made.headers;
  };
}

/** The path with its percent-encoding decoded; as it is where that makes no sense. */
function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The path inside `dist`; null if it would lead out of it or to a hidden file. */
function localPath(path: string): string | null {
  if (path.includes('\0') || path.includes('\\') || path.split('/').some((part) => part.startsWith('.'))) return null;
  return path.endsWith('/') ? `${path}index.html` : path;
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0+)?$/.test(parameter));
  });
}

function matches(header: string | null, etag: string): boolean {
  return header !== null && header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}
