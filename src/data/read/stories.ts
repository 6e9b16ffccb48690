import type { Adventure } from '../../domain/entities/adventure.ts';
import { withPartsOf } from '../../domain/json.ts';
import type { FamilyDexie } from '../schema.ts';
import { type Live, sharedQuery } from './live.ts';
import { parseAdventures } from './parse.ts';

/** The adventures that were opened, whole: each is read once for whoever looks at it, before its screen is drawn if need be. */
export type LiveStories = {
  /** The same for the same id. Its value is null where there is no such adventure (any more), or where it can't be read. */
  of: (id: string) => Live<Adventure | null>;
  /** Follows none of them any more, for good. */
  end: () => void;
};

export function liveStories(dexie: FamilyDexie): LiveStories {
  const known = new Map<string, Live<Adventure | null>>();
  const follow = (id: string): Live<Adventure | null> => {
    const reuse = newsOnly<Adventure | null>();
    return sharedQuery(async () => {
      const row = await dexie.adventures.get(id).catch(() => undefined);
      return reuse(row === undefined ? null : (parseAdventures([row]).good[0] ?? null));
    });
  };
  return {
    of: (id) => {
      const live = known.get(id) ?? follow(id);
      known.set(id, live);
      return live;
    },
    end: () => {
      for (const live of known.values()) live.end();
    },
  };
}

/** Gives each value the parts of the one before that it has in common with it. */
function newsOnly<T>(): (next: T) => T {
  let last: T | undefined;
  return (next) => {
    last = withPartsOf(last, next);
    return last;
  };
}
