import { securityHeaders } from './security.ts';

/** Configuration for static hosts, so that they serve the built app as the embedded server does; for four kinds of host. */

const forEver = 'public, max-age=31536000, immutable';
const askAgain = 'no-cache';
/** Neither nginx nor Caddy knows this file type. */
const manifest = { path: '/manifest.webmanifest', type: 'application/manifest+json' };

/** Where the file belongs: in `dist/`, where the host reads it, or beside it, for whoever sets up a server. */
export type HostingFile = { place: 'dist' | 'beside'; name: string; text: string };

/** `page`: the built index.html; `backend`: the origin of the hosted project, or null if it is the app's own. */
export function hostingFiles(page: string, backend: string | null): HostingFile[] {
  const headers = securityHeaders(page, backend);
  return [
    { place: 'dist', name: '_headers', text: underscoreHeaders(headers) },
    { place: 'dist', name: '_redirects', text: '/assets/*  /404.html  404\n/*  /index.html  200\n' },
    { place: 'dist', name: 'vercel.json', text: vercel(headers) },
    { place: 'beside', name: 'nginx.conf', text: nginx(headers) },
    { place: 'beside', name: 'Caddyfile', text: caddy(headers) },
  ];
}

type Headers = Readonly<Record<string, string>>;
const each = (headers: Headers, line: (name: string, value: string) => string): string =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n');

/** For Netlify and Cloudflare Pages: a more specific rule can remove a header of a general one. */
function underscoreHeaders(headers: Headers): string {
  const all = each({ ...headers, 'cache-control': askAgain }, (name, value) => `  ${name}: ${value}`);
  return `/*\n${all}\n/assets/*\n  ! cache-control\n  cache-control: ${forEver}\n`;
}

function vercel(headers: Headers): string {
  const list = (of: Headers) => Object.entries(of).map(([key, value]) => ({ key, value }));
  const settings = {
    headers: [
      { source: '/(.*)', headers: list(headers) },
      { source: '/((?!assets/).*)', headers: list({ 'cache-control': askAgain }) },
      { source: '/assets/(.*)', headers: list({ 'cache-control': forEver }) },
    ],
    rewrites: [{ source: '/((?!assets/).*)', destination: '/index.html' }],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/**
 * In nginx, a block with an `add_header` inherits none, so each block repeats all of them. Missing files must not be cached forever. The
 * build has compressed its files already; every packaged nginx supports `gzip_static`.
 */
function nginx(headers: Headers): string {
  const all = (cache: string): string =>
    `${each(headers, (name, value) => `    add_header ${name} "${value}" always;`)}\n    add_header cache-control "${cache}";`;
  return `# Inside a server block. root: where dist/ lies.
root /srv/play-venture;
index index.html;
gzip_static on;
gzip_vary on;
location /assets/ {
    try_files $uri =404;
${all(forEver)}
}
location = ${manifest.path} {
    types { }
    default_type ${manifest.type};
${all(askAgain)}
}
location / {
    try_files $uri /index.html;
${all(askAgain)}
}
`;
}

function caddy(headers: Headers): string {
  return `# Your address in the place of this one; root: where dist/ lies.
play.example.org {
    root * /srv/play-venture
    encode zstd gzip
    header {
${each(headers, (name, value) => `        ${name} "${value}"`)}
    }
    handle /assets/* {
        @there file
        header @there cache-control "${forEver}"
        file_server {
            precompressed br gzip
        }
    }
    handle {
        header cache-control "${askAgain}"
        header ${manifest.path} content-type "${manifest.type}"
        try_files {path} /index.html
        file_server {
            precompressed br gzip
        }
    }
}
`;
}
