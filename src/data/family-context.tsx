import { type Context, createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import type { FamilyDb } from './db.ts';
import { keptList, readList } from './read/kept.ts';
import type { Lists } from './read/queries.ts';
import { useQuery } from './read/use-query.ts';
import type { WriteClock } from './write/clock.ts';

type Value = { family: FamilyDb; clock: WriteClock };

const FamilyContext = createContext<Value | null>(null);

/** One for each list, so that a change is drawn only where that list is shown. */
const lists: { readonly [K in keyof Lists]: Context<Lists[K] | undefined> } = {
  profile: createContext<Lists['profile'] | undefined>(undefined),
  children: createContext<Lists['children'] | undefined>(undefined),
  environments: createContext<Lists['environments'] | undefined>(undefined),
  adventures: createContext<Lists['adventures'] | undefined>(undefined),
  quarantine: createContext<Lists['quarantine'] | undefined>(undefined),
};

/**
 * Gives the screens below it their family's open database, and follows its lists for all of them: each is read once, however many components show it. `clock` is
 * where writes take their time and ids from.
 */
export function FamilyProvider({ family, clock, children }: Value & { children: ReactNode }): ReactNode {
  const value = useMemo(() => ({ family, clock }), [family, clock]);
  // It is rendered anew when a list has changed.
  useEffect(() => {
    for (const listener of family.onRead) listener();
  });
  return (
    <FamilyContext value={value}>
      <lists.profile value={useFollowed(family, 'profile')}>
        <lists.children value={useFollowed(family, 'children')}>
          <lists.environments value={useFollowed(family, 'environments')}>
            <lists.adventures value={useFollowed(family, 'adventures')}>
              <lists.quarantine value={useFollowed(family, 'quarantine')}>{children}</lists.quarantine>
            </lists.adventures>
          </lists.environments>
        </lists.children>
      </lists.profile>
    </FamilyContext>
  );
}

function useFollowed<K extends keyof Lists>(family: FamilyDb, name: K): Lists[K] | undefined {
  return useQuery<Lists[K]>(family, keptList(family, name), () => readList(family, name));
}

/** The family and the clock of the nearest {@link FamilyProvider}; throws outside of one. */
export function useFamily(): Value {
  const value = useContext(FamilyContext);
  if (value === null) throw new Error('No FamilyProvider above this component.');
  return value;
}

/** A list of the family; undefined until it was read for the first time. */
export function useList<K extends keyof Lists>(name: K): Lists[K] | undefined {
  return useContext<Lists[K] | undefined>(lists[name]);
}
