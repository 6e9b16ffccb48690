import { describe, expect, it } from 'vitest';
import { keptByCount, purgeBackups } from '../../../src/data/files/backups.ts';
import { openTestFamily, type TestFamily } from './family.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;

/** A family with a copy of each of the days, which are the oldest ones of more than stay anyway. */
async function familyWithCopies(...days: string[]): Promise<TestFamily> {
  const family = await familyWithFew(...days);
  for (let i = 0; i < keptByCount; i += 1) await addCopy(family, `newer ${i}`, '2026-11-21T11:00:00.000Z');
  return family;
}

/** A family with these copies alone. */
async function familyWithFew(...days: string[]): Promise<TestFamily> {
  const family = await openTestFamily();
  for (const day of days) await addCopy(family, day, `${day}T10:00:00.000Z`);
  return family;
}

async function addCopy({ db }: TestFamily, id: string, at: string): Promise<void> {
  await db.dexie.backups.add({ id, table: 'children', rowId: 'x', side: 'device', fields: {}, at });
}

/** The days of which a copy is left. */
async function kept({ db }: TestFamily): Promise<string[]> {
  return (await db.dexie.backups.toCollection().primaryKeys()).filter((id) => !id.startsWith('newer'));
}

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

  it('are not deleted by a clock that is years ahead for days: the newest twenty stay', async () => {
    const days = Array.from({ length: keptByCount + 2 }, (_, i) => `2026-10-${String(i + 1).padStart(2, '0')}`);
    const family = await familyWithFew(...days);
    for (let day = 0; day < 5; day += 1) await purgeBackups(family.db, now + (1000 + day) * dayMs);
    expect(await kept(family)).toEqual(days.slice(2));
  });

  it('that a clock ahead has dated do not push the others out', async () => {
    const family = await familyWithFew('2026-11-20', ...Array.from({ length: keptByCount }, (_, i) => `2040-01-${10 + i}`));
    for (const days of [0, 1, 2]) await purgeBackups(family.db, now + days * dayMs);
    expect(await kept(family)).toHaveLength(keptByCount + 1);
  });

  it('are not deleted by a page that may only read', async () => {
    const family = await familyWithCopies('2026-10-21');
    family.db.access.set({ kind: 'newer-schema' });
    for (const days of [0, 2]) await purgeBackups(family.db, now + days * dayMs);
    expect(await kept(family)).toEqual(['2026-10-21']);
    expect(await family.db.dexie.meta.get('old-backups')).toBeUndefined();
  });
});
