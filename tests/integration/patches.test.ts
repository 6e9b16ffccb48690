import { randomUUID } from 'node:crypto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFamily } from '../../src/data/db.ts';
import { type CommandInput } from '../../src/data/write/commands.ts';
import { write } from '../../src/data/write/write.ts';
import type { SyncAnswer, SyncRequest } from '../../src/domain/contracts/sync-protocol.ts';
import { newAdventure } from '../../src/domain/entities/adventure.ts';
import { canonicalJson, jsonBytes } from '../../src/domain/json.ts';
import { diffFields } from '../../src/domain/json-patch.ts';
import { limits } from '../../src/domain/limits.ts';
import { callSync } from '../../src/sync/call.ts';
import type { Ports } from '../../src/sync/ports.ts';
import { runRounds } from '../../src/sync/round.ts';
import { createStore } from '../../src/sync/store.ts';
import { splitTrail } from '../../src/sync/trail.ts';
import { startCluster } from '../support/database/cluster.ts';
import { editedRows } from '../support/database/edited-rows.ts';
import { createDatabase, type TestDatabase } from '../support/database/postgres.ts';
import { startBackend, syncAs, type TestBackend, type TestFamily } from '../support/servers/backend.ts';
import { storyConfig } from '../support/story/story-family.ts';

/** Changes sent as patches, on the real server: what is sent, and that both sides apply a patch in the same way. */

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

type Patched = (base: string, patch: string) => Promise<unknown>;

/** Checks rows as any version of the app may have written them. */
function expectSameMeaning(patched: Patched): Promise<void> {
  return fc.assert(
    fc.asyncProperty(editedRows, async ({ base, next }) => {
      const patch = diffFields(base, next);
      if (patch === null) return;
      expect(canonicalJson(await patched(JSON.stringify(base), JSON.stringify(patch)))).toBe(canonicalJson(next));
    }),
    { numRuns: 500 },
  );
}

const patchedBy = 'select private.patched($1::text::jsonb, $2::text::jsonb)::text as made';

describe('a patch made by the device gives the same row on the server', () => {
  test('on the embedded database', () =>
    expectSameMeaning(async (base, patch) => JSON.parse(String((await backend.query(patchedBy, [base, patch]))[0]?.['made']))));

  test('on PostgreSQL', async ({ skip }) => {
    const cluster = await startCluster('Patches on PostgreSQL');
    if (cluster === null) return skip();
    let database: TestDatabase | undefined;
    try {
      database = await createDatabase(await cluster.database());
      const connection = await database.connect();
      await expectSameMeaning(async (base, patch) => JSON.parse(String((await connection.query(patchedBy, [base, patch])).rows[0]?.made)));
    } finally {
      await database?.drop();
      await cluster.stop();
    }
  });
});

const sentence = 'They crossed the carpet sea on a raft of cushions, and whoever touched the floor had to sing. ';
const step = (n: number) =>
  ({ id: `step-${n}`, type: 'challenge', step: `Across the carpet sea ${n}`, content: sentence.repeat(9) }) as const;
const noteOf60Words = Array.from({ length: 60 }, (_, n) => ['dragon', 'cushions', 'garden', 'Mia', 'sailed'][n % 5]).join(' ');

