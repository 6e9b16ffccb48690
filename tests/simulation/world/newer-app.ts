import { Dexie } from 'dexie';
import { type FamilyDb, familyOf, type IndexedDb } from '../../../src/data/db.ts';
import { indexKeeper } from '../../../src/data/read/adventure-index.ts';
import { type FamilyDexie, familyName, schemaVersion, stores } from '../../../src/data/schema.ts';

/**
 * The app of next year: its schema is one version further, so that opening a device's database upgrades it, under the feet of
 * whatever older tab is open there. What is done with the rows is what today's app does.
 */
export async function openWithNewerApp(account: string, idb: IndexedDb, isCutShort: boolean): Promise<FamilyDb> {
  const dexie = new Dexie(familyName(account), { cache: 'disabled', ...idb }) as FamilyDexie;
  dexie.version(schemaVersion).stores(stores);
  dexie
    .version(schemaVersion + 1)
    .stores({ ...stores, novelties: 'id' })
    .upgrade(async (transaction) => {
      await transaction.table('novelties').put({ id: 'half' });
      if (isCutShort) transaction.abort();
      await transaction.table('novelties').put({ id: 'whole' });
    });
  dexie.use(indexKeeper);
  await dexie.open();
  return familyOf(account, dexie);
}
