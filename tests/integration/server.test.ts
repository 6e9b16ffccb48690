import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrationsFolder } from '../../server/database/migrations.ts';
import { AppConfig } from '../../src/domain/contracts/app-config.ts';
import { newClient, newFamily, syncAs } from '../support/servers/backend.ts';
import { copyMade, cutShort, type RunningServer, runServer, startMadeServer, startServer } from '../support/servers/server.ts';

/** The real process: what it serves, what it keeps, how it ends, and its messages if it can't run. */

let folder: string;
let dist: string;
/** The inline script and style of the page. */
const inline = { script: 'addEventListener("error", () => {});\n', style: 'h1{color:tomato}' };
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'venture-server-'));
  dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(
    join(dist, 'index.html'),
    `<!doctype html><title>Play Venture</title><style>${inline.style}</style><script type="module" src="/assets/app-1a2b3c.js"></script><script>${inline.script}</script>`,
  );
  writeFileSync(join(dist, 'sw.js'), 'self.addEventListener("fetch", () => {});');
  writeFileSync(join(dist, '.build-id'), 'abc');
  const script = join(dist, 'assets', 'app-1a2b3c.js');
  writeFileSync(script, `console.log(${JSON.stringify('play '.repeat(400))});`);
  writeFileSync(`${script}.gz`, gzipSync(readFileSync(script)));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function configOf(server: RunningServer): Promise<AppConfig> {
  return AppConfig.parse(await (await fetch(`${server.url}/config.json`)).json());
}

