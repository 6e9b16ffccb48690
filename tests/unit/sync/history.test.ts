import { describe, expect, it } from 'vitest';
import type { SyncAnswer } from '../../../src/domain/contracts/sync-protocol.ts';
import type { TransportAnswer } from '../../../src/sync/ports.ts';
import { runRounds } from '../../../src/sync/round.ts';
import { account, adventure, mia, tom, uuid } from '../data/family.ts';
import { openTestDevice, type TestDevice } from './test-device.ts';

const [first, second, third] = [uuid(1), uuid(2), uuid(3)];
const fieldsOf = (name: string) => ({ ...mia, name });

async function sync({ ports }: TestDevice): Promise<void> {
  expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
}

/** What the account contains now, read like a new device. */
async function rowsAt({ ports }: TestDevice): Promise<Record<string, unknown>> {
  const answer = (await ports.transport.sync({ account: account.id, changes: [], since: 0, max_rows: 200 })) as TransportAnswer & {
    ok: true;
  };
  const { rows } = answer.body as SyncAnswer;
  return Object.fromEntries(rows.map((row) => [row.id, row.deleted_at === null ? (row.fields['name'] ?? row.fields['theme']) : 'deleted']));
}

describe('a server with another history', () => {
  it('[BEY-07] restored from a backup, even if another device has synced since, gets back what it lost; nothing here is dropped', async () => {
    const device = await openTestDevice();
    const { family, server, elsewhere } = device;
    await family.write({ kind: 'saveChild', id: first, fields: mia });
    await sync(device);
    await server.copy();
    await family.write({ kind: 'saveChild', id: second, fields: tom });
    await family.write({ kind: 'createAdventure', id: uuid(9), fields: adventure() });
    await sync(device);
    await server.restore();
    for (const [id, name] of [
      [third, 'Cleo'],
      [uuid(4), 'Dana'],
      [uuid(5), 'Emil'],
    ] as const) {
      await elsewhere({ table: 'children', id, base: 0, deleted: false, fields: fieldsOf(name) });
    }
    await sync(device);
    expect(await rowsAt(device)).toMatchObject({ [first]: 'Mia', [second]: 'Tom', [third]: 'Cleo', [uuid(9)]: 'pirates' });
    const here = await family.db.dexie.children.toArray();
    expect(new Set(here.map((row) => row.fields['name']))).toEqual(new Set(['Mia', 'Tom', 'Cleo', 'Dana', 'Emil']));
    expect(here.filter((row) => row.dirty === 1)).toEqual([]);
  });

  it('[BEY-07] is detected even with an unsynced edit, because the counter is checked before the edit is applied', async () => {
    const device = await openTestDevice();
    const { family, server, asked } = device;
    await server.copy();
    await family.write({ kind: 'saveChild', id: first, fields: mia });
    await sync(device);
    await server.restore();
    await family.write({ kind: 'saveChild', id: second, fields: tom });
    await sync(device);
    expect(await rowsAt(device)).toMatchObject({ [first]: 'Mia', [second]: 'Tom' });
    // Nothing is sent before the other history was completely read.
    const told = asked.findIndex(({ since, seen }) => since === 0 && seen?.version === 1);
    expect(asked[told]?.changes).toEqual([]);
  });

  it('[BEY-07] edits from the lost time win over the older row from the backup; a deletion stays one', async () => {
    const device = await openTestDevice();
    const { family, server } = device;
    await family.write({ kind: 'saveChild', id: first, fields: mia });
    await family.write({ kind: 'saveChild', id: second, fields: tom });
    await sync(device);
    await server.copy();
    await family.write({ kind: 'saveChild', id: first, fields: { ...mia, name: 'Mia Lou', interests: [] } });
    await family.write({ kind: 'saveFamily', children: [], removed: [second] });
    await sync(device);
    await server.restore();
    await sync(device);
    expect(await rowsAt(device)).toMatchObject({ [first]: 'Mia Lou', [second]: 'deleted' });
    expect((await family.db.dexie.children.get(first))?.fields).toMatchObject({ name: 'Mia Lou', interests: [] });
  });

  it('[BEY-07] that was wiped gets everything again', async () => {
    const device = await openTestDevice();
    const { family, server } = device;
    await family.write({ kind: 'saveChild', id: first, fields: mia });
    await family.write({ kind: 'createAdventure', id: uuid(9), fields: adventure() });
    await family.write({ kind: 'saveFamily', adult_name: 'Kim', children: [], removed: [] });
    await sync(device);
    await server.wipe();
    await sync(device);
    expect(await rowsAt(device)).toMatchObject({ [first]: 'Mia', [uuid(9)]: 'pirates' });
    expect((await family.db.dexie.profile.get(account.id))?.fields).toMatchObject({ adult_name: 'Kim' });
  });

  it('[BEY-07] an unsynced removal is kept even if another device has changed the row in the other history', async () => {
    const device = await openTestDevice();
    const { family, server, elsewhere } = device;
    await family.write({ kind: 'saveChild', id: first, fields: { ...mia, interests: ['kites', 'trains'] } });
    await sync(device);
    await server.copy();
    await family.write({ kind: 'saveChild', id: second, fields: tom });
    await sync(device);
    await server.restore();
    const row = await family.db.dexie.children.get(first);
    const trail = [...(row?.trail ?? []), 'their push'];
    const theirs = { ...row?.fields, name: 'Mimi', sync_trail: trail };
    await elsewhere({ table: 'children', id: first, base: row?.version ?? 0, deleted: false, fields: theirs });
    await family.write({ kind: 'saveChild', id: first, fields: { ...mia, interests: ['trains'] } });
    await sync(device);
    expect((await family.db.dexie.children.get(first))?.fields).toMatchObject({ name: 'Mimi', interests: ['trains'] });
  });

  it('a late answer from the former history is ignored', async () => {
    const device = await openTestDevice();
    const { family, server, replies, ports } = device;
    await family.write({ kind: 'saveChild', id: first, fields: mia });
    await sync(device);
    await server.copy();
    await family.write({ kind: 'saveChild', id: second, fields: tom });
    const late = await ports.store.collect([]);
    const answer: SyncAnswer = {
      receipts: [{ table: 'children', id: second, outcome: 'applied', version: 99 }],
      rows: [],
      cursor: 99,
      more: false,
      purged: 0,
      seen: { version: 99, stamp: 'before' },
    };
    replies.push(async (_request, real) => {
      // Another tab sent it before the server was wiped.
      await server.wipe();
      return real();
    });
    await sync(device);
    await ports.store.applyAnswer(late, { ...answer, unknownRows: [] }, 0, []);
    expect(await family.db.dexie.children.get(second)).toMatchObject({ dirty: 0 });
    expect((await family.db.dexie.children.get(second))?.version).toBeLessThan(99);
    await sync(device);
    expect(await rowsAt(device)).toMatchObject({ [first]: 'Mia', [second]: 'Tom' });
  });
});
