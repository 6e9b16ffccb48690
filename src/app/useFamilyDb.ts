import { useEffect, useState } from 'react';
import { purgeBackups } from '../data/backups.ts';
import { closeFamily, type FamilyDb, probeFamily } from '../data/family-db.ts';
import type { Account } from '../platform/account-state.ts';
import { now } from '../platform/clock.ts';
import { familyAtHand, setFamilyOnScreen, takeFamily } from './open-family.ts';

export type FamilyState = { kind: 'opening' } | { kind: 'open'; db: FamilyDb } | { kind: 'failed'; message: string };

/** Opens the account's database for as long as the account is on screen, and keeps the connection alive. */
export function useFamilyDb(account: Account): FamilyState {
  const { id, adultName } = account;
  const [state, setState] = useState<FamilyState>(() => {
    const db = familyAtHand(id);
    return db === null ? { kind: 'opening' } : { kind: 'open', db };
  });
  useEffect(() => {
    let gone = false;
    let opened: FamilyDb | null = null;
    takeFamily({ id, adultName }).then(
      (db) => {
        if (gone) return closeFamily(db);
        opened = db;
        setFamilyOnScreen(db);
        setState((before) => (before.kind === 'open' && before.db === db ? before : { kind: 'open', db }));
        purgeBackups(db, now()).catch(() => undefined);
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
