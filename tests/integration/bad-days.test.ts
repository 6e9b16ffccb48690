import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Secrets } from '../../server/accounts/secrets.ts';
import { listBackups } from '../../server/disk/backup.ts';
import { newClient, newFamily, syncAs, type TestFamily } from '../support/servers/backend.ts';
import { bundled } from '../support/servers/bundled-server.ts';
import { type RunningServer, runServer, startMadeServer } from '../support/servers/server.ts';

/** The real process on a full disk, and on a damaged folder. */

let folder: string;
let dist: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'venture-bad-days-'));
  dist = join(folder, 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Play Venture</title>');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function familyAt(server: RunningServer, dataDir: string): Promise<TestFamily> {
  const { publishableKey } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Secrets;
  return newFamily(newClient(server.url, publishableKey), 'Robin');
}
const child = (name: string) => ({ table: 'children' as const, id: randomUUID(), base: 0, deleted: false, fields: { name, age: 6 } });
const place = (size: number) => ({
  table: 'user_environments' as const,
  id: randomUUID(),
  base: 0,
  deleted: false,
  fields: { name: 'Attic', available_items: Array.from({ length: size }, () => randomUUID()) },
});

/** One `sync` call with its answer. */
async function call(server: RunningServer, family: TestFamily, changes: unknown[]) {
  const key = Reflect.get(family.client, 'supabaseKey') as string;
  const answer = await fetch(`${server.url}/rest/v1/rpc/sync`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${family.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ account: family.id, changes, since: 0, max_rows: 200 }),
  });
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() };
}

async function idsOf(family: TestFamily): Promise<string[]> {
  return (await syncAs(family)).rows.map(({ id }) => id);
}

/** A small disk for the test; null if this user may not mount one. */
function smallDisk(size: string): { path: string; fill: (left: number) => void; empty: () => void; remove: () => void } | null {
  const path = mkdtempSync(join(folder, 'disk-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path]).status !== 0) return null;
  const filler = join(path, 'filler');
  return {
    path,
    fill: (left) => {
      const { bavail, bsize } = statfsSync(path);
      const bytes = Math.max(0, bavail * bsize - left);
      execFileSync('fallocate', [
        '-l',
        String(bytes + (existsSync(filler) ? Number(execFileSync('stat', ['-c', '%s', filler])) : 0)),
        filler,
      ]);
    },
    empty: () => rmSync(filler),
    remove: () => void spawnSync('umount', ['-l', path]),
  };
}

const megabyte = 1024 * 1024;

describe('a full disk', () => {
  test('what can’t be saved is refused, what was saved is kept, and a restart names the disk', {
    timeout: 180_000,
  }, async (context) => {
    const disk = smallDisk('160m');
    if (disk === null) {
      process.stderr.write('A full disk: skipped, this user may mount none.\n');
      return context.skip();
    }
    const dataDir = join(disk.path, 'data');
    const server = await startMadeServer({ dataDir, dist });
    const family = await familyAt(server, dataDir);
    const saved = [child('Mia')];
    expect((await call(server, family, saved)).status).toBe(200);

    // Enough for running work, but new writes are refused.
    disk.fill(40 * megabyte);
    const refused = await call(server, family, [child('Tom')]);
    expect([refused.status, Number(refused.retryAfter) > 0, refused.text]).toEqual([507, true, expect.stringContaining('disk')]);
    const health = await fetch(`${server.url}/healthz`);
    expect([health.status, await health.json()]).toEqual([507, { ok: false, why: 'disk_full' }]);
    expect(await idsOf(family)).toEqual([family.id, saved[0]?.id]);
    expect((await family.client.auth.refreshSession()).error).toBeNull();
    await expect(familyAt(server, dataDir)).rejects.toMatchObject({ status: 507 });

    // Another program takes all remaining space at once, while families write.
    disk.empty();
    const acknowledged = saved.map(({ id }) => id);
    const writing = Array.from({ length: 40 }, async (_, i) => {
      const change = place(40);
      if (i === 10) disk.fill(0);
      const { status, text } = await call(server, family, [change]);
      if (status === 200 && text.includes('"applied"')) acknowledged.push(change.id);
      return status;
    });
    const statuses = await Promise.all(writing);
    expect(statuses.filter((status) => status !== 200 && status !== 507)).toEqual([]);
    expect(statuses).toContain(507);
    expect((await call(server, family, [])).status).toBe(507);
    expect((await fetch(`${server.url}/`)).status).toBe(200);
    await server.kill();
    expect(await runServer({ dataDir, dist })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The disk of .*data is full: 0 MB are free.*Make room and start again\.\n$/),
    });

    disk.empty();
    const again = await startMadeServer({ dataDir, dist, port: server.port });
    expect(new Set(await idsOf(family))).toEqual(new Set([family.id, ...acknowledged]));
    expect((await call(again, family, [child('Tom')])).status).toBe(200);
    await again.stop();
    disk.remove();
  });
});

