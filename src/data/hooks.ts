import { useCallback, useEffect, useEffectEvent, useReducer, useSyncExternalStore } from 'react';
import type { Child, Environment, Profile } from '../domain/family.ts';
import type { AccessState } from './access.ts';
import type { CommandInput } from './commands.ts';
import { useFamily } from './family-context.tsx';
import { type Feed, type Fed, feedsOf, type Lists } from './feeds.ts';
import type { AdventureSummary } from './parse.ts';
import { reportMisfits } from './quarantine.ts';
import type { FamilyDb } from './family-db.ts';
import type { Quarantined } from './rows.ts';
import type { WriteResult } from './write.ts';

/**
 * The family's data as screens read it: each hook answers `undefined` while the database is being asked, and renders again
 * when a row changes, in this tab or in another.
 */

function useFeed<K extends keyof Fed>(name: K): Fed[K] | undefined {
  const feed: Feed<Fed[K]> = feedsOf(useFamily().family)[name];
  return useSyncExternalStore(feed.subscribe, feed.get);
}

function useRows<K extends keyof Lists>(list: K): Lists[K]['good'] | undefined {
  const { family, clock } = useFamily();
  const parsed = useFeed(list);
  const misfits = parsed?.bad;
  const key = misfits?.map((misfit) => misfit.id).join(' ');
  // Outside of the query: a live query must not write. Again only when other rows misfit than before.
  const report = useEffectEvent(async () => {
    if (misfits !== undefined) await reportMisfits(await family.opened, list, misfits, new Date(clock.now()).toISOString());
  });
  useEffect(() => {
    if (key !== undefined) report().catch(() => undefined);
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

/** Everything that has not reached the account yet: edited rows and messages. */
export function useWaitingCount(): number | undefined {
  return useFeed('waiting');
}

/** Rows that this version of the app can't read: kept, left out of the lists, and worth a word to the adult. */
export function useQuarantine(): Quarantined[] | undefined {
  return useFeed('quarantine');
}

/** The open database; null while the screens still live on what was seen at a glance. */
export function useOpenFamily(): FamilyDb | null {
  const { family } = useFamily();
  const [, render] = useReducer((renders: number) => renders + 1, 0);
  useEffect(() => {
    let gone = false;
    family.opened.then(
      () => !gone && render(),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [family]);
  return family.now();
}

/** Whether this page may still use its database; see {@link AccessState}. */
export function useAccess(): AccessState {
  const { access } = useFamily().family;
  return useSyncExternalStore(access.subscribe, access.get);
}

/** The one way to write from a screen. */
export function useWrite(): (command: CommandInput) => Promise<WriteResult> {
  const { family, clock } = useFamily();
  // Not needed before the first screen stands, and then on the device already: the worker keeps it.
  return useCallback(
    async (command) => {
      const db = await family.opened.catch(() => null);
      if (db === null) return { ok: false, error: { kind: 'storage', message: 'This browser does not let Play Venture store anything.' } };
      return (await import('./write.ts')).write(db, command, clock);
    },
    [family, clock],
  );
}
