import { expect, it } from 'vitest';
import { purgeBackups } from '../../../src/data/files/backups.ts';
import { openTestFamily } from './family.ts';

it('backups older than 30 days are deleted and newer ones kept; a read-only page deletes none', async () => {
  const { db } = await openTestFamily();
  const now = Date.parse('2026-11-21T10:00:00Z');
  for (const day of ['2026-10-21', '2026-10-23']) {
    const at = `${day}T10:00:00.000Z`;
    await db.dexie.backups.add({ id: day, table: 'children', rowId: 'x', side: 'device', fields: {}, at });
  }
  db.access.set({ kind: 'newer-schema' });
  await purgeBackups(db, now);
  expect(await db.dexie.backups.count()).toBe(2);
  db.access.set({ kind: 'open' });
  await purgeBackups(db, now);
  expect(await db.dexie.backups.toCollection().primaryKeys()).toEqual(['2026-10-23']);
});
