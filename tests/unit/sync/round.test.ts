import { describe, expect, it } from 'vitest';
import { runRounds } from '../../../src/sync/round.ts';
import { adventure, mia, tom, uuid } from '../data/family.ts';
import { begun, hotelPage, openTestDevice, sentField } from './test-device.ts';

const child = uuid(1);
const nothing = { receipts: [], rows: [], cursor: 0, more: false, purged: 0 };

describe('a sync run', () => {
  it('a row edited while it is sent stays queued, with its new base, and is sent by the next run', async () => {
    const { family, ports, asked, replies } = await openTestDevice();
    await family.write({ kind: 'saveChild', id: child, fields: mia });
    replies.push(async (_request, real) => {
      const answer = await real();
      await family.write({ kind: 'saveChild', id: child, fields: { ...mia, name: 'Mia Lou' } });
      return answer;
    });
    expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
    // While somebody types, an answer is not followed by another request.
    expect(asked).toHaveLength(1);
    expect(await family.db.dexie.children.get(child)).toMatchObject({ dirty: 1, fields: { name: 'Mia Lou' } });
    expect(await runRounds(ports, 'changed')).toEqual({ kind: 'done' });
    expect(asked.flatMap((request) => request.changes).map((change) => [change.base > 0, sentField(change, 'name')])).toEqual([
      [false, 'Mia'],
      [true, 'Mia Lou'],
    ]);
    expect(await family.db.dexie.children.get(child)).toMatchObject({ dirty: 0, fields: { name: 'Mia Lou' } });
    expect(await family.db.dexie.shadows.count()).toBe(0);
  });

  it.each([
    ['a page of HTML with a good status', hotelPage],
    ['nothing', { ok: true, body: null } as const],
    ['"no rows, no error", as nobody is answered', { ok: true, body: [] } as const],
    ['a good answer without a receipt', { ok: true, body: { ...nothing, seen: begun } } as const],
    ['an answer that does not say of which history it is', { ok: true, body: nothing } as const],
    ['half an answer', { ok: true, body: { receipts: [{ outcome: 'applied' }], rows: [] } } as const],
  ])('%s removes nothing from the queue and moves no cursor', async (_what, answer) => {
    const { family, ports, asked, replies } = await openTestDevice();
    await family.write({ kind: 'saveChild', id: child, fields: mia });
    replies.push(() => answer);
    expect(await runRounds(ports, 'all')).toMatchObject({ kind: 'failed', error: { kind: 'invalid' } });
    expect(await family.db.dexie.children.get(child)).toMatchObject({ dirty: 1, version: 0, fields: mia });
    expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
    expect(asked.map((request) => request.since)).toEqual([0, 0]);
    expect(await family.db.dexie.children.get(child)).toMatchObject({ dirty: 0 });
  });

  it('after a lost answer, the retry finds its own mark in the account’s row, which was edited since, and loses neither edit', async () => {
    const { family, ports, asked, replies, elsewhere } = await openTestDevice();
    await family.write({ kind: 'saveChild', id: child, fields: mia });
    replies.push(async (_request, real) => {
      await real();
      return { ok: false, error: { kind: 'timeout' } };
    });
    expect(await runRounds(ports, 'all')).toMatchObject({ kind: 'failed', error: { kind: 'timeout' } });
    // With the row's trail, which every edit passes on.
    const trail = sentField(asked[0]?.changes[0], 'sync_trail');
    await elsewhere({ table: 'children', id: child, base: 2, deleted: false, fields: { ...mia, sync_trail: trail, interests: [] } });
    await family.write({ kind: 'saveChild', id: child, fields: { ...mia, age: 7 } });
    expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
    expect((await family.db.dexie.children.get(child))?.fields).toMatchObject({ age: 7, interests: [] });
  });

  it('many rows are sent 200 at a time, each once, and refused ones block no others', async () => {
    const { family, ports, asked } = await openTestDevice();
    const rejected = { code: '23514', reason: 'adventure_sessions_theme_length', at: '2026-11-21T10:00:00.000Z' };
    const row = (n: number) => ({ id: uuid(n), version: 0, deletedAt: null, dirty: 1 as const, revision: 1, fields: adventure() });
    const refused = Array.from({ length: 3 }, (_, n) => ({ ...row(n), rejected }));
    const waiting = Array.from({ length: 450 }, (_, n) => row(n + 3));
    await family.db.dexie.adventures.bulkPut([...refused, ...waiting]);
    await family.db.dexie.shadows.bulkPut([...refused, ...waiting].map(({ id }) => ({ table: 'adventures', id, base: null, sent: [] })));
    expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
    expect(asked.map(({ changes }) => changes.length)).toEqual([200, 200, 50]);
    expect(new Set(asked.flatMap(({ changes }) => changes.map(({ id }) => id)))).toEqual(new Set(waiting.map(({ id }) => id)));
    expect(await family.db.dexie.adventures.where('dirty').equals(1).primaryKeys()).toEqual(refused.map(({ id }) => id));
    expect(await family.db.dexie.shadows.count()).toBe(refused.length);
  });

  it('if an answer can’t be stored, rows and the cursor stay unchanged, and the next run does it all', async () => {
    const { family, ports, elsewhere } = await openTestDevice();
    await elsewhere({ table: 'children', id: child, base: 0, deleted: false, fields: mia });
    await elsewhere({ table: 'children', id: uuid(2), base: 0, deleted: false, fields: tom });
    let left = 2;
    const fail = (): void => {
      left -= 1;
      if (left === 0) throw new DOMException('full', 'QuotaExceededError');
    };
    family.db.dexie.children.hook('creating', fail);
    expect(await runRounds(ports, 'all')).toMatchObject({ kind: 'storage' });
    expect(await family.db.dexie.children.count()).toBe(0);
    expect(await family.db.dexie.meta.get('pull')).toBeUndefined();
    expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
    expect(await family.db.dexie.children.count()).toBe(2);
  });
});

