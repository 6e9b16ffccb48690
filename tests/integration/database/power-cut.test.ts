import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InMemoryEmailDriver } from '@supabase/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSecrets } from '../../../server/accounts/secrets.ts';
import { type Backend, openBackend } from '../../../server/backend/backend.ts';
import { redactConsole } from '../../../server/log.ts';
import { type Recording, record } from '../../support/servers/power.ts';

/**
 * Simulates power cuts. Everything that the database does to its files while families sign up and push is recorded; then the disk is
 * rebuilt as it may look at many moments, with only the flushed data or with some of the rest too, and the database is started from each.
 */

/** Each kind of cut once; more with a number, or `every`: a cut at every operation on the disk, which takes half an hour. */
const asked = process.env['VENTURE_CUTS'] ?? '4';
const cuts = asked === 'every' ? 0 : Number(asked);

let folder: string;
let recording: Recording;
let secrets: Awaited<ReturnType<typeof makeSecrets>>;
/** What was acknowledged, and how many disk operations there were by then. */
const acknowledged: { email: string; child: string | null; at: number }[] = [];

function open(dataDir: string): Promise<Backend> {
  return openBackend({ dataDir, secrets, siteUrl: 'http://localhost', email: new InMemoryEmailDriver(), confirm: false });
}

async function call(backend: Backend, path: string, body: unknown, token?: string): Promise<Record<string, unknown>> {
  const headers = {
    apikey: secrets.publishableKey,
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const answer = await backend.fetch(new Request(`http://localhost${path}`, { method: 'POST', headers, body: JSON.stringify(body) }), null);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as Record<string, unknown>;
}

beforeAll(async () => {
  redactConsole({ say: () => undefined, warn: () => undefined });
  // In memory if possible, because flushing to a real disk is not tested here.
  folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'venture-power-'));
  secrets = await makeSecrets();
  const home = join(folder, 'home');
  await (await open(home)).close();
  recording = record(home, join(folder, 'base'));
  const backend = await open(home);
  for (let family = 0; family < 3; family += 1) {
    const email = `${randomUUID()}@example.org`;
    const session = await call(backend, '/auth/v1/signup', { email, password: 'correct horse' });
    acknowledged.push({ email, child: null, at: recording.length() });
    const account = (session['user'] as { id: string }).id;
    for (let push = 0; push < 5; push += 1) {
      const child = randomUUID();
      const fields = { name: `Child ${push}`, age: 6 };
      const changes = [{ table: 'children', id: child, base: 0, deleted: false, fields }];
      const { receipts } = await call(
        backend,
        '/rest/v1/rpc/sync',
        { account, changes, since: 0, max_rows: 200 },
        String(session['access_token']),
      );
      if (!JSON.stringify(receipts).includes('"applied"')) throw new Error(`Not taken: ${JSON.stringify(receipts)}`);
      acknowledged.push({ email, child, at: recording.length() });
    }
    // A checkpoint writes the tables and discards old parts of the log.
    if (family === 1) await backend.query('checkpoint');
  }
  recording.stop();
  await backend.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A seeded generator of numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

async function lost(at: number, keep: 'nothing' | 'some', seed: number): Promise<string[]> {
  const cut = join(folder, 'cut');
  recording.cut(at, numbers(seed), keep, cut);
  const backend = await open(cut);
  try {
    const rows = await backend.query(
      'select u.email, c.id::text as child from auth.users as u left join public.children as c on c.user_id = u.id',
    );
    const there = new Set(rows.flatMap((row) => [row['email'], row['child']]));
    // Checks that the database is usable.
    await backend.query(
      "insert into public.feedback (feedback_type, rating, message) values ('general', 5, 'It is lovely, thank you all')",
    );
    return acknowledged.filter((one) => one.at <= at && !there.has(one.child ?? one.email)).map((one) => `${one.email} ${one.child}`);
  } finally {
    await backend.close();
  }
}

test('every acknowledgement comes after a flush', () => {
  expect(acknowledged).toHaveLength(18);
  expect(recording.flushes()).toBeGreaterThan(acknowledged.length);
});

test('a power cut right after a start leaves an empty lock file, which blocks nobody', async () => {
  const cut = join(folder, 'cut');
  recording.cut(recording.length(), numbers(1), 'some', cut);
  writeFileSync(join(cut, 'postgres', 'postmaster.pid'), '');
  const backend = await open(cut);
  expect(await backend.query('select count(*)::int as families from public.users')).toEqual([{ families: 3 }]);
  await backend.close();
});

test.each(Array.from({ length: cuts }, (_, i) => i))('[PLAY-13] whatever was acknowledged before cut %i is there after it', async (i) => {
  const random = numbers(i * 7919 + 1);
  // Half of the cuts are right after an acknowledgement, half anywhere.
  const moment = acknowledged[Math.floor(random() * acknowledged.length)]?.at ?? 0;
  const at = i % 2 === 0 ? moment : Math.floor(random() * recording.length());
  expect(await lost(at, i % 4 < 2 ? 'nothing' : 'some', i)).toEqual([]);
});

test.runIf(asked === 'every')('whatever was acknowledged is there after a cut at any write', { timeout: 7_200_000 }, async () => {
  let starts = 0;
  for (let at = 0; at <= recording.length(); at += 1) {
    // With only the flushed data, the disk does not change until the next flush.
    const keeps = recording.isFlush(at) || at === recording.length() ? (['nothing', 'some'] as const) : (['some'] as const);
    for (const keep of keeps) {
      expect([at, keep, await lost(at, keep, at)]).toEqual([at, keep, []]);
      starts += 1;
    }
  }
  process.stderr.write(`${recording.length()} writes, ${recording.flushes()} of them flushes: started after ${starts} cuts\n`);
});
