import type { Adventure } from '../../domain/entities/adventure.ts';
import { withPartsOf } from '../../domain/json.ts';
import type { FamilyDexie } from '../schema.ts';
import { type Live, sharedQuery } from './live.ts';
import { parseAdventures } from './parse.ts';

/** The adventures that were opened, whole: each is read once for whoever looks at it, before its screen is drawn if need be. */
export type LiveStories = {
  /** The same for the same id. Its value is null where there is no such adventure (any more), or where it can't be read. */
  of: (id: string) => Live<Adventure | null>;
  /** The same, asked anew where nothing was found before: the database may have been away. Not for a component that is drawing. */
  lookFor: (id: string) => Live<Adventure | null>;
  /** Follows none of them any more, for good. */
  end: () => void;
};

export function liveStories(dexie: FamilyDexie): LiveStories {
  const known = new Map<string, Live<Adventure | null>>();
  const of = (id: string): Live<Adventure | null> => {
    const live = known.get(id) ?? storyOf(dexie, id);
    known.set(id, live);
    return live;
  };
  return {
    of,
    lookFor: (id) => {
      const before = known.get(id);
      if (before?.get() === null) {
        before.end();
        known.delete(id);
      }
      return of(id);
    },
    end: () => {
      for (const live of known.values()) live.end();
    },
  };
}

function storyOf(dexie: FamilyDexie, id: string): Live<Adventure | null> {
  // (each value is given the parts of the one before that it has in common with it)
  let last: Adventure | null = null;
  return sharedQuery(async () => {
    try {
      const row = await dexie.adventures.get(id);
      last = withPartsOf(last, row === undefined ? null : (parseAdventures([row]).good[0] ?? null));
    } catch {
      // The page hears of a lost database by `access`.
    }
    return last;
  });
}
