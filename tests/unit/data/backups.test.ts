import { describe, expect, it } from 'vitest';
import { purgeBackups } from '../../../src/data/files/backups.ts';
import { openTestFamily, type TestFamily } from './family.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;

/** A family with a copy of each of the days. */
async function familyWithCopies(...days: string[]): Promise<TestFamily> {
  const family = await openTestFamily();
  for (const day of days) {
    const at = `${day}T10:00:00.000Z`;
    await family.db.dexie.backups.add({ id: day, table: 'children', rowId: 'x', side: 'device', fields: {}, at });
  }
  return family;
}

const kept = ({ db }: TestFamily): Promise<unknown> => db.dexie.backups.toCollection().primaryKeys();

describe('copies of what was replaced', () => {
  it('are deleted once they are older than 30 days at two looks a day apart, and newer ones kept', async () => {
    const family = await familyWithCopies('2026-10-21', '2026-10-23');
    await purgeBackups(family.db, now);
    await purgeBackups(family.db, now + dayMs - 1);
    expect(await kept(family)).toEqual(['2026-10-21', '2026-10-23']);
    await purgeBackups(family.db, now + dayMs);
    expect(await kept(family)).toEqual(['2026-10-23']);
    // Two days later the next one is old too.
    for (const days of [3, 4]) await purgeBackups(family.db, now + days * dayMs);
    expect(await kept(family)).toEqual([]);
  });

  it('are not deleted by a clock that is a year ahead for a while', async () => {
    const family = await familyWithCopies('2026-11-21');
    const ahead = now + 365 * dayMs;
    await purgeBackups(family.db, now);
    for (const time of [ahead, ahead + 60_000, now + 2 * dayMs, ahead + 3 * dayMs]) await purgeBackups(family.db, time);
    expect(await kept(family)).toEqual(['2026-11-21']);
  });

  it('that are old are the only ones that a clock ahead deletes', async () => {
    const family = await familyWithCopies('2026-10-01', '2026-11-21');
    const ahead = now + 365 * dayMs;
    await purgeBackups(family.db, now);
    for (const time of [ahead, ahead + 60_000, now + 2 * dayMs, ahead + 3 * dayMs]) await purgeBackups(family.db, time);
    expect(await kept(family)).toEqual(['2026-11-21']);
  });

  it('are not deleted by a page that may only read', async () => {
    const family = await familyWithCopies('2026-10-21');
    family.db.access.set({ kind: 'newer-schema' });
    for (const days of [0, 2]) await purgeBackups(family.db, now + days * dayMs);
    expect(await kept(family)).toEqual(['2026-10-21']);
    expect(await family.db.dexie.meta.get('old-backups')).toBeUndefined();
  });
});
