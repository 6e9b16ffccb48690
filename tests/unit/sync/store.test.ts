import { describe, expect, test } from 'vitest';
import { keptByCount, purgeBackups } from '../../../src/data/files/backups.ts';
import { readUsage } from '../../../src/data/read/usage.ts';
import type { Row } from '../../../src/data/schema.ts';
import { type SyncAnswer, syncedTables } from '../../../src/domain/contracts/sync-protocol.ts';
import { unread } from '../../../src/sync/pull.ts';
import { runRounds } from '../../../src/sync/round.ts';
import { adventure, den, mia, tom, uuid } from '../data/family.ts';
import { begun, openTestDevice, type TestDevice } from './test-device.ts';

/** An empty answer, except for its rows. */

const nothing: SyncAnswer = { receipts: [], rows: [], cursor: 0, more: false, purged: 0, seen: begun };
const answering = (answer: Partial<SyncAnswer>) => () => ({ ok: true, body: { ...nothing, ...answer } }) as const;
const child = (n: number, change: Partial<Row> = {}): Row => ({
  id: uuid(n),
  version: n,
  deletedAt: null,
  dirty: 0,
  revision: 1,
  fields: { ...mia, name: `Child ${n}` },
  ...change,
});

async function names({ family }: TestDevice): Promise<unknown[]> {
  return (await family.db.dexie.children.toArray()).map(({ fields }) => fields['name']);
}

describe('everything is read again', () => {
  test('rows that the account no longer has are deleted, except those that it never had, newer ones, and those edited here', async () => {
    const device = await openTestDevice();
    const { children, meta } = device.family.db.dexie;
    await children.bulkPut([child(1), child(2), child(3, { dirty: 1 }), child(4, { version: 0, dirty: 1 }), child(5), child(6)]);
    await meta.put({ key: 'pull', value: { ...unread, cursor: 6 } });
    const met = { table: 'children', id: uuid(1), version: 1, deleted_at: null, fields: { ...mia, name: 'Child 1' } } as const;
    device.replies.push(answering({ purged: 7, cursor: 6 }), answering({ rows: [met], cursor: 5, more: false, purged: 7 }));
    device.replies.push(() => ({ ok: false, error: { kind: 'timeout' } }));
    await runRounds(
      {
        ...device.ports,
        store: { ...device.ports.store, collect: async () => ({ pull: { ...unread, cursor: 6 }, rows: [], full: false }) },
      },
      'all',
    );
    expect(device.asked.map(({ since }) => since).slice(0, 2)).toEqual([6, 0]);
    expect(await names(device)).toEqual(['Child 1', 'Child 3', 'Child 4', 'Child 6']);
  });

  test.each<[string, Partial<SyncAnswer>]>([
    ['deletions are no longer told', { purged: 7, cursor: 6 }],
    ['the history is another one', { other_history: true }],
  ])('at once, even without unsynced rows, if %s', async (_why, answer) => {
    const device = await openTestDevice();
    await device.family.db.dexie.meta.put({ key: 'pull', value: { ...unread, cursor: 6 } });
    device.replies.push(answering(answer));
    expect(await runRounds(device.ports, 'all')).toEqual({ kind: 'done' });
    expect(device.asked.map(({ since }) => since)).toEqual([6, 0]);
  });
});

test('an edit of any table is sent', async () => {
  const device = await openTestDevice();
  const { write } = device.family;
  await write({ kind: 'saveFamily', adult_name: 'Kim', children: [], removed: [] });
  await write({ kind: 'saveChild', id: uuid(1), fields: mia });
  await write({ kind: 'saveEnvironment', id: uuid(2), fields: den });
  await write({ kind: 'createAdventure', id: uuid(3), fields: adventure() });
  await runRounds(device.ports, 'all');
  const sent = device.asked.flatMap(({ changes }) => changes.map(({ table }) => table));
  expect(new Set(sent)).toEqual(new Set(syncedTables));
});

