import { useEffect, useState } from 'react';
import { closeFamily, type FamilyDb, probeFamily } from '../data/db.ts';
import type { Account } from '../platform/account/account-state.ts';
import { now } from '../platform/device/clock.ts';
import { afterFirstView } from '../platform/view/first-view.ts';
import { familyAtHand, setFamilyOnScreen, takeFamily } from './open-family.ts';

export type FamilyState = { kind: 'opening' } | { kind: 'there'; family: FamilyDb } | { kind: 'failed'; message: string };

const nothing = (): undefined => undefined;

async function purgeLater(family: FamilyDb): Promise<void> {
  await afterFirstView();
  const { purgeBackups } = await import('../data/files/backups.ts');
  await purgeBackups(family, now());
}

/** Holds the account's family for as long as the account is on screen, and keeps its database reachable. */
export function useAccountFamily(account: Account): FamilyState {
  const { id, adultName } = account;
  const [state, setState] = useState<FamilyState>(() => {
    const family = familyAtHand(id);
    return family === null ? { kind: 'opening' } : { kind: 'there', family };
  });
  useEffect(() => {
    let gone = false;
    const opened = takeFamily({ id, adultName });
    opened.then(
      (family) => {
        if (gone) return;
        setState((before) => (before.kind === 'there' && before.family === family ? before : { kind: 'there', family }));
        setFamilyOnScreen(family);
        purgeLater(family).catch(nothing);
      },
      (error: unknown) => {
        if (!gone) setState({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
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