/** A device of a new family with an adventure of 30 told steps, and its connection to the account. */
async function openDevice() {
  const id = randomUUID();
  const family: TestFamily = await backend.family();
  const db = await openFamily({ id: family.id, adultName: 'Alex' }, { indexedDB: new IDBFactory(), IDBKeyRange });
  const calls: { request: SyncRequest; up: number; answer: SyncAnswer; down: number }[] = [];
  const access = { supabaseUrl: backend.url, supabaseKey: backend.publishableKey };
  const ports: Ports = {
    store: createStore(db, randomUUID),
    transport: {
      sync: async (request) => {
        const answer = await callSync(access, family.token, request, 0);
        if (answer.ok) calls.push({ request, up: jsonBytes(request), answer: answer.body as SyncAnswer, down: jsonBytes(answer.body) });
        return answer;
      },
      send: async () => ({ ok: true }),
    },
    clock: { now: Date.now, after: () => () => undefined },
    lock: (run) => run(),
    random: () => 0.5,
  };
  const save = async (command: CommandInput): Promise<void> => {
    expect(await write(db, command, { now: Date.now, id: randomUUID })).toEqual({ ok: true });
  };
  const fields = newAdventure({ ...storyConfig, participatingChildren: [], totalSteps: 30 }, 7, new Date().toISOString());
  await save({ kind: 'createAdventure', id, fields });
  for (let n = 1; n <= 30; n += 1) await save({ kind: 'progress', id, move: { kind: 'append', step: step(n), queuedSteps: [] } });
  expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
  calls.length = 0;
  const stored = async () => splitTrail((await syncAs(family)).rows.find((row) => row.id === id)?.fields ?? {}).fields;
  const here = async () => (await db.dexie.adventures.get(id))?.fields ?? {};
  return { id, calls, save, sync: () => runRounds(ports, 'changed'), stored, here };
}

test('an autosave of a note in a long adventure sends at most one and a half kilobytes, and no row comes back', async () => {
  const { id, calls, save, sync, stored, here } = await openDevice();
  expect(jsonBytes(await here())).toBeGreaterThan(25_000);
  // As often as a row has marks, so that its trail has its full length.
  for (let n = 1; n <= 30; n += 1) {
    await save({ kind: 'progress', id, move: { kind: 'notes', text: `${noteOf60Words} ${n}` } });
    expect(await sync()).toEqual({ kind: 'done' });
  }
  expect(calls).toHaveLength(30);
  expect(Math.max(...calls.map(({ up }) => up))).toBeLessThanOrEqual(1_500);
  expect(Math.max(...calls.map(({ down }) => down))).toBeLessThanOrEqual(500);
  expect(calls.flatMap(({ answer }) => answer.rows)).toEqual([]);
  expect(calls.flatMap(({ request }) => request.changes)).toHaveLength(30);
  expect(await stored()).toEqual(await here());
});

test('a told step, an edited step and a branch are sent as patches', async () => {
  const { id, calls, save, sync, stored, here } = await openDevice();
  const moves = [
    { kind: 'edit', id: step(4).id, words: { content: 'Other words' } },
    { kind: 'back' },
    { kind: 'notes', text: 'They sang.' },
    { kind: 'branch' },
    { kind: 'append', step: { ...step(31), content: 'A short one.' }, queuedSteps: [{ ...step(32), content: 'A second one.' }] },
  ] as const;
  for (const move of moves) {
    await save({ kind: 'progress', id, move });
    expect(await sync()).toEqual({ kind: 'done' });
    expect(await stored()).toEqual(await here());
  }
  await save({ kind: 'renameAdventure', id, name: 'The Carpet Sea' });
  await sync();
  expect(calls.every(({ request }) => request.changes.every((change) => 'patch' in change))).toBe(true);
  expect(Math.max(...calls.map(({ up }) => up))).toBeLessThan(3_000);
  expect(await stored()).toEqual(await here());
});

