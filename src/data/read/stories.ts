import type { Adventure } from '../../domain/entities/adventure.ts';
import { withPartsOf } from '../../domain/json.ts';
import type { FamilyDexie } from '../schema.ts';
import { type Live, sharedQuery } from './live.ts';
import { parseAdventures } from './parse.ts';

/** Live adventures with their stories: each is read once for all subscribers, and can be read before its screen is rendered. */
export type LiveStories = {
  /** The same object for the same id. Its value is null where the adventure does not exist, or its row can't be read. */
  of: (id: string) => Live<Adventure | null>;
  /** Ends all of them for good. */
  end: () => void;
};

/** Creates the live adventures of a database; each is read when it is first subscribed to. */
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
  // Each value reuses the unchanged parts of the one before.
  let last: Adventure | null = null;
  return sharedQuery(async () => {
    last = withPartsOf(last, (await loadAdventure({ dexie }, id)) ?? null);
    return last;
  });
}

/** An adventure with its story; undefined where it does not exist or was deleted. */
export async function loadAdventure({ dexie }: { dexie: FamilyDexie }, id: string): Promise<Adventure | undefined> {
  const row = await dexie.adventures.get(id);
  return row === undefined ? undefined : parseAdventures([row]).good[0];
}
