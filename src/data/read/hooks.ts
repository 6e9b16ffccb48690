import { useCallback, useSyncExternalStore } from 'react';
import type { Adventure } from '../../domain/entities/adventure.ts';
import type { Child } from '../../domain/entities/child.ts';
import type { Environment } from '../../domain/entities/environment.ts';
import type { Profile } from '../../domain/entities/profile.ts';
import type { AccessState } from '../access.ts';
import type { FamilyDb } from '../db.ts';
import { useFamily, useList } from '../family-context.tsx';
import type { Quarantined } from '../schema.ts';
import type { CommandInput } from '../write/commands.ts';
import type { WriteResult } from '../write/write.ts';
import { lastAnswer } from './live-query.ts';
import type { AdventureSummary } from './parse.ts';
import { type Lists, storyOf } from './queries.ts';
import { useQuery } from './use-query.ts';

/**
 * Hooks for the family's data: each returns `undefined` until the database was read, and re-renders when a row changes, in this tab or another.
 */

function useRows<K extends Exclude<keyof Lists, 'quarantine'>>(name: K): Lists[K]['good'] | undefined {
  return useList(name)?.good;
}

/** The family’s profile. */
export function useProfile(): Profile | undefined {
  return useRows('profile')?.[0];
}

/** The adult’s name; null where there is none, also because this version can't read the profile: waiting for it would never end. */
export function useAdultName(): string | null | undefined {
  const profiles = useRows('profile');
  return profiles && (profiles[0]?.adult_name ?? null);
}

/** In the order in which they were added. */
export function useChildren(): Child[] | undefined {
  return useRows('children');
}

/** In the order in which they were added. */
export function useEnvironments(): Environment[] | undefined {
  return useRows('environments');
}

/** The adventures without their stories, the last edited first; {@link useAdventure} has the story. */
export function useAdventures(): AdventureSummary[] | undefined {
  return useRows('adventures');
}

/** Rows that this version of the app can't read. They are kept, left out of the lists, and reported to the adult. */
export function useQuarantine(): Quarantined[] | undefined {
  return useList('quarantine');
}

/** An adventure with its story; null where it does not exist. Parts that an edit does not change stay the same objects, down to single steps. */
export function useAdventure(id: string): Adventure | null | undefined {
  const { family } = useFamily();
  const query = storyOf(id);
  const story = useQuery(family, query);
  // Right after another id was given, it still is the story of the one before.
  return (story?.id === id ? story : lastAnswer(family, query))?.adventure;
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

/** Returns the function with which screens write. */
export function useWrite(): (command: CommandInput) => Promise<WriteResult> {
  const { family, clock } = useFamily();
  // The code of the commands is loaded with the first write; it is not needed for the first screen, and cached by the worker.
  return useCallback(
    async (command) => {
      const code = await import('../write/write.ts').catch(() => null);
      if (code === null) return { ok: false, error: { kind: 'storage', problem: 'code-missing' } };
      return code.write(family, command, clock);
    },
    [family, clock],
  );
}
