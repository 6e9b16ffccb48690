import type { FamilyDb } from '../db.ts';
import { type LocalTable, localTables, type Row } from '../schema.ts';

/** A row or message that the server has refused, which can be retried, edited or discarded (`retryRefused`, `discardRefused`). */
export type Refused = {
  table: LocalTable | 'outbox';
  id: string;
  code: string;
  reason: string;
  at: string;
  deleted: boolean;
  name: string | null;
};

/** All refused rows and messages. Rejects where the database can’t be read. */
export async function listRefused({ dexie }: FamilyDb): Promise<Refused[]> {
  const refused: Refused[] = [];
  for (const table of localTables) {
    for (const { id, fields, rejected, deletedAt } of await dexie[table].orderBy('rejected.code').toArray()) {
      if (rejected !== undefined) refused.push({ table, id, ...rejected, deleted: deletedAt !== null, name: nameIn(fields) });
    }
  }
  for (const { id, kind, refused: reason } of await dexie.outbox.toArray()) {
    if (reason !== undefined) refused.push({ table: 'outbox', id, code: kind, ...reason, deleted: false, name: null });
  }
  return refused;
}

/** The name that a person gave the row; null where it has none. */
export function nameIn(fields: Row['fields']): string | null {
  const named = [fields['name'], fields['custom_name'], fields['custom_theme'], fields['theme'], fields['adult_name']];
  return named.find((name): name is string => typeof name === 'string' && name !== '') ?? null;
}
