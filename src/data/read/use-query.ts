import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import type { FamilyDb } from '../db.ts';
import { againMs, ask, lastAnswer, type Query, rested } from './live-query.ts';

/**
 * `useLiveQuery` that begins with the last answer, and never throws: where the database can't be read, as when the browser has closed it behind a page in the
 * background, the last answer stays, and the query is asked again until it can. For a moment after another query was given, it still answers the one before.
 * Screens are mounted anew for another account (`app/guards.tsx`), so no answer is shown to another family.
 */
export function useQuery<T>(family: FamilyDb, query: Query<T>): T | undefined {
  const { access } = family;
  const state = useSyncExternalStore(access.subscribe, access.get);
  const read = async (): Promise<T | undefined> => {
    try {
      return await ask(family, query);
    } catch {
      setTimeout(() => access.renew(state), againMs);
      return lastAnswer(family, query);
    }
  };
  return useLiveQuery(rested(read), [family, query.name, state], lastAnswer(family, query));
}
