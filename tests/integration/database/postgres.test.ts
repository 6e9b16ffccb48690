import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppConfig } from '../../../src/domain/contracts/app-config.ts';
import { type Cluster, once, startCluster } from '../../support/database/cluster.ts';
import { newClient, newFamily, syncAs, type TestFamily } from '../../support/servers/backend.ts';
import { type RunningServer, runServer, startServer } from '../../support/servers/server.ts';

/** Two processes of the real server on one real PostgreSQL: what one is told, the other knows, even if one of them dies. */

const cluster: Cluster | null = await startCluster('Processes on PostgreSQL');
afterAll(() => cluster?.stop());

describe.skipIf(cluster === null)('two processes on one PostgreSQL', () => {
  let folder: string;
  let dist: string;
  let database: string;
  let servers: [RunningServer, RunningServer];
  let key: string;
  const start = (port = 0): Promise<RunningServer> =>
    startServer({ dataDir: join(folder, 'unused'), dist, port, env: { DATABASE_URL: database } });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'venture-processes-'));
    dist = join(folder, 'dist');
    mkdirSync(dist);
    writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Play Venture</title>');
    database = (await cluster?.database()) ?? '';
    // Both at once, on an empty database.
    servers = await Promise.all([start(), start()]);
    key = await keyOf(servers[0]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  });

  const keyOf = async (server: RunningServer): Promise<string> =>
    AppConfig.parse(await (await fetch(`${server.url}/config.json`)).json()).supabaseKey;
  const at = (which: 0 | 1): SupabaseClient => newClient(servers[which].url, key);
  const child = (name: string) => ({ table: 'children' as const, id: randomUUID(), base: 0, deleted: false, fields: { name, age: 6 } });
  async function signedIn(which: 0 | 1, { id, email, password }: TestFamily, fresh = password): Promise<TestFamily> {
    const client = at(which);
    const { data, error } = await client.auth.signInWithPassword({ email, password: fresh });
    if (error !== null) throw error;
    return { id, email, password: fresh, token: data.session.access_token, client };
  }

  test('[BEY-11] they set up the database once, share secrets, and know the same families', async () => {
    expect(await keyOf(servers[1])).toBe(key);
    const family = await newFamily(at(0), 'Robin');
    const change = child('Mia');
    await syncAs(family, { changes: [change] });
    const elsewhere = await signedIn(1, family);
    expect((await syncAs(elsewhere)).rows.map((row) => row.fields['adult_name'] ?? row.fields['name'])).toEqual(['Robin', 'Mia']);
    // A token from one is valid at the other, and so is its renewal.
    const other = at(1);
    const { data } = await family.client.auth.getSession();
    const renewed = await other.auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
    expect(renewed.error).toBeNull();
    expect(await (await fetch(`${servers[1].url}/healthz`)).json()).toEqual({ ok: true });
  });

  test('a session that ends at one has ended at the other', async () => {
    const family = await newFamily(at(0));
    const elsewhere = await signedIn(1, family);
    expect((await family.client.auth.updateUser({ password: 'battery staple' })).error).toBeNull();
    await expect(syncAs(elsewhere)).rejects.toMatchObject({ message: expect.stringContaining('session has ended') });
    await syncAs(await signedIn(1, family, 'battery staple'));
  });

  test('attempts at one count at the other', async () => {
    const family = await newFamily(at(0));
    const tries = [0, 1] as const;
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 24; i += 1) {
      const { error } = await at(tries[i % 2] ?? 0).auth.signInWithPassword({ email: family.email, password: `guess ${i}` });
      codes.push(error?.code);
    }
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'invalid_credentials'));
    expect(codes.slice(20)).toEqual(Array.from({ length: 4 }, () => 'over_request_rate_limit'));
    const kept = JSON.stringify(await once(database, 'select * from venture.quotas'));
    expect(kept).not.toContain(family.email);
    expect(kept).not.toContain('127.0.0.1');
  });

  test('[BEY-11] one is killed while it answers: what it acknowledged is stored, and what is sent again is stored once', async () => {
    const family = await newFamily(at(0));
    const changes = Array.from({ length: 15 }, (_, i) => child(`Child ${i}`));
    const acknowledged: string[] = [];
    // Five at a time, three after each other: at the first acknowledgement some are being sent and some are still to come.
    const senders = [0, 1, 2, 3, 4].map(async (sender) => {
      for (const change of changes.slice(sender * 3, sender * 3 + 3)) {
        const answer = await syncAs(family, { changes: [change] }).catch(() => null);
        if (answer?.receipts[0]?.outcome === 'applied' && acknowledged.push(change.id) === 1) await servers[0].kill();
      }
    });
    await Promise.all(senders);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.length).toBeLessThan(changes.length);
    const elsewhere = await signedIn(1, family);
    const children = async () => (await syncAs(elsewhere)).rows.filter(({ table }) => table === 'children');
    expect((await children()).map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
    for (const change of changes) await syncAs(elsewhere, { changes: [change] });
    expect((await children()).map(({ id }) => id).toSorted()).toEqual(changes.map(({ id }) => id).toSorted());
    servers[0] = await start(servers[0].port);
    expect((await syncAs(family)).rows).toHaveLength(16);
  });

  test('an unreachable database is named without its credentials', async () => {
    const { code, stderr } = await runServer({
      dataDir: join(folder, 'unused'),
      dist,
      env: { DATABASE_URL: 'postgresql://venture:hunter2@127.0.0.1:9/none' },
    });
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^The database at 127\.0\.0\.1:9\/none can't be used: .*ECONNREFUSED.*\.\n$/),
    ]);
    expect(stderr).not.toContain('hunter2');
  });
});
