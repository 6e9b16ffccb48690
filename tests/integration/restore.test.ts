import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
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
import { cutShort, runServer, startMadeServer, startServer } from '../support/servers/server.ts';

/** Restoring backups with the real programs: which one is taken, and what is there when it is interrupted or fails. */

const env = { BACKUPS_KEPT: '7' };
let folder: string;
let dist: string;
let program: string;
/** A folder with two backups: the family's first child is in both, its second only in the newer one. */
let whole: string;
let family: TestFamily;
let children: string[];
let port: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'venture-restore-'));
  dist = join(folder, 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Play Venture</title>');
  program = await bundled('db-restore');
  whole = join(folder, 'whole');
  const first = await startMadeServer({ dataDir: whole, dist });
  port = first.port;
  const { publishableKey } = JSON.parse(readFileSync(join(whole, 'secrets.json'), 'utf8')) as Secrets;
  family = await newFamily(newClient(first.url, publishableKey), 'Robin');
  children = [randomUUID(), randomUUID()];
  const [mia, tom] = children.map((id) => ({ table: 'children' as const, id, base: 0, deleted: false, fields: { name: 'Mia', age: 6 } }));
  await syncAs(family, { changes: mia === undefined ? [] : [mia] });
  await first.stop();
  const second = await startMadeServer({ dataDir: whole, dist, port, env });
  await syncAs(family, { changes: tom === undefined ? [] : [tom] });
  await second.stop();
  await (await startMadeServer({ dataDir: whole, dist, env })).stop();
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const restore = (dataDir: string, ...args: string[]) =>
  spawnSync(process.execPath, [program, ...args], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });

/** A copy of the folder, for one test. */
function copy(): string {
  const dataDir = join(mkdtempSync(join(folder, 'copy-')), 'data');
  cpSync(whole, dataDir, { recursive: true });
  return dataDir;
}

/** What the family finds on the server that is started on this folder. */
async function found(dataDir: string): Promise<string[]> {
  const server = await startServer({ dataDir, dist, port });
  try {
    return (await syncAs(family)).rows.map(({ id }) => id).filter((id) => id !== family.id);
  } finally {
    await server.stop();
  }
}
const asides = (dataDir: string): string[] => readdirSync(dataDir).filter((name) => name.includes('.damaged-'));

describe('which backup is restored', { timeout: 300_000 }, () => {
  test('the newest whole one, and it is said which is newer and what is wrong with it', async () => {
    const dataDir = copy();
    const [newest, older] = listBackups(dataDir);
    // An index: the database would open without it, and fail when a family needs it.
    const base = join(newest?.folder ?? '', 'postgres', 'base', '5');
    const lost = readdirSync(base).findLast((name) => /^\d+\.gz$/.test(name)) ?? '';
    rmSync(join(base, lost));
    const { status, stdout } = restore(dataDir);
    expect(stdout).toContain(
      `The backup of ${older?.name} is in place: 1 families. It is not the newest; passed over: ${newest?.name}: postgres/base/5/${lost} is missing.`,
    );
    expect(status).toBe(0);
    expect(await found(dataDir)).toEqual(children.slice(0, 1));
  });

  test('a named one that is not whole is not, and nothing is changed', async () => {
    const dataDir = copy();
    const newest = listBackups(dataDir)[0];
    truncateSync(join(newest?.folder ?? '', 'postgres', 'PG_VERSION.gz'), 4);
    const before = readdirSync(dataDir);
    const { status, stderr } = restore(dataDir, newest?.name ?? '');
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining(`Nothing was restored: ${newest?.name}: postgres/PG_VERSION.gz has changed.\n`),
    ]);
    expect(readdirSync(dataDir)).toEqual(before);
    expect(await found(dataDir)).toEqual(children);
  });

  test('one of another server only if it is named', async () => {
    const dataDir = copy();
    const [newest, older] = listBackups(dataDir);
    const secrets = join(newest?.folder ?? '', 'secrets.json');
    writeFileSync(secrets, readFileSync(secrets, 'utf8').replace(/"jwtSecret": ".{5}/, '"jwtSecret": "other'));
    rmSync(join(newest?.folder ?? '', 'backup.json'));
    expect(restore(dataDir).stdout).toContain(`The backup of ${older?.name} is in place`);
    expect(restore(dataDir, newest?.name ?? '').stdout).toContain('It is of another Play Venture, so everybody has to sign in again.');
  });
});

describe('a restore that is interrupted', { timeout: 300_000 }, () => {
  test('while it unpacks: the database is as it was, and the next restore works', async () => {
    const dataDir = copy();
    const draft = join(dataDir, 'postgres.restoring');
    const { code } = await cutShort({ dataDir, program: 'db-restore' }, () => existsSync(draft));
    expect(code).toBeNull();
    expect(asides(dataDir)).toEqual([]);
    expect(await found(dataDir)).toEqual(children);
    expect(restore(dataDir).status).toBe(0);
    expect(asides(dataDir)).toHaveLength(1);
    expect(await found(dataDir)).toEqual(children);
  });

  test('between the two renames: the next start finishes it, and never begins with an empty database', async () => {
    const dataDir = copy();
    expect(restore(dataDir, listBackups(dataDir)[1]?.name ?? '').status).toBe(0);
    renameSync(join(dataDir, 'postgres'), join(dataDir, 'postgres.restored'));
    expect(await found(dataDir)).toEqual(children.slice(0, 1));
    expect(asides(dataDir)).toHaveLength(1);
  });

  test('a folder whose database is gone does not begin anew while it has backups', async () => {
    const dataDir = copy();
    rmSync(join(dataDir, 'postgres'), { recursive: true });
    const refused = await runServer({ dataDir, dist, env });
    expect(refused).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^The database in .*data is gone.*npm run db:restore .*\n$/),
    });
    expect(listBackups(dataDir)).toHaveLength(2);
    expect(restore(dataDir).status).toBe(0);
    expect(await found(dataDir)).toEqual(children);
  });
});

test('a server starts even if no backup can be made', { timeout: 60_000 }, async () => {
  const dataDir = join(mkdtempSync(join(folder, 'copy-')), 'data');
  cpSync(join(whole, 'postgres'), join(dataDir, 'postgres'), { recursive: true });
  cpSync(join(whole, 'secrets.json'), join(dataDir, 'secrets.json'));
  writeFileSync(join(dataDir, 'backups'), 'not a folder');
  const server = await startMadeServer({ dataDir, dist, env });
  expect(server.output()).toContain('No backup was made: ');
  expect(await server.stop()).toBe(0);
});
