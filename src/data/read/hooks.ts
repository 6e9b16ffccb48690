import { useCallback, useSyncExternalStore } from 'react';
import type { Adventure } from '../../domain/entities/adventure.ts';
import type { Child } from '../../domain/entities/child.ts';
import type { Environment } from '../../domain/entities/environment.ts';
import type { Profile } from '../../domain/entities/profile.ts';
import type { AccessState } from '../access.ts';
import type { FamilyDb } from '../db.ts';
import { useFamily } from '../family-context.tsx';
import type { Quarantined } from '../schema.ts';
import type { CommandInput } from '../write/commands.ts';
import type { WriteResult } from '../write/write.ts';
import type { Lists } from './lists.ts';
import type { AdventureSummary } from './parse.ts';

/**
 * The family's data as screens read it: each hook answers `undefined` while the database is being asked, and renders again
 * when a row changes, in this tab or in another.
 */

function useList<K extends keyof Lists>(name: K): Lists[K] | undefined {
  const list = useFamily().family.lists[name];
  return useSyncExternalStore(list.subscribe, list.get);
}

function useRows<K extends Exclude<keyof Lists, 'quarantine'>>(name: K): Lists[K]['good'] | undefined {
  return useList(name)?.good;
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

/** Rows that this version of the app can't read: kept, left out of the lists, and worth a word to the adult. */
export function useQuarantine(): Quarantined[] | undefined {
  return useList('quarantine');
}

/** One adventure, whole; null where there is none (any more). What an edit leaves as it was stays the same object, down to each step. */
export function useAdventure(id: string): Adventure | null | undefined {
  const story = useFamily().family.stories.of(id);
  return useSyncExternalStore(story.subscribe, story.get);
}

/** The family's open database, for what is not a hook. */
export function useOpenFamily(): FamilyDb {
  return useFamily().family;
}

/** Whether this page may still use its database; see {@link AccessState}. */
export function useAccess(): AccessState {
  const { access } = useFamily().family;
  return useSyncExternalStore(access.subscribe, access.get);
}

/** The one way to write from a screen. */
export function useWrite(): (command: CommandInput) => Promise<WriteResult> {
  const { family, clock } = useFamily();
  // What each command does is not needed before the first screen stands, and then on the device already: the worker keeps it.
  return useCallback(
    async (command) => {
      const code = await import('../write/write.ts').catch(() => null);
      if (code === null) return { ok: false, error: { kind: 'storage', problem: 'code-missing' } };
      return code.write(family, command, clock);
    },
    [family, clock],
  );
}