describe('what it serves', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startMadeServer({ dataDir: join(folder, 'serving'), dist });
  });
  afterAll(() => server.stop());
  const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers, redirect: 'manual' });

  test('pages and files with a strict content security policy: no other origin, and nothing inline except what is in the page, by its hash', async () => {
    for (const path of ['/', '/auth', '/assets/app-1a2b3c.js', '/sw.js', '/nothing.png']) {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain(`script-src 'self' ${hashOf(inline.script)};`);
      expect(policy).toContain(`style-src 'self' ${hashOf(inline.style)};`);
      expect(policy).toContain("connect-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
    }
  });

  test('a page from a new build with its own policy at once', async () => {
    const next = 'h1{color:blue}';
    const page = readFileSync(join(dist, 'index.html'), 'utf8');
    writeFileSync(join(dist, 'index.html'), page.replace(inline.style, next));
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    writeFileSync(join(dist, 'index.html'), page);
    expect(policy).toContain(`style-src 'self' ${hashOf(next)};`);
    expect((await get('/')).headers.get('content-security-policy')).toContain(`style-src 'self' ${hashOf(inline.style)};`);
  });

  test('hashed files with long caching; others are revalidated, and not sent twice', async () => {
    expect((await get('/assets/app-1a2b3c.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/sw.js', '/some/view?of=it']) {
      const first = await get(path);
      expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      const again = await get(path, { 'if-none-match': first.headers.get('etag') ?? '' });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  });

  test('a new build without a restart', async () => {
    const first = await get('/sw.js');
    writeFileSync(join(dist, 'sw.js'), 'self.addEventListener("fetch", () => { /* a newer one */ });');
    const next = await get('/sw.js', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([next.status, await next.text()]).toEqual([200, expect.stringContaining('newer')]);
  });

  test('compressed files if the browser accepts them and they belong to this build', async () => {
    const plain = await (await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'identity' })).text();
    const packed = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip' });
    expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual(['gzip', 'accept-encoding']);
    expect(await packed.text()).toBe(plain);
    expect(gunzipSync(readFileSync(join(dist, 'assets', 'app-1a2b3c.js.gz'))).toString()).toBe(plain);
    utimesSync(join(dist, 'assets', 'app-1a2b3c.js.gz'), new Date(0), new Date(0));
    expect((await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBeNull();
  });

  test('the app for its views; 404 for missing, hidden and foreign files', async () => {
    expect(await (await get('/any/view')).text()).toContain('<title>Play Venture');
    const paths = [
      '/assets/none.js',
      '/assets/none',
      '/none.png',
      '/.build-id',
      '/assets/%2e%2e/%2e%2e/serving/secrets.json',
      '/%00',
      '/functions/v1/other',
    ];
    for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect((await fetch(`${server.url}/`, { method: 'PUT' })).status).toBe(405);
  });

  test('the configuration and the health check', async () => {
    expect(await configOf(server)).toEqual({
      supabaseUrl: '',
      supabaseKey: expect.stringMatching(/^sb_publishable_/),
      storyUrl: '/functions/v1/story',
    });
    expect(await (await get('/healthz')).json()).toEqual({ ok: true });
    expect(readFileSync(join(folder, 'serving', 'secrets.json'), 'utf8')).not.toContain((await get('/')).headers.get('etag'));
  });

  test('connections that stay open longer than a proxy keeps them', async () => {
    const seconds = /timeout=(\d+)/.exec((await get('/healthz')).headers.get('keep-alive') ?? '')?.[1];
    expect(Number(seconds)).toBeGreaterThan(120);
  });

  test('secrets that only their owner can read', () => {
    expect(statSync(join(folder, 'serving', 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'serving')).mode & 0o777).toBe(0o700);
  });

  test('refusals for an API call without the key, and for an endless body', async () => {
    expect((await fetch(`${server.url}/rest/v1/rpc/sync`, { method: 'POST', body: '{}' })).status).toBe(401);
    const { supabaseKey } = await configOf(server);
    const push = (init: RequestInit): Promise<Response> =>
      fetch(`${server.url}/rest/v1/rpc/sync`, { method: 'POST', headers: { apikey: supabaseKey }, ...init });
    // The client gets the answer and is not cut off, however much it still sends, with or without a content-length.
    const megabyte = new TextEncoder().encode('x'.repeat(1024 * 1024));
    for (const size of [3, 12]) {
      expect((await push({ body: 'x'.repeat(size * megabyte.length) })).status).toBe(413);
      let left = size;
      const pieces = new ReadableStream<Uint8Array>({
        pull: (stream) => {
          if (left === 0) stream.close();
          else stream.enqueue(megabyte);
          left -= 1;
        },
      });
      expect((await push({ body: pieces, duplex: 'half' } as RequestInit)).status).toBe(413);
    }
  });

  test('guessing passwords slowly', async () => {
    const client = newClient(server.url, (await configOf(server)).supabaseKey);
    const family = await newFamily(client);
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 62; i += 1)
      codes.push((await client.auth.signInWithPassword({ email: family.email, password: `guess ${i}` })).error?.code);
    expect([codes[0], codes.at(-1)]).toEqual(['invalid_credentials', 'over_request_rate_limit']);
  });

  test('no query parameters when a query fails', async () => {
    const family = await newFamily(newClient(server.url, (await configOf(server)).supabaseKey)).catch(() => null);
    expect(family).not.toBeNull();
    await family?.client.rpc('sync', { account: 'Persephone', changes: [], since: 0, max_rows: 200 });
    expect(server.output()).not.toContain('Persephone');
    expect(server.output()).toContain('The database answered an error');
  });
});

describe('what it keeps', () => {
  test('everything, over a clean stop and a power cut', async () => {
    const dataDir = join(folder, 'keeping');
    const first = await startMadeServer({ dataDir, dist });
    const { supabaseKey } = await configOf(first);
    const family = await newFamily(newClient(first.url, supabaseKey), 'Robin');
    const id = '6a0e8ee2-7d5f-4a38-9d62-1d2f6a5f2a10';
    await syncAs(family, { changes: [{ table: 'children', id, base: 0, deleted: false, fields: { name: 'Mia', age: 6 } }] });
    expect(await first.stop()).toBe(0);
    expect(readdirSync(dataDir).toSorted()).toEqual(['postgres', 'secrets.json']);

    const second = await startServer({ dataDir, dist, port: first.port });
    expect((await configOf(second)).supabaseKey).toBe(supabaseKey);
    const rows = async () => (await syncAs(family)).rows.map((row) => [row.table, row.fields['adult_name'] ?? row.fields['name']]);
    expect(await rows()).toEqual([
      ['users', 'Robin'],
      ['children', 'Mia'],
    ]);
    await syncAs(family, { changes: [{ table: 'children', id, base: 2, deleted: false, fields: { name: 'Maja' } }] });
    await second.kill();

    const third = await startServer({ dataDir, dist, port: first.port });
    expect(await rows()).toContainEqual(['children', 'Maja']);
    const { error } = await newClient(third.url, supabaseKey).auth.signInWithPassword({ email: family.email, password: family.password });
    expect(error).toBeNull();
    expect(await third.stop()).toBe(0);
  });

  test('nothing of an interrupted first start that would prevent the next one', async () => {
    const dataDir = join(folder, 'cut-short');
    const begun = () => readdirSync(dataDir).some((name) => name.startsWith('postgres') && readdirSync(join(dataDir, name)).length > 0);
    const cut = await cutShort({ dataDir, dist }, () => existsSync(dataDir) && begun());
    expect([cut.code, cut.stdout]).toEqual([null, '']);
    const next = await startServer({ dataDir, dist });
    expect(await next.stop()).toBe(0);
  });

  test('password recovery without a mail server: the link is in the server’s output', async () => {
    const server = await startMadeServer({ dataDir: join(folder, 'mail'), dist, env: { PUBLIC_URL: 'https://play.example.org' } });
    const { supabaseKey } = await configOf(server);
    const family = await newFamily(newClient(server.url, supabaseKey));
    await newClient(server.url, supabaseKey).auth.resetPasswordForEmail(family.email);
    expect(server.output()).toContain(`Mail for ${family.email}`);
    expect(server.output()).toContain('https://play.example.org/auth/v1/verify?');
    await server.stop();
  });
});

describe('if it can’t run, it says so in one line and exits with 1', () => {
  async function end(options: Parameters<typeof runServer>[0]) {
    const { code, stderr } = await runServer({ dist, ...options });
    return { code, lines: stderr.trim().split('\n').length, words: stderr.trim() };
  }
  const saying = (words: RegExp) => ({ code: 1, lines: 1, words: expect.stringMatching(words) });
  const dataDir = () => mkdtempSync(join(folder, 'data-'));

  test('an invalid port', async () => {
    expect(await end({ dataDir: dataDir(), env: { PORT: 'eighty' } })).toEqual(
      saying(/^PORT=eighty can't be used: it must be a number\.$/),
    );
  });
  test('a port number that is too high', async () => {
    expect(await end({ dataDir: dataDir(), port: 70_000 })).toEqual(saying(/^PORT=70000 can't be used: it must be at most 65535\.$/));
  });

  test('a port in use', async () => {
    const other = createServer();
    await new Promise<void>((done) => {
      other.listen(0, '127.0.0.1', done);
    });
    const { port } = other.address() as AddressInfo;
    expect(await end({ dataDir: dataDir(), port })).toEqual(saying(new RegExp(`^Port ${port} is already in use\\.`)));
    other.close();
  });

  test('an address of another machine', async () => {
    expect(await end({ dataDir: dataDir(), env: { HOST: '203.0.113.7' } })).toEqual(
      saying(/^HOST=203\.0\.113\.7 is not an address of this machine\.$/),
    );
  });

  test('a folder that can’t be written to', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(await end({ dataDir: join(file, 'data') })).toEqual(saying(/^The data folder .* can't be written to \(ENOTDIR\)\.$/));
  });

  test('an app that was not built', async () => {
    expect(await end({ dataDir: dataDir(), dist: join(folder, 'nothing') })).toEqual(saying(/^There is no built app in .*npm run build$/));
  });

  test('a failing migration, which is rolled back', async () => {
    const migrations = mkdtempSync(join(folder, 'migrations-'));
    for (const file of readdirSync(migrationsFolder)) copyFileSync(join(migrationsFolder, file), join(migrations, file));
    const broken = join(migrations, '20990101000000_broken.sql');
    writeFileSync(broken, 'create table public.half (id uuid); select nothing;');
    const data = dataDir();
    await copyMade(data);
    expect(await end({ dataDir: data, env: { MIGRATIONS_DIR: migrations } })).toEqual(
      saying(/^The migration 20990101000000_broken\.sql failed: column "nothing" does not exist\./),
    );
    writeFileSync(broken, 'create table public.half (id uuid);');
    const mended = await startServer({ dataDir: data, dist, env: { MIGRATIONS_DIR: migrations } });
    expect(await mended.stop()).toBe(0);
  });

  test('a folder used by another process; the lock of a dead process is taken over', async () => {
    const data = dataDir();
    const running = await startMadeServer({ dataDir: data, dist });
    expect(await end({ dataDir: data })).toEqual(saying(/^Another Play Venture \(process \d+\) is using /));
    await running.stop();
    writeFileSync(join(data, 'server.lock'), '999999 123\n');
    const next = await startServer({ dataDir: data, dist });
    expect(await next.stop()).toBe(0);
  });

  test('damaged secrets', async () => {
    const data = dataDir();
    writeFileSync(join(data, 'secrets.json'), '{"jwtSecret": "short"}');
    chmodSync(join(data, 'secrets.json'), 0o600);
    expect(await end({ dataDir: data })).toEqual(saying(/secrets\.json is damaged\./));
  });

  test('a certificate without its key', async () => {
    expect(await end({ dataDir: dataDir(), env: { TLS_CERT: 'cert.pem' } })).toEqual(saying(/^TLS_CERT and TLS_KEY go together/));
  });
});
