import { describe, expect, it } from 'vitest';
import { listBackups } from '../../../src/data/files/backups.ts';
import { listRefused } from '../../../src/data/read/refused.ts';
import type { Backup, Row } from '../../../src/data/schema.ts';
import { limits } from '../../../src/domain/limits.ts';
import { adventure, den, mia, openTestFamily, type TestFamily, tom, uuid } from './family.ts';

/** A person's decisions about changes that the server refused, and about versions that a merge replaced. */

const rejected = { code: 'too_many', reason: 'children', at: '2026-11-21T09:00:00.000Z' };
const done = { ok: true };
const nothingToDecide = { ok: false, error: { kind: 'missing', problem: 'nothing-to-decide' } };

const row = (n: number, change: Partial<Row> = {}): Row => ({
  id: uuid(n),
  version: 4,
  deletedAt: null,
  dirty: 1,
  revision: 2,
  fields: mia,
  rejected,
  ...change,
});
const message = { id: uuid(80), kind: 'feedback', body: {}, attempts: 3, nextTry: 9_000 } as const;
const refusedMessage = { ...message, refused: { reason: 'too long', at: rejected.at } };

async function open(...rows: Row[]): Promise<TestFamily> {
  const family = await openTestFamily();
  await family.db.dexie.children.bulkPut(rows);
  await family.db.dexie.shadows.bulkPut(rows.map(({ id }) => ({ table: 'children', id, base: tom, sent: [] })));
  return family;
}

describe('a refused change', () => {
  it('is listed by the name people know, with the reason', async () => {
    const family = await open(row(1), row(2, { deletedAt: 'then', fields: {} }), row(3, { rejected: undefined } as never));
    const { adventures, environments, outbox } = family.db.dexie;
    await environments.put(row(4, { fields: den }));
    await adventures.bulkPut([
      row(5, { fields: { ...adventure(), custom_name: 'The Kite' } }),
      row(6, { fields: { ...adventure(), custom_name: '', custom_theme: 'Snails' } }),
      row(7, { fields: { ...adventure() } }),
    ]);
    await outbox.bulkPut([refusedMessage, { ...message, id: uuid(81) }]);
    const list = await listRefused(family.db);
    expect(list.map(({ id, name, deleted }) => [id, name, deleted])).toEqual([
      [uuid(1), 'Mia', false],
      [uuid(2), null, true],
      [uuid(4), 'The den', false],
      [uuid(5), 'The Kite', false],
      [uuid(6), 'Snails', false],
      [uuid(7), 'pirates', false],
      [uuid(80), null, false],
    ]);
    expect(list[0]).toEqual({ table: 'children', id: uuid(1), ...rejected, deleted: false, name: 'Mia' });
    expect(list.at(-1)).toEqual({
      table: 'outbox',
      id: uuid(80),
      code: 'feedback',
      reason: 'too long',
      at: rejected.at,
      deleted: false,
      name: null,
    });
  });

  it('is sent again unchanged on request, whether row or message', async () => {
    const family = await open(row(1));
    await family.db.dexie.outbox.put(refusedMessage);
    expect(await family.write({ kind: 'retryRefused', table: 'children', id: uuid(1) })).toEqual(done);
    expect(await family.write({ kind: 'retryRefused', table: 'outbox', id: uuid(80) })).toEqual(done);
    const { rejected: _, ...waiting } = row(1);
    expect(await family.db.dexie.children.get(uuid(1))).toStrictEqual(waiting);
    expect(await family.db.dexie.outbox.get(uuid(80))).toStrictEqual({ ...message, nextTry: 0 });
  });

  it('can be discarded: the account’s version is restored, and the edit is kept as a backup', async () => {
    const family = await open(row(1));
    expect(await family.write({ kind: 'discardRefused', table: 'children', id: uuid(1) })).toEqual(done);
    const { rejected: _, ...rest } = row(1);
    expect(await family.db.dexie.children.get(uuid(1))).toStrictEqual({ ...rest, fields: tom, dirty: 0, revision: 3 });
    expect(await family.db.dexie.shadows.count()).toBe(0);
    expect(await listBackups(family.db)).toMatchObject([{ table: 'children', rowId: uuid(1), side: 'device', fields: mia }]);
  });

  it('a discarded deletion leaves no backup, and a discarded row that the account never had is deleted', async () => {
    const family = await open(row(1, { deletedAt: 'then', fields: {} }), row(2));
    await family.db.dexie.shadows.delete(['children', uuid(2)]);
    for (const n of [1, 2]) await family.write({ kind: 'discardRefused', table: 'children', id: uuid(n) });
    expect(await family.db.dexie.children.toArray()).toMatchObject([{ id: uuid(1), deletedAt: null, fields: tom }]);
    expect((await listBackups(family.db)).map(({ rowId }) => rowId)).toEqual([uuid(2)]);
    await family.db.dexie.outbox.put(refusedMessage);
    await family.write({ kind: 'discardRefused', table: 'outbox', id: uuid(80) });
    expect(await family.db.dexie.outbox.count()).toBe(0);
  });

  it('can’t be decided on if it was not refused, or no longer exists', async () => {
    const family = await open(row(1, { rejected: undefined } as never));
    await family.db.dexie.outbox.put(message);
    for (const kind of ['retryRefused', 'discardRefused'] as const) {
      for (const [table, id] of [
        ['children', uuid(1)],
        ['children', uuid(9)],
        ['outbox', uuid(80)],
        ['outbox', uuid(9)],
      ] as const) {
        expect(await family.write({ kind, table, id })).toMatchObject(nothingToDecide);
      }
    }
    expect([await family.db.dexie.children.count(), await family.db.dexie.outbox.count()]).toEqual([1, 1]);
  });
});

