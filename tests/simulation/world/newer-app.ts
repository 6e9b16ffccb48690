import { Dexie } from 'dexie';
import { createAccess } from '../../../src/data/access.ts';
import { familyName, schemaVersion } from '../../../src/data/family.ts';
import { asFamily, type FamilyDb, type FamilyDexie, type IndexedDb, stores } from '../../../src/data/family-db.ts';
import { shelfKeeper } from '../../../src/data/shelf.ts';

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
  dexie.use(shelfKeeper);
  await dexie.open();
  return asFamily({ account, dexie, access: createAccess({ kind: 'open' }), flushers: new Set(), glance: null });
}
