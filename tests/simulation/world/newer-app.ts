import { Dexie } from 'dexie';
import { indexMiddleware } from '../../../src/data/adventure-index.ts';
import { type FamilyDb, familyDbOf, type IndexedDb } from '../../../src/data/db.ts';
import { type FamilyDexie, familyName, schemaVersion, stores } from '../../../src/data/schema.ts';

/**
 * Opens a family's database as a later version of the app: its schema is one version newer, so that the database is upgraded while older tabs have it open.
 * Everything else is today's app. `isCutShort`: the upgrade is aborted, and the promise rejects.
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
  dexie.use(indexMiddleware);
  await dexie.open();
  return familyDbOf(account, dexie);
}