describe('a version that a merge has replaced', () => {
  const copy = (n: number, change: Partial<Backup> = {}): Backup => ({
    id: uuid(70 + n),
    table: 'children',
    rowId: uuid(1),
    side: 'device',
    fields: { ...mia, name: 'Mimi' },
    at: `2026-11-2${n}T09:00:00.000Z`,
    ...change,
  });
  const restore = (family: TestFamily, n: number) => family.write({ kind: 'restoreBackup', id: uuid(70 + n), newId: uuid(60) });

  it('is listed newest first', async () => {
    const family = await open();
    await family.db.dexie.backups.bulkPut([copy(0), copy(1)]);
    expect((await listBackups(family.db)).map(({ id }) => id)).toEqual([uuid(71), uuid(70)]);
  });

  it('is restored as an edit, and the version it replaces becomes a backup', async () => {
    const family = await open(row(1, { rejected: undefined, dirty: 0 } as never));
    await family.db.dexie.backups.put(copy(0));
    expect(await restore(family, 0)).toEqual(done);
    expect(await family.db.dexie.children.get(uuid(1))).toMatchObject({ dirty: 1, revision: 3, fields: { name: 'Mimi' } });
    expect(await listBackups(family.db)).toMatchObject([{ rowId: uuid(1), side: 'device', fields: mia }]);
    expect(await restore(family, 0)).toMatchObject({ ok: false, error: { kind: 'missing', problem: 'copy-gone' } });
  });

  it('is restored as a new row if its row was deleted since', async () => {
    const family = await open(row(1, { deletedAt: 'then', fields: {} }));
    await family.db.dexie.backups.put(copy(0));
    await restore(family, 0);
    expect(await family.db.dexie.children.get(uuid(60))).toMatchObject({ dirty: 1, version: 0, fields: { name: 'Mimi' } });
    expect(await listBackups(family.db)).toEqual([]);
  });

  it.each([
    ['children', limits.children.max, 'too-many-children'],
    ['environments', limits.environments.max, 'too-many-places'],
  ] as const)('is not restored if the family has reached its limit: %s', async (table, most, problem) => {
    const family = await open();
    await family.db.dexie[table].bulkPut(
      Array.from({ length: most }, (_, n) => row(100 + n, { fields: table === 'children' ? mia : den })),
    );
    await family.db.dexie.backups.put(copy(0, { table }));
    expect(await restore(family, 0)).toMatchObject({ ok: false, error: { problem } });
    expect(await family.db.dexie.backups.count()).toBe(1);
  });

  it('of an adventure is dated later than the version it replaces; a child has no date', async () => {
    const family = await open(row(1));
    const late = { ...adventure(), updated_at: '2026-12-24T00:00:00.000Z' };
    await family.db.dexie.adventures.put(row(5, { fields: late, dirty: 0 }));
    await family.db.dexie.backups.bulkPut([
      copy(0, { table: 'adventures', rowId: uuid(5), fields: { ...adventure(), custom_name: 'Old' } }),
      copy(1),
    ]);
    await restore(family, 0);
    await restore(family, 1);
    const back = (await family.db.dexie.adventures.get(uuid(5)))?.fields;
    expect(back?.['custom_name']).toBe('Old');
    expect(String(back?.['updated_at']) > late.updated_at).toBe(true);
    expect((await family.db.dexie.children.get(uuid(1)))?.fields).not.toHaveProperty('updated_at');
  });
});