describe('a damaged folder', () => {
  let program: string;
  const restore = (dataDir: string, ...args: string[]) =>
    spawnSync(process.execPath, [program, ...args], {
      cwd: resolve(import.meta.dirname, '../..'),
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: 'utf8',
    });
  /** The file with the family's children, which the database does not read when it opens. */
  const children = (dataDir: string): string => {
    const base = join(dataDir, 'postgres', 'base', '5');
    const found = readdirSync(base).find((name) => /^\d+$/.test(name) && readFileSync(join(base, name)).includes('Mia'));
    if (found === undefined) throw new Error('Nobody is called Mia');
    return join(base, found);
  };
  const damages: [what: string, damage: (dataDir: string) => void][] = [
    ['its control file cut short', (dataDir) => truncateSync(join(dataDir, 'postgres', 'global', 'pg_control'), 100)],
    ['its version gone', (dataDir) => rmSync(join(dataDir, 'postgres', 'PG_VERSION'))],
    ['its log gone', (dataDir) => rmSync(join(dataDir, 'postgres', 'pg_wal'), { recursive: true })],
    ['a table of noise', (dataDir) => writeFileSync(children(dataDir), Buffer.alloc(8192, 'noise '))],
  ];

  const env = { BACKUPS_KEPT: '7' };
  let whole: string;
  let family: TestFamily;
  const change = child('Mia');
  let port: number;
  beforeAll(async () => {
    program = await bundled('db-restore');
    whole = join(folder, 'whole');
    const first = await startMadeServer({ dataDir: whole, dist });
    port = first.port;
    family = await familyAt(first, whole);
    await syncAs(family, { changes: [change] });
    await first.stop();
    // A start makes the backup.
    await (await startMadeServer({ dataDir: whole, dist, env })).stop();
  });

  test.each(damages)('%s: is reported, with how to restore a backup', async (_what, damage) => {
    expect(listBackups(whole)).toHaveLength(1);
    const dataDir = join(mkdtempSync(join(folder, 'damaged-')), 'data');
    cpSync(whole, dataDir, { recursive: true });
    damage(dataDir);
    const refused = await runServer({ dataDir, dist, env });
    expect(refused).toMatchObject({ code: expect.toSatisfy((code) => code !== 0), stdout: '' });
    expect(refused.stderr.trim().split('\n')).toEqual([expect.stringMatching(/^The database in .*data is damaged .*npm run db:restore$/)]);
    expect(listBackups(dataDir)).toHaveLength(1);
  });

  test('restoring a backup brings everything back, and keeps the damaged folder', { timeout: 180_000 }, async () => {
    const dataDir = join(mkdtempSync(join(folder, 'damaged-')), 'data');
    cpSync(whole, dataDir, { recursive: true });
    damages[0]?.[1](dataDir);
    const restored = restore(dataDir);
    expect([restored.status, restored.stdout]).toEqual([0, expect.stringMatching(/^The backup of .*Z is in place: 1 families/)]);
    expect(readdirSync(dataDir).filter((name) => name.includes('.damaged-'))).toHaveLength(1);
    const next = await startMadeServer({ dataDir, dist, port });
    expect(await idsOf(family)).toEqual([family.id, change.id]);
    const { error } = await family.client.auth.signInWithPassword({ email: family.email, password: family.password });
    expect(error).toBeNull();
    const running = restore(dataDir);
    expect([running.status, running.stderr]).toEqual([1, expect.stringContaining('Another Play Venture')]);
    await next.stop();
  });

  test('a damaged backup is not restored, and a missing one is reported', () => {
    const dataDir = join(mkdtempSync(join(folder, 'damaged-')), 'data');
    const none = restore(dataDir);
    expect([none.status, none.stderr]).toEqual([1, expect.stringContaining(`There is no backup in ${dataDir}.`)]);
    cpSync(whole, dataDir, { recursive: true });
    const backup = listBackups(dataDir)[0];
    const other = restore(dataDir, '2020-01-01T00-00-00Z');
    expect([other.status, other.stderr]).toEqual([1, expect.stringContaining(`There are: ${backup?.name}`)]);
    truncateSync(join(backup?.folder ?? '', 'postgres', 'global', 'pg_control.gz'), 50);
    expect(restore(dataDir)).toMatchObject({ status: 1, stderr: expect.stringContaining('Nothing was restored: ') });
    expect(readdirSync(dataDir).filter((name) => name.includes('.damaged-'))).toHaveLength(0);
  });
});
