import { Dexie, type ObservabilitySet } from 'dexie';
import { expect, it } from 'vitest';
import type { SyncAnswer } from '../../../src/domain/contracts/sync-protocol.ts';
import { runRounds } from '../../../src/sync/round.ts';
import { adventure, mia, tom, uuid } from '../data/family.ts';
import { openTestDevice, type TestDevice } from './test-device.ts';

/** A push's rows are not sent back, because the receipt is enough. */

const ids = [uuid(1), uuid(2), uuid(3)];

it('the rows of a push are not in its answer, and the cursor is past them', async () => {
  const { family, ports, replies } = await openTestDevice();
  await runRounds(ports, 'all');
  for (const id of ids) await family.write({ kind: 'saveChild', id, fields: mia });
  const heard: SyncAnswer[] = [];
  replies.push(async (_request, real) => {
    const answer = await real();
    if (answer.ok) heard.push(answer.body as SyncAnswer);
    return answer;
  });
  expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
  expect(heard).toMatchObject([{ rows: [], receipts: ids.map((id) => ({ id, outcome: 'applied' })) }]);
  expect(await family.db.dexie.children.toArray()).toMatchObject(ids.map((id) => ({ id, dirty: 0, fields: mia })));
  expect(await family.db.dexie.meta.get('pull')).toMatchObject({ value: { cursor: heard[0]?.cursor } });
});

it('while everything is read again, rows that were just sent count as read', async () => {
  const { family, ports } = await openTestDevice();
  for (const id of ids) await family.write({ kind: 'saveChild', id, fields: mia });
  await runRounds(ports, 'all');
  await family.db.dexie.meta.put({ key: 'pull', value: { cursor: 0, floor: 0, reread: [] } });
  for (const id of ids) await family.write({ kind: 'saveChild', id, fields: tom });
  expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
  expect(await family.db.dexie.children.toArray()).toMatchObject(ids.map((id) => ({ id, dirty: 0, fields: tom })));
  expect(await family.db.dexie.meta.get('pull')).toMatchObject({ value: { reread: null } });
});

it('a row discarded while it was sent is restored if it arrived', async () => {
  const { family, ports, replies } = await openTestDevice();
  const id = uuid(1);
  await family.write({ kind: 'saveChild', id, fields: mia });
  replies.push(async (_request, real) => {
    const answer = await real();
    // As a person in another tab who discards what was refused there.
    await family.db.dexie.children.delete(id);
    await family.db.dexie.shadows.clear();
    return answer;
  });
  expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
  expect(await family.db.dexie.children.get(id)).toMatchObject({ dirty: 0, deletedAt: null, fields: mia });
});

const many = Array.from({ length: 30 }, (_, n) => uuid(n + 1));

async function startMany({ family }: TestDevice): Promise<void> {
  for (const id of many) await family.write({ kind: 'createAdventure', id, fields: adventure() });
}

it('accepted rows keep no merge base', async () => {
  const device = await openTestDevice();
  await startMany(device);
  expect(await runRounds(device.ports, 'all')).toEqual({ kind: 'done' });
  expect(await device.family.db.dexie.shadows.count()).toBe(0);
  expect(await device.family.db.dexie.adventures.where('dirty').equals(1).count()).toBe(0);
});

it('a row edited meanwhile keeps its base, and stays dirty', async () => {
  const device = await openTestDevice();
  const { family, ports, replies } = device;
  await startMany(device);
  const id = uuid(17);
  replies.push(async (_request, real) => {
    const answer = await real();
    await family.write({ kind: 'renameAdventure', id, name: 'The Night Ship' });
    return answer;
  });
  expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
  expect(await family.db.dexie.adventures.where('dirty').equals(1).primaryKeys()).toEqual([id]);
  expect(await family.db.dexie.shadows.toArray()).toMatchObject([{ id, base: { custom_name: null } }]);
  expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
  expect(await family.db.dexie.shadows.count()).toBe(0);
});

it('a receipt does not make a list read again, because it changes nothing that a list shows', async () => {
  const device = await openTestDevice();
  const { family, ports } = device;
  await startMany(device);
  const entries = await family.db.dexie.adventureIndex.toArray();
  const written = new Set<string>();
  const note = (parts: ObservabilitySet): void => {
    for (const part of Object.keys(parts)) written.add(part.split('/')[3] ?? '');
  };
  Dexie.on.storagemutated.subscribe(note);
  expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
  Dexie.on.storagemutated.unsubscribe(note);
  expect(written).toContain('adventures');
  expect(written).not.toContain('adventureIndex');
  expect(await family.db.dexie.adventureIndex.toArray()).toEqual(entries);
});
