import type { FamilyDexie, LocalTable } from '../schema.ts';
import { stampAfter } from '../write/apply-adventure.ts';
import type { WriteClock } from '../write/clock.ts';
import { changeRow, createRow, liveRow, withoutRejection } from '../write/edit.ts';
import { Refusal } from '../write/error.ts';
import { enforceLimit } from '../write/family-limits.ts';
import { saveBackup } from './backups.ts';

/** A person's decisions about rows and messages that the server has refused, and about copies of what a merge has replaced. */

const gone = (): Refusal => new Refusal({ kind: 'missing', problem: 'nothing-to-decide' });

/** Lets the next sync send the row or message again. */
export async function retryRefused(dexie: FamilyDexie, table: LocalTable | 'outbox', id: string): Promise<void> {
  if (table === 'outbox') {
    const item = await dexie.outbox.get(id);
    if (item?.refused === undefined) throw gone();
    const { refused: _, ...again } = item;
    await dexie.outbox.put({ ...again, nextTry: 0 });
    return;
  }
  const row = await dexie[table].get(id);
  if (row?.rejected === undefined) throw gone();
  await dexie[table].put(withoutRejection(row));
}

/** Discards the edit: the row is reset to the account's state, or removed if the account never had it. A copy is kept. */
export async function discardRefused(dexie: FamilyDexie, table: LocalTable | 'outbox', id: string, clock: WriteClock): Promise<void> {
  if (table === 'outbox') {
    if ((await dexie.outbox.get(id))?.refused === undefined) throw gone();
    await dexie.outbox.delete(id);
    return;
  }
  const row = await dexie[table].get(id);
  if (row?.rejected === undefined) throw gone();
  const shadow = await dexie.shadows.get([table, id]);
  const base = shadow?.base ?? null;
  if (row.deletedAt === null) await saveBackup(dexie, table, row, clock);
  if (base === null) await dexie[table].delete(id);
  else await dexie[table].put({ ...withoutRejection(row), fields: base, deletedAt: null, dirty: 0, revision: row.revision + 1 });
  await dexie.shadows.delete([table, id]);
}

/**
 * Brings back what was replaced, as an edit made now; the state it replaces in turn takes the copy's place. A row that has been
 * deleted since comes back under the id `newId`, as far as the family has room for it.
 */
export async function restoreBackup(dexie: FamilyDexie, id: string, newId: string, clock: WriteClock): Promise<void> {
  const backup = await dexie.backups.get(id);
  if (backup === undefined) throw new Refusal({ kind: 'missing', problem: 'copy-gone' });
  const { table, rowId } = backup;
  const row = await liveRow(dexie, table, rowId);
  const latest = (row ?? backup).fields['updated_at'];
  const fields = table === 'adventures' ? { ...backup.fields, updated_at: stampAfter(latest, clock.now()) } : backup.fields;
  await dexie.backups.delete(id);
  if (row === null) {
    await createRow(dexie, table, newId, fields);
    if (table === 'children' || table === 'environments') await enforceLimit(dexie, table);
    return;
  }
  await saveBackup(dexie, table, row, clock);
  await changeRow(dexie, table, row, fields);
}
