import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { FamilyDb } from './db.ts';
import type { WriteClock } from './write/clock.ts';

type Value = { family: FamilyDb; clock: WriteClock };

const FamilyContext = createContext<Value | null>(null);

/** Gives the screens below it their family's open database. `clock` is where writes take their time and ids from. */
export function FamilyProvider({ family, clock, children }: Value & { children: ReactNode }): ReactNode {
  const value = useMemo(() => ({ family, clock }), [family, clock]);
  return <FamilyContext value={value}>{children}</FamilyContext>;
}

/** The family and the clock of the nearest {@link FamilyProvider}; throws outside of one. */
export function useFamily(): Value {
  const value = useContext(FamilyContext);
  if (value === null) throw new Error('No FamilyProvider above this component.');
  return value;
}
