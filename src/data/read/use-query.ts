import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import type { FamilyDb } from '../db.ts';
import type { Kept } from './kept.ts';
import { againMs, rested } from './rested.ts';

/**
 * `useLiveQuery` that begins with the answer in `kept`, and never throws: where the database can't be read, as when the browser has closed it behind a page in the
 * background, the last answer stays, and the query is asked again until it can. `query` keeps its answer itself; the same `kept` stands for the same query. Screens are
 * mounted anew for another account (`app/guards.tsx`), so no answer is shown to another family.
 */
export function useQuery<T>(family: FamilyDb, kept: Kept<T>, query: () => Promise<T>): T | undefined {
  const { access } = family;
  const state = useSyncExternalStore(access.subscribe, access.get);
  const ask = async (): Promise<T | undefined> => {
    try {
      return await query();
    } catch {
      setTimeout(() => access.renew(state), againMs);
      return kept.answer;
    }
  };
  return useLiveQuery(rested(ask), [family, kept, state], kept.answer);
}
