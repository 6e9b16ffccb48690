import { useEffect, useState } from 'react';
import { closeFamily, type FamilyDb, probeFamily } from '../data/db.ts';
import type { Account } from '../platform/account/account-state.ts';
import { now } from '../platform/device/clock.ts';
import { afterFirstView } from '../platform/view/first-view.ts';
import { familyAtHand, setFamilyOnScreen, takeFamily } from './open-family.ts';

export type FamilyState = { kind: 'opening' } | { kind: 'there'; family: FamilyDb } | { kind: 'failed'; message: string };

const nothing = (): undefined => undefined;

/** What no first view waits for: backups that have become old go, and what can't be read is reported. Answers how to stop. */
async function lookAfter(family: FamilyDb): Promise<() => void> {
  await afterFirstView();
  const [{ purgeBackups }, { watchMisfits }] = await Promise.all([
    import('../data/files/backups.ts'),
    import('../data/files/quarantine.ts'),
  ]);
  purgeBackups(family, now()).catch(nothing);
  return watchMisfits(family, () => new Date(now()).toISOString());
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
      },
      (error: unknown) => {
        if (!gone) setState({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      },
    );
    // (a family that did not open is told of above; what can't be had now is looked after at the next start)
    const lookedAfter = opened.then(lookAfter).catch(() => nothing);
    const probe = (): void => {
      if (document.visibilityState === 'visible') void opened.then(probeFamily, nothing);
    };
    document.addEventListener('visibilitychange', probe);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', probe);
      setFamilyOnScreen(null);
      void lookedAfter.then((stop) => stop());
      opened.then(closeFamily, nothing);
    };
  }, [id, adultName]);
  return state;
}
