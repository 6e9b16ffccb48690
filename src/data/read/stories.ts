import type { Adventure } from '../../domain/entities/adventure.ts';
import { withPartsOf } from '../../domain/json.ts';
import type { FamilyDexie } from '../schema.ts';
import { type Live, sharedQuery } from './live.ts';
import { loadAdventure } from './queries.ts';

/** The adventures that were opened, whole: each is read once for whoever looks at it, before its screen is drawn if need be. */
export type LiveStories = {
  /** The same for the same id. Its value is null where there is no such adventure (any more), or where its row can't be read. */
  of: (id: string) => Live<Adventure | null>;
  /** Follows none of them any more, for good. */
  end: () => void;
};

export function liveStories(dexie: FamilyDexie): LiveStories {
  const known = new Map<string, Live<Adventure | null>>();
  return {
    of: (id) => {
      const live = known.get(id) ?? storyOf(dexie, id);
      known.set(id, live);
      return live;
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
    last = withPartsOf(last, (await loadAdventure({ dexie }, id)) ?? null);
    return last;
  });
}