describe('at the limits', () => {
  const about = (family: string) => ({ table: 'children', id: family, base: 2, deleted: false }) as const;
  const ops = (count: number) => Array.from({ length: count }, (_, n) => ({ op: 'add', path: '/shoe', value: n }) as const);
  const fields = { name: 'Mia', age: 6, interests: [], limitations: null };

  test('a patch has as many operations as the device may send, and so does a push', async () => {
    const family = await backend.family();
    const child = randomUUID();
    await syncAs(family, { changes: [{ ...about(child), base: 0, fields }] });
    const said = async (count: number) => (await syncAs(family, { changes: [{ ...about(child), patch: ops(count) }] })).receipts[0];
    expect(await said(limits.patchOps.max + 1)).toMatchObject({ outcome: 'rejected', code: 'bad_patch', reason: 'patch_too_long' });
    expect(await said(limits.patchOps.max)).toMatchObject({ outcome: 'applied' });
    const many = (count: number) => Array.from({ length: count / 50 }, () => ({ ...about(child), base: 1, patch: ops(50) }));
    expect((await syncAs(family, { changes: many(limits.pushOps.max) })).receipts).toHaveLength(limits.pushOps.max / 50);
    await expect(syncAs(family, { changes: many(limits.pushOps.max + 50) })).rejects.toMatchObject({ code: 'PT413' });
  });

  test('an invalid patch is refused by name and kind; whole rows and patches next to it are accepted', async () => {
    const family = await backend.family();
    const ids = Array.from({ length: 6 }, () => randomUUID());
    const [good, bad, text, gone] = ids as [string, string, string, string];
    await syncAs(family, { changes: ids.slice(0, 3).map((one) => ({ ...about(one), base: 0, fields })) });
    const changes = [
      { ...about(bad), base: 3, patch: 'nonsense' as never },
      { ...about(text), base: 4, patch: [{ op: 'replace', path: '/name', value: 'M\u0000ia' } as const] },
      { ...about(gone), base: 9, patch: [{ op: 'replace', path: '/name', value: 'Mo' } as const] },
      { ...about(good), base: 2, patch: [{ op: 'replace', path: '/name', value: 'Mia Lou' } as const] },
      { ...about(ids[4] ?? ''), base: 0, fields },
    ];
    const { receipts } = await syncAs(family, { changes, since: 4 });
    expect(receipts).toMatchObject([
      { id: bad, outcome: 'rejected', code: 'bad_patch', reason: 'patch_unreadable' },
      { id: text, outcome: 'rejected', code: '22P05' },
      { id: gone, outcome: 'rejected', code: 'bad_patch', reason: 'patch_of_nothing' },
      { id: good, outcome: 'applied', version: 5 },
      { outcome: 'applied', version: 6 },
    ]);
  });

  test('patched, new and whole adventures are written together with other rows; each receipt is in its place, and nothing is sent back', async () => {
    const family = await backend.family();
    const adventures = Array.from({ length: 6 }, () => randomUUID());
    const whole = newAdventure({ ...storyConfig, participatingChildren: [] }, 7, '2026-11-21T08:00:00.120Z');
    const row = (one: string, base: number) => ({ table: 'adventure_sessions', id: one, base, deleted: false, echo: false }) as const;
    await syncAs(family, { changes: adventures.slice(0, 4).map((one) => ({ ...row(one, 0), fields: whole })) });
    const rename = (value: string) => [{ op: 'replace', path: '/custom_name', value } as const];
    const [a, b, c, d, e, f] = adventures as [string, string, string, string, string, string];
    const child = randomUUID();
    const changes = [
      { ...about(child), base: 0, fields, echo: false },
      { ...row(a, 2), patch: rename('A') },
      { ...row(b, 3), fields: { ...whole, custom_name: 'B' } },
      { ...row(c, 2), patch: rename('C') },
      { ...row(d, 5), deleted: true, fields: {} },
      { ...row(e, 0), fields: whole },
      { ...row(f, 7), patch: rename('F') },
    ];
    const { receipts, rows } = await syncAs(family, { changes, since: 5 });
    expect(receipts.map((receipt) => [receipt.id, receipt.outcome])).toEqual([
      [child, 'applied'],
      [a, 'applied'],
      [b, 'applied'],
      [c, 'conflict'],
      [d, 'applied'],
      [e, 'applied'],
      [f, 'rejected'],
    ]);
    expect(rows.map((one) => one.id)).toEqual([d]);
    const stored = (await syncAs(family)).rows;
    expect(adventures.slice(0, 3).map((one) => stored.find((other) => other.id === one)?.fields['custom_name'])).toEqual(['A', 'B', null]);
    const applied = receipts.flatMap((receipt) => (receipt.outcome === 'applied' ? [[receipt.id, receipt.version]] : []));
    expect(stored.map((other) => [other.id, other.version])).toEqual(expect.arrayContaining(applied));
  });
});
