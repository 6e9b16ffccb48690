import { useEffect, useState } from 'react';
import { purgeBackups } from '../data/backups.ts';
import { closeFamily, probeFamily } from '../data/connection.ts';
import type { Family } from '../data/family.ts';
import type { Account } from '../platform/account-state.ts';
import { now } from '../platform/clock.ts';
import { isMissingCode } from './missing-code.ts';
import { familyAtHand, setFamilyOnScreen, takeFamily } from './open-family.ts';

export type FamilyState =
  | { kind: 'opening' }
  | { kind: 'there'; family: Family }
  | { kind: 'code-missing' }
  | { kind: 'failed'; message: string };

const nothing = (): undefined => undefined;

/** Holds the account's family for as long as the account is on screen, and keeps its database reachable. */
export function useAccountFamily(account: Account): FamilyState {
  const { id, adultName } = account;
  const [state, setState] = useState<FamilyState>(() => {
    const family = familyAtHand(id);
    return family === null ? { kind: 'opening' } : { kind: 'there', family };
  });
  useEffect(() => {
    let gone = false;
    const taken = takeFamily({ id, adultName });
    const opened = taken.then((family) => {
      if (!gone) setState((before) => (before.kind === 'there' && before.family === family ? before : { kind: 'there', family }));
      return family.opened;
    });
    opened.then(
      (db) => {
        if (gone) return;
        setFamilyOnScreen(db);
        purgeBackups(db, now()).catch(nothing);
      },
      (error: unknown) => {
        if (gone) return;
        if (isMissingCode(error)) setState({ kind: 'code-missing' });
        else setState({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      },
    );
    const probe = (): void => {
      if (document.visibilityState === 'visible') void opened.then(probeFamily, nothing);
    };
    document.addEventListener('visibilitychange', probe);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', probe);
      setFamilyOnScreen(null);
      opened.then(closeFamily, nothing);
    };
  }, [id, adultName]);
  return state;
}
