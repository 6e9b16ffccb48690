import { useEffect, useState } from 'react';
import { closeFamily, type FamilyDb, openFamily, probeFamily } from '../data/family-db.ts';
import type { Account } from '../platform/account-state.ts';
import { setFamilyOnScreen } from './open-family.ts';

export type FamilyState = { kind: 'opening' } | { kind: 'open'; db: FamilyDb } | { kind: 'failed'; message: string };

/** Opens the account's database for as long as the account is on screen, and keeps the connection alive. */
export function useFamilyDb(account: Account): FamilyState {
  const [state, setState] = useState<FamilyState>({ kind: 'opening' });
  const { id, adultName } = account;
  useEffect(() => {
    let gone = false;
    let opened: FamilyDb | null = null;
    openFamily({ id, adultName }).then(
      (db) => {
        if (gone) return closeFamily(db);
        opened = db;
        setFamilyOnScreen(db);
        setState({ kind: 'open', db });
      },
      (error: unknown) => {
        if (!gone) setState({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      },
    );
    const probe = (): void => {
      if (document.visibilityState === 'visible' && opened !== null) void probeFamily(opened);
    };
    document.addEventListener('visibilitychange', probe);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', probe);
      setFamilyOnScreen(null);
      if (opened !== null) closeFamily(opened);
    };
  }, [id, adultName]);
  return state;
}