describe('besides rows', () => {
  test('the account’s latest usage is stored', async () => {
    const device = await openTestDevice();
    device.replies.push(answering({ usage: { adventures: 3, bytes: 9 } }), answering({ usage: null }), answering({}));
    for (let n = 0; n < 3; n += 1) await runRounds(device.ports, 'all');
    expect(await readUsage(device.family.db)).toEqual({ adventures: 3, bytes: 9 });
  });

  test('when a merge makes a backup, backups older than thirty days are deleted, but for the newest', async () => {
    const device = await openTestDevice();
    const { backups } = device.family.db.dexie;
    const old = { id: uuid(70), table: 'children', rowId: uuid(1), side: 'device', fields: mia, at: '2026-10-01T00:00:00.000Z' } as const;
    await device.family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    await runRounds(device.ports, 'all');
    await backups.put(old);
    const newer = Array.from({ length: keptByCount }, (_, n) => ({ ...old, id: uuid(100 + n), at: '2026-10-02T00:00:00.000Z' }));
    await backups.bulkPut(newer);
    // They were old at an earlier start too.
    await purgeBackups(device.family.db, Date.parse('2026-11-15T10:00:00Z'));
    await device.family.write({ kind: 'saveChild', id: uuid(2), fields: tom });
    await runRounds(device.ports, 'all');
    expect(await backups.count()).toBe(1 + keptByCount);
    const base = (await device.family.db.dexie.children.get(uuid(1)))?.version ?? 0;
    await device.elsewhere({ table: 'children', id: uuid(1), base, deleted: false, fields: { ...mia, name: 'Mimi' } });
    await device.family.write({ kind: 'saveChild', id: uuid(1), fields: { ...mia, name: 'Mia Lou' } });
    await runRounds(device.ports, 'all');
    const left = await backups.toArray();
    expect(left.map(({ id }) => id)).not.toContain(old.id);
    expect(left.map(({ fields }) => fields['name'])).toEqual(expect.arrayContaining(['Mimi']));
    expect(left).toHaveLength(keptByCount + 1);
  });

  test('receipts for rows that were not sent are ignored', async () => {
    const device = await openTestDevice();
    await device.family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    const batch = await device.ports.store.collect([]);
    const stray = { table: 'children', id: uuid(9), outcome: 'applied', version: 4 } as const;
    await device.ports.store.applyAnswer({ ...batch, rows: [] }, { ...nothing, receipts: [stray], unknownRows: [] }, 0, []);
    expect(await device.family.db.dexie.children.get(uuid(1))).toMatchObject({ dirty: 1 });
    expect(await device.family.db.dexie.children.count()).toBe(1);
  });

  test('a page that has closed its database writes nothing', async () => {
    const device = await openTestDevice();
    device.family.db.access.set({ kind: 'closed', why: 'upgrade' });
    await expect(device.ports.store.collect([])).rejects.toThrow('can not be written');
    expect(await runRounds(device.ports, 'all')).toMatchObject({ kind: 'storage' });
    expect(device.asked).toEqual([]);
  });
});

describe('messages in the outbox', () => {
  const message = (n: number) => ({ id: uuid(n), kind: 'feedback', body: {} }) as const;

  test('the next one is due when the first waiting one is; a refused one waits for a person', async () => {
    const { family, ports } = await openTestDevice();
    expect(await ports.store.nextDue()).toBeNull();
    for (const n of [1, 2, 3]) await family.write({ kind: 'enqueue', item: message(n) });
    await ports.store.notSent(uuid(1), 1_000, 900, null);
    await ports.store.notSent(uuid(2), 1_000, 300, null);
    await ports.store.notSent(uuid(3), 1_000, 100, { reason: 'too long', at: '' });
    expect(await ports.store.nextDue()).toBe(1_300);
    expect((await ports.store.due(1_299)).map(({ id }) => id)).toEqual([]);
    expect((await ports.store.due(1_300)).map(({ id }) => id)).toEqual([uuid(2)]);
    expect((await ports.store.due(2_000)).map(({ id }) => id)).toEqual([uuid(1), uuid(2)]);
  });

  test('one that another tab has removed meanwhile is not written back', async () => {
    const { family, ports } = await openTestDevice();
    await ports.store.notSent(uuid(1), 1_000, 900, null);
    expect(await family.db.dexie.outbox.count()).toBe(0);
  });
});

describe('a sync run', () => {
  test('for an edit makes no request if nothing is unsynced, but continues reading another history', async () => {
    const device = await openTestDevice();
    expect(await runRounds(device.ports, 'changed')).toEqual({ kind: 'nothing' });
    expect(device.asked).toEqual([]);
    await device.family.db.dexie.meta.put({ key: 'pull', value: { ...unread, meeting: true } });
    expect(await runRounds(device.ports, 'changed')).toEqual({ kind: 'done' });
    expect(device.asked).toHaveLength(1);
  });

  test('that does not end pauses after a hundred requests', async () => {
    const device = await openTestDevice();
    for (let n = 0; n < 150; n += 1) device.replies.push(answering({ more: true }));
    expect(await runRounds(device.ports, 'all')).toMatchObject({ kind: 'failed', error: { kind: 'invalid', message: 'no end in sight' } });
    expect(device.asked.length).toBeLessThanOrEqual(102);
  });

  test('says what is wrong with an answer', async () => {
    const device = await openTestDevice();
    device.replies.push(answering({ cursor: 'far' as unknown as number }));
    expect(await runRounds(device.ports, 'all')).toEqual({
      kind: 'failed',
      error: { kind: 'invalid', message: 'not as agreed: answer.cursor' },
    });
  });
});
