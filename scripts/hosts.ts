import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer as createGateway } from 'node:https';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { hostingFiles } from '../server/pages/hosting.ts';
import { securityHeaders } from '../server/pages/security.ts';
import { enoughToPlay, expect, offlineReady, openSelectorByHand, startPirates, synced } from '../tests/e2e/support/actions.ts';
import { startMadeServer } from '../tests/support/servers/server.ts';
import { browserFlags, getBrowser } from './support/browser.ts';
import { freePort } from './support/free-port.ts';

/**
 * `npm run hosts [-- nginx | caddy]`, after a build: serves the built app with each of these that is installed, with the configuration that the build writes for
 * it, and a backend at another origin over https, as with a hosted project. Checks headers and missing files; then a family signs up in a browser, and plays on
 * after the host, the backend and the network are stopped. Exits with 1 where a check fails.
 */

const root = resolve(import.meta.dirname, '..');
const work = mkdtempSync(join(tmpdir(), 'venture-hosts-'));
const site = join(work, 'site');

type Host = { file: string; start: (program: string, text: string, port: number) => ChildProcess };

const hosts: Record<string, Host> = {
  nginx: {
    file: 'nginx.conf',
    start: (program, text, port) => {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${work}/${kind};`).join(' ');
      const types = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'].find(existsSync);
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      writeFileSync(
        join(work, 'nginx.conf'),
        `daemon off; ${user} pid ${work}/nginx.pid; error_log stderr; events {}
         http { include ${types ?? 'mime.types'}; access_log off; ${temporary} server { listen 127.0.0.1:${port};\n${text}\n} }`,
      );
      return spawn(program, ['-p', work, '-e', 'stderr', '-c', join(work, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] });
    },
  },
  caddy: {
    file: 'Caddyfile',
    start: (program, text, port) => {
      const file = join(work, 'Caddyfile');
      writeFileSync(file, `{\n    admin off\n}\n${text.replace('play.example.org {', `http://localhost:${port} {`)}`);
      const env = { ...process.env, HOME: work, XDG_CONFIG_HOME: work, XDG_DATA_HOME: work };
      return spawn(program, ['run', '--adapter', 'caddyfile', '--config', file], { stdio: ['ignore', 'ignore', 'ignore'], env });
    },
  },
};

function programOf(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find(existsSync) ?? null;
}

/** A gateway in front of the backend, as a hosted project has: https with a self-signed certificate, and CORS headers. */
async function openGateway(target: number): Promise<{ url: string; close: () => void }> {
  const [cert, key] = [join(work, 'cert.pem'), join(work, 'key.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-keyout',
    key,
    '-out',
    cert,
    ...subject,
  ]);
  if (made.status !== 0) throw new Error(`openssl: ${String(made.stderr)}`);
  const leave = { 'access-control-allow-origin': '*', 'access-control-allow-methods': 'GET,POST,PUT' };
  const gateway = createGateway({ cert: readFileSync(cert), key: readFileSync(key) }, (asked, response) => {
    if (asked.method === 'OPTIONS') {
      const names = asked.headers['access-control-request-headers'] ?? '';
      response.writeHead(204, { ...leave, 'access-control-allow-headers': names }).end();
      return;
    }
    const onward = request({ port: target, host: '127.0.0.1', path: asked.url, method: asked.method, headers: asked.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...leave });
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    asked.pipe(onward);
  });
  const port = await freePort();
  await new Promise<void>((ready) => gateway.listen(port, '127.0.0.1', ready));
  return {
    url: `https://localhost:${port}`,
    close: () => {
      gateway.close();
      gateway.closeAllConnections();
    },
  };
}

/** The configuration that the build writes for a host, with the path of the app here. */
const textFor = (file: string, page: string, backend: string): string =>
  (hostingFiles(page, backend).find(({ name }) => name === file)?.text ?? '').replace('/srv/play-venture', site);

async function untilUp(url: string, child: ChildProcess): Promise<void> {
  await expect(async () => {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}`);
    await fetch(url);
  }).toPass({ timeout: 20_000 });
}

/** Checks status, type, caching and security headers of several paths. Returns how many; throws where one is wrong. */
async function checkAnswers(url: string, page: string, backend: string): Promise<number> {
  // One that has a compressed form: small files have none.
  const script =
    readdirSync(join(site, 'assets')).find((file) => existsSync(join(site, 'assets', `${file}.gz`)) && file.endsWith('.js')) ?? '';
  const askAgain = 'no-cache';
  const forEver = 'public, max-age=31536000, immutable';
  const wanted: [path: string, status: number, type: RegExp | null, cache: string | null][] = [
    ['/', 200, /^text\/html/, askAgain],
    ['/auth', 200, /^text\/html/, askAgain],
    ['/a/view/of/tomorrow', 200, /^text\/html/, askAgain],
    ['/sw.js', 200, /javascript/, askAgain],
    ['/config.json', 200, /^application\/json/, askAgain],
    ['/manifest.webmanifest', 200, /^application\/manifest\+json/, askAgain],
    [`/assets/${script}`, 200, /javascript/, forEver],
    ['/assets/none-12345678.js', 404, null, null],
  ];
  const headers = Object.entries(securityHeaders(page, backend));
  for (const [path, status, type, cache] of wanted) {
    const answer = await fetch(url + path, { headers: { 'accept-encoding': 'gzip' } });
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, status, cache]);
    if (type !== null) expect([path, answer.headers.get('content-type')]).toEqual([path, expect.stringMatching(type)]);
    for (const [name, value] of headers) expect([path, name, answer.headers.get(name)]).toEqual([path, name, value]);
    if (cache === forEver) expect([path, answer.headers.get('content-encoding')]).toEqual([path, 'gzip']);
  }
  return wanted.length;
}

/** Signs a family up, stops everything with `cut`, and plays on offline. Throws where that fails, or the page reports a policy or type error. */
async function play(page: Page, url: string, cut: () => Promise<void>): Promise<void> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|MIME type/i.test(message.text())) complaints.push(message.text());
  });
  await openSelectorByHand(page, url, { slides: 'finished' });
  await synced(page);
  await enoughToPlay(page);
  await offlineReady(page);
  await cut();
  await page.goto(url);
  await page.getByRole('button', { name: 'Continue Adventure' }).click();
  await startPirates(page);
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByText('Step 2 of 8', { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(complaints).toEqual([]);
}

const only = process.argv[2];
const executablePath = getBrowser();
if (executablePath === null) process.exit(1);
const browser = await chromium.launch({ executablePath, args: ['--headless=new', ...browserFlags] });
let failed = false;
try {
  for (const [name, { file, start }] of Object.entries(hosts)) {
    const program = programOf(name);
    if (program === null || (only !== undefined && only !== name)) {
      console.log(`${name}: ${program === null ? 'not installed here' : 'left out'}`);
      continue;
    }
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const dataDir = mkdtempSync(join(work, 'data-'));
    const server = await startMadeServer({ dataDir, env: { STORY_ORIGINS: url } });
    const gateway = await openGateway(server.port);
    const { publishableKey } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as { publishableKey: string };
    rmSync(site, { recursive: true, force: true });
    cpSync(join(root, 'dist'), site, { recursive: true });
    const page = readFileSync(join(site, 'index.html'), 'utf8');
    const config = { supabaseUrl: gateway.url, supabaseKey: publishableKey, storyUrl: '/functions/v1/story' };
    writeFileSync(join(site, 'config.json'), JSON.stringify(config));
    const host = start(program, textFor(file, page, gateway.url), port);
    const ended = new Promise((over) => host.once('exit', over));
    const context = await browser.newContext({ reducedMotion: 'reduce', ignoreHTTPSErrors: true });
    try {
      await untilUp(url, host);
      const asked = await checkAnswers(url, page, gateway.url);
      await play(await context.newPage(), url, async () => {
        host.kill('SIGTERM');
        await ended;
        gateway.close();
        await context.setOffline(true);
      });
      const version = spawnSync(program, [name === 'nginx' ? '-v' : 'version'], { encoding: 'utf8' });
      console.log(
        `${name} (${(version.stdout + version.stderr).trim()}): ${asked} answers, a start online, a start and a story offline: ok`,
      );
    } catch (error) {
      failed = true;
      console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      host.kill('SIGKILL');
      await context.close();
      gateway.close();
      await server.stop();
    }
  }
} finally {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
  process.exitCode = failed ? 1 : 0;
}
