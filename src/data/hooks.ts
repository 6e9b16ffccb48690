import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Adventure } from '../domain/adventure.ts';
import type { Child, Environment, Profile } from '../domain/family.ts';
import type { AccessState } from './access.ts';
import type { CommandInput } from './commands.ts';
import { useFamily } from './family-context.tsx';
import type { FamilyDb } from './family-db.ts';
import { type Feed, feedsOf, type Lists } from './feeds.ts';
import { type AdventureSummary, parseAdventures } from './parse.ts';
import { reportMisfits } from './quarantine.ts';
import { countWaiting, dirtyRows, listBackups } from './queries.ts';
import { type Backup, type LocalTable, localTables, type Quarantined, type Row } from './rows.ts';
import type { WriteResult } from './write.ts';

/**
 * The family's data as screens read it: each hook answers `undefined` while the database is being asked, and renders again
 * when a row changes, in this tab or in another.
 */

function useRows<K extends keyof Lists>(list: K): Lists[K]['good'] | undefined {
  const { db, clock } = useFamily();
  const feed: Feed<Lists[K]> = feedsOf(db)[list];
  const parsed = useSyncExternalStore(feed.subscribe, feed.get);
  const misfits = parsed?.bad;
  const key = misfits?.map((misfit) => misfit.id).join(' ');
  // Outside of the query: a live query must not write. Again only when other rows misfit than before.
  const report = useEffectEvent(() => {
    if (misfits !== undefined) reportMisfits(db, list, misfits, new Date(clock.now()).toISOString()).catch(() => undefined);
  });
  useEffect(() => {
    if (key !== undefined) report();
  }, [key]);
  return parsed?.good;
}

export function useProfile(): Profile | undefined {
  return useRows('profile')?.[0];
}

/** In the order in which they were added. */
export function useChildren(): Child[] | undefined {
  return useRows('children');
}

/** In the order in which they were added. */
export function useEnvironments(): Environment[] | undefined {
  return useRows('environments');
}

/** Newest edit first, without their stories: those come with {@link useAdventure}. */
export function useAdventures(): AdventureSummary[] | undefined {
  return useRows('adventures');
}

/** One adventure, whole; null where there is none (any more). */
export function useAdventure(id: string): Adventure | null | undefined {
  const { db } = useFamily();
  return useLiveQuery(async () => {
    const row = await db.dexie.adventures.get(id).catch(() => undefined);
    return row === undefined ? null : (parseAdventures([row]).good[0] ?? null);
  }, [db, id]);
}

/** Messages that wait for a connection. */
export function useOutboxCount(): number | undefined {
  const { db } = useFamily();
  return useLiveQuery(() => db.dexie.outbox.count().catch(() => 0), [db]);
}

/** Everything that has not reached the account yet: edited rows and messages. */
export function useWaitingCount(): number | undefined {
  const { db } = useFamily();
  return useLiveQuery(() => countWaiting(db).catch(() => 0), [db]);
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
  const { db } = useFamily();
  return useLiveQuery(() => loadRefused(db).catch(() => []), [db]);
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

/** Rows that this version of the app can't read: kept, left out of the lists, and worth a word to the adult. */
export function useQuarantine(): Quarantined[] | undefined {
  const { db } = useFamily();
  return useLiveQuery(() => db.dexie.quarantine.toArray().catch(() => []), [db]);
}

/** What merges and imports have replaced in the last 30 days, newest first; `restoreBackup` brings it back. */
export function useBackups(): Backup[] | undefined {
  const { db } = useFamily();
  return useLiveQuery(() => listBackups(db).catch(() => []), [db]);
}

/** Whether this page may still use its database; see {@link AccessState}. */
export function useAccess(): AccessState {
  const { access } = useFamily().db;
  return useSyncExternalStore(access.subscribe, access.get);
}

/** The one way to write from a screen. */
export function useWrite(): (command: CommandInput) => Promise<WriteResult> {
  const { db, clock } = useFamily();
  // Not needed before the first screen stands, and then on the device already: the worker keeps it.
  return useCallback(async (command) => (await import('./write.ts')).write(db, command, clock), [db, clock]);
}
