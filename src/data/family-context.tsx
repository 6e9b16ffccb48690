import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { WriteClock } from './apply-command.ts';
import type { Family } from './family.ts';

type Value = { family: Family; clock: WriteClock };

const FamilyContext = createContext<Value | null>(null);

/** Gives the screens below it their family, open or not yet. `clock` is where writes take their time and ids from. */
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
