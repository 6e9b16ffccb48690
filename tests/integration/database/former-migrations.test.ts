import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { InMemoryEmailDriver } from '@supabase/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { makeSecrets, type Secrets } from '../../../server/accounts/secrets.ts';
import { openBackend } from '../../../server/backend/backend.ts';
import { openShared } from '../../../server/backend/shared.ts';
import type { Query } from '../../../server/database/database.ts';
import { openFolder } from '../../../server/database/folder.ts';
import { migrationsFolder } from '../../../server/database/migrations.ts';
import { type Cluster, startCluster } from '../../support/database/cluster.ts';
import { schemaOf } from '../../support/database/schema.ts';
import { newClient, newFamily, schemaTemplate, syncAs } from '../../support/servers/backend.ts';
import { startServer } from '../../support/servers/server.ts';

/** Databases whose migrations have changed since: they open and then work like any other. */

/** The nineteen migrations of 22 November 2026, which existing databases may have; until that day their files are in git. */
const formerMigrations = resolve(import.meta.dirname, '../../fixtures/former/migrations.json.gz');

/** `sync` as it was on 22 November 2026, under a name that existing databases have on record. */
const formerSync = resolve(import.meta.dirname, '../../fixtures/former/sync.sql.gz');

/** Writes the first `count` of the nineteen into a new folder, and returns its path. */
function writeFormer(path: string, count = Number.POSITIVE_INFINITY): string {
  const files = z.record(z.string(), z.string()).parse(JSON.parse(gunzipSync(readFileSync(formerMigrations)).toString()));
  mkdirSync(path);
  for (const name of Object.keys(files).toSorted().slice(0, count)) writeFileSync(join(path, name), files[name] ?? '');
  return path;
}

const cluster: Cluster | null = await startCluster('A PostgreSQL with the former migrations');
type Found = { schema: string[]; applied: Awaited<ReturnType<typeof applied>> };
let folder: string;
let former: string;
/** Of a new database. */
let wanted: Found;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'venture-former-'));
  former = writeFormer(join(folder, 'former'));
  const fresh = await inMemory({ from: await schemaTemplate() });
  wanted = await foundIn(fresh.query);
  await fresh.close();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await cluster?.stop();
});

const email = new InMemoryEmailDriver();
const opening = { siteUrl: 'http://localhost', email, confirm: false };
const inMemory = async (more: { migrations?: string; from?: Blob }) =>
  openBackend({ ...opening, dataDir: null, secrets: await makeSecrets(), ...more });
const applied = (query: Query) => query('select version, name from supabase_migrations.schema_migrations order by version');
const foundIn = async (query: Query): Promise<Found> => ({ schema: await schemaOf(query), applied: await applied(query) });

describe('in a folder', () => {
  test('[BEY-11] it opens with its family; its schema and its record are those of a new one', { timeout: 180_000 }, async () => {
    const [dist, dataDir] = [join(folder, 'dist'), join(folder, 'data')];
    mkdirSync(dist);
    writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Play Venture</title>');
    const before = await startServer({ dataDir, dist, env: { MIGRATIONS_DIR: former } });
    const { publishableKey } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Secrets;
    const family = await newFamily(newClient(before.url, publishableKey), 'Robin');
    const mia = { table: 'children' as const, id: randomUUID(), base: 0, deleted: false, fields: { name: 'Mia', age: 6 } };
    const { seen } = await syncAs(family, { changes: [mia] });
    const { rows } = await syncAs(family);
    if (seen === undefined) throw new Error('The answer says no history');
    expect(await before.stop()).toBe(0);

    const after = await startServer({ dataDir, dist, port: before.port });
    expect((await syncAs(family, { seen })).rows).toEqual(rows);
    const { receipts } = await syncAs(family, { seen, changes: [{ ...mia, base: 2, fields: { name: 'Mia', age: 7 } }] });
    expect(receipts).toMatchObject([{ outcome: 'applied', version: 3 }]);
    expect(await after.stop()).toBe(0);

    const opened = await openFolder(dataDir);
    const found = await foundIn(opened.query);
    await opened.close();
    expect(found).toEqual(wanted);
    expect(found.schema.length).toBeGreaterThan(200);
  });

  test('a database with only some of the former migrations is refused with a message and left unchanged', async () => {
    const half = writeFormer(join(folder, 'half'), 6);
    const old = await inMemory({ migrations: half });
    const record = await applied(old.query);
    const from = await old.dump();
    await old.close();
    await expect(inMemory({ from })).rejects.toThrow(
      /^This database is of an older version: it has 6 of .* 19 migrations .*20261121080500/,
    );
    const again = await inMemory({ migrations: half, from });
    expect(await applied(again.query)).toEqual(record);
    await again.close();
  });
});

test('a database that has an earlier `sync` on record gets that of a new one', { timeout: 180_000 }, async () => {
  const earlier = join(folder, 'earlier');
  cpSync(migrationsFolder, earlier, { recursive: true, filter: (path) => !path.endsWith('sync.sql') });
  writeFileSync(join(earlier, '20261122121000_sync.sql'), gunzipSync(readFileSync(formerSync)));
  const old = await inMemory({ migrations: earlier });
  const before = await schemaOf(old.query);
  const from = await old.dump();
  await old.close();
  const opened = await inMemory({ from });
  const found = await schemaOf(opened.query);
  await opened.close();
  expect(before).not.toEqual(wanted.schema);
  expect(found).toEqual(wanted.schema);
});

describe.skipIf(cluster === null)('in a PostgreSQL', () => {
  test('[BEY-11] two processes start on it at once: its schema and its record are those of a new one', async () => {
    const database = (): Promise<string> => cluster?.database() ?? Promise.reject(new Error('There is none'));
    const url = await database();
    await (await openShared(url, { ...opening, migrations: former })).close();
    const both = await Promise.all([openShared(url, opening), openShared(url, opening)]);
    const fresh = await openShared(await database(), opening);
    const [found, anew] = [await foundIn(both[0].backend.query), await foundIn(fresh.backend.query)];
    await Promise.all([...both, fresh].map((opened) => opened.close()));
    expect(found).toEqual(anew);
  });
});
