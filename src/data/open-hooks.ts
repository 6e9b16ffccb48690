import { useLiveQuery } from 'dexie-react-hooks';
import type { Adventure } from '../domain/adventure.ts';
import type { FamilyDb } from './family-db.ts';
import { useOpenFamily } from './hooks.ts';
import { parseAdventures } from './parse.ts';
import { dirtyRows, listBackups } from './queries.ts';
import { type Backup, type LocalTable, localTables, type Row } from './rows.ts';

/** What single screens read of the family's data, live: for code that is loaded after the first screen, as Dexie is. */

/** What `ask` finds, again with every change; undefined until the database is open and has answered, `lost` where it can't. */
function useAsked<T>(ask: (db: FamilyDb) => Promise<T>, lost: T, key = ''): T | undefined {
  const db = useOpenFamily();
  return useLiveQuery(async () => (db === null ? undefined : ask(db).catch(() => lost)), [db, key]);
}

/** One adventure, whole; null where there is none (any more). */
export function useAdventure(id: string): Adventure | null | undefined {
  return useAsked(
    async ({ dexie }) => {
      const row = await dexie.adventures.get(id);
      return row === undefined ? null : (parseAdventures([row]).good[0] ?? null);
    },
    null,
    id,
  );
}

/** Something the server refused, to be tried again, edited or discarded (`retryRefused`, `discardRefused`). */
export type Refused = {
  table: LocalTable | 'outbox';
  id: string;
  code: string;
  reason: string;
  at: string;
  deleted: boolean;
  name: string | null;
};

export function useRefused(): Refused[] | undefined {
  return useAsked(loadRefused, []);
}

async function loadRefused(db: FamilyDb): Promise<Refused[]> {
  const refused: Refused[] = [];
  for (const table of localTables) {
    for (const { id, fields, rejected, deletedAt } of await dirtyRows(db, table)) {
      if (rejected !== undefined) refused.push({ table, id, ...rejected, deleted: deletedAt !== null, name: nameIn(fields) });
    }
  }
  for (const { id, kind, refused: reason } of await db.dexie.outbox.toArray()) {
    if (reason !== undefined) refused.push({ table: 'outbox', id, code: kind, ...reason, deleted: false, name: null });
  }
  return refused;
}

/** What a person calls the row, where it has a name. */
export function nameIn(fields: Row['fields']): string | null {
  const named = [fields['name'], fields['custom_name'], fields['custom_theme'], fields['theme'], fields['adult_name']];
  return named.find((name): name is string => typeof name === 'string' && name !== '') ?? null;
}

/** What merges and imports have replaced in the last 30 days, newest first; `restoreBackup` brings it back. */
export function useBackups(): Backup[] | undefined {
  return useAsked(listBackups, []);
}
