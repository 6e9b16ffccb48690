import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import bcrypt from 'bcrypt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Secrets } from '../../../server/accounts/secrets.ts';
import { type Cluster, once, startCluster } from '../../support/database/cluster.ts';
import { newClient, newFamily, syncAs, type TestFamily } from '../../support/servers/backend.ts';
import { bundled } from '../../support/servers/bundled-server.ts';
import { makeHosted } from '../../support/servers/hosted.ts';
import { startMadeServer, startServer } from '../../support/servers/server.ts';

/** Moving from one machine's folder to a PostgreSQL, and back. */

const cluster: Cluster | null = await startCluster('Moving to PostgreSQL');
afterAll(() => cluster?.stop());

describe.skipIf(cluster === null)('db:move', () => {
  let program: string;
  let folder: string;
  let dist: string;
  let home: string;
  let port: number;
  let family: TestFamily;
  let refreshToken: string;
  let rows: unknown;
  const database = (): Promise<string> => cluster?.database() ?? Promise.reject(new Error('There is none'));
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: resolve(import.meta.dirname, '../../..'),
      encoding: 'utf8',
      // The embedded database uses the machine's time zone, a PostgreSQL its own.
      env: { ...process.env, TZ: 'Asia/Kathmandu' },
    });
    return {
      status,
      said: stdout,
      refused: stderr
        .split('\n')
        .filter((line) => !line.includes('Node.js'))
        .join('\n')
        .trim(),
    };
  };

  beforeAll(async () => {
    program = await bundled('db-move');
    folder = mkdtempSync(join(tmpdir(), 'venture-move-'));
    dist = join(folder, 'dist');
    mkdirSync(dist);
    writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Play Venture</title>');
    home = join(folder, 'home');
    const server = await startMadeServer({ dataDir: home, dist });
    port = server.port;
    const { publishableKey } = JSON.parse(readFileSync(join(home, 'secrets.json'), 'utf8')) as Secrets;
    family = await newFamily(newClient(server.url, publishableKey), 'Robin “Röbi” 🦊');
    await newFamily(newClient(server.url, publishableKey), 'Sam');
    const changes = [
      {
        table: 'children' as const,
        id: randomUUID(),
        base: 0,
        deleted: false,
        fields: { name: 'Mia "the\\fox"', age: 6, interests: ['{}', '"'] },
      },
      {
        table: 'user_environments' as const,
        id: randomUUID(),
        base: 0,
        deleted: false,
        fields: { name: 'Attic', available_items: ['a\nrope'] },
      },
      { table: 'children' as const, id: randomUUID(), base: 0, deleted: true, fields: {} },
    ];
    await syncAs(family, { changes });
    rows = (await syncAs(family)).rows;
    refreshToken = (await family.client.auth.getSession()).data.session?.refresh_token ?? '';
    await server.stop();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Checks that the family is served there as before: its rows, its password, and its session. */
  async function expectFamily(url: string, key: string, session: string): Promise<string> {
    const client = newClient(url, key);
    const renewed = await client.auth.refreshSession({ refresh_token: session });
    expect(renewed.error).toBeNull();
    const token = renewed.data.session?.access_token ?? '';
    expect((await syncAs({ ...family, client, token })).rows).toEqual(rows);
    const { error } = await newClient(url, key).auth.signInWithPassword({ email: family.email, password: family.password });
    expect(error).toBeNull();
    return renewed.data.session?.refresh_token ?? '';
  }

  test('[BEY-11] rows, logins and sessions are moved there and back', { timeout: 240_000 }, async () => {
    const url = await database();
    expect(run('--from', home, '--to', url)).toEqual({
      status: 0,
      said: expect.stringMatching(/Done: \d+ rows of \d+ tables, each compared/),
      refused: '',
    });
    const { publishableKey } = JSON.parse(readFileSync(join(home, 'secrets.json'), 'utf8')) as Secrets;
    const server = await startServer({ dataDir: join(folder, 'unused'), dist, port, env: { DATABASE_URL: url } });
    const session = await expectFamily(server.url, publishableKey, refreshToken);
    expect(run('--from', url, '--to', join(folder, 'early')).refused).toMatch(/^A Play Venture is running on /);
    await server.stop();

    const back = join(folder, 'back');
    expect(run('--from', url, '--to', back)).toMatchObject({ status: 0, refused: '' });
    const again = await startServer({ dataDir: back, dist, port });
    await expectFamily(again.url, publishableKey, session);
    await again.stop();
    // Nothing is overwritten.
    expect(run('--from', home, '--to', url)).toMatchObject({
      status: 1,
      refused: expect.stringMatching(/^Nothing was moved: there are 2 accounts in it already/),
    });
  });

  test('[BEY-11] a row that arrives changed is detected, and the move is undone', { timeout: 120_000 }, async () => {
    const url = await database();
    await (await startServer({ dataDir: join(folder, 'unused'), dist, env: { DATABASE_URL: url } })).stop();
    await once(
      url,
      `create function public.spoil() returns trigger language plpgsql as $$ begin new.name := upper(new.name); return new; end $$;
       create trigger spoil before insert on public.user_environments for each row execute function public.spoil();
       alter table public.user_environments enable always trigger spoil;`,
    );
    expect(run('--from', home, '--to', url)).toMatchObject({
      status: 1,
      refused: 'Nothing was moved: row 1 of public.user_environments is not the same there.',
    });
    expect(await once(url, 'select count(*)::int as n from auth.users')).toEqual([{ n: 0 }]);
  });

  test('a hosted project gets the rows, and logins with passwords in its account service’s format', {
    timeout: 120_000,
  }, async () => {
    const url = await database();
    await makeHosted(url, true);
    expect(run('--from', home, '--to', url)).toEqual({
      status: 0,
      said: expect.stringMatching(/Done: \d+ rows of \d+ tables, each compared.*Everybody signs in again/),
      refused: '',
    });
    const [login] = await once(url, `select * from auth.users where email = '${family.email}'`);
    expect(login).toMatchObject({ id: family.id, aud: 'authenticated', role: 'authenticated', confirmation_token: '', recovery_token: '' });
    expect(login?.['instance_id']).toMatch(/^[0-]+$/);
    expect(login?.['confirmed_at']).not.toBeNull();
    expect(await bcrypt.compare(family.password, String(login?.['encrypted_password']))).toBe(true);
    expect(await once(url, `select email, provider from auth.identities where user_id = '${family.id}'`)).toEqual([
      { email: family.email, provider: 'email' },
    ]);
    const claims = JSON.stringify({ sub: family.id, role: 'authenticated' });
    const served = await once(
      url,
      `with who as materialized (select set_config('request.jwt.claims', '${claims}', true) as said)
        select public.sync('${family.id}', '[]', 0, 200)::text as answer from who where said <> ''`,
    );
    expect(JSON.stringify(served)).toContain('Attic');
    expect(run('--from', home, '--to', url).refused).toMatch(/^Nothing was moved: there are 2 accounts in it already/);
    expect(run('--from', url, '--to', join(folder, 'from-hosted')).refused).toContain('is a hosted Supabase project');
  });

  test('a hosted project without its migrations is left unchanged, with a message what to do', { timeout: 120_000 }, async () => {
    const url = await database();
    await makeHosted(url, false);
    expect(run('--from', home, '--to', url)).toMatchObject({
      status: 1,
      refused: expect.stringMatching(/^Nothing was moved: .*run `supabase db push` first/),
    });
    expect(await once(url, "select count(*)::int as n from pg_namespace where nspname = 'venture'")).toEqual([{ n: 0 }]);
  });

  test('an empty folder, and two ends of the same kind, are refused with a message', () => {
    expect(run('--from', join(folder, 'nowhere'), '--to', 'postgresql://venture@127.0.0.1:9/none').refused).toMatch(
      /^There is no database in /,
    );
    expect(run('--from', home, '--to', join(folder, 'other')).refused).toMatch(/^One end is a folder/);
    expect(run('--from', home).refused).toMatch(/^Say where to/);
  });
});
