import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { WriteClock } from './apply-command.ts';
import type { FamilyDb } from './family-db.ts';

type Value = { db: FamilyDb; clock: WriteClock };

const FamilyContext = createContext<Value | null>(null);

/** Gives the screens below it the family's database. `clock` is where writes take their time and ids from. */
export function FamilyProvider({ db, clock, children }: Value & { children: ReactNode }): ReactNode {
  const value = useMemo(() => ({ db, clock }), [db, clock]);
  return <FamilyContext value={value}>{children}</FamilyContext>;
}

/** The database and the clock of the nearest {@link FamilyProvider}; throws outside of one. */
export function useFamily(): Value {
  const value = useContext(FamilyContext);
  if (value === null) throw new Error('No FamilyProvider above this component.');
  return value;
}
