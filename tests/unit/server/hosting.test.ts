import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hostingFiles } from '../../../server/pages/hosting.ts';

const script = 'addEventListener("error", () => {});';
const page = `<!doctype html><style>h1{color:red}</style><script>${script}</script>`;
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const backend = 'https://abcdefghijklmnopqrst.supabase.co';
const textOf = (name: string): string => hostingFiles(page, backend).find((file) => file.name === name)?.text ?? '';

describe('the configuration for a static host', () => {
  it.each(['_headers', 'vercel.json', 'nginx.conf', 'Caddyfile'])(
    '%s: contains this build’s hashes, the backend, and the caching times',
    (name) => {
      const text = textOf(name);
      expect(text).toContain(`script-src 'self' ${hash}`);
      expect(text).toContain(`connect-src 'self' ${backend} ${backend.replace('https', 'wss')}`);
      for (const header of ['x-content-type-options', 'referrer-policy', 'permissions-policy', 'immutable', 'no-cache'])
        expect(text).toContain(header);
      expect(text).not.toContain('unsafe');
    },
  );

  it('names no other origin if the app’s own host is the backend', () => {
    for (const { text } of hostingFiles(page, null)) expect(text).not.toContain('supabase.co');
  });

  it.each(['nginx.conf', 'Caddyfile'])('%s: adds the manifest’s type, and serves compressed files from the build', (name) => {
    expect(textOf(name)).toMatch(/\/manifest\.webmanifest[^}]+\}?[^}]+application\/manifest\+json/);
    expect(textOf(name)).toMatch(/gzip_static on|precompressed br gzip/);
  });

  it('vercel.json serves the page for views, but not for missing files', () => {
    const { rewrites } = JSON.parse(textOf('vercel.json')) as { rewrites: { source: string }[] };
    const source = new RegExp(`^${rewrites[0]?.source}$`);
    expect(['/', '/adventures/1', '/assets/none.js'].map((path) => source.test(path))).toEqual([true, true, false]);
  });
});