describe('a newer server', () => {
  it('columns that this app does not know are kept unchanged', async () => {
    const { family, ports, asked, elsewhere } = await openTestDevice();
    await elsewhere({ table: 'children', id: child, base: 0, deleted: false, fields: { ...mia, shoe_size: { eu: 29 } } });
    await runRounds(ports, 'all');
    await family.write({ kind: 'saveChild', id: child, fields: { ...mia, age: 7 } });
    await runRounds(ports, 'all');
    expect(sentField(asked.at(-1)?.changes[0], 'age')).toBe(7);
    await family.db.dexie.children.clear();
    await family.db.dexie.meta.clear();
    await runRounds(ports, 'all');
    expect((await family.db.dexie.children.get(child))?.fields).toMatchObject({ age: 7, shoe_size: { eu: 29 } });
  });

  it('rows of a table that this app does not know block nothing, and are kept for an app that does', async () => {
    const { family, ports, replies } = await openTestDevice();
    const badge = { table: 'badges', id: uuid(50), version: 9, deleted_at: null, fields: { won: 'the kite' } };
    const known = { table: 'children', id: child, version: 8, deleted_at: null, fields: mia };
    replies.push(() => ({ ok: true, body: { ...nothing, rows: [known, badge], cursor: 9, seen: { version: 9, stamp: 'one' } } }));
    expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
    expect(await family.db.dexie.children.get(child)).toMatchObject({ fields: mia });
    expect(await family.db.dexie.meta.get(`stranger badges ${uuid(50)}`)).toMatchObject({ value: badge });
    expect(await family.db.dexie.meta.get('pull')).toMatchObject({ value: { cursor: 9 } });
  });

  it('after an app has raised the device’s data format, only that app syncs', async () => {
    const { family, ports, asked } = await openTestDevice();
    await family.write({ kind: 'saveChild', id: child, fields: mia });
    await family.db.dexie.meta.put({ key: 'minWriter', value: 2 });
    expect(await runRounds(ports, 'all')).toMatchObject({ kind: 'storage' });
    expect(asked).toEqual([]);
    expect(family.db.access.get()).toEqual({ kind: 'newer-schema' });
  });
});
