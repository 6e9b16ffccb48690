import { type Context, createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import type { FamilyDb } from './db.ts';
import { type Lists, lists } from './read/queries.ts';
import { useQuery } from './read/use-query.ts';
import type { WriteClock } from './write/clock.ts';

type Value = { family: FamilyDb; clock: WriteClock };

const FamilyContext = createContext<Value | null>(null);

/** One for each list, so that a change is drawn only where that list is shown. */
const contexts: { readonly [K in keyof Lists]: Context<Lists[K] | undefined> } = {
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
      <contexts.profile value={useQuery(family, lists.profile)}>
        <contexts.children value={useQuery(family, lists.children)}>
          <contexts.environments value={useQuery(family, lists.environments)}>
            <contexts.adventures value={useQuery(family, lists.adventures)}>
              <contexts.quarantine value={useQuery(family, lists.quarantine)}>{children}</contexts.quarantine>
            </contexts.adventures>
          </contexts.environments>
        </contexts.children>
      </contexts.profile>
    </FamilyContext>
  );
}

/** The family and the clock of the nearest {@link FamilyProvider}; throws outside of one. */
export function useFamily(): Value {
  const value = useContext(FamilyContext);
  if (value === null) throw new Error('No FamilyProvider above this component.');
  return value;
}

/** A list of the family; undefined until it was read for the first time. */
export function useList<K extends keyof Lists>(name: K): Lists[K] | undefined {
  return useContext<Lists[K] | undefined>(contexts[name]);
}
