import { expect, it } from 'vitest';
import { exportFamily } from '../../../src/data/files/export.ts';
import { readFamilyFile } from '../../../src/domain/family-file.ts';
import { runRounds } from '../../../src/sync/round.ts';
import { mia, uuid } from '../data/family.ts';
import { openTestDevice } from './test-device.ts';

it('[PROF-10] a child from a file that is deleted before it was sent is deleted in the account too, and does not come back', async () => {
  const device = await openTestDevice();
  const { family, elsewhere, ports } = device;
  await family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
  const answer = readFamilyFile(JSON.stringify(await exportFamily(family.db, device.clock.ms)));
  // As on a device that was just set up.
  await family.db.dexie.children.clear();
  await family.db.dexie.shadows.clear();
  await elsewhere({ table: 'children', id: uuid(1), base: 0, deleted: false, fields: { ...mia } });
  if (!answer.ok) throw new Error('The file can not be read.');
  await family.write({ kind: 'importFamily', file: answer.file });
  await family.write({ kind: 'saveFamily', children: [], removed: [uuid(1)] });
  expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
  expect(await family.db.dexie.children.get(uuid(1))).toMatchObject({ dirty: 0, fields: {} });
  expect((await family.db.dexie.children.get(uuid(1)))?.deletedAt).not.toBeNull();
});

it('[PROF-10] a child that another device got from this one’s file is deleted in the account too, although this device never sent it', async () => {
  const { family, elsewhere, ports } = await openTestDevice();
  await family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
  await elsewhere({ table: 'children', id: uuid(1), base: 0, deleted: false, fields: { ...mia } });
  await family.write({ kind: 'saveFamily', children: [], removed: [uuid(1)] });
  expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
  expect(await family.db.dexie.children.get(uuid(1))).toMatchObject({ dirty: 0, fields: {}, deletedAt: expect.any(String) });
});
