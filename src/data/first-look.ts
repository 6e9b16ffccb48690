import { familyName, type Glance, glanceAtMost, minWriterKey, schemaVersion } from './family.ts';
import { answerOf, dexieFactor, openAsIs } from './idb.ts';
import type { Quarantined, Row } from './rows.ts';

/**
 * All that the first screen shows, read in one transaction straight from IndexedDB: it stands before Dexie has been loaded and run.
 * null where the account has no database here yet, or something in it has to be put in order before it can be shown.
 */
export async function firstLook(account: string, factory: IDBFactory = indexedDB): Promise<Glance | null> {
  const db = await openAsIs(familyName(account), factory).catch(() => null);
  if (db === null) return null;
  try {
    return db.version === schemaVersion * dexieFactor ? await lookInto(db, account) : null;
  } catch {
    return null;
  } finally {
    db.close();
  }
}

async function lookInto(db: IDBDatabase, account: string): Promise<Glance | null> {
  const transaction = db.transaction(['profile', 'children', 'environments', 'adventures', 'shelf', 'quarantine', 'meta']);
  const rows = <T = Row>(table: string): Promise<T[]> => answerOf<T[]>(transaction.objectStore(table).getAll());
  const [minWriter, profile, children, environments, quarantine, stories, entries] = await Promise.all([
    answerOf(transaction.objectStore('meta').get(minWriterKey)),
    rows('profile'),
    rows('children'),
    rows('environments'),
    rows<Quarantined>('quarantine'),
    answerOf(transaction.objectStore('adventures').count()),
    answerOf(transaction.objectStore('shelf').count()),
  ]);
  if (minWriter !== undefined || stories !== entries || !profile.some(({ id }) => id === account)) return null;
  const glance = { profile, children, environments, quarantine };
  return entries > glanceAtMost ? glance : { ...glance, shelf: await rows('shelf') };
}
