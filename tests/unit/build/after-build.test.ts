import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build, type PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { expect, it, onTestFinished } from 'vitest';
import { hosting } from '../../../build/hosting.ts';
import { precompress } from '../../../build/precompress.ts';
import { sourceIdFile } from '../../../build/source-id.ts';
import { builtId, sourceId } from '../../../server/pages/build-id.ts';

const long = 'Once upon a time. '.repeat(100);

/** A folder with a small app: a page, and a worker that is made from a list of the app's files. */
function smallApp(): string {
  const root = mkdtempSync(join(tmpdir(), 'venture-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'index.html'), `<!doctype html><head></head><body>${long}</body>`);
  writeFileSync(join(root, 'sw.js'), `self.kept = self.__WB_MANIFEST; self.words = ${JSON.stringify(long)};`);
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public/short.txt'), 'Short.');
  return root;
}

const worker = (): PluginOption =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: '.',
    filename: 'sw.js',
    injectRegister: false,
    manifest: false,
    injectManifest: { rollupFormat: 'iife' },
  });

const buildIn = (root: string, ...plugins: PluginOption[]): Promise<unknown> =>
  build({ root, configFile: false, logLevel: 'silent', plugins });

it('what is compressed are the final files: the worker, which is made last, too', async () => {
  const root = smallApp();
  await buildIn(root, precompress(), worker());
  for (const name of ['index.html', 'sw.js']) {
    const file = join(root, 'dist', name);
    const text = readFileSync(file, 'utf8');
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
  }
  expect(readFileSync(join(root, 'dist/sw.js'), 'utf8')).toContain('index.html');
  expect(existsSync(join(root, 'dist/short.txt'))).toBe(true);
  expect(existsSync(join(root, 'dist/short.txt.br'))).toBe(false);
});

it('a build knows its sources, and one that failed leaves what was built before it as it was', async () => {
  const root = smallApp();
  await buildIn(root, sourceIdFile());
  const first = sourceId(root);
  expect(builtId(root)).toBe(first);

  writeFileSync(join(root, 'index.html'), '<!doctype html><script type="module" src="/none.js"></script>');
  await expect(buildIn(root, sourceIdFile())).rejects.toThrow('none.js');
  expect(sourceId(root)).not.toBe(first);
  expect(builtId(root)).toBe(first);
});

it('the hosts’ configuration has the hashes of the page that was built, and the app is told where its backend is', async () => {
  const root = smallApp();
  writeFileSync(join(root, 'index.html'), '<!doctype html><style>p{color:red}</style>');
  await buildIn(root, hosting({ SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_KEY: 'publishable' }));
  for (const file of ['dist/_headers', 'dist/vercel.json', 'hosting/nginx.conf', 'hosting/Caddyfile']) {
    expect(readFileSync(join(root, file), 'utf8')).toMatch(/style-src 'self' 'sha256-.*connect-src 'self' https:\/\/abc\.supabase\.co/);
  }
  expect(JSON.parse(readFileSync(join(root, 'dist/config.json'), 'utf8'))).toEqual({
    supabaseUrl: 'https://abc.supabase.co',
    supabaseKey: 'publishable',
    storyUrl: '/functions/v1/story',
  });
});

it('without a backend elsewhere the app is told of none', async () => {
  const root = smallApp();
  await buildIn(root, hosting({}));
  expect(existsSync(join(root, 'dist/_headers'))).toBe(true);
  expect(existsSync(join(root, 'dist/config.json'))).toBe(false);
});

it.each([
  [{ SUPABASE_URL: 'https://abc.supabase.co' }, 'set both or none'],
  [{ SUPABASE_KEY: 'publishable' }, 'set both or none'],
  [{ SUPABASE_URL: 'https://abc.supabase.co/rest', SUPABASE_KEY: 'publishable' }, 'with nothing behind the name'],
])('a build with %j fails and says why', async (environment, why) => {
  await expect(buildIn(smallApp(), hosting(environment))).rejects.toThrow(why);
});
