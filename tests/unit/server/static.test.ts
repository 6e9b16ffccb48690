import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStatics } from '../../../server/pages/static.ts';

let dist = '';

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'static-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<title>The app</title>');
  writeFileSync(join(dist, 'assets', 'a.js'), 'export {};');
});

afterAll(() => rmSync(dist, { recursive: true }));

/** The answer to a path: its status, its type without the character set, and whether it is the app. */
async function answerTo(path: string): Promise<[number, string, boolean]> {
  const response = createStatics(dist)(new Request(`http://here${path}`));
  return [response.status, response.headers.get('content-type')?.split(';')[0] ?? '', (await response.text()).includes('The app')];
}

describe('the pages', () => {
  it.each(['/', '/auth', '/auth/', '/foo/', '/foo/bar/', '/?view=playing', '/%E0%A4%A', '/%E0%A4%A/'])(
    '[ROUTE-01] %s is the app, which knows its addresses and says so of any other',
    async (path) => expect(await answerTo(path)).toEqual([200, 'text/html', true]),
  );

  it.each(['/assets/', '/assets/gone.js', '/gone.js', '/.env', '/%2e%2e/%E0%A4%A/.env', '/a%5Cb', '/a%00b'])(
    '%s is not found',
    async (path) => expect(await answerTo(path)).toEqual([404, 'text/plain', false]),
  );

  it('a file is sent as what it is', async () => expect(await answerTo('/assets/a.js')).toEqual([200, 'text/javascript', false]));
});
